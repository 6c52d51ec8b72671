import { createView } from "../../board/registry.ts";
import { MotionClock } from "../../board/stage/motion.ts";
import { fitSquare, paint } from "../../board/stage/painter.ts";
import { pointOn } from "../../board/stage/point.ts";
import type { PuzzleView, Ring } from "../../board/types.ts";
import { binding, watchSize } from "../../dom/binding.ts";
import { element, setText } from "../../dom/element.ts";
import { holdOver, takeOver } from "../../dom/handed-over.ts";
import { button, html, svg } from "../../dom/node.ts";
import type { Palette } from "../../dom/theme.ts";
import type { Catalogue } from "../../engine/catalogue/types.ts";
import { State } from "../../engine/run/search-state.ts";
import { tell } from "../../language/tell.ts";
import type { Page } from "../../state/lane/types.ts";
import { parseScenario } from "../../state/scenario/scenario.ts";
import { shapesOf } from "../marks/evidence.ts";
import { itemsOf } from "../marks/items.ts";
import { makeLegend } from "../marks/legend.ts";
import { makeShape } from "../marks/shape.ts";
import { judge, loadStuck, type Stuck } from "./stuck.ts";

/** The top of the first page: a recorded search plays at once, gets stuck, and asks which move was the mistake. */

interface Hero {
  stage: HTMLElement;
  told: HTMLElement;
  canvas: HTMLCanvasElement;
  moves: HTMLElement; // the squares of the path, as buttons over the board
  marks: SVGSVGElement;
  ask: HTMLElement;
  said: HTMLElement;
  proof: HTMLElement; // the tour that was possible, with its caption
  tour: HTMLCanvasElement;
  giveUp: HTMLButtonElement;
  ways: HTMLElement; // links onwards, shown after the answer
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
}

/** Milliseconds before the first move, and between two moves. The whole run takes less than three seconds. */
const PAUSE = 350;
const MOVE = 180;

/** Width of the board in the units of the marks. */
const WIDTH = 600;

export function bindHero({ catalogue }: Pick<Page, "catalogue">) {
  const { signal, also, unbind } = binding();
  const hero = findHero();
  loadStuck().then((stuck) => {
    if (signal.aborted) return;
    hero.stage.hidden = stuck === null;
    if (stuck === null) return;
    hero.scene = setScene(stuck, catalogue);
    setText(hero.ask, tell("gallery-stuck-playing"));
    makeMoves(hero, hero.scene);
    makeWays(hero.ways, hero.scene);
    goOn(
      hero,
      hero.scene,
      takeOver("first", (phase) => phase),
    );
    wake(hero);
  });
  holdOver("first", () => hero.scene?.phase ?? null);
  also(watchSize(hero.canvas, () => draw(hero)));
  also(() => {
    cancelAnimationFrame(hero.frame);
    hero.moves.replaceChildren();
    hero.marks.remove();
    hero.legend.body.remove();
  });
  hero.stillness.addEventListener("change", () => wake(hero), { signal });
  hero.giveUp.addEventListener("click", () => answer(hero, null), { signal });
  hero.canvas.addEventListener("click", (event) => miss(hero, event), { signal });
  hero.moves.addEventListener("keydown", (event) => walk(hero.moves, event), { signal });
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
        ? { fragment: linkOf(hero.scene), told: String(hero.ask.textContent) }
        : null;
    },
    unbind,
  };
}

function findHero(): Hero {
  const moves = element("hero-moves", HTMLElement);
  const marks = svg("svg", {
    class: "hero-marks",
    "aria-hidden": "true",
    viewBox: `0 0 ${WIDTH} ${WIDTH}`,
  });
  moves.before(marks);
  const legend = makeLegend("");
  element("hero-proof", HTMLElement).append(legend.body);
  return {
    stage: element("hero-stage", HTMLElement),
    told: element("hero-told", HTMLElement),
    canvas: element("hero-board", HTMLCanvasElement),
    moves,
    marks,
    ask: element("hero-ask", HTMLElement),
    said: element("hero-said", HTMLElement),
    proof: element("hero-proof", HTMLElement),
    tour: element("hero-tour", HTMLCanvasElement),
    giveUp: element("hero-give-up", HTMLButtonElement),
    ways: element("hero-ways", HTMLElement),
    legend,
    stillness: matchMedia("(prefers-reduced-motion: reduce)"),
    scene: null,
    palette: null,
    shown: false,
    frame: 0,
  };
}

function setScene(stuck: Stuck, catalogue: Catalogue): Scene {
  const view = createView(parseScenario(stuck.scenario, catalogue), null);
  const { size = 0, length = 0, root = [] } = view.task;
  return {
    stuck,
    view,
    state: new State({ size, length, root }),
    path: [...root, ...stuck.events],
    motion: new MotionClock(),
    next: Number.NaN,
    phase: "playing",
  };
}

/** Create a button over each square of the path. */
function makeMoves(hero: Hero, { view, path }: Scene) {
  const buttons = path.map((square, index) => {
    const { x, y, radius } = ringIn(view, square);
    const part = (units: number) => `${(100 * units) / WIDTH}%`;
    const place = button({
      class: "hero-move",
      "data-square": view.name(square),
      "aria-label": nameOf(view, path, index + 1),
      tabindex: index === path.length - 1 ? 0 : -1,
      style: `left: ${part(x - radius)}; top: ${part(y - radius)}; width: ${part(2 * radius)}; height: ${part(2 * radius)}`,
      click: () => answer(hero, index + 1),
      focus: () => {
        for (const other of buttons) other.tabIndex = other === place ? 0 : -1;
      },
    });
    return place;
  });
  hero.moves.replaceChildren(...buttons);
  hero.moves.ariaLabel = tell("gallery-stuck-moves");
}

/** Create the links that continue with this run. */
function makeWays(ways: HTMLElement, scene: Scene) {
  const { scenario, events } = scene.stuck;
  const links = [
    html(
      "a",
      { href: `#${scenario}@${events.length}&play=yes&speed=auto` },
      tell("gallery-stuck-ways-watch"),
    ),
    html("a", { href: linkOf(scene) }, tell("gallery-stuck-ways-step")),
    html("a", { href: `#${scenario}`, "data-change": "" }, tell("gallery-stuck-ways-change")),
  ];
  for (const link of links) link.className = "button";
  links[0].classList.add("button-main");
  ways.replaceChildren(...links);
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
    ? tell("gallery-stuck-start", { start: name })
    : tell("gallery-stuck-move", { number, origin: view.name(path[number - 2]), to: name });
}

/** Arrow keys move along the path, as all its squares share one tab stop. */
function walk(moves: HTMLElement, event: KeyboardEvent) {
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
    const { position, last, top, depth, path } = state;
    const below = depth > 1 ? path[depth - 2] : -1;
    motion.notice(
      { position, last, top, below, speed: 1000 / MOVE, still: hero.stillness.matches },
      now,
    );
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
  // Announce from now on; during the run a screen reader would have been flooded.
  hero.told.ariaLive = "polite";
  setText(hero.ask, tell("gallery-stuck-ask"));
  setText(hero.said, tell("gallery-stuck-how", { end: scene.stuck.end }));
  hero.moves.hidden = false;
  hero.giveUp.hidden = false;
}

/** @param number of a square; null: show the answer */
function answer(hero: Hero, number: number | null) {
  const scene = hero.scene;
  if (scene?.phase !== "asked") return;
  const { stuck, view, path } = scene;
  const verdict = judge(stuck, number ?? stuck.mistake);
  const name = nameOf(view, path, number ?? stuck.mistake);
  hero.proof.hidden = verdict.is === "late";
  if (verdict.is === "right") reveal(hero, scene);
  else {
    const at = Number(number);
    const from = view.name(path[at - 2] ?? path[0]);
    if (verdict.is === "late")
      setText(
        hero.said,
        tell("gallery-stuck-tried-late", { move: name, origin: from, steps: verdict.steps }),
      );
    else setText(hero.said, tell(`gallery-stuck-tried-${verdict.is}`, { move: name }));
    setText(captionOf(hero), tell("gallery-stuck-tour", { squares: at }));
    hero.moves.children[at - 1].classList.add("hero-tried");
  }
  draw(hero);
}

/** Show the mistake and its evidence. */
function reveal(hero: Hero, scene: Scene) {
  const { stuck, view, state, path } = scene;
  const { mistake } = stuck;
  const held = [hero.moves, hero.giveUp].some((part) => part.contains(document.activeElement));
  scene.phase = "answered";
  const late = path.length - mistake;
  state.revertAll(stuck.events.slice(-late), 0, late, -1);
  const move = [path[mistake - 2], path[mistake - 1]];
  setText(
    hero.ask,
    tell("gallery-stuck-answer", { origin: view.name(move[0]), to: view.name(move[1]) }),
  );
  setText(
    hero.said,
    tell("gallery-stuck-why", { number: mistake, reason: stuck.reason, steps: stuck.steps[0] }),
  );
  setText(captionOf(hero), tell("gallery-stuck-tour", { squares: mistake - 1 }));
  const [from, to] = move.map((square) => ringIn(view, square));
  hero.legend.show([
    { told: tell("gallery-stuck-mistake"), looks: ["mistake"] },
    ...itemsOf(stuck.marks),
  ]);
  hero.marks.replaceChildren(
    svg("path", { class: "hero-mistake", d: between(from, to) }),
    ...shapesOf(stuck.marks, (square) => ringIn(view, square)).map(makeShape),
  );
  hero.moves.hidden = true;
  hero.giveUp.hidden = true;
  hero.ways.hidden = false;
  if (held) hero.ways.querySelector("a")?.focus({ preventScroll: true });
}

/** A line between two places that stops short of both, so that it covers neither's name. */
function between(from: Ring, to: Ring) {
  const part = (0.8 * from.radius) / Math.hypot(to.x - from.x, to.y - from.y);
  const [x, y] = [part * (to.x - from.x), part * (to.y - from.y)];
  return `M${from.x + x} ${from.y + y}L${to.x - x} ${to.y - y}`;
}

const captionOf = ({ proof }: Hero) => proof.querySelector("figcaption") as HTMLElement;

/** Answer a click beside the path. */
function miss({ scene, canvas, said }: Hero, event: MouseEvent) {
  if (scene?.phase !== "asked") return;
  const { x, y } = pointOn(canvas, event);
  const square = scene.view.choiceAt(canvas, x, y);
  // Ignore the corners of a path's square, which its round button leaves out.
  if (square >= 0 && scene.state.numberOf[square] === 0) {
    setText(said, tell("gallery-stuck-off", { square: scene.view.name(square) }));
  }
}

function draw(hero: Hero) {
  const { scene, palette, canvas, tour, said } = hero;
  if (scene === null || palette === null || !hero.shown) return;
  const { state, view, motion, phase, stuck } = scene;
  const now = performance.now();
  const from = state.depth > 1 ? state.path[state.depth - 2] : state.top;
  // At rest, pretend to move as well, so that the view draws no candidates for the next move.
  const rest = { from, to: state.top, done: 1 };
  const moment = { state, before: null, motion: motion.motion(now) ?? rest, flash: 0, cursor: -1 };
  fitSquare(canvas);
  paint(canvas, view, palette, moment);
  if (phase === "playing" && state.position > 0) setText(said, view.sentence(moment));
  canvas.ariaLabel = view.label(state);
  if (!hero.proof.hidden) {
    const { size = 0, length = 0, root = [] } = view.task;
    const whole = new State({ size, length, root });
    whole.moveTo(length, stuck.completion, -1);
    tour.ariaLabel = tell("gallery-stuck-whole", {
      path: stuck.completion.map((square) => view.name(square)).join(", "),
    });
    fitSquare(tour);
    paint(tour, view, palette, { state: whole });
  }
}
