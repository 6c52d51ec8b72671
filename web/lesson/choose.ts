import { tell } from "../language/tell.ts";
import { button, html } from "../view/node.ts";

/**
 * A question in a lesson's text: one answer is chosen, or typed. A wrong one is told its mistake, and may be tried again.
 *
 * @import { Choice, Node } from "./types.ts"
 *
 * @typedef {object} Asking
 * @property {Choice} choice
 * @property {(nodes: readonly Node[]) => globalThis.Node[]} make
 * @property {string} given what was answered last, "" for nothing
 * @property {(answer: string) => void} keep
 */

/** @param {Asking} asking */
export function makeChoice({ choice, make, given, keep }) {
  const { asked, answers, other, hint } = choice;
  // The step's text is told aloud as it changes, and this with it.
  const told = html("p", { class: "lesson-told" });
  const texts = answers.map(({ text }) => text.join(""));
  const box = html("div", { class: "lesson-choose", role: "group" });

  /** @param {string} answer */
  function tell(answer) {
    const found = answers[texts.indexOf(answer)];
    told.replaceChildren(...make(found?.told ?? other ?? []));
    box.dataset.right = String(found?.right === true);
    for (const one of box.querySelectorAll("button[value]")) {
      one.setAttribute("aria-pressed", String(one.getAttribute("value") === answer));
    }
  }

  /** @param {string} answer */
  function give(answer) {
    keep(answer);
    tell(answer);
    told.scrollIntoView({ block: "nearest" });
  }

  const ways = other
    ? [makeField(given, (typed) => give(plain(typed, texts)))]
    : texts.map((text, index) =>
        button(
          { class: "button", value: text, "aria-pressed": "false", click: () => give(text) },
          ...make(answers[index].text),
        ),
      );
  box.append(html("p", { class: "lesson-asked" }, ...make(asked)), ...ways);
  if (hint) box.append(makeHint(make(hint)));
  box.append(told);
  if (given !== "") tell(given);
  return box;
}

/** @param {globalThis.Node[]} content */
export const makeHint = (content) =>
  html(
    "details",
    { class: "lesson-hint" },
    html("summary", {}, tell("lesson-hint")),
    html("p", {}, ...content),
  );

/** What was typed, as it is written among the answers, if it is one of them. @param {string} typed @param {string[]} texts */
function plain(typed, texts) {
  const bare = (/** @type {string} */ text) => text.replace(/[\s,]/g, "").toLowerCase();
  return texts.find((text) => bare(text) === bare(typed)) ?? typed;
}

/** @param {string} given @param {(typed: string) => void} answer */
function makeField(given, answer) {
  const field = html("input", {
    class: "input",
    value: given,
    "aria-label": tell("lesson-answer"),
  });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (field.value.trim() !== "") answer(field.value.trim());
  };
  return html(
    "form",
    { class: "lesson-typed", submit },
    field,
    html("button", { class: "button" }, tell("lesson-check")),
  );
}
