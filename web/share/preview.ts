import { tell } from "../language/tell.ts";
import { html } from "../view/node.ts";

/**
 * Small pictures of what a link opens, and of the frame: copies of the page's own elements, with
 * what the link hides and locks, drawn at a fraction of their size. A shadow root keeps them apart:
 * nothing in them has the page's names, and nothing in them answers.
 *
 * @import { LinkOptions } from "../types/scenario.ts"
 *
 * @typedef {object} OpeningCard what a link asks at the moment shown
 * @property {string} kind
 * @property {HTMLElement | null} card with the question; null where it comes later
 */

const STYLES = "style, link[rel=stylesheet]";
/** A program of the visitor's own, and what is told of it. */
const SCROLLED = ".cm-scroller, .own-told";

/** The frame's size in CSS pixels, as its HTML says. */
const FRAME = { width: 400, height: 560 };

/**
 * @param {HTMLElement} host takes the picture, as wide as it is
 * @param {(canvas: HTMLCanvasElement, asked: boolean) => void} drawBoard as it is seen while a question is open, or not
 */
export function createPreview(host, drawBoard) {
  const shadow = host.attachShadow({ mode: "closed" });
  const whole = html("div", { inert: "" });

  return {
    /** Takes the page as it is now. @param {boolean} framed as a frame shows it */
    take(framed) {
      const parts = framed ? ["#page"] : [".bar", "#page"];
      const { width, height } = framed
        ? FRAME
        : { width: innerWidth, height: Math.min(innerHeight, innerWidth) };
      whole.replaceChildren(...parts.map(copy));
      // What is asked in this page is not asked by the link.
      for (const part of whole.querySelectorAll(".question, .question-marks")) part.remove();
      if (framed) addFrameLink(whole);
      whole.style.cssText =
        `position: absolute; inset: 0 auto auto 0; width: ${width}px; height: ${height}px; overflow: hidden;` +
        `transform-origin: 0 0; transform: scale(${host.clientWidth / width})`;
      host.style.aspectRatio = `${width} / ${height}`;
      whole.toggleAttribute("data-embed", framed);
      whole.toggleAttribute("data-own", document.documentElement.hasAttribute("data-own"));
      whole.style.setProperty("--frame-width", `${width}px`);
      whole.style.setProperty("--frame-height", `${height}px`);
      // Parts that came late have brought styles of their own.
      const known = shadow.querySelectorAll(STYLES).length;
      const dressed = known === document.querySelectorAll(STYLES).length;
      void (dressed ? Promise.resolve() : dress(shadow, whole)).then(() =>
        scrollAlike(whole, parts),
      );
    },
    /** Shows what a link hides and locks, and asks. @param {LinkOptions} options @param {OpeningCard | null} asked */
    show({ hide = "", lock = "" }, asked) {
      const board = whole.querySelector("#board");
      if (board instanceof HTMLCanvasElement) drawBoard(board, asked !== null);
      whole.querySelector(".question")?.remove();
      if (asked?.card) whole.querySelector("#told")?.after(asked.card);
      whole.toggleAttribute("data-question", Boolean(asked?.card));
      if (asked === null) delete whole.dataset.asking;
      else whole.dataset.asking = asked.kind;
      whole.dataset.hide = hide.replaceAll(",", " ");
      whole.dataset.lock = lock;
      whole.dataset.status = document.documentElement.dataset.status;
    },
    /** An element keeps its shadow root: another one takes its place. */
    unbind: () => host.replaceWith(host.cloneNode()),
  };
}

/**
 * Gives a picture the page's styles. It is shown when they are there: for a moment it would stand there bare.
 *
 * @param {ShadowRoot} shadow
 * @param {HTMLElement} whole
 */
function dress(shadow, whole) {
  whole.hidden = true;
  const styles = Array.from(document.querySelectorAll(STYLES), (style) => style.cloneNode(true));
  const coming = styles.filter((style) => style instanceof HTMLLinkElement);
  const come = coming.map((link) => new Promise((done) => (link.onload = link.onerror = done)));
  shadow.replaceChildren(...styles, whole);
  return Promise.all(come).then(() => {
    whole.hidden = false;
  });
}

/** What is scrolled in the page is scrolled as far in its copy. @param {HTMLElement} whole @param {string[]} parts */
function scrollAlike(whole, parts) {
  for (const [i, selector] of parts.entries()) {
    const originals = document.querySelector(selector)?.querySelectorAll(SCROLLED) ?? [];
    const copies = whole.children[i].querySelectorAll(SCROLLED);
    originals.forEach(({ scrollTop }, at) => {
      copies[at].scrollTop = scrollTop;
    });
  }
}

/** A copy of an element, with what is drawn and set in it. @param {string} selector */
function copy(selector) {
  const original = /** @type {HTMLElement} */ (document.querySelector(selector));
  const copied = /** @type {HTMLElement} */ (original.cloneNode(true));
  const drawn = copied.querySelectorAll("canvas");
  original.querySelectorAll("canvas").forEach((canvas, index) => {
    if (canvas.width > 0) drawn[index].getContext("2d")?.drawImage(canvas, 0, 0);
  });
  const fields = "input, select";
  /** @type {NodeListOf<HTMLInputElement | HTMLSelectElement>} */
  const set = copied.querySelectorAll(fields);
  /** @type {NodeListOf<HTMLInputElement | HTMLSelectElement>} */
  const given = original.querySelectorAll(fields);
  given.forEach((field, index) => {
    set[index].value = field.value;
  });
  return copied;
}

/** @param {HTMLElement} whole */
function addFrameLink(whole) {
  const link = html("span", { class: "embed-link" }, tell("share-embed-open"));
  whole.querySelector("#status")?.append(link);
}
