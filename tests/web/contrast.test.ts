/**
 * Contrast of all that is drawn on a board and over it, measured on pictures of real runs in both themes: at least 4.5
 * for texts (3 for large ones), and 3 for marks (WCAG 2.2, 1.4.3 and 1.4.11).
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createView } from "../../web/board/registry.ts";
import type { Moment, PuzzleView, Size } from "../../web/board/types.ts";
import { appearance } from "../../web/dom/appearance.ts";
import { readPalette } from "../../web/dom/theme.ts";
import { State } from "../../web/engine/run/search-state.ts";
import type { Account, Mark } from "../../web/engine/types/python-replies.ts";
import { drawNumber, ghostOf, type Shape, shapesOf } from "../../web/parts/marks/evidence-shapes.ts";
import { parseScenario } from "../../web/state/scenario/scenario.ts";
import { fake } from "./fake.ts";
import { catalogue, readGolden } from "./golden.ts";
import { type Finding, OUTSIDE, Outline, Raster } from "./raster.ts";

/** Paints that other marks lie on, or that only decorate: nothing has to be read from their edges. */
const GROUNDS = {
  "board-light": "squares: each is named at the board's edges, and marks don't depend on their pattern",
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
    Object.fromEntries([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, is]) => [name, is]));
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
  return new Map([...css.matchAll(/^\.([\w-]+) \{([^{}]*)\}/gm)].map(([, name, rule]) => [name, rule]));
}

const RULES = readRules("parts/marks/part.css");

const declared = (text: string) =>
  Object.fromEntries([...text.matchAll(/([\w-]+):\s*([^;]+)/g)].map(([, name, value]) => [name, value]));

/** Draw a shape of the layer over the board. */
function drawShape(raster: Raster, theme: Theme, { tag, attributes, text }: Shape) {
  const rules = String(attributes.class ?? "").split(" ").map((name) => RULES.get(name) ?? "");
  const style = { ...attributes, ...declared(rules.join("")), ...declared(String(attributes.style ?? "")) };
  const paintOf = (name: "fill" | "stroke") => {
    const value = String(style[name] ?? (name === "fill" ? "#000000" : "none"));
    const [, variable, or] = /^var\(--([\w-]+)(?:, var\(--([\w-]+)\))?\)$/.exec(value) ?? [];
    if (variable === undefined) return value.startsWith("rgb") ? `halo:${value}` : value;
    const own = style[variable as keyof typeof style] ?? attributesOf(style, variable);
    return own ? theme[/--([\w-]+)\)/.exec(String(own))?.[1] ?? ""] : theme[or ?? variable];
  };
  const context = raster.context();
  const outline = new Outline(tag === "path" ? String(attributes.d) : undefined);
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(style[name] ?? 0));
  if (tag === "circle") outline.arc(Number(style.cx), Number(style.cy), Number(style.r));
  if (tag === "rect") outline.rect(x, y, width, height);
  context.save();
  const [left, top, scale] = String(style.transform ?? "0 0 1").match(/-?[\d.]+/g)?.map(Number) ?? [];
  context.translate(left, top);
  context.scale(scale);
  const [fill, stroke] = [paintOf("fill"), paintOf("stroke")];
  context.lineWidth = Number(style["stroke-width"] ?? 1);
  context.setLineDash(String(style["stroke-dasharray"] ?? "").split(/[ ,]+/).filter(Boolean).map(Number));
  context.strokeStyle = stroke;
  context.font = `${style["font-size"]}px`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  const paints = [
    ["none", stroke, () => (tag === "text" ? context.strokeText(text ?? "", x, y) : context.stroke(outline))],
    ["none", fill, () => (tag === "text" ? context.fillText(text ?? "", x, y) : context.fill(outline))],
  ] as const;
  for (const [none, paint, draw] of style["paint-order"] ? paints : paints.toReversed())
    {
      if (paint === none) continue;
      context.globalAlpha =
        Number(style.opacity ?? 1) * Number(paint === fill ? (style["fill-opacity"] ?? 1) : 1);
      context.fillStyle = fill;
      draw();
    }
  context.restore();
}

const attributesOf = (style: object, name: string) => Reflect.get(style, `--${name}`);

/** What a map's textures and a large board's image are made on. */
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

/** The moments that the page would draw at a step: with the next options, without them, and by hand. */
function momentsOf(state: State, { candidates, ahead }: Account, index: number): Moment[] {
  const still = { state, motion: null, flash: 0, cursor: -1 };
  const cursor = index % state.size;
  const watched = { ...still, candidates, ahead };
  const asked = { ...still, candidates, ahead, asked: true, cursor };
  const notes = new Set(candidates.map(([choice]) => choice));
  return [watched, asked, { ...still, candidates, byHand: true, asked: true, notes, cursor }];
}

function measure(theme: Theme, { scenario, description, events, moments }: Pictured, sizes: Size[]) {
  const view = createView(parseScenario(scenario, catalogue), fake(description));
  const palette = paletteOf(theme);
  const { size, length, root, exit } = description;
  const state = new State({ size, length: view.task.length ?? length, root, exit });
  const findings: Map<string, Finding> = new Map();
  const drawn: Set<string> = new Set();
  let at = 0;
  for (const [index, moment] of moments.entries()) {
    for (; at < moment.position; at++) state.apply(events[at]);
    for (const canvas of sizes) {
      for (const [kind, drawnMoment] of momentsOf(state, moment, index).entries()) {
        const raster = new Raster(canvas.width, canvas.height, `${OUTSIDE}:#808080`, isGround);
        for (const sign of view.draw(fake(raster.context()), canvas, palette, drawnMoment)) drawn.add(sign);
        // The page draws no options below the rest of a solution.
        if (kind < 2 && (kind === 0) === (moment.completion.length === 0))
          drawEvidence(raster, theme, view, state, moment, canvas);
        for (const [key, finding] of raster.finish())
          if (finding.ratio < (findings.get(key)?.ratio ?? Infinity)) findings.set(key, finding);
      }
    }
  }
  return { findings, drawn };
}

const isGround = (name: string) => name in GROUNDS;

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

for (const [name, theme] of [["light", light], ["dark", dark]] as const) {
  for (const run of pictured) {
    test(`${name}: ${run.scenario}`, () => {
      const start = performance.now();
      const { findings } = measure(theme, run, [{ width: SIDE, height: SIDE }]);
      const all = [...findings.values()];
      const weak = all.filter(({ ratio, enough }) => ratio < enough);
      const told = weak.map(({ mark, ground, ratio, text }) => `${text ? "text " : ""}${mark} on ${ground}: ${ratio.toFixed(2)}`);
      console.log(`### ${name} ${run.scenario.slice(0, 60)} ${all.length} pairs, ${Math.round(performance.now() - start)} ms`);
      console.log(told.sort().join("\n"));
    });
  }
}
