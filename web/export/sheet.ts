import { titleOf } from "../catalogue/catalogue.ts";
import { legible } from "../fragment/encode.ts";
import { tell } from "../language/tell.ts";
import { hides } from "../link/link-view.ts";
import { drawCode, makeCode } from "../share/qr-code.ts";
import { binding } from "../view/binding.ts";
import { html } from "../view/node.ts";
import { readPalette } from "../view/theme.ts";
import { paintMoment } from "./picture.ts";

/**
 * The moment shown as a sheet of paper: the board, what happens, the numbers, the code, the board as
 * text, and the way back to the very moment.
 *
 * @import { Page } from "../lane/types.ts"
 */

const PICTURE = 1200;

/**
 * The sheet, ready to be printed.
 *
 * @param {Page} page
 * @param {string} text the board as its program prints it
 * @param {string} form of the code, or "" for the first that runs this scenario
 * @throws {Error} when Python gives no answer
 */
export async function prepareSheet(page, text, form) {
  const { scenario, solver } = page;
  const url = new URL(await page.link(), location.href).href;
  const forms = await solver.insist("forms", scenario.text);
  const sheet = makeSheet(page, url);
  /** @type {{name: string, source: string, refusal: string | null}[]} */
  const usable = forms.filter((/** @type {any} */ { refusal }) => refusal === null);
  const source = (usable.find(({ name }) => name === form) ?? usable[0])?.source;
  if (source !== undefined && !hides("code")) {
    sheet.append(html("h2", {}, tell("share-sheet-code")), html("pre", {}, source));
  }
  if (!hides("verdict")) {
    sheet.append(html("h2", {}, tell("share-sheet-text")), html("pre", {}, text));
  }
  await addCode(sheet, url);
  return sheet;
}

/**
 * Prints a sheet. It stays in the page, out of sight, until the visitor does something else: some
 * browsers only print it after they have said that they have.
 *
 * @param {HTMLElement} sheet
 */
export function printSheet(sheet) {
  document.body.append(sheet);
  const { signal, also, unbind } = binding();
  also(() => sheet.remove());
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, unbind, { signal });
  print();
}

/** @param {Page} page @param {string} url */
function makeSheet(page, url) {
  const { scenario, catalogue, player } = page;
  const title = hides("verdict") ? legible(scenario.text) : titleOf(scenario.text, catalogue);
  const picture = paintMoment(page, PICTURE, readPalette("light"));
  const numbers = /** @type {HTMLElement} */ (document.querySelector(".counters"));
  return html(
    "article",
    { class: "sheet" },
    html("h1", {}, title),
    html(
      "p",
      {},
      tell("share-sheet-about", {
        scenario: legible(scenario.text),
        step: player.timeline.position,
      }),
    ),
    picture,
    html("p", {}, document.getElementById("sentence")?.textContent ?? ""),
    numbers.cloneNode(true),
    html("p", { class: "sheet-link" }, url),
  );
}

/** @param {HTMLElement} sheet @param {string} url */
async function addCode(sheet, url) {
  // The link stands there in letters, too.
  const code = await makeCode(url).catch(() => null);
  const drawing = document.getElementById("share-code")?.cloneNode(true);
  if (code === null || !(drawing instanceof SVGElement)) return;
  drawing.removeAttribute("id");
  drawCode(drawing, code);
  sheet.querySelector(".sheet-link")?.before(drawing);
}
