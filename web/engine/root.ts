/** The site's root, wherever it is published: the script that the build makes of all modules lies there. */
export const ROOT = new URL("./", import.meta.url);
