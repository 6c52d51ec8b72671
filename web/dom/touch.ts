/** True when the visitor points by finger, so that a keyboard is unlikely. */
export const isTouched = () =>
  typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
