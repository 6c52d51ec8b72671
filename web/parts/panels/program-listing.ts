import { watchSize } from "../../dom/binding.ts";
import { html } from "../../dom/create-element.ts";
import type { Form, Span } from "../../engine/types/python-replies.ts";
import { t } from "../../language/translate.ts";
import { cutLine, type Piece } from "./highlight.ts";

/**
 * The lines of a program. The running line is highlighted and kept visible; each line that can run can be chosen, by
 * pointer or by keyboard.
 */

/** Lines that stay visible before and after the highlighted one. */
const AROUND = 2;

export function bindListing(
  listing: HTMLElement,
  {
    run,
    chooseLine,
  }: { run: (line: number, back: boolean) => void; chooseLine: (line: number) => void },
) {
  let finger = false;
  listing.addEventListener("pointerdown", ({ pointerType }) => {
    finger = pointerType === "touch";
  });
  listing.addEventListener("click", (event) => {
    const line = lineOf(event.target);
    if (line === null) return;
    focusLine(listing, line, false);
    if (finger) chooseLine(numberOf(line));
    else run(numberOf(line), event.shiftKey);
    finger = false;
  });
  listing.addEventListener("keydown", (event) => {
    const line = lineOf(event.target);
    if (line === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = pressed(listing, line, event.key);
    if (next === null && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    if (next === null) run(numberOf(line), event.shiftKey);
    else focusLine(listing, next, true);
  });
}

const lineOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest("[data-line]") : null;

const numberOf = (line: HTMLElement) => Number(line.dataset.line);

/** The line that a key leads to. */
function pressed(listing: HTMLElement, line: HTMLElement, key: string) {
  const lines = findLines(listing);
  const at = lines.indexOf(line);
  const wanted: Record<string, number> = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    Home: 0,
    End: lines.length - 1,
  };
  if (!Object.hasOwn(wanted, key)) return null;
  return lines[Math.max(0, Math.min(lines.length - 1, wanted[key]))];
}

/** The Tab key reaches one line only, and the arrows lead on. */
function focusLine(listing: HTMLElement, line: HTMLElement, move: boolean) {
  for (const other of findLines(listing)) other.tabIndex = other === line ? 0 : -1;
  if (!move) return;
  line.focus({ preventScroll: true });
  reveal(listing, line);
}

const findLines = (listing: HTMLElement) =>
  [...listing.querySelectorAll("[data-line]")].filter(isElement);

const isElement = (node: Element) => node instanceof HTMLElement;

export function fillListing(listing: HTMLElement, { source, spans, lines }: Form) {
  const able = new Set(lines);
  const rows = source.trimEnd().split("\n");
  listing.replaceChildren(
    ...rows.map((text, row) => makeLine(text, spans[row] ?? [], able.has(row + 1) ? row + 1 : 0)),
  );
  listing.scrollTop = 0;
  // If no line can be chosen, the keys scroll the whole listing.
  listing.ariaLabel = able.size > 0 ? t("code-listing") : t("code-text");
  if (able.size > 0) listing.removeAttribute("tabindex");
  else listing.tabIndex = 0;
}

/**
 * Create a line of Python with its keywords and comments highlighted.
 *
 * @param number of a line that can be chosen, otherwise 0
 */
function makeLine(text: string, spans: Span[], number: number) {
  if (text === "") return html("li", {}, "\n");
  const inset = text.length - text.trimStart().length;
  const within = spans.map(
    ([from, to, kind]) => [Math.max(0, from - inset), to - inset, kind] as Span,
  );
  const pieces = [
    html("span", { class: "inset" }, text.slice(0, inset)),
    ...cutLine(text.slice(inset), within).map(makePiece),
  ];
  if (number === 0) return html("li", {}, ...pieces);
  const title = t("code-run", { line: number });
  const attributes = { role: "button", tabindex: "-1", "data-line": number, title };
  return html(
    "li",
    { "data-run": t("code-run-here", { line: number }) },
    html("span", { class: "line", ...attributes }, ...pieces),
  );
}

function makePiece({ text, kind }: Piece) {
  if (kind === "keyword") return html("b", {}, text);
  return kind === "comment" ? html("span", { class: "comment" }, text) : text;
}

/**
 * @param number of the running line
 * @param target the line that the visitor has chosen
 */
export function lightLine(listing: HTMLElement, number: number | null, target: number | null) {
  delete listing.dataset.stale;
  const before = listing.querySelector(".lit");
  before?.classList.remove("lit");
  before?.removeAttribute("aria-current");
  listing.querySelector(".target")?.classList.remove("target");
  if (target !== null) listing.children[target - 1]?.classList.add("target");
  const lit = number === null ? null : listing.children[number - 1];
  const lines = findLines(listing);
  const line = lit?.querySelector("[data-line]") ?? lines[0];
  // Keyboard users enter the listing at the running line.
  if (!listing.contains(document.activeElement) && line instanceof HTMLElement) {
    focusLine(listing, line, false);
  }
  if (!(lit instanceof HTMLElement)) return;
  lit.classList.add("lit");
  lit.setAttribute("aria-current", "step");
  reveal(listing, lit);
}

/** Keep the running line visible when the listing is resized. @returns stops that */
export function keepInSight(listing: HTMLElement): () => void {
  return watchSize(listing, () => {
    const lit = listing.querySelector(".lit");
    if (lit instanceof HTMLElement) reveal(listing, lit);
  });
}

/** Scroll a line to the middle of the listing if it is near an edge; never scroll the page. */
function reveal(listing: HTMLElement, line: HTMLElement) {
  const box = line.getBoundingClientRect();
  const frame = listing.getBoundingClientRect();
  const above = box.top - frame.top - listing.clientTop;
  const room = listing.clientHeight - box.height;
  const margin = Math.min(AROUND * box.height, room / 2);
  if (above >= margin && above <= room - margin) return;
  // Avoid a line cut in two at the top.
  listing.scrollTop = Math.round((listing.scrollTop + above - room / 2) / box.height) * box.height;
}
