import { html, nothing, render } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { element } from "../../dom/element.ts";
import { t } from "../../language/translate.ts";
import { type Bookmark, LONGEST_NOTE, MOST_BOOKMARKS } from "../../state/link/bookmarks.ts";
import type { Page } from "../../state/page/page-context.ts";
import type { BookmarkModel } from "./bookmark-model.ts";

/** The dialog that marks the present step, and lists the bookmarks of this search. */

/** Open it with the cursor in the note of the present step. */
export function openBookmarks(page: Page, model: BookmarkModel) {
  const dialog = element("bookmarks", HTMLDialogElement);
  if (dialog.open) return;
  const { player } = page;
  const step = player.aim?.kind === "seek" ? player.aim.position : player.timeline.position;
  // Start afresh: a note that was typed and not kept is gone.
  render(nothing, dialog);
  const update = () => render(renderDialog(step, model, actions), dialog);
  const actions = {
    keep(event: SubmitEvent) {
      event.preventDefault();
      const note = new FormData(event.currentTarget as HTMLFormElement).get("note");
      if (model.put(step, String(note))) dialog.close();
      else update();
    },
    rename(to: number, { currentTarget }: Event) {
      model.put(to, (currentTarget as HTMLInputElement).value);
      update();
    },
    remove(from: number) {
      // The button will be gone.
      element("bookmarks-title", HTMLElement).focus();
      model.remove(from);
      update();
    },
    adopt() {
      element("bookmarks-title", HTMLElement).focus();
      model.adopt();
      update();
    },
    go(to: number) {
      dialog.close();
      player.seek(to);
    },
    close: () => dialog.close(),
  };
  update();
  dialog.showModal();
  element("bookmarks-note", HTMLInputElement).select();
}

type Actions = {
  keep: (event: SubmitEvent) => void;
  rename: (step: number, event: Event) => void;
  remove: (step: number) => void;
  adopt: () => void;
  go: (step: number) => void;
  close: () => void;
};

function renderDialog(step: number, model: BookmarkModel, actions: Actions) {
  const { own, linked } = model;
  const here = own.find((one) => one.step === step);
  const full = here === undefined && own.length >= MOST_BOOKMARKS;
  return html`<h2 class="flush" id="bookmarks-title" tabindex="-1">${t("bookmarks-title")}</h2>
    <form class="field" id="bookmarks-form" @submit=${actions.keep}>
      <label for="bookmarks-note">${t("bookmarks-here", { step })}</label>
      <div class="row wrap spaced">
        <input class="input" id="bookmarks-note" name="note" autocomplete="off" dir="auto"
          maxlength=${LONGEST_NOTE} value=${here?.note ?? ""} autofocus />
        <button type="submit" class="button button-main" ?disabled=${full}>${t("bookmarks-keep")}</button>
      </div>
      <p class="problem" role="status">${full ? t("bookmarks-full", { most: MOST_BOOKMARKS }) : nothing}</p>
    </form>
    ${own.length === 0 ? nothing : renderList("own", own, (one) => renderOwn(one, actions))}
    ${linked.length === 0 ? nothing : renderList("linked", linked, (one) => renderLinked(one, actions))}
    <div class="dialog-actions">
      <button type="button" class="button" id="bookmarks-adopt" ?hidden=${linked.length === 0} @click=${actions.adopt}>${t("bookmarks-adopt")}</button>
      <button type="button" class="button" id="bookmarks-close" @click=${actions.close}>${t("share-close")}</button>
    </div>`;
}

function renderList(
  name: "own" | "linked",
  bookmarks: readonly Bookmark[],
  renderRow: (bookmark: Bookmark) => unknown,
) {
  return html`<h3 id="bookmarks-${name}">${t(`bookmarks-${name}`)}</h3>
    <ul class="bookmark-rows" aria-labelledby="bookmarks-${name}">${repeat(bookmarks, ({ step }) => step, renderRow)}</ul>`;
}

const renderGo = (step: number, { go }: Actions) =>
  html`<button type="button" class="button figures" @click=${() => go(step)}>${t("bookmarks-go", { step })}</button>`;

function renderOwn({ step, note }: Bookmark, actions: Actions) {
  const remove = t("bookmarks-remove", { step });
  return html`<li class="row middle">
    ${renderGo(step, actions)}
    <input class="input" autocomplete="off" dir="auto" maxlength=${LONGEST_NOTE} .value=${note}
      aria-label=${t("bookmarks-note", { step })} @change=${(event: Event) => actions.rename(step, event)} />
    <button type="button" class="button button-icon button-plain" aria-label=${remove} title=${remove}
      @click=${() => actions.remove(step)}>×</button>
  </li>`;
}

const renderLinked = ({ step, note }: Bookmark, actions: Actions) =>
  html`<li class="row middle">${renderGo(step, actions)}<bdi>${note}</bdi></li>`;
