import { tell } from "../language/tell.ts";
import { html } from "../view/node.ts";

/** What stands above a race, or the list of them. @param {string} title @param {string} about @param {...Node} more */
export function makeHead(title, about, ...more) {
  document.title = tell("race-window", { title });
  return html(
    "header",
    { class: "race-head" },
    html("div", {}, html("h1", {}, title), html("p", {}, about)),
    ...more,
  );
}
