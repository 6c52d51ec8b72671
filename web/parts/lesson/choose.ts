import { button, html } from "../../dom/node.ts";
import { tell } from "../../language/tell.ts";
import type { Choice, Node } from "./types.ts";

/**
 * A question in a lesson's text: the reader chooses or types an answer. A wrong answer gets an explanation, and may be
 * tried again.
 */

interface Asking {
  choice: Choice;
  make: (nodes: readonly Node[]) => globalThis.Node[];
  given: string; // the last answer, "" for none
  keep: (answer: string) => void;
}

export function makeChoice({ choice, make, given, keep }: Asking) {
  const { asked, answers, other, hint } = choice;
  // The lesson's text is a live region, so this is read out too.
  const told = html("p", { class: "lesson-told" });
  const texts = answers.map(({ text }) => text.join(""));
  const box = html("div", { class: "lesson-choose", role: "group" });

  function tell(answer: string) {
    const found = answers[texts.indexOf(answer)];
    told.replaceChildren(...make(found?.told ?? other ?? []));
    box.dataset.right = String(found?.right === true);
    for (const one of box.querySelectorAll("button[value]")) {
      one.setAttribute("aria-pressed", String(one.getAttribute("value") === answer));
    }
  }

  function give(answer: string) {
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

export const makeHint = (content: globalThis.Node[]) =>
  html(
    "details",
    { class: "lesson-hint" },
    html("summary", {}, tell("lesson-hint")),
    html("p", {}, ...content),
  );

/** Match typed text with an answer, ignoring blanks, commas and case. */
function plain(typed: string, texts: string[]) {
  const bare = (text: string) => text.replace(/[\s,]/g, "").toLowerCase();
  return texts.find((text) => bare(text) === bare(typed)) ?? typed;
}

function makeField(given: string, answer: (typed: string) => void) {
  const field = html("input", {
    class: "input",
    value: given,
    "aria-label": tell("lesson-answer"),
  });
  const submit = (event: Event) => {
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
