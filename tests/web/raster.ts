/**
 * A canvas in plain numbers, without smoothed edges, that measures the contrast of everything drawn on it. Each colour
 * keeps its name, so that a finding says which mark is too faint on what.
 */

import { fake } from "./fake.ts";

type Point = [x: number, y: number];

/** A colour with its name, as a style: "undo:#bb3517". */
export interface Paint {
  name: string;
  rgb: number; // red, green and blue in eight bits each
  alpha: number;
}

/** A mark, or a text, on a ground; the worst of its kind. */
export interface Finding {
  mark: string;
  ground: string;
  text: boolean;
  ratio: number; // contrast as WCAG 2.2 defines it
  enough: number; // least contrast
}

/**
 * Grounds that touch less than this share of a mark's edge, or of its letters, don't count. Other marks count where a
 * mark lies mostly on them: lines may cross.
 */
const SHARE = { ground: 0.15, mark: 0.5 };
/** A filled place is seen through a frame around it, in pixels. */
const FRAME = 3;
/** The label of pixels around a picture, which no edge is measured against. */
export const OUTSIDE = "outside";
const LEAST = { mark: 3, text: 4.5, large: 3 };
/** From this size on, in pixels, letters are large: 18 points. */
const LARGE = 24;
/** Height of letters and width of a letter, relative to their size. */
const LETTER = { height: 0.72, width: 0.58 };

const paints: Map<string, Paint> = new Map();

/** Read a colour: "#23211d", "rgb(190 60 30 / 17%)", either with a name before it. */
export function parsePaint(style: string): Paint {
  let paint = paints.get(style);
  if (paint === undefined) {
    const [, name, colour] = /^(?:([\w-]+):)?(.*)$/.exec(style) ?? [];
    paint = { name: name ?? colour, ...parseColour(colour) };
    paints.set(style, paint);
  }
  return paint;
}

function parseColour(colour: string) {
  if (colour === "transparent") return { rgb: 0, alpha: 0 };
  if (colour.startsWith("#")) return { rgb: Number.parseInt(colour.slice(1), 16), alpha: 1 };
  const [red, green, blue, share = 100] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  if (blue === undefined) throw new Error(`${colour}: no colour`);
  return { rgb: (red << 16) | (green << 8) | blue, alpha: share / 100 };
}

const channels = (rgb: number) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255];

function blend(below: number, { rgb, alpha }: Paint) {
  if (alpha >= 1) return rgb;
  const above = channels(rgb);
  return channels(below).reduce(
    (mixed, part, i) => (mixed << 8) | Math.round(part + (above[i] - part) * alpha),
    0,
  );
}

/** Relative luminance as WCAG 2.2 defines it. */
export function luminance(rgb: number) {
  const [red, green, blue] = channels(rgb)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const luminances: Map<number, number> = new Map();
function light(rgb: number) {
  let known = luminances.get(rgb);
  if (known === undefined) {
    known = luminance(rgb);
    luminances.set(rgb, known);
  }
  return known;
}

/** The contrast of two relative luminances. */
const ratioOf = (one: number, other: number) =>
  one > other ? (one + 0.05) / (other + 0.05) : (other + 0.05) / (one + 0.05);

const contrast = (one: number, other: number) => ratioOf(light(one), light(other));

/** The eight ways from a pixel. */
const WAYS = [-1, 0, 1].flatMap((right) =>
  [-1, 0, 1].flatMap((down) => (right === 0 && down === 0 ? [] : [{ right, down }])),
);

/** Lines and curves as a canvas or a path's data give them, as lists of points. */
export class Outline {
  lines: Point[][] = [];

  constructor(data?: string) {
    if (typeof data === "string") this.#read(data);
  }

  moveTo(x: number, y: number) {
    this.lines.push([[x, y]]);
  }

  lineTo(x: number, y: number) {
    if (this.lines.length === 0) this.moveTo(x, y);
    else this.#line.push([x, y]);
  }

  closePath() {
    if (this.lines.length === 0) return;
    const [start] = this.#line;
    this.#line.push(start);
    this.moveTo(...start);
  }

  rect(x: number, y: number, width: number, height: number) {
    const [right, foot] = [x + width, y + height];
    this.lines.push([[x, y], [right, y], [right, foot], [x, foot], [x, y]]); // biome-ignore format: one shape
  }

  roundRect(x: number, y: number, width: number, height: number) {
    this.rect(x, y, width, height);
  }

  arc(x: number, y: number, radius: number) {
    const points = Array.from({ length: 33 }, (_, i): Point => {
      const angle = (i * Math.PI) / 16;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
    this.lines.push(points);
  }

  quadraticCurveTo(x1: number, y1: number, x: number, y: number) {
    this.bezierCurveTo(x1, y1, x1, y1, x, y);
  }

  /** A quadratic curve is near enough to the cubic one with its point twice. */
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number) {
    const [x0, y0] = this.#at;
    for (let i = 1; i <= 12; i++) {
      const [a, b] = [1 - i / 12, i / 12];
      const [p, q, r, s] = [a ** 3, 3 * a * a * b, 3 * a * b * b, b ** 3];
      this.lineTo(p * x0 + q * x1 + r * x2 + s * x, p * y0 + q * y1 + r * y2 + s * y);
    }
  }

  addPath({ lines }: Outline) {
    this.lines.push(...lines);
  }

  get #line() {
    return this.lines[this.lines.length - 1];
  }

  get #at(): Point {
    return this.lines.length === 0 ? [0, 0] : this.#line[this.#line.length - 1];
  }

  #read(data: string) {
    let command = "";
    const parts = data.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi) ?? [];
    for (let at = 0; at < parts.length; ) {
      if (/[a-z]/i.test(parts[at])) command = parts[at++];
      const [x, y] = this.#at;
      const relative = command === command.toLowerCase();
      const sign = command.toUpperCase();
      const count = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7, Z: 0 }[sign];
      if (count === undefined) throw new Error(`${data}: unknown ${command}`);
      const numbers = parts.slice(at, at + count).map(Number);
      at += count;
      const own = sign === "A" ? numbers.slice(5) : numbers;
      const moved = own.map((part, i) =>
        relative ? part + (sign === "V" || i % 2 === 1 ? y : x) : part,
      );
      if (sign === "Z") this.closePath();
      else if (sign === "M") {
        this.moveTo(moved[0], moved[1]);
        command = relative ? "l" : "L";
      } else if (sign === "H") this.lineTo(moved[0], y);
      else if (sign === "V") this.lineTo(x, moved[0]);
      else if (sign === "A") this.#half(numbers[0], numbers[4] > 0, [moved[0], moved[1]]);
      else if (sign === "L") this.lineTo(moved[0], moved[1]);
      else if (sign === "Q") this.quadraticCurveTo(moved[0], moved[1], moved[2], moved[3]);
      else {
        const [x1, y1, x2, y2, x3, y3] = moved;
        this.bezierCurveTo(x1, y1, x2, y2, x3, y3);
      }
    }
  }

  /** Half a circle: no other arc is in the pictures. */
  #half(radius: number, forwards: boolean, [x, y]: Point) {
    const [x0, y0] = this.#at;
    const [cx, cy] = [(x0 + x) / 2, (y0 + y) / 2];
    const from = Math.atan2(y0 - cy, x0 - cx);
    for (let i = 1; i <= 12; i++) {
      const angle = from + ((forwards ? 1 : -1) * i * Math.PI) / 12;
      this.lineTo(cx + radius * Math.cos(angle), cy + radius * Math.sin(angle));
    }
  }
}

/** The result of `createPattern`: the ink of a tile, which is measured and not drawn. */
interface Texture {
  texture: Paint;
}

interface Gradient {
  stops: [at: number, rgb: number][];
  addColorStop: (at: number, style: string) => void;
}

/** Names of the pixels of an image. */
const IMAGED = ["trail", "board-dark", "board-light"];

/** A canvas that is not in the page. */
interface Tile {
  raster: Raster;
}

const STYLES = {
  fillStyle: "ink:#000000" as string | Texture | Gradient,
  strokeStyle: "ink:#000000",
  lineWidth: 1,
  globalAlpha: 1,
  font: "10px sans",
  textAlign: "start",
  textBaseline: "alphabetic",
  dash: [] as number[],
  move: { x: 0, y: 0, scale: 1 },
};

export class Raster {
  width: number;
  height: number;
  canvas: { width: number; height: number };
  findings: Map<string, Finding> = new Map();
  #pixels;
  #lights; // relative luminance
  #labels;
  #names: string[];
  #numbers: Map<string, number> = new Map();
  #stamps;
  #owners; // the mark that a pixel belongs to, from 1; 0 for none
  #marks: { region: number[]; paint: Paint; width: number }[] = [];
  #stamp = 0;
  style = { ...STYLES };
  #kept: (typeof STYLES)[] = [];
  #path = new Outline();
  #isGround;

  /** @param ground of the whole canvas @param isGround true for paints that other marks lie on, and which are no marks */
  constructor(width: number, height: number, ground: string, isGround: (name: string) => boolean) {
    const { name, rgb } = parsePaint(ground);
    this.width = width;
    this.height = height;
    this.canvas = { width, height };
    this.#names = [name];
    this.#pixels = new Uint32Array(width * height).fill(rgb);
    this.#lights = new Float64Array(width * height).fill(light(rgb));
    this.#labels = new Uint16Array(width * height);
    this.#stamps = new Uint32Array(width * height);
    this.#owners = new Uint32Array(width * height);
    this.#isGround = isGround;
  }

  /** The raster as a context: styles are set, and what makes no difference here is ignored. */
  context(): CanvasRenderingContext2D {
    const drawn = new Proxy(this, {
      get: (own, name) => {
        const value = Reflect.get(own, name);
        if (typeof value === "function") return value.bind(own);
        return value ?? Reflect.get(own.style, name) ?? Reflect.get(IGNORED, name);
      },
      set: (own, name, value) => Reflect.set(own.style, name, value),
    });
    return fake(drawn);
  }

  save() {
    this.#kept.push({ ...this.style });
  }

  restore() {
    this.style = this.#kept.pop() ?? { ...STYLES };
  }

  translate(x: number, y: number) {
    const { move } = this.style;
    this.style.move = { ...move, x: move.x + x * move.scale, y: move.y + y * move.scale };
  }

  scale(scale: number) {
    const { move } = this.style;
    this.style.move = { ...move, scale: move.scale * scale };
  }

  setLineDash(dash: number[]) {
    this.style.dash = dash;
  }

  measureText(text: string) {
    return { width: LETTER.width * this.#size * text.length };
  }

  /** A tile is measured by its ink. */
  createPattern({ raster }: Tile): Texture {
    const { fillStyle, globalAlpha } = raster.style;
    const paint = parsePaint(fillStyle as string);
    return { texture: { ...paint, alpha: globalAlpha } };
  }

  clearRect() {}

  beginPath() {
    this.#path = new Outline();
  }

  moveTo = (x: number, y: number) => this.#path.moveTo(x, y);
  lineTo = (x: number, y: number) => this.#path.lineTo(x, y);
  closePath = () => this.#path.closePath();
  rect = (...box: Parameters<Outline["rect"]>) => this.#path.rect(...box);
  roundRect = (...box: Parameters<Outline["rect"]>) => this.#path.rect(...box);
  arc = (x: number, y: number, radius: number) => this.#path.arc(x, y, radius);
  quadraticCurveTo = (...points: Parameters<Outline["quadraticCurveTo"]>) =>
    this.#path.quadraticCurveTo(...points);

  fill(first?: Outline | string) {
    this.#fill(first instanceof Outline ? first : this.#path);
  }

  stroke(path: Outline = this.#path) {
    this.#stroke(path);
  }

  fillRect(...box: Parameters<Outline["rect"]>) {
    const path = new Outline();
    path.rect(...box);
    this.#fill(path);
  }

  strokeRect(...box: Parameters<Outline["rect"]>) {
    const path = new Outline();
    path.rect(...box);
    this.#stroke(path);
  }

  fillText(text: string, x: number, y: number) {
    const paint = this.#paint(this.style.fillStyle as string);
    this.#measureText(paint, this.#region(this.#letters(text, x, y, 0)));
  }

  /** The halo of a text, as a box around it. */
  strokeText(text: string, x: number, y: number) {
    const region = this.#region(this.#letters(text, x, y, this.style.lineWidth / 2));
    this.#apply(region, this.#paint(this.style.strokeStyle));
  }

  /** Draw an image of the same number of pixels to each square; its own pixels stand out from its ground. */
  drawImage({ raster: image }: Tile, left: number, top: number, width: number, height: number) {
    const side = width / image.width;
    for (let at = 0; at < image.#pixels.length; at++) {
      const [x, y] = [at % image.width, Math.floor(at / image.width)];
      const name = image.#names[image.#labels[at]];
      const path = new Outline();
      path.rect(left + x * side, top + y * (height / image.height), side, side);
      this.#apply(this.#region(path), { name, rgb: image.#pixels[at], alpha: 1 });
      if (this.#isGround(name)) continue;
      for (const near of [...(x > 0 ? [at - 1] : []), ...(y > 0 ? [at - image.width] : [])]) {
        const ground = image.#names[image.#labels[near]];
        const ratio = contrast(image.#pixels[at], image.#pixels[near]);
        if (this.#isGround(ground))
          this.#keep({ name, rgb: 0, alpha: 1 }, ground, false, ratio, LEAST.mark);
      }
    }
  }

  /** A gradient from the left to a place: its colours have one name. */
  createLinearGradient(_left: number, _top: number, right: number): Gradient {
    const stops: [number, number][] = [];
    const addColorStop = (at: number, style: string) =>
      stops.push([at * right, parsePaint(style).rgb]);
    return { stops, addColorStop };
  }

  createImageData(width: number, height: number) {
    return { data: new Uint8ClampedArray(4 * width * height) };
  }

  /** The pixels as four bytes each; the last tells the name. */
  getImageData() {
    const named = this.#pixels.map(
      (rgb, at) => ((IMAGED.indexOf(this.#names[this.#labels[at]]) << 24) | rgb) >>> 0,
    );
    return { data: new Uint8ClampedArray(named.buffer) };
  }

  putImageData({ data }: { data: Uint8ClampedArray }) {
    new Uint32Array(data.buffer).forEach((named, at) => {
      this.#pixels[at] = named & 0xffffff;
      this.#labels[at] = this.#number(IMAGED[named >>> 24]);
    });
  }

  get #size() {
    return Number(/([\d.]+)px/.exec(this.style.font)?.[1]);
  }

  #paint(style: string): Paint {
    const paint = parsePaint(style);
    return { ...paint, alpha: paint.alpha * this.style.globalAlpha };
  }

  /** The box of a text. */
  #letters(text: string, x: number, y: number, around: number) {
    const { textAlign, textBaseline } = this.style;
    const [wide, high] = [this.measureText(text).width, LETTER.height * this.#size];
    const left = x - { center: wide / 2, right: wide, end: wide }[textAlign as "center"] || x;
    const top = y - ({ middle: high / 2, top: 0 }[textBaseline as "top"] ?? high);
    const path = new Outline();
    path.rect(left - around, top - around, wide + 2 * around, high + 2 * around);
    return path;
  }

  #fill(path: Outline) {
    const { fillStyle } = this.style;
    const region = this.#region(path);
    if (typeof fillStyle === "string") return this.#draw(region, this.#paint(fillStyle), FRAME);
    if ("stops" in fillStyle) return this.#shade(region, fillStyle.stops);
    const [first] = region;
    if (first === undefined) return;
    const { texture } = fillStyle;
    if (!this.#isGround(texture.name))
      this.#note(texture, [[this.#labels[first], this.#pixels[first]]], LEAST.mark);
  }

  #shade(region: number[], stops: Gradient["stops"]) {
    for (const pixel of region) {
      const x = pixel % this.width;
      const after = stops.findIndex(([at]) => at > x);
      const [[from, rgb], [to, next]] = stops.slice(after - 1, after + 1);
      const alpha = (x - from) / (to - from);
      this.#apply([pixel], {
        name: "trail",
        rgb: blend(rgb, { name: "", rgb: next, alpha }),
        alpha: 1,
      });
    }
  }

  #stroke(path: Outline) {
    const { lineWidth, strokeStyle, move, dash } = this.style;
    const width = Math.max(1, lineWidth * move.scale);
    this.#draw(this.#along(path, width / 2, dash), this.#paint(strokeStyle), width);
  }

  /** The pixels inside an outline, by the rule of even and odd crossings. */
  #region(path: Outline) {
    const lines = this.#moved(path);
    const heights = lines.flatMap((line) => line.map(([, y]) => y));
    const top = Math.max(0, Math.ceil(heights.reduce((a, b) => Math.min(a, b), Infinity) - 0.5));
    const foot = Math.min(
      this.height,
      Math.ceil(heights.reduce((a, b) => Math.max(a, b), 0) - 0.5),
    );
    const crossings: number[][] = Array.from({ length: Math.max(0, foot - top) }, () => []);
    for (const line of lines) {
      line.forEach(([x, y], i) => {
        const [toX, toY] = line[(i + 1) % line.length];
        const first = Math.max(top, Math.ceil(Math.min(y, toY) - 0.5));
        const last = Math.min(foot, Math.ceil(Math.max(y, toY) - 0.5));
        for (let row = first; row < last; row++)
          crossings[row - top].push(x + ((row + 0.5 - y) * (toX - x)) / (toY - y));
      });
    }
    const region: number[] = [];
    this.#stamp++;
    crossings.forEach((found, row) => {
      found.sort((one, other) => one - other);
      for (let i = 0; i + 1 < found.length; i += 2) {
        const begin = (top + row) * this.width;
        const to = begin + Math.min(this.width, Math.ceil(found[i + 1] - 0.5));
        for (let at = begin + Math.max(0, Math.ceil(found[i] - 0.5)); at < to; at++) {
          this.#stamps[at] = this.#stamp;
          region.push(at);
        }
      }
    });
    return region;
  }

  /** The pixels near lines. */
  #along(path: Outline, half: number, dash: number[]) {
    const region: number[] = [];
    this.#stamp++;
    const { scale } = this.style.move;
    for (const line of this.#moved(path)) {
      let gone = 0;
      for (let i = 0; i + 1 < line.length; i++) {
        const [[x0, y0], [x1, y1]] = [line[i], line[i + 1]];
        const length = Math.hypot(x1 - x0, y1 - y0);
        for (const [from, to] of dashes(gone, length, dash, scale)) {
          const at = (share: number): Point => [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share];
          this.#segment(region, at(from / (length || 1)), at(to / (length || 1)), half);
        }
        gone += length;
      }
    }
    return region;
  }

  #segment(region: number[], [x0, y0]: Point, [x1, y1]: Point, half: number) {
    const [dx, dy] = [x1 - x0, y1 - y0];
    const square = dx * dx + dy * dy;
    const range = (a: number, b: number, end: number) => [
      Math.max(0, Math.floor(Math.min(a, b) - half)),
      Math.min(end, Math.ceil(Math.max(a, b) + half)),
    ];
    const [left, right] = range(x0, x1, this.width);
    const [top, foot] = range(y0, y1, this.height);
    for (let y = top; y < foot; y++) {
      for (let x = left; x < right; x++) {
        const [px, py] = [x + 0.5 - x0, y + 0.5 - y0];
        const along = square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / square));
        if (Math.hypot(px - along * dx, py - along * dy) <= half)
          this.#add(region, y * this.width + x);
      }
    }
  }

  #moved({ lines }: Outline) {
    const { x, y, scale } = this.style.move;
    return lines.map((line) => line.map(([px, py]): Point => [x + px * scale, y + py * scale]));
  }

  #add(region: number[], pixel: number) {
    if (this.#stamps[pixel] === this.#stamp) return;
    this.#stamps[pixel] = this.#stamp;
    region.push(pixel);
  }

  /** Draw a mark; what stays in sight of it is measured in the end. */
  #draw(region: number[], paint: Paint, width: number) {
    const isMark = paint.alpha > 0 && !this.#isGround(paint.name);
    this.#apply(region, paint, isMark ? this.#marks.push({ region, paint, width }) : 0);
  }

  /** Measure all marks against what is beside them. */
  finish() {
    this.#marks.forEach(({ region, paint, width }, at) => {
      const seen = region.filter((pixel) => this.#owners[pixel] === at + 1);
      if (seen.length > 0) this.#measure(seen, at + 1, paint, width);
    });
    return this.findings;
  }

  #apply(region: number[], paint: Paint, owner = 0) {
    const mixed = this.#mixer(paint);
    for (const pixel of region) {
      const { rgb, light, label } = mixed(pixel);
      this.#pixels[pixel] = rgb;
      this.#lights[pixel] = light;
      this.#labels[pixel] = label;
      this.#owners[pixel] = owner;
    }
  }

  /** Return a function that lays a paint over a pixel. */
  #mixer(paint: Paint) {
    const known: { rgb: number; light: number; label: number }[] = [];
    return (pixel: number) => {
      const below = this.#labels[pixel];
      const mixed = known[below];
      if (mixed !== undefined) return mixed;
      const rgb = blend(this.#pixels[pixel], paint);
      const label = this.#number(labelOn(paint, this.#names[below]));
      known[below] = { rgb, light: light(rgb), label };
      return known[below];
    };
  }

  /**
   * The edge of a mark must stand out from something beside it: a ring from the disc within it, or else from the board
   * around it. So each pixel of the edge looks for what differs most, as far as the line is wide.
   */
  #measure(region: number[], owner: number, paint: Paint, width: number) {
    const { width: wide, height: high } = this;
    const reach = Math.min(6, Math.ceil(width) + 1);
    const owners = this.#owners;
    const [lights, labels] = [this.#lights, this.#labels];
    /** Beside what the edge lies, by two numbers of labels in one. */
    const found: Map<number, { ground: number; ratio: number; count: number }> = new Map();
    let edge = 0;
    const steps = WAYS.map((way) => way.down * wide + way.right);
    for (const pixel of region) {
      const x = pixel % wide;
      const y = (pixel - x) / wide;
      // How far the canvas goes in each way.
      const [left, right, up, down] = [x, wide - 1 - x, y, high - 1 - y];
      const isEdge =
        (left > 0 && owners[pixel - 1] !== owner) ||
        (right > 0 && owners[pixel + 1] !== owner) ||
        (up > 0 && owners[pixel - wide] !== owner) ||
        (down > 0 && owners[pixel + wide] !== owner);
      if (!isEdge) continue;
      let best = 0;
      let ground = -1;
      for (let way = 0; way < WAYS.length; way++) {
        const { right: across, down: along } = WAYS[way];
        const room = Math.min(
          across < 0 ? left : across > 0 ? right : reach,
          along < 0 ? up : along > 0 ? down : reach,
          reach,
        );
        for (let far = 1, near = pixel; far <= room; far++) {
          near += steps[way];
          // Neighbours with the same label belong to one shape.
          if (labels[near] === 0 || labels[near] === labels[pixel]) continue;
          const ratio = ratioOf(lights[pixel], lights[near]);
          if (ratio > best) {
            best = ratio;
            ground = near;
          }
        }
      }
      if (ground < 0) continue;
      edge++;
      const key = labels[pixel] * 65_536 + this.#labels[ground];
      const pair = found.get(key);
      if (pair === undefined)
        found.set(key, { ground: this.#labels[ground], ratio: best, count: 1 });
      else {
        pair.ratio = Math.min(best, pair.ratio);
        pair.count++;
      }
    }
    for (const { ground, ratio, count } of found.values()) {
      const name = this.#names[ground];
      const share = name.split("~").every(this.#isGround) ? SHARE.ground : SHARE.mark;
      if (count >= share * edge) this.#keep(paint, name, false, ratio, LEAST.mark);
    }
  }

  #measureText(paint: Paint, region: number[]) {
    const below: Map<number, [pixel: number, count: number]> = new Map();
    for (const pixel of region) {
      const label = this.#labels[pixel];
      below.set(label, [pixel, (below.get(label)?.[1] ?? 0) + 1]);
    }
    const grounds = [...below.entries()]
      .filter(([, [, count]]) => count >= SHARE.ground * region.length)
      .map(([label, [pixel]]): [number, number] => [label, this.#pixels[pixel]]);
    this.#note(paint, grounds, this.#size >= LARGE ? LEAST.large : LEAST.text, true);
  }

  #note(paint: Paint, grounds: [label: number, rgb: number][], enough: number, text = false) {
    for (const [label, rgb] of grounds)
      this.#keep(paint, this.#names[label], text, contrast(blend(rgb, paint), rgb), enough);
  }

  #keep({ name, alpha }: Paint, ground: string, text: boolean, ratio: number, enough: number) {
    const mark = alpha < 1 ? `${name} ${Math.round(100 * alpha)}%` : name;
    const key = `${text ? `text ${enough}` : "mark"} ${mark} on ${ground}`;
    const known = this.findings.get(key);
    if (known === undefined || ratio < known.ratio)
      this.findings.set(key, { mark, ground, text, ratio, enough });
  }

  #number(name: string) {
    let number = this.#numbers.get(name);
    if (number === undefined) {
      number = this.#names.indexOf(name);
      if (number < 0) number = this.#names.push(name) - 1;
      this.#numbers.set(name, number);
    }
    return number;
  }
}

/** The label of a pixel after a paint; a half-transparent one adds its name to the label below. */
const labelOn = ({ name, alpha }: Paint, below: string) =>
  alpha >= 1 || below.startsWith(`${name}~`) ? (alpha >= 1 ? name : below) : `${name}~${below}`;

/** The parts of a segment that a dash pattern draws, as distances from its start. */
function dashes(gone: number, length: number, pattern: number[], scale: number): Point[] {
  const [drawn, left] = pattern.map((part) => part * scale);
  if (drawn === undefined || drawn + left <= 0) return [[0, length]];
  const parts: Point[] = [];
  for (let from = -(gone % (drawn + left)); from < length; from += drawn + left)
    if (from + drawn > 0) parts.push([Math.max(0, from), Math.min(length, from + drawn)]);
  return parts;
}

/** Methods of a context that change nothing in a measurement. */
const IGNORED = { clip() {} };
