/**
 * The widget's side of web/player/host.ts: it hands on the step and the events between the player, in a frame without
 * an origin, and the kernel.
 */

function render({ model, el }) {
  const frame = document.createElement("iframe");
  frame.sandbox = "allow-scripts";
  frame.title = model.get("title");
  frame.srcdoc = model.get("page");
  frame.style.cssText = "width: 100%; max-width: 64rem; height: 28rem; border: 0";
  const view = crypto.getRandomValues(new Uint32Array(1))[0];
  let step = null; // the step that the player has told; null: it has not begun
  let due = 0; // the timer that tells the kernel

  const tell = (message) => frame.contentWindow?.postMessage({ knights: message }, "*");

  function receive({ source, data }) {
    if (source !== frame.contentWindow) return;
    // The player also tells by a word that it has been led beyond its ends.
    if (!(data?.knights instanceof Object)) return;
    const { step: told, ...request } = data.knights;
    if (told === undefined) return model.send({ view, ...request });
    const begins = step === null && model.get("step") > 0;
    step = told;
    if (begins) return tell({ seek: model.get("step") });
    due ||= setTimeout(report, 100);
  }

  function report() {
    due = 0;
    if (model.get("step") === step) return;
    model.set("step", step);
    model.save_changes();
  }

  function answer({ view: to, id, verdict }, [events]) {
    if (to === view) tell({ id, verdict, events: events.buffer.slice(events.byteOffset, events.byteOffset + events.byteLength) });
  }

  function seek() {
    if (step === null || model.get("step") === step) return;
    // The player's last step is not told any more: it would undo what was set.
    clearTimeout(due);
    due = 0;
    tell({ seek: model.get("step") });
  }

  addEventListener("message", receive);
  model.on("msg:custom", answer);
  model.on("change:step", seek);
  el.append(frame);
  for (const shown of document.getElementsByClassName(model.get("fallback"))) shown.hidden = true;
  return () => {
    clearTimeout(due);
    removeEventListener("message", receive);
    model.off("msg:custom", answer);
    model.off("change:step", seek);
  };
}

export default { render };
