/** The place of an event in canvas pixels. */
export function pointOn(
  canvas: HTMLCanvasElement,
  { clientX, clientY }: { clientX: number; clientY: number },
) {
  const box = canvas.getBoundingClientRect();
  return {
    x: ((clientX - box.left) * canvas.width) / box.width,
    y: ((clientY - box.top) * canvas.height) / box.height,
  };
}
