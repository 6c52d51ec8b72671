import { html, render } from "lit-html";
import { copyText } from "../../dom/clipboard.ts";
import { recall, remember } from "../../dom/storage.ts";
import { bring, t } from "../../language/translate.ts";
import type { Page } from "../../state/page/page-context.ts";
import { saveFile } from "../export/save-file.ts";
import type { Answers } from "./answer-choice.ts";
import { formatProblem, linkOwn, readOwn } from "./own-lesson-link.ts";
import { renderText } from "./render-text.ts";
import { sample } from "./sample-lesson.ts";
import { askOnPaper, formatTask } from "./tasks-on-paper.ts";
import type { Lesson } from "./types.ts";

/** The editor for lessons: the text, and a preview beside it. The draft is stored on this device only. */

bring("writing");

const KEY = "knights.lesson-draft";
/** Milliseconds after a key before the text is parsed again. */
const REST = 250;

interface Shown {
  lesson: Lesson | null; // null until the text has been read
  answers: Map<string, string>; // tried in the preview, by `step.question`
  asked: [step: number, told: string][]; // the questions on the boards
  told: string[]; // problems and failures
  copied: string;
}

type Actions = Record<"read" | "copy" | "save" | "close" | "write" | "update", () => void>;

export function openWriter(page: Page) {
  const dialog = document.createElement("dialog");
  const shown: Shown = { lesson: null, answers: new Map(), asked: [], told: [], copied: "" };
  const start = recall(KEY) ?? sample(page.scenario.text);
  const textOf = () => dialog.querySelector("textarea")?.value ?? start;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = () => render(renderWriter(start, shown, actions), dialog);

  /** Show a failure where the problems are shown. */
  const attempt = (job: () => Promise<void>) => () =>
    void job()
      .catch(({ message }: Error) => {
        shown.told = [message];
      })
      .then(update);

  const show = attempt(async () => {
    const text = textOf();
    const { lesson, problems } = await readOwn(text, page);
    if (text !== textOf()) return;
    const told = problems.map(formatProblem);
    Object.assign(shown, { lesson, told, answers: new Map(), asked: [] });
    update();
    const { asked, refusals } = await askAll(page, lesson);
    if (text === textOf()) Object.assign(shown, { asked, told: [...told, ...refusals] });
  });
  const actions: Actions = {
    update,
    read: attempt(async () => {
      const { link } = await linkOwn(textOf(), page);
      dialog.close();
      location.hash = link;
    }),
    copy: attempt(async () => {
      const { link } = await linkOwn(textOf(), page);
      const done = await copyText(new URL(link, location.href).href, dialog);
      shown.copied = t(done ? "writing-copied" : "writing-not-copied");
    }),
    save() {
      saveFile(new Blob([textOf()], { type: "text/markdown" }), "lesson.md");
      page.showToast(t("page-saved"));
    },
    close: () => dialog.close(),
    write() {
      remember(KEY, textOf());
      clearTimeout(timer);
      timer = setTimeout(show, REST);
    },
  };
  const leave = new AbortController();
  dialog.className = "writing";
  dialog.setAttribute("aria-labelledby", "writing-title");
  dialog.addEventListener("close", () => {
    leave.abort();
    clearTimeout(timer);
    dialog.remove();
  });
  // A link of the preview shows its board.
  addEventListener("hashchange", () => dialog.close(), { signal: leave.signal });
  update();
  document.body.append(dialog);
  dialog.showModal();
  show();
}

function renderWriter(start: string, shown: Shown, actions: Actions) {
  const { lesson, told, copied } = shown;
  return html`
    <h2 id="writing-title" tabindex="-1">${t("writing-title")}</h2>
    <p>${t("writing-how")}</p>
    <details>
      <summary>${t("writing-help")}</summary>
      <p>${t("writing-help-steps")}</p>
      <p>${t("writing-help-blocks")}</p>
      <p>${t("writing-help-ask")}</p>
    </details>
    <div class="writing-both">
      <textarea class="input writing-text" spellcheck="false" aria-label=${t("writing-text")}
        .value=${start} @input=${actions.write}></textarea>
      <div class="writing-seen lesson-text" aria-live="off" tabindex="0">
        ${lesson && renderPreview(lesson, shown, actions.update)}
      </div>
    </div>
    <div class="problem writing-said" role="status">${told.map((one) => html`<p>${one}</p>`)}</div>
    <div class="dialog-actions">
      <button type="button" class="button button-main" @click=${actions.read}>${t("writing-read")}</button>
      <button type="button" class="button" @click=${actions.copy}>${t("writing-copy")}</button>
      <button type="button" class="button" @click=${actions.save}>${t("writing-save")}</button>
      <span role="status">${copied}</span>
      <button type="button" class="button" @click=${actions.close}>${t("writing-close")}</button>
    </div>`;
}

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
const renderPreview = (
  { title, steps }: Lesson,
  { answers, asked }: Shown,
  update: () => void,
) => html`
  <h3>${title}</h3>
  ${steps.map((step, index) => {
    const tried: Answers = {
      given: (question) => answers.get(`${index}.${question}`) ?? "",
      keep(question, answer) {
        answers.set(`${index}.${question}`, answer);
        update();
      },
    };
    const tasks = asked.flatMap(([at, told]) => (at === index ? [told] : []));
    return html`
      <h3><a href=${step.link}>${t("lesson-step", { step: index + 1, title: step.title })}</a></h3>
      ${renderText(step.body, tried)}
      <p class="strong writing-task">${formatTask(step)}${tasks}</p>`;
  })}`;
