import { element } from "../view/element.js";
import { html } from "./node.js";

/**
 * Which panel is seen, and how high: chosen by tabs, a fold and a grip, and remembered.
 *
 * @typedef {import("./panel.js").Panel} Panel
 */

const KEY = "knights.panels";
const LOWEST = 200;
const HIGHEST = 1200;
const HEIGHT_A_KEY = 24;

/** @typedef {{name: string, folded: boolean, height: number | null}} Choice */

/** Storage may be forbidden (a sandboxed frame): the choice then lasts as long as the page. @returns {Partial<Choice>} */
function remembered() {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof stored === "object" && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/** @param {Choice} choice */
function remember(choice) {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // nothing to do: see remembered()
  }
}

/**
 * @param {Panel[]} panels
 * @param {() => void} redraw
 */
export function bindPlace(panels, redraw) {
  const card = element("panels", HTMLElement);
  const tabs = element("tabs", HTMLElement);
  const body = element("panels-body", HTMLElement);
  const fold = element("panels-fold", HTMLButtonElement);
  const grip = element("panels-grip", HTMLElement);
  const stored = remembered();
  /** @type {Choice} */
  const choice = {
    name: panels.some(({ name }) => name === stored.name) ? String(stored.name) : panels[0].name,
    folded: stored.folded === true,
    height: typeof stored.height === "number" ? clamp(stored.height) : null,
  };
  const buttons = panels.map((panel) => {
    const { name, title } = panel;
    const button = html(
      "button",
      {
        type: "button",
        role: "tab",
        id: `tab-${name}`,
        class: "tab",
        "aria-controls": `panel-${name}`,
      },
      title,
    );
    button.addEventListener("click", () => choose(name));
    panel.body.id = `panel-${name}`;
    panel.body.setAttribute("role", "tabpanel");
    panel.body.setAttribute("aria-labelledby", `tab-${name}`);
    panel.body.tabIndex = 0;
    tabs.append(button);
    body.append(panel.body);
    return button;
  });

  tabs.addEventListener("keydown", (event) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const at = panels.findIndex(({ name }) => name === choice.name);
    const next = (at + step + panels.length) % panels.length;
    choose(panels[next].name);
    buttons[next].focus();
  });
  fold.addEventListener("click", () => {
    choice.folded = !choice.folded;
    if (choice.folded) current()?.leave?.();
    apply();
    redraw();
  });

  bindGrip();
  apply();

  /** @param {string} name */
  function choose(name) {
    if (name !== choice.name) panels.find((panel) => panel.name === choice.name)?.leave?.();
    choice.name = name;
    choice.folded = false;
    apply();
    redraw();
  }

  function current() {
    return panels.find(({ name }) => name === choice.name) ?? null;
  }

  function apply() {
    panels.forEach(({ name, body: page }, index) => {
      const seen = name === choice.name;
      buttons[index].setAttribute("aria-selected", String(seen && !choice.folded));
      buttons[index].tabIndex = seen ? 0 : -1;
      page.hidden = !seen;
    });
    body.hidden = choice.folded;
    grip.hidden = choice.folded;
    fold.setAttribute("aria-expanded", String(!choice.folded));
    card.dataset.folded = String(choice.folded);
    if (choice.height === null) card.style.removeProperty("--panels-height");
    else card.style.setProperty("--panels-height", `${choice.height}px`);
    grip.ariaValueNow = String(choice.height ?? Math.round(body.clientHeight));
    remember(choice);
  }

  function bindGrip() {
    grip.ariaValueMin = String(LOWEST);
    grip.ariaValueMax = String(HIGHEST);
    grip.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      grip.setPointerCapture(event.pointerId);
      const start = event.clientY;
      const height = body.clientHeight;
      const drag = (/** @type {PointerEvent} */ { clientY }) => {
        choice.height = clamp(height + clientY - start);
        apply();
        redraw();
      };
      grip.addEventListener("pointermove", drag);
      grip.addEventListener(
        "lostpointercapture",
        () => grip.removeEventListener("pointermove", drag),
        {
          once: true,
        },
      );
    });
    grip.addEventListener("dblclick", () => {
      choice.height = null;
      apply();
    });
    grip.addEventListener("keydown", (event) => {
      const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
      if (step === 0) return;
      event.preventDefault();
      event.stopPropagation();
      choice.height = clamp((choice.height ?? body.clientHeight) + step * HEIGHT_A_KEY);
      apply();
    });
  }

  return {
    choose,
    /** The panel that is seen; null when they are folded away. */
    get current() {
      return choice.folded ? null : current();
    },
    /** The choice as a word for a link: a panel's name, or "none". */
    get text() {
      return choice.folded ? "none" : choice.name;
    },
    /** Take up a choice from a link, the first of several; another word changes nothing. @param {string} text */
    restore(text) {
      const [first] = text.split(",");
      if (first === "none") choice.folded = true;
      else if (panels.some(({ name }) => name === first)) {
        choice.name = first;
        choice.folded = false;
      }
      apply();
      redraw();
    },
  };
}

/** @param {number} height */
const clamp = (height) => Math.max(LOWEST, Math.min(HIGHEST, Math.round(height)));
