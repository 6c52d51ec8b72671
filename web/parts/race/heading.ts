import { html, nothing } from "lit-html";
import { t } from "../../language/translate.ts";

export function setWindowTitle(title: string) {
  document.title = t("race-window", { title });
}

/** The heading of a race, a table or the list of races. @param actions buttons beside it */
export const renderHead = (title: string, about: string, actions: unknown = nothing) =>
  html`<header class="race-head">
    <div><h1 tabindex="-1">${title}</h1><p class="muted">${about}</p></div>
    ${actions}
  </header>`;

export const renderLaneName = (lane: number, name: string) =>
  html`<span class="race-badge">${lane}</span><span class="race-name semibold">${name}</span>`;
