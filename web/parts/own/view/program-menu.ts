import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { keyed } from "lit-html/directives/keyed.js";
import { live } from "lit-html/directives/live.js";
import { ref } from "lit-html/directives/ref.js";
import { able } from "../../../dom/enabled.ts";
import { makeFileInput } from "../../../dom/files.ts";
import { t } from "../../../language/translate.ts";
import type { Asked, OwnState } from "../state/state.ts";
import {
  create,
  openFile,
  openFinished,
  remove,
  rename,
  reset,
  save,
  write,
} from "../state/write-program.ts";

/** The choice of drafts, the menu of actions on them, the question that some actions ask first, and the file field. */

export function draftChoice(state: OwnState) {
  const drafts = state.drafts.list();
  const names = drafts.includes(state.name) ? drafts : [state.name, ...drafts];
  const choose = ({ currentTarget }: Event) => {
    const { value } = currentTarget as HTMLSelectElement;
    void write(state, value, state.drafts.read(value) ?? "");
  };
  return html`
    <select class="input own-choice" aria-label=${t("own-tools-name")} @change=${choose}>
      ${names.map((name) => html`<option value=${name} .selected=${live(name === state.name)}>${name}</option>`)}
    </select>`;
}

export function programMenu(state: OwnState) {
  const { name } = state;
  const ask = (asked: Omit<Asked, "wrong">) => {
    state.asked = { ...asked, wrong: "" };
    state.own.page.redraw();
  };
  const item = (word: string, click: () => void, usable = true) =>
    html`<button type="button" class="button" ${able(usable)} @click=${click}>${word}</button>`;
  const yes = t("own-tools-yes");
  return html`
    <details class="menu own-menu">
      <summary class="button" title=${t("own-tools-more-title")}>${t("own-tools-more")}</summary>
      <div class="menu-list" @click=${() => state.asked === null && focusMenu()}>
        ${item(t("own-tools-create"), () =>
          ask({
            question: t("own-tools-new-name"),
            ...{ name: "", yes, act: (chosen) => create(state, chosen) },
          }),
        )}
        ${item(t("own-tools-rename"), () =>
          ask({
            question: t("own-tools-other-name"),
            ...{ name, yes, act: (chosen) => rename(state, chosen) },
          }),
        )}
        ${item(
          t("own-tools-remove"),
          () =>
            ask({
              question: t("own-tools-sure-to-remove", { name }),
              ...{ name: null, yes: t("own-tools-remove-it"), act: () => remove(state, name) },
            }),
          !state.busy,
        )}
        ${resetButton(state)}
        ${item(t("own-tools-finished"), () => void openFinished(state))}
        ${item(t("own-tools-open"), chooseFile)}
        ${item(t("own-tools-save"), () => save(state))}
      </div>
    </details>`;
}

export const resetButton = (state: OwnState) => html`
  <button type="button" class="button" @click=${() => void reset(state)}>${t("own-tools-reset")}</button>`;

export function askRow(state: OwnState) {
  const { asked } = state;
  if (asked === null) return nothing;
  const close = () => {
    state.asked = null;
    state.own.page.redraw();
    focusMenu();
  };
  const take = ({ currentTarget }: Event) => {
    const row = (currentTarget as Element).closest(".own-ask");
    const wrong = asked.act(row?.querySelector("input")?.value.trim() ?? "");
    if (typeof wrong !== "string" || wrong === "") return close();
    state.asked = Object.assign(asked, { wrong });
    state.own.page.redraw();
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Escape") close();
    else if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
      // Otherwise the same Enter would also press the element that gets the focus next.
      event.preventDefault();
      take(event);
    }
  };
  const field = html`<input class="input" id="own-name" autocomplete="off" maxlength="60" .value=${asked.name ?? ""} ${ref(focus)} />`;
  return keyed(
    asked,
    html`
    <div class="own-ask" @keydown=${press}>
      <label for="own-name">${asked.question}</label>
      ${asked.name === null ? nothing : field}
      <button type="button" class="button button-main" @click=${take}>${asked.yes}</button>
      <button type="button" class="button" @click=${close}
        ${asked.name === null ? ref(focus) : nothing}>${t("own-tools-no")}</button>
      <p class="problem" role="alert">${asked.wrong}</p>
    </div>`,
  );
}

/** Focus a field or button when lit-html adds it. */
function focus(added?: Element) {
  if (!(added instanceof HTMLElement)) return;
  // Wait for the whole template to be in the page.
  queueMicrotask(() => {
    added.focus();
    if (added instanceof HTMLInputElement) added.select();
  });
}

const focusMenu = () => document.querySelector<HTMLElement>(".own-menu > summary")?.focus();

const chooseFile = () => document.querySelector<HTMLElement>(".own input[type=file]")?.click();

export const fileField = (state: OwnState) =>
  guard([], () => makeFileInput(".py,text/x-python,text/plain", (file) => openFile(state, file)));
