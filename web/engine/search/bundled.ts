/**
 * Modules that are part of this very script, by file name. Empty on the site, which fetches them; the single-file page
 * fills it (standalone/worker.ts).
 */
export const bundled: Map<string, unknown> = new Map();
