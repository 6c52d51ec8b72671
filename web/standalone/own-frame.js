/**
 * All that runs in the frame for programs of the visitor's own: it begins and ends the worker, which is where they run. What it is made of
 * comes from the page around it, as the frame may ask for nothing.
 */

/** @type {string | null} where the worker's script is */
let script = null;
/** @type {Map<string, ArrayBuffer>} */
let files = new Map();
/** @type {Worker | null} */
let worker = null;

function end() {
  worker?.terminate();
  worker = null;
}

/** @param {MessagePort} port between the worker and the page */
function begin(port) {
  end();
  if (script === null) return;
  const begun = new Worker(script, { name: "own" });
  begun.onerror = ({ message }) => parent.postMessage({ own: "failed", message }, "*");
  begun.postMessage({ files, port }, [port]);
  worker = begun;
}

addEventListener("message", ({ data, source, ports }) => {
  if (source !== parent) return;
  if (data.own === "files") {
    script = URL.createObjectURL(new Blob([data.script], { type: "text/javascript" }));
    files = data.files;
  }
  if (data.own === "begin") begin(ports[0]);
  if (data.own === "end") end();
});
parent.postMessage({ own: "there" }, "*");
