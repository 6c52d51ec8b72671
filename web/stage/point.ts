/** Where an event is on a canvas, in the canvas's own pixels. @param {HTMLCanvasElement} canvas @param {{clientX: number, clientY: number}} event */
export function pointOn(canvas, { clientX, clientY }) {
  const box = canvas.getBoundingClientRect();
  return {
    x: ((clientX - box.left) * canvas.width) / box.width,
    y: ((clientY - box.top) * canvas.height) / box.height,
  };
}
