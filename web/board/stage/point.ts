/** Where an event is on a canvas, in the canvas's own pixels. */
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
