import { binding } from "../../dom/binding.ts";
import { html } from "../../dom/create-element.ts";
import { readPalette } from "../../dom/theme.ts";
import { titleOf } from "../../engine/catalogue/catalogue.ts";
import { displayText } from "../../engine/fragment/encode.ts";
import type { Form } from "../../engine/types/python-replies.ts";
import { t } from "../../language/translate.ts";
import { hides } from "../../state/link/link-view.ts";
import type { Page } from "../../state/page/page-context.ts";
import { drawCode, makeCode } from "../share/qr-code.ts";
import { paintMoment } from "./picture.ts";

/**
 * The present moment on a sheet of paper: the board, the sentence about the step, the counters, the code, the board as
 * text, and the link to this moment.
 */

const PICTURE = 1200;

/**
 * Create the sheet, ready for printing.
 *
 * @param text the board as its program prints it
 * @param form name of the program, or "" for the first one that can run this scenario
 * @throws {Error} when Python gives no answer
 */
export async function prepareSheet(page: Page, text: string, form: string) {
  const { scenario, solver } = page;
  const url = new URL(await page.link(), location.href).href;
  const forms = await solver.insist<Form[]>("forms", scenario.text);
  const sheet = await makeSheet(page, url);
  const usable = forms.filter(({ refusal }) => refusal === null);
  const source = (usable.find(({ name }) => name === form) ?? usable[0])?.source;
  if (source !== undefined && !hides("code")) {
    sheet.append(html("h2", {}, t("share-sheet-code")), html("pre", {}, source));
  }
  if (!hides("verdict")) {
    sheet.append(html("h2", {}, t("share-sheet-text")), html("pre", {}, text));
  }
  await addCode(sheet, url);
  return sheet;
}

/**
 * Print a sheet. It stays in the page, hidden, until the visitor does something else: some browsers report the end of
 * printing before they print.
 */
export function printSheet(sheet: HTMLElement) {
  document.body.append(sheet);
  const { signal, onDispose, unbind } = binding();
  onDispose(() => sheet.remove());
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, unbind, { signal });
  print();
}

async function makeSheet(page: Page, url: string) {
  const { scenario, catalogue, player } = page;
  const title = hides("verdict") ? displayText(scenario.text) : titleOf(scenario.text, catalogue);
  const picture = await paintMoment(page, PICTURE, readPalette("light"));
  const numbers = document.querySelector(".counters")?.cloneNode(true) as HTMLElement;
  // Rates are of the playing page, not of the moment.
  for (const other of numbers.querySelectorAll("[hidden], div:has(#rate, #elapsed)"))
    other.remove();
  return html(
    "article",
    { class: "sheet" },
    html("h1", {}, title),
    html("p", {}, t("share-sheet-about", { step: player.timeline.position })),
    picture,
    html("p", {}, document.getElementById("sentence")?.textContent ?? ""),
    numbers,
    html("p", { class: "sheet-link" }, url),
  );
}

async function addCode(sheet: HTMLElement, url: string) {
  // Without a code, the printed link is enough.
  const code = await makeCode(url).catch(() => null);
  if (code !== null) sheet.querySelector(".sheet-link")?.before(drawCode(code));
}
