/** The direction of an arrow key: 1, 0 or -1 to the right, and up. */
export function wayOf(key: string) {
  return {
    right: Number(key === "ArrowRight") - Number(key === "ArrowLeft"),
    up: Number(key === "ArrowUp") - Number(key === "ArrowDown"),
  };
}
