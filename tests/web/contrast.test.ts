/**
 * Contrast of all that is drawn on a board and over it, measured on pictures of real runs in both themes: at least 4.5
 * for texts (3 for large ones), and 3 for marks (WCAG 2.2, 1.4.3 and 1.4.11).
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createView, entryOf, listEntries } from "../../web/board/registry.ts";
import type { Moment, PuzzleView, Size } from "../../web/board/types.ts";
import { appearance } from "../../web/dom/appearance.ts";
import { readPalette } from "../../web/dom/theme.ts";
import { puzzleOf } from "../../web/engine/catalogue/catalogue.ts";
import { State } from "../../web/engine/run/search-state.ts";
import type { Account, Mark } from "../../web/engine/types/python-replies.ts";
import { drawLevels } from "../../web/parts/charts/charts.ts";
import { drawHeat } from "../../web/parts/charts/heat-map.ts";
import {
  drawNumber,
  ghostOf,
  type Shape,
  shapesOf,
} from "../../web/parts/marks/evidence-shapes.ts";
import { SIGNS } from "../../web/parts/marks/legend.ts";
import { parseScenario } from "../../web/state/scenario/scenario.ts";
import { fake } from "./fake.ts";
import { catalogue, readGolden } from "./golden.ts";
import { type Finding, OUTSIDE, Outline, Raster } from "./raster.ts";

/** Paints that other marks lie on, or that only decorate: nothing has to be read from their edges. */
const GROUNDS = {
  "board-light":
    "squares: each is named at the board's edges, and marks don't depend on their pattern",
  "board-dark": "squares",
  "grid-paper": "cells: lines part them",
  "grid-given": "cells with a given digit, which is bolder; lines between the cells of a maze",
  "map-land": "a region without a colour: its border is measured",
  "map-halo": "around letters",
  "map-sea": "around letters",
  surface: "around letters",
  "path-disc": "below a number of the path: the number is measured",
  "candidate-disc": "below a number: its ring is measured",
  "knight-edge": "around a piece, whose body is measured",
  "vertex-white": "a vertex: its ring is measured",
  "vertex-gray": "a vertex: its ring is measured",
  "vertex-black": "a vertex: its ring is measured",
  halo: "around a line",
  "on-map": "the texture of a colour, from which it differs without it, too",
  "map-1": "a region: its border is measured",
  "map-2": "a region",
  "map-3": "a region",
  "map-4": "a region",
  "map-5": "a region",
  "map-6": "a region",
  "map-7": "a region",
  "map-8": "a region",
};

interface Pictured {
  scenario: string;
  description: { size: number; length: number; root: number[]; exit?: number };
  events: number[];
  moments: (Account & { position: number; marks: Mark[]; completion: number[] })[];
}

const read = (path: string) => readFileSync(new URL(`../../web/${path}`, import.meta.url), "utf8");

type Theme = Record<string, string>;

/** The colours of both themes by their names: "undo:#bb3517". */
function readThemes() {
  const tokensOf = (css: string): Theme =>
    Object.fromEntries(
      [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, is]) => [name, is]),
    );
  const [light, dark] = read("style/tokens.css").split(':root[data-theme="dark"]');
  const shared: Theme = {};
  for (const [name, colour] of Object.entries(appearance.colours)) {
    const [hex, opacity = 1] = [colour].flat() as [string, number?];
    const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    shared[name] = `rgb(${parts.join(" ")} / ${100 * opacity}%)`;
  }
  const all = { ...tokensOf(light), ...shared };
  return [all, { ...all, ...tokensOf(dark) }].map((theme) => {
    const resolve = (name: string): string => {
      const other = /^var\(--([\w-]+)\)$/.exec(theme[name] ?? "");
      return other === null ? theme[name] : resolve(other[1]);
    };
    return Object.fromEntries(Object.keys(theme).map((name) => [name, `${name}:${resolve(name)}`]));
  });
}

/** The palette of a theme, as drawing code reads it. */
function paletteOf(theme: Theme) {
  const root = { dataset: {} };
  const getComputedStyle = () => ({
    getPropertyValue: (name: string) => (name === "--letters" ? "" : (theme[name.slice(2)] ?? "")),
  });
  Object.assign(globalThis, { document: { documentElement: root }, getComputedStyle });
  const palette = readPalette();
  Reflect.deleteProperty(globalThis, "document");
  return { ...palette, font: "Inter" };
}

/** The rules of a stylesheet for one class each. */
function readRules(path: string) {
  const css = read(path).replace(/\/\*.*?\*\//gs, "");
  return [...css.matchAll(/^(?:\.chart )?\.([\w-]+) \{([^{}]*)\}/gm)].map(
    ([, name, rule]) => [name, rule] as const,
  );
}

const RULES = new Map(
  ["parts/marks/part.css", "parts/charts/part.css"].flatMap((path) => [...readRules(path)]),
);

const declared = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+):\s*([^;]+)/g)].map(([, name, value]) => [name, value]),
  );

/** Draw a shape of SVG, with the styles of its classes and its own. */
function drawShape(raster: Raster, theme: Theme, { tag, attributes, text = "" }: Shape) {
  const rules = String(attributes.class ?? "")
    .split(" ")
    .map((name) => RULES.get(name) ?? "");
  const style: Record<string, unknown> = {
    ...attributes,
    ...declared(rules.join(";")),
    ...declared(String(attributes.style ?? "")),
  };
  const numberOf = (name: string, usual = 0) => Number.parseFloat(String(style[name] ?? usual));
  const paintOf = (name: string, usual: string): string => {
    const value = String(style[name] ?? usual);
    const [, variable, or] = /^var\((--[\w-]+)(?:, (.*))?\)$/.exec(value) ?? [];
    if (variable === undefined) return value.startsWith("rgb") ? `halo:${value}` : value;
    return theme[variable.slice(2)] ?? paintOf(variable, or);
  };
  const context = raster.context();
  const outline = new Outline(tag === "path" ? String(attributes.d) : undefined);
  const [x, y] = [numberOf("x"), numberOf("y")];
  if (tag === "circle") outline.arc(numberOf("cx"), numberOf("cy"), numberOf("r"));
  if (tag === "rect") outline.rect(x, y, numberOf("width"), numberOf("height"));
  if (String(tag) === "line") outline.lines.push([[numberOf("x1"), numberOf("y1")], [numberOf("x2"), numberOf("y2")]]); // biome-ignore format: one line
  const points =
    String(style.points ?? "")
      .match(/[\d.]+/g)
      ?.map(Number) ?? [];
  for (let i = 0; i + 1 < points.length; i += 2) outline.lineTo(points[i], points[i + 1]);
  context.save();
  const [left, top, scale = 1] =
    String(style.transform ?? "0 0 1")
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  context.translate(left, top);
  context.scale(scale, scale);
  context.lineWidth = numberOf("stroke-width", 1);
  context.setLineDash(
    String(style["stroke-dasharray"] ?? "")
      .split(/[ ,]+/)
      .filter(Boolean)
      .map(Number),
  );
  context.font = String(style.font ?? `${numberOf("font-size", 11)}px`);
  context.textAlign =
    ({ middle: "center", end: "right" } as const)[String(style["text-anchor"]) as "end"] ?? "left";
  context.textBaseline = style["dominant-baseline"] === "central" ? "middle" : "alphabetic";
  const draws = {
    stroke: () => (tag === "text" ? context.strokeText(text, x, y) : context.stroke(fake(outline))),
    fill: () => (tag === "text" ? context.fillText(text, x, y) : context.fill(fake(outline))),
  };
  for (const kind of style["paint-order"]
    ? (["stroke", "fill"] as const)
    : (["fill", "stroke"] as const)) {
    const paint = paintOf(kind, kind === "fill" ? "ink:#000000" : "none");
    if (paint === "none") continue;
    context.globalAlpha = numberOf("opacity", 1) * numberOf(`${kind}-opacity`, 1);
    context[`${kind}Style`] = paint;
    draws[kind]();
  }
  context.restore();
}

/** The canvas for the textures of a map and the image of a large board. */
class Offscreen {
  raster;

  constructor(width: number, height: number) {
    this.raster = new Raster(width, height, "board-dark:#000000", () => true);
  }

  getContext() {
    return this.raster.context();
  }
}

Object.assign(globalThis, { Path2D: Outline, OffscreenCanvas: Offscreen });

const SIDE = 320;
const [light, dark] = readThemes();
const pictured: Pictured[] = readGolden("pictured.json");

const [WATCHED, ASKED, BY_HAND] = [0, 1, 2];

/** The moments that the page would draw at a step: with the next options, without them, and by hand. */
function momentsOf(state: State, { candidates, ahead }: Account, index: number): Moment[] {
  const still = { state, motion: null, flash: 0, cursor: -1 };
  const cursor = index % state.size;
  const watched = { ...still, candidates, ahead };
  const asked = { ...still, candidates, ahead, asked: true, cursor };
  const notes = new Set(candidates.map(([choice]) => choice));
  return [watched, asked, { ...still, candidates, byHand: true, asked: true, notes, cursor }];
}

/** Measure the pictures of a run. */
function measure(theme: Theme, { scenario, description, events, moments }: Pictured) {
  const view = createView(parseScenario(scenario, catalogue), fake(description));
  const palette = paletteOf(theme);
  const { size, length, root, exit } = description;
  const state = new State({ size, length: view.task.length ?? length, root, exit });
  const findings: Map<string, Finding> = new Map();
  const canvas = { width: SIDE, height: SIDE };
  let at = 0;
  for (const [index, moment] of moments.entries()) {
    for (; at < moment.position; at++) state.apply(events[at]);
    for (const [kind, drawn] of momentsOf(state, moment, index).entries()) {
      if (kind === BY_HAND) view.viewport?.zoom(canvas, 4, 0, SIDE);
      const raster = new Raster(SIDE, SIDE, `${OUTSIDE}:#808080`, isGround);
      view.draw(raster.context(), canvas, palette, drawn);
      // The page draws no options below the rest of a solution.
      if (kind === (moment.completion.length > 0 ? ASKED : WATCHED))
        drawEvidence(raster, theme, view, state, moment, canvas);
      view.viewport?.fit();
      keepWorst(findings, raster.finish());
    }
  }
  return findings;
}

const isGround = (name: string) => name in GROUNDS;

/** Draw the evidence of why a position is lost, or the rest of a solution. */
function drawEvidence(
  raster: Raster,
  theme: Theme,
  view: PuzzleView,
  state: State,
  { marks, completion }: Pictured["moments"][0],
  size: Size,
) {
  const faint = completion.length > 0 ? ghostOf(view, completion, state.depth, size) : [];
  const shapes = [...faint, ...shapesOf(marks, (choice) => view.ringOf(choice, size))];
  if (shapes.length > 0) shapes.push(...drawNumber(view.numberOf(state, size)));
  for (const shape of shapes) drawShape(raster, theme, shape);
}

/** An element, as far as pictures are made of it. */
class Made {
  declare tag: string;
  attributes: Record<string, string> = {};
  children: (Made | string)[] = [];
  style = { cssText: "" };

  constructor(tag: string) {
    this.tag = tag;
  }

  setAttribute(name: string, value: string) {
    this.attributes[name] = value;
  }

  append(...children: (Made | string)[]) {
    this.children.push(...children);
  }

  *shapes(): Generator<Shape> {
    const attributes = { ...this.attributes, style: this.style.cssText };
    if (this.tag !== "g" && this.tag !== "svg" && this.tag !== "title")
      yield { tag: this.tag as Shape["tag"], attributes, text: String(this.children[0] ?? "") };
    for (const child of this.children) if (child instanceof Made) yield* child.shapes();
  }
}

/** Make pictures of SVG without a browser. */
function withElements<T>(make: () => T): T {
  const createElementNS = (_: string, tag: string) => new Made(tag);
  Object.assign(globalThis, { document: { createElementNS } });
  try {
    return make();
  } finally {
    Reflect.deleteProperty(globalThis, "document");
  }
}

/** Measure pictures of SVG on a ground. @param amount a paint whose strength tells a number that is written, too */
function measureSvg(theme: Theme, pictures: Made[], ground: string, amount = "") {
  const isBelow = (name: string) => isGround(name) || name === amount;
  const findings: Map<string, Finding> = new Map();
  for (const picture of pictures) {
    const [, , width, height] = picture.attributes.viewBox.split(" ").map(Number);
    const raster = new Raster(Math.ceil(width), Math.ceil(height), `${OUTSIDE}:#808080`, isBelow);
    const sheet = { x: 0, y: 0, width, height, style: `fill: var(--${ground})` };
    drawShape(raster, theme, { tag: "rect", attributes: sheet });
    for (const shape of picture.shapes()) drawShape(raster, theme, shape);
    keepWorst(findings, raster.finish());
  }
  return findings;
}

function keepWorst(all: Map<string, Finding>, found: Map<string, Finding>) {
  for (const [key, finding] of found)
    if (finding.ratio < (all.get(key)?.ratio ?? Infinity)) all.set(key, finding);
}

/** Pictures beside the boards, by the grounds that they are on. */
async function drawBeside() {
  const drawRules = await Promise.all(
    listEntries().map(async (puzzle) => {
      const part = await entryOf(puzzle).rule?.load();
      const { values } = parseScenario(puzzleOf(puzzle, catalogue).presets[0].scenario, catalogue);
      return () => part?.drawRule(values) ?? null;
    }),
  );
  const rules = withElements(() => fake<Made[]>(drawRules.flatMap((draw) => draw() ?? [])));
  assert.ok(rules.length > 0);
  const sheet = (sign: () => Element[]) => {
    const picture = new Made("svg");
    picture.attributes.viewBox = "0 0 28 28";
    picture.append(...fake<Made[]>(sign()));
    return picture;
  };
  // The sign of the tree is on the tree's own ground.
  const { cut, ...onBoards } = SIGNS;
  const legend = withElements(() => Object.values(onBoards).map(sheet));
  const counts = { placed: [1, 9, 40, 12, 3], undone: [0, 8, 39, 12, 3] };
  const levels = withElements(() => fake<Made>(drawLevels(fake(counts), 0)));
  const heat = withElements(() => fake<Made>(drawHeat([0, 1, 5, 9, 12, 40], HEATED)));
  return [
    { ground: "surface-raised", pictures: rules },
    { ground: "board-light", pictures: legend },
    { ground: "surface", pictures: [levels, withElements(() => sheet(cut))] },
    { ground: "surface", pictures: [heat], amount: "undo-ink" },
  ];
}

/** Six places, of which two have names. */
const HEATED = {
  title: "",
  height: 80,
  placeOf: (choice: number) => choice,
  places: Array.from({ length: 6 }, (_, i) => ({
    name: `a${i}`,
    outline: `M${i * 60} 20h60v60h-60z`,
    x: i * 60 + 30,
    y: 50,
    room: 60,
    above: i < 2 ? `a${i}` : "",
  })),
};

/** A line for each finding that is too faint. */
const listWeak = (findings: Map<string, Finding>) =>
  [...findings.values()]
    .filter(({ ratio, enough }) => ratio < enough)
    .map(({ mark, ground, text, ratio }) => {
      const kind = text ? "text " : "";
      return `${kind}${mark} on ${ground}: ${ratio.toFixed(2)}`;
    });

for (const [name, theme] of Object.entries({ light, dark })) {
  test(`marks and texts of boards stand out in the ${name} theme`, () => {
    const findings: Map<string, Finding> = new Map();
    for (const run of pictured) keepWorst(findings, measure(theme, run));
    assert.ok(findings.size > 300);
    assert.deepEqual(listWeak(findings), []);
  });

  test(`marks and texts beside boards stand out in the ${name} theme`, async () => {
    for (const { ground, pictures, amount } of await drawBeside()) {
      const findings = measureSvg(theme, pictures, ground, amount);
      assert.ok(findings.size > 0);
      assert.deepEqual(listWeak(findings), []);
    }
  });
}

test("a faint mark and a faint text are found", () => {
  const weak = (paint: string, mark: (context: CanvasRenderingContext2D) => void) => {
    const raster = new Raster(40, 40, "surface:#ffffff", isGround);
    const context = raster.context();
    context.fillStyle = "grid-paper:#ffffff";
    context.fillRect(5, 5, 30, 30);
    context.fillStyle = paint;
    mark(context);
    return listWeak(raster.finish());
  };
  const dot = (context: CanvasRenderingContext2D) => context.fillRect(10, 10, 10, 10);
  const word = (context: CanvasRenderingContext2D) => context.fillText("a", 20, 20);
  // Of white, #767676 has a contrast of 4.54, #999999 one of 2.85.
  assert.deepEqual(weak("dot:#767676", word), []);
  assert.deepEqual(weak("dot:#999999", dot), ["dot on grid-paper: 2.85"]);
  assert.deepEqual(weak("dot:#999999", word), ["text dot on grid-paper: 2.85"]);
});
