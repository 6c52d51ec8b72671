import { html } from "../../dom/create-element.ts";
import type { Question } from "../../engine/types/python-replies.ts";
import type { LinkOptions } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import { visibility } from "../../state/load-visibility-rules.ts";
import type { Page } from "../../state/page/page-context.ts";
import { beginQuiz } from "../../state/questions.ts";
import { createState } from "../../state/state.ts";

/**
 * Small pictures of the page that a link opens, and of the frame. They are scaled copies of the page's own elements,
 * without the parts that the link hides or locks. A shadow root separates them: their ids do not clash with the page's,
 * and `inert` disables them.
 */

/** The question that the link asks at the present moment. */
export interface OpeningCard {
  question: Question | null; // null when it comes later
  card: HTMLElement | null;
}

const STYLES = "style, link[rel=stylesheet]";
/** Elements whose scroll position is copied: the visitor's program, and the text about it. */
const SCROLLED = ".cm-scroller, .own-told";

/** The frame's size in CSS pixels, as its HTML says. */
const FRAME = { width: 400, height: 560 };

/**
 * @param host holds the picture, at its own width
 * @param drawBoard draws the board as it looks with a question open, or without
 */
export function createPreview(
  { state }: Pick<Page, "state">,
  host: HTMLElement,
  drawBoard: (canvas: HTMLCanvasElement, asked: boolean) => void,
) {
  const shadow = host.attachShadow({ mode: "closed" });
  const whole = html("div", { inert: "" });
  let embedded = false;

  return {
    /** Copy the present page. @param framed as a frame would show it */
    take(framed: boolean) {
      const parts = framed ? ["#page"] : [".bar", "#page"];
      const { width, height } = framed
        ? FRAME
        : { width: innerWidth, height: Math.min(innerHeight, innerWidth) };
      whole.replaceChildren(...parts.map(copy));
      // Drop this page's own question: the link may ask another one.
      for (const part of whole.querySelectorAll(".question, .question-marks")) part.remove();
      if (framed) addFrameLink(whole);
      whole.style.cssText =
        `position: absolute; inset: 0 auto auto 0; width: ${width}px; height: ${height}px; overflow: hidden;` +
        `transform-origin: 0 0; transform: scale(${host.clientWidth / width})`;
      host.style.aspectRatio = `${width} / ${height}`;
      embedded = framed;
      whole.style.setProperty("--frame-width", `${width}px`);
      whole.style.setProperty("--frame-height", `${height}px`);
      // Parts that loaded late have added styles, which the copy needs too.
      const known = shadow.querySelectorAll(STYLES).length;
      const dressed = known === document.querySelectorAll(STYLES).length;
      void (dressed ? Promise.resolve() : dress(shadow, whole)).then(() =>
        scrollAlike(whole, parts),
      );
    },
    /** Apply a link's options and its question to the copy. */
    show({ hide = "", lock = "", panels = "" }: LinkOptions, asked: OpeningCard | null) {
      const board = whole.querySelector("#board");
      if (board instanceof HTMLCanvasElement) drawBoard(board, asked !== null);
      const why = panels.split(",").includes("why");
      for (const layer of whole.querySelectorAll<SVGElement>(".marks")) {
        const comes = asked === null && opensWithMarks(layer, why);
        layer.style.display = comes ? "" : "none";
      }
      whole.querySelector(".question")?.remove();
      if (asked?.card) whole.querySelector("#told")?.after(asked.card);
      const start = createState();
      visibility.showVisible(whole, {
        ...start,
        options: { hide, lock },
        question: {
          ...start.question,
          quiz: asked?.question ? beginQuiz(asked.question, "", 0) : null,
          request: asked === null ? null : { kinds: null, asked: true },
        },
        onward: state.onward,
        program: state.program && { ...state.program, editing: false, beside: false },
        embedded,
        sizes: visibility.sizesOf((query) => matchMedia(query).matches),
      });
      whole.dataset.status = document.documentElement.dataset.status;
    },
  };
}

/**
 * True for marks that a link has: those with which Why opens, but nothing that the visitor followed or marked.
 *
 * @param why true: the link opens Why
 */
const opensWithMarks = (layer: Element, why: boolean) =>
  why && layer.matches(".why-marks:not(:has(.ghost-shape))");

/** Copy the page's styles into a picture. It stays hidden until they have loaded, so that it never appears unstyled. */
function dress(shadow: ShadowRoot, whole: HTMLElement) {
  whole.hidden = true;
  const styles = Array.from(document.querySelectorAll(STYLES), (style) => style.cloneNode(true));
  const coming = styles.filter((style) => style instanceof HTMLLinkElement);
  const come = coming.map((link) => new Promise((done) => (link.onload = link.onerror = done)));
  shadow.replaceChildren(...styles, whole);
  return Promise.all(come).then(() => {
    whole.hidden = false;
  });
}

/** Copy the scroll positions, which cloning leaves out. */
function scrollAlike(whole: HTMLElement, parts: string[]) {
  for (const [i, selector] of parts.entries()) {
    const originals = document.querySelector(selector)?.querySelectorAll(SCROLLED) ?? [];
    const copies = whole.children[i].querySelectorAll(SCROLLED);
    originals.forEach(({ scrollTop }, at) => {
      copies[at].scrollTop = scrollTop;
    });
  }
}

/** Clone an element, with the pixels of its canvases and the values of its fields, which cloning leaves out. */
function copy(selector: string) {
  const original = document.querySelector(selector) as HTMLElement;
  const copied = original.cloneNode(true) as HTMLElement;
  const drawn = copied.querySelectorAll("canvas");
  original.querySelectorAll("canvas").forEach((canvas, index) => {
    if (canvas.width > 0) drawn[index].getContext("2d")?.drawImage(canvas, 0, 0);
  });
  const fields = "input, select";
  const set: NodeListOf<HTMLInputElement | HTMLSelectElement> = copied.querySelectorAll(fields);
  const given: NodeListOf<HTMLInputElement | HTMLSelectElement> = original.querySelectorAll(fields);
  given.forEach((field, index) => {
    set[index].value = field.value;
  });
  return copied;
}

function addFrameLink(whole: HTMLElement) {
  const link = html("a", { class: "small" }, t("share-embed-open"));
  whole.querySelector("#status")?.append(link);
}
