import { html } from "../../dom/node.ts";
import { tell } from "../../language/tell.ts";

/** What stands above a race, or the list of them. */
export function makeHead(title: string, about: string, ...more: Node[]) {
  document.title = tell("race-window", { title });
  return html(
    "header",
    { class: "race-head" },
    html("div", {}, html("h1", {}, title), html("p", {}, about)),
    ...more,
  );
}
