/** The site's root, wherever it is published: the bundle lies there. */
export const ROOT = new URL("./", import.meta.url);
