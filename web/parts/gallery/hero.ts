import { html, nothing, render } from "lit-html";
import { createView } from "../../board/registry.ts";
import { MotionClock } from "../../board/stage/motion.ts";
import { fitSquare, paint } from "../../board/stage/painter.ts";
import { pointOn } from "../../board/stage/point.ts";
import type { PuzzleView, Ring } from "../../board/types.ts";
import { binding, watchSize } from "../../dom/binding.ts";
import { svg } from "../../dom/create-element.ts";
import { element } from "../../dom/element.ts";
import { holdOver, takeOver } from "../../dom/kept-over-reload.ts";
import type { Palette } from "../../dom/theme.ts";
import type { Catalogue } from "../../engine/catalogue/types.ts";
import { State } from "../../engine/run/search-state.ts";
import { t } from "../../language/translate.ts";
import { parseScenario } from "../../state/scenario/scenario.ts";
import { shapesOf } from "../marks/evidence-shapes.ts";
import { makeLegend } from "../marks/legend.ts";
import { itemsOf } from "../marks/legend-entries.ts";
import { makeShape } from "../marks/shape.ts";
import { judge, loadStuck, type Stuck } from "./hero-question.ts";

/** The top of the first page: a recorded search plays at once, gets stuck, and asks which move was the mistake. */

interface Hero {
  stage: HTMLElement;
  told: HTMLElement;
  legend: ReturnType<typeof makeLegend>; // explains the marks
  stillness: MediaQueryList;
  scene: Scene | null; // null until its file has loaded
  palette: Palette | null;
  shown: boolean;
  frame: number;
}

interface Scene {
  stuck: Stuck;
  view: PuzzleView;
  state: State;
  path: number[]; // into the dead end
  motion: MotionClock;
  next: number; // time of the next move, on the clock of animation frames; NaN: not set yet
  phase: "playing" | "asked" | "answered";
  stop: number; // index of the square in the path that has the tab stop
  tried: Set<number>; // the numbers of the squares that were wrong answers
  ask: string;
  said: string;
  proof: string; // caption of the tour that was possible; "" while that is not shown
}

/** Milliseconds before the first move, and between two moves. The whole run takes less than three seconds. */
const PAUSE = 350;
const MOVE = 180;

const TRIED = "border: 3px dashed var(--tried)";
const MISTAKE = "fill: none; stroke: var(--mark-lost); stroke-width: 9; stroke-linecap: round";
/** Width of the board in the units of the marks. */
const WIDTH = 600;

export function bindHero(catalogue: Catalogue) {
  const { signal, onDispose, unbind } = binding();
  const hero: Hero = {
    stage: element("hero-stage", HTMLElement),
    told: element("hero-told", HTMLElement),
    legend: makeLegend(""),
    stillness: matchMedia("(prefers-reduced-motion: reduce)"),
    ...{ scene: null, palette: null, shown: false, frame: 0 },
  };
  loadStuck().then((stuck) => {
    if (signal.aborted) return;
    hero.stage.hidden = stuck === null;
    if (stuck === null) return;
    hero.scene = setScene(stuck, catalogue);
    goOn(
      hero,
      hero.scene,
      takeOver("first", (phase) => phase),
    );
    wake(hero);
  });
  holdOver("first", () => hero.scene?.phase ?? null);
  onDispose(watchSize(hero.stage, () => draw(hero)));
  onDispose(() => {
    cancelAnimationFrame(hero.frame);
    for (const box of [hero.stage, hero.told]) render(nothing, box);
  });
  hero.stillness.addEventListener("change", () => wake(hero), { signal });
  return {
    /** @param on true: the gallery is visible */
    show(on: boolean) {
      hero.shown = on;
      wake(hero);
    },
    setPalette(palette: Palette) {
      hero.palette = palette;
      draw(hero);
    },
    /** Once the mistake is found: the link to that step with its reason, and the sentence about it. Otherwise null. */
    get answer() {
      return hero.scene?.phase === "answered"
        ? { fragment: linkOf(hero.scene), told: hero.scene.ask }
        : null;
    },
    unbind,
  };
}

function setScene(stuck: Stuck, catalogue: Catalogue): Scene {
  const view = createView(parseScenario(stuck.scenario, catalogue), null);
  const { size = 0, length = 0, root = [], exit } = view.task;
  const path = [...root, ...stuck.events];
  return {
    ...{ stuck, view, path, state: new State({ size, length, root, exit }) },
    ...{ motion: new MotionClock(), next: Number.NaN, phase: "playing" },
    ...{ stop: path.length - 1, tried: new Set() },
    ...{ ask: t("gallery-stuck-playing"), said: "", proof: "" },
  };
}

/** The board, the marks of the mistake over it, and a button over each square of the path. */
function renderStage(hero: Hero, scene: Scene) {
  const { view, path, phase, state } = scene;
  return html`
    <canvas class="picture" id="hero-board" role="img" aria-label=${view.label(state)}
      @click=${(event: MouseEvent) => miss(hero, scene, event)}></canvas>
    <svg class="hero-marks overlay" aria-hidden="true" viewBox="0 0 ${WIDTH} ${WIDTH}">${phase === "answered" ? drawMarks(scene) : nothing}</svg>
    <div class="overlay" id="hero-moves" role="toolbar" aria-label=${t("gallery-stuck-moves")}
      ?hidden=${phase !== "asked"} @keydown=${walk}>
      ${path.map((_, index) => renderMove(hero, scene, index))}
    </div>`;
}

function renderMove(hero: Hero, scene: Scene, index: number) {
  const { view, path, stop, tried } = scene;
  const { x, y, radius } = ringIn(view, path[index]);
  const [left, top, size] = [x - radius, y - radius, 2 * radius].map((one) => (100 * one) / WIDTH);
  const focus = () => {
    scene.stop = index;
    wake(hero);
  };
  return html`<button type="button" class="hero-move"
    data-square=${view.name(path[index])} aria-label=${nameOf(view, path, index + 1)}
    tabindex=${index === stop ? 0 : -1}
    style="left: ${left}%; top: ${top}%; width: ${size}%; height: ${size}%; ${tried.has(index + 1) ? TRIED : ""}"
    @click=${() => answer(hero, index + 1)} @focus=${focus}></button>`;
}

function renderTold(hero: Hero, scene: Scene) {
  const { phase, ask, said, proof, view, stuck } = scene;
  const path = stuck.completion.map((square) => view.name(square)).join(", ");
  return html`
    <p class="hero-ask" id="hero-ask">${ask}</p>
    <p class="hero-said" id="hero-said">${said}</p>
    <button type="button" class="button" id="hero-give-up" ?hidden=${phase !== "asked"}
      @click=${() => answer(hero, null)}>${t("gallery-stuck-give-up")}</button>
    ${phase === "answered" ? renderWays(scene) : nothing}
    <figure class="hero-proof" id="hero-proof" ?hidden=${proof === ""}>
      <canvas id="hero-tour" role="img" aria-label=${t("gallery-stuck-whole", { path })}></canvas>
      <figcaption class="muted small">${proof}</figcaption>
      ${hero.legend.body}
    </figure>`;
}

/** The links that continue with this run. */
function renderWays(scene: Scene) {
  const { scenario, events } = scene.stuck;
  const watch = `#${scenario}@${events.length}&play=yes&speed=auto`;
  return html`<div class="row wrap spaced" id="hero-ways">
    <a class="button button-main" href=${watch}>${t("gallery-stuck-ways-watch")}</a>
    <a class="button" href=${linkOf(scene)}>${t("gallery-stuck-ways-step")}</a>
    <a class="button" href="#${scenario}" data-change="">${t("gallery-stuck-ways-change")}</a>
  </div>`;
}

/** The link to the step of the mistake, with panel Why open. */
function linkOf({ stuck: { scenario, events, mistake }, path }: Scene) {
  return `#${scenario}@${mistake - (path.length - events.length)}&panels=why`;
}

/** Centre and radius of a choice, in the units of the marks. */
function ringIn(view: PuzzleView, choice: number) {
  return view.ringOf(choice, { width: WIDTH, height: WIDTH }) ?? { x: 0, y: 0, radius: 0 };
}

/** @param number of the square, from 1 */
function nameOf(view: PuzzleView, path: number[], number: number) {
  const name = view.name(path[number - 1]);
  return number === 1
    ? t("gallery-stuck-start", { start: name })
    : t("gallery-stuck-move", { number, origin: view.name(path[number - 2]), to: name });
}

/** Arrow keys move along the path, as all its squares share one tab stop. */
function walk(event: KeyboardEvent) {
  const moves = event.currentTarget as HTMLElement;
  const all = [...moves.children] as HTMLButtonElement[];
  const at = all.indexOf(document.activeElement as HTMLButtonElement);
  const to = {
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    Home: 0,
    End: all.length - 1,
  }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  all[Math.max(0, Math.min(all.length - 1, to))].focus();
}

/** Request a frame, if anything moves. */
function wake(hero: Hero) {
  cancelAnimationFrame(hero.frame);
  if (!hero.shown || hero.scene === null) return;
  draw(hero);
  if (hero.scene.phase === "playing") hero.frame = requestAnimationFrame((now) => tick(hero, now));
}

function tick(hero: Hero, now: number) {
  const scene = hero.scene as Scene;
  const { state, stuck, motion } = scene;
  // Don't start before the board can be drawn.
  if (hero.palette === null || Number.isNaN(scene.next)) scene.next = now + PAUSE;
  // At most one move a frame, so that every move is seen on a slow machine, too.
  const due = hero.stillness.matches
    ? stuck.events.length
    : Math.min(stuck.events.length, state.position + Number(now >= scene.next));
  if (due > state.position) scene.next = now + MOVE;
  if (due > state.position) {
    state.applyAll(stuck.events.slice(state.position, due), 0, due - state.position);
    motion.notice(state, 1000 / MOVE, hero.stillness.matches, now);
  }
  if (state.position === stuck.events.length && !motion.busy(now)) ask(hero, scene);
  wake(hero);
}

/** Continue where the page was before a reload. */
function goOn(hero: Hero, scene: Scene, phase: unknown) {
  if (phase !== "asked" && phase !== "answered") return;
  scene.state.applyAll(scene.stuck.events, 0, scene.stuck.events.length);
  ask(hero, scene);
  if (phase === "answered") answer(hero, null);
}

function ask(hero: Hero, scene: Scene) {
  scene.phase = "asked";
  scene.ask = t("gallery-stuck-ask");
  scene.said = t("gallery-stuck-how", { end: scene.stuck.end });
  // Announce from now on; during the run a screen reader would have been flooded.
  hero.told.ariaLive = "polite";
}

/** @param number of a square; null: show the answer */
function answer(hero: Hero, number: number | null) {
  const scene = hero.scene;
  if (scene?.phase !== "asked") return;
  const { stuck, view, path, tried } = scene;
  const at = number ?? stuck.mistake;
  const verdict = judge(stuck, at);
  const move = nameOf(view, path, at);
  scene.proof = verdict.is === "late" ? "" : t("gallery-stuck-tour", { squares: at });
  if (verdict.is === "right") return reveal(hero, scene);
  const origin = view.name(path[at - 2] ?? path[0]);
  scene.said =
    verdict.is === "late"
      ? t("gallery-stuck-tried-late", { move, origin, steps: verdict.steps })
      : t(`gallery-stuck-tried-${verdict.is}`, { move });
  tried.add(at);
  wake(hero);
}

/** Show the mistake and its evidence. */
function reveal(hero: Hero, scene: Scene) {
  const { stuck, view, state, path } = scene;
  const { mistake } = stuck;
  const held =
    hero.stage.contains(document.activeElement) || document.activeElement?.id === "hero-give-up";
  const late = path.length - mistake;
  state.revertAll(stuck.events.slice(-late), 0, late, -1);
  const [origin, to] = [path[mistake - 2], path[mistake - 1]].map((square) => view.name(square));
  scene.phase = "answered";
  scene.ask = t("gallery-stuck-answer", { origin, to });
  scene.said = t("gallery-stuck-why", {
    number: mistake,
    reason: stuck.reason,
    steps: stuck.steps[0],
  });
  scene.proof = t("gallery-stuck-tour", { squares: mistake - 1 });
  hero.legend.show([
    { told: t("gallery-stuck-mistake"), looks: ["mistake"] },
    ...itemsOf(stuck.marks),
  ]);
  wake(hero);
  if (held) hero.told.querySelector("a")?.focus({ preventScroll: true });
}

/** The mistake as a line, and its evidence. */
function drawMarks({ stuck: { marks, mistake }, view, path }: Scene) {
  const [from, to] = [path[mistake - 2], path[mistake - 1]].map((square) => ringIn(view, square));
  return [
    svg("path", { class: "hero-mistake", style: MISTAKE, d: between(from, to) }),
    ...shapesOf(marks, (square) => ringIn(view, square)).map(makeShape),
  ];
}

/** A line between two places that stops short of both, so that it covers neither's name. */
function between(from: Ring, to: Ring) {
  const part = (0.8 * from.radius) / Math.hypot(to.x - from.x, to.y - from.y);
  const [x, y] = [part * (to.x - from.x), part * (to.y - from.y)];
  return `M${from.x + x} ${from.y + y}L${to.x - x} ${to.y - y}`;
}

/** Answer a click beside the path. */
function miss(hero: Hero, scene: Scene, event: MouseEvent) {
  if (scene.phase !== "asked") return;
  const canvas = event.currentTarget as HTMLCanvasElement;
  const { x, y } = pointOn(canvas, event);
  const square = scene.view.choiceAt(canvas, x, y);
  // Ignore the corners of a path's square, which its round button leaves out.
  if (square < 0 || scene.state.numberOf[square] !== 0) return;
  scene.said = t("gallery-stuck-off", { square: scene.view.name(square) });
  wake(hero);
}

function draw(hero: Hero) {
  const { scene, palette, shown } = hero;
  if (scene === null || palette === null || !shown) return;
  const { state, view, motion, phase, stuck } = scene;
  const now = performance.now();
  const from = state.depth > 1 ? state.path[state.depth - 2] : state.top;
  // At rest, draw the last move at its end.
  const rest = { from, to: state.top, done: 1 };
  const moment = { state, motion: motion.motion(now) ?? rest };
  if (phase === "playing" && state.position > 0) scene.said = stuck.told[state.position - 1];
  render(renderStage(hero, scene), hero.stage);
  render(renderTold(hero, scene), hero.told);
  paintOn("hero-board", view, palette, moment);
  if (scene.proof === "") return;
  const { size = 0, length = 0, root = [], exit } = view.task;
  const whole = new State({ size, length, root, exit });
  whole.moveTo(length, stuck.completion, -1);
  paintOn("hero-tour", view, palette, { state: whole });
}

function paintOn(
  id: string,
  view: PuzzleView,
  palette: Palette,
  moment: Parameters<typeof paint>[3],
) {
  const canvas = element(id, HTMLCanvasElement);
  fitSquare(canvas);
  paint(canvas, view, palette, moment);
}
