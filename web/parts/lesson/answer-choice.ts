import { html, nothing } from "lit-html";
import { t } from "../../language/translate.ts";
import type { Choice, Node } from "./types.ts";

/**
 * A question in a lesson's text: the reader chooses or types an answer. A wrong answer gets an explanation, and may be
 * tried again.
 */

/** The reader's answers, by the number of the question in the text. */
export interface Answers {
  given: (question: number) => string; // the last answer, "" for none
  keep: (question: number, answer: string) => void; // renders the text again: a live region, so the reply is read out
}

export function renderChoice(
  { asked, answers: offered, other, hint }: Choice,
  question: number,
  answers: Answers,
  render: (nodes: readonly Node[]) => unknown,
) {
  const texts = offered.map(({ text }) => text.join(""));
  const given = answers.given(question);
  const found = offered[texts.indexOf(given)];
  const submit = (event: Event) => {
    event.preventDefault();
    const typed = (event.currentTarget as HTMLFormElement).answer.value.trim();
    if (typed !== "") answers.keep(question, plain(typed, texts));
  };
  const ways = other
    ? html`<form class="lesson-typed row" @submit=${submit}>
        <input class="input" name="answer" value=${given} aria-label=${t("lesson-answer")} />
        <button class="button">${t("lesson-check")}</button>
      </form>`
    : texts.map(
        (text, index) => html`<button type="button" class="button" value=${text}
        aria-pressed=${String(text === given)} @click=${() => answers.keep(question, text)}>${render(offered[index].text)}</button>`,
      );
  const right = given === "" ? nothing : String(found?.right === true);
  return html`<div class="lesson-choose" role="group" data-right=${right}>
    <p class="strong">${render(asked)}</p>
    ${ways}
    ${hint ? renderHint(render(hint)) : nothing}
    <p class="lesson-told" @click=${uncover}>${given === "" ? nothing : render(found?.told ?? other ?? [])}</p>
  </div>`;
}

/** In little room the sentence lies over the last answers: a press on it brings them all into sight. */
const uncover = ({ currentTarget }: Event) =>
  (currentTarget as Element).parentElement?.scrollIntoView({ block: "end" });

export function renderHint(content: unknown) {
  return html`<details class="lesson-hint muted">
    <summary>${t("lesson-hint")}</summary>
    <p>${content}</p>
  </details>`;
}

/** Match typed text with an answer, ignoring blanks, commas and case. */
function plain(typed: string, texts: string[]) {
  const bare = (text: string) => text.replace(/[\s,]/g, "").toLowerCase();
  return texts.find((text) => bare(text) === bare(typed)) ?? typed;
}
