/** Stands in. */
import { button, html } from "../view/node.js";

/** @param {any} actions */
export function makeWorkspace(actions) {
  const text = html("textarea", { class: "own-text", rows: "12", "aria-label": "Program" });
  text.addEventListener("input", () => actions.change(text.value));
  const run = button({ id: "own-run", class: "button" }, "Run");
  run.addEventListener("click", () => actions.run());
  const stop = button({ id: "own-stop", class: "button" }, "Stop");
  stop.addEventListener("click", () => actions.stop());
  const close = button({ id: "own-close", class: "button" }, "Close");
  close.addEventListener("click", () => actions.close());
  const told = html("pre", { id: "own-told" });
  const body = html("div", { class: "own" }, text, html("div", {}, run, stop, close), told);
  return {
    body,
    /** @param {string} program */
    write(program) {
      text.value = program;
    },
    /** @param {any} shown */
    show(shown) {
      run.hidden = shown.state === "running";
      stop.hidden = !run.hidden;
      told.textContent = JSON.stringify(shown, null, 1);
    },
    unbind() {
      body.remove();
    },
  };
}
