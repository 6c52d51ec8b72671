/**
 * Starts the worker that loads Python while the rest of the page is still on its way; the solver
 * takes it over. index.html runs this apart from everything else, as soon as it is there.
 */

/** Where the solver finds it: nothing may import this module, which acts by being run. */
const PLACE = "firstWorker";

const worker = new Worker(new URL("worker.js", import.meta.url), {
  type: "module",
  name: "solver",
});
// Of one that does not start nobody would hear: the solver then starts its own, and tells.
worker.onerror = (event) => {
  event.preventDefault();
  Reflect.deleteProperty(globalThis, PLACE);
};
worker.postMessage({ type: "prepare" });
Reflect.set(globalThis, PLACE, worker);
