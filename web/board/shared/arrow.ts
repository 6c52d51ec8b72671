/** A direction: 1, 0 or -1 to the right, and up. */
export interface Way {
  right: number;
  up: number;
}

/** The direction of an arrow key. */
export function wayOf(key: string): Way {
  return {
    right: Number(key === "ArrowRight") - Number(key === "ArrowLeft"),
    up: Number(key === "ArrowUp") - Number(key === "ArrowDown"),
  };
}

/** The direction from the middle of a place to a point in it. */
export function sideOf(middle: { x: number; y: number }, x: number, y: number): Way {
  const [dx, dy] = [x - middle.x, middle.y - y];
  const across = Math.abs(dx) > Math.abs(dy);
  return { right: across ? Math.sign(dx) : 0, up: across ? 0 : Math.sign(dy) };
}
