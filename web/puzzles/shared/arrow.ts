/** Which way an arrow key leads: 1, 0 or -1 to the right, and up. @param {string} key */
export function wayOf(key) {
  return {
    right: Number(key === "ArrowRight") - Number(key === "ArrowLeft"),
    up: Number(key === "ArrowUp") - Number(key === "ArrowDown"),
  };
}
