/** Whether the visitor points by finger, so that a keyboard is not at hand. */
export const isTouched = () =>
  typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
