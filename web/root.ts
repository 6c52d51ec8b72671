/**
 * The site's root, wherever it is published. This module lies in it, and so does the script that
 * the build makes of all the page's modules.
 */
export const ROOT = new URL("./", import.meta.url);
