import { copyText } from "../../dom/clipboard.ts";
import { setText } from "../../dom/element.ts";
import { button, html } from "../../dom/node.ts";
import { recall, remember } from "../../dom/storage.ts";
import { bring, tell } from "../../language/tell.ts";
import type { Page } from "../../state/lane/types.ts";
import { saveFile } from "../export/file.ts";
import { askOnPaper, formatTask } from "./on-paper.ts";
import { formatProblem, linkOwn, readOwn } from "./own.ts";
import { sample } from "./sample.ts";
import { makeText } from "./text.ts";
import type { Lesson } from "./types.ts";

/** The editor for lessons: the text, and a preview beside it. The draft is stored on this device only. */

bring("writing");

const KEY = "knights.lesson-draft";
/** Milliseconds after a key before the text is parsed again. */
const REST = 250;

export function openWriter(page: Page) {
  const text = html("textarea", {
    class: "input writing-text",
    spellcheck: "false",
    "aria-label": tell("writing-text"),
  });
  text.value = recall(KEY) ?? sample(page.scenario.text);
  const seen = html("div", { class: "writing-seen lesson-text", "aria-live": "off", tabindex: 0 });
  const said = html("div", { class: "problem writing-said", role: "status" });
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Show a failure where the problems are shown. */
  const attempt = (job: () => Promise<void>) => () =>
    job().catch(({ message }: Error) => said.replaceChildren(html("p", {}, message)));

  const show = attempt(async () => {
    const { value } = text;
    const { lesson, problems } = await readOwn(value, page);
    if (value !== text.value) return;
    seen.replaceChildren(...preview(lesson));
    said.replaceChildren(...problems.map((problem) => html("p", {}, formatProblem(problem))));
    const { asked, refusals } = await askAll(page, lesson);
    if (value !== text.value) return;
    said.append(...refusals.map((told) => html("p", {}, told)));
    for (const [step, told] of asked) seen.querySelectorAll(".writing-task")[step].append(told);
  });
  const copied = html("span", { role: "status" });
  const dialog = makeDialog([html("div", { class: "writing-both" }, text, seen), said], {
    read: attempt(async () => {
      const { link } = await linkOwn(text.value, page);
      dialog.close();
      location.hash = link;
    }),
    copy: attempt(async () => {
      const { link } = await linkOwn(text.value, page);
      const done = await copyText(new URL(link, location.href).href, dialog);
      setText(copied, tell(done ? "writing-copied" : "writing-not-copied"));
    }),
    save: () => saveFile(new Blob([text.value], { type: "text/markdown" }), "lesson.md"),
    close: () => dialog.close(),
    copied,
  });
  const leave = new AbortController();

  text.addEventListener("input", () => {
    remember(KEY, text.value);
    clearTimeout(timer);
    timer = setTimeout(show, REST);
  });
  dialog.addEventListener("close", () => {
    leave.abort();
    clearTimeout(timer);
    dialog.remove();
  });
  // A link of the preview shows its board.
  addEventListener("hashchange", () => dialog.close(), { signal: leave.signal });
  document.body.append(dialog);
  dialog.showModal();
  void show();
}

const makeDialog = (
  parts: HTMLElement[],
  {
    read,
    copy,
    save,
    close,
    copied,
  }: Record<"read" | "copy" | "save" | "close", () => void> & { copied: HTMLElement },
) =>
  html(
    "dialog",
    { class: "writing", "aria-labelledby": "writing-title" },
    html("h2", { id: "writing-title", tabindex: -1 }, tell("writing-title")),
    html("p", {}, tell("writing-how")),
    html(
      "details",
      {},
      html("summary", {}, tell("writing-help")),
      html("p", {}, tell("writing-help-steps")),
      html("p", {}, tell("writing-help-blocks")),
      html("p", {}, tell("writing-help-ask")),
    ),
    ...parts,
    html(
      "div",
      { class: "dialog-actions" },
      button({ class: "button button-main", click: read }, tell("writing-read")),
      button({ class: "button", click: copy }, tell("writing-copy")),
      button({ class: "button", click: save }, tell("writing-save")),
      copied,
      button({ class: "button", click: close }, tell("writing-close")),
    ),
  );

/** The questions on the boards with their steps, and the reasons why some can't be asked. */
async function askAll(page: Page, { steps }: Lesson) {
  const asked: [step: number, told: string][] = [];
  const refusals: string[] = [];
  for (const [index, step] of steps.entries()) {
    try {
      for (const told of await askOnPaper(page, step)) asked.push([index, told.asked]);
    } catch (error) {
      refusals.push((error as Error).message);
    }
  }
  return { asked, refusals };
}

/** All steps, one after the other; answers can be tried, and are not stored. */
const preview = ({ title, steps }: Lesson) => [
  html("h3", {}, title),
  ...steps.flatMap((step, index) => [
    html(
      "h3",
      {},
      html("a", { href: step.link }, tell("lesson-step", { step: index + 1, title: step.title })),
    ),
    ...makeText(step.body, { given: () => "", keep: () => {} }),
    html("p", { class: "lesson-asked writing-task" }, formatTask(step)),
  ]),
];
