/**
 * Modules that came along with this very script, by their file's name. None on the site, which
 * fetches them; the page in one file puts them here (standalone/worker.ts).
 */
export const bundled: Map<string, unknown> = new Map();
