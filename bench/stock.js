// Starts Python in a worker as its documentation says, and gives the milliseconds that it took.
export function startStock() {
  const worker = new Worker(new URL("yardstick.js", import.meta.url), { type: "module" });
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => {
      worker.terminate();
      if (data.error) reject(new Error(data.error));
      else resolve(data.started);
    };
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage({ work: "start" });
  });
}
