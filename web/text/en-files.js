/** What is said of a file of the site that is not there, or not what it should be. */

export const file = {
  /** @param {string} name @param {number} status of HTTP */
  refused: (name, status) =>
    status === 404
      ? `The server has no file ${name} (HTTP 404).`
      : `The server did not send ${name} (HTTP ${status}).`,
  /** @param {string} name */
  replaced: (name) => `The server sent a web page instead of ${name}.`,
  /** @param {string} name */
  damaged: (name) => `The file ${name} arrived damaged.`,
  /** @param {string} name @param {boolean} offline */
  lost: (name, offline) =>
    `The file ${name} did not arrive: ${offline ? "there is no network" : "the connection failed"}.`,
};

/** Of a part of the page that comes when it is wanted. @param {string} name of its file, or "" */
export const part = (name) =>
  `A part of this page${name && `, ${name},`} did not arrive. Reload the page, then try again.`;
