import type { Palette } from "../../dom/theme.ts";
import { encodeText } from "../../engine/fragment/encode.ts";
import type { State } from "../../engine/run/search-state.ts";
import type { Description, MapSketch } from "../../engine/search/types.ts";
import type { Scenario } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import type { SignName } from "../sentences.ts";
import { withValue } from "../shared/board.ts";
import { vertexTowards } from "../shared/graph-layout.ts";
import { type Lettering, letterSize, pageLetterSize, readable } from "../shared/lettering.ts";
import { heightFor, layOutMap, type MapLayout, regionAt } from "../shared/map-layout.ts";
import type { Ground, Moment, Size } from "../types.ts";
import { View } from "../view.ts";
import { coloursOf } from "./colouring-picture.ts";
import { drawMap, lettersFor, type MapPicture } from "./map-drawing.ts";
import { type PlacedName, placeNames } from "./map-names.ts";
import { colourName } from "./sentences.ts";

/** Show at most this many remarks on an own map before the first step. */
const MOST_REMARKS = 3;

/** A map whose regions are coloured. A choice is `region * colours + colour`; regions can be pointed at. */

export class ColouringView extends View {
  unwritten = true;
  blocks = "form-block-colours" as const;
  /** Layout for the last size of the canvas. */
  #fitted: {
    key: string;
    layout: MapLayout;
    shapes: Path2D[] | null;
    names: { letters: number; placed: (PlacedName | null)[] } | null;
  } | null = null;
  declare map: MapSketch;

  constructor(scenario: Scenario, description: Description) {
    super(scenario, description);
    this.map = description.map as MapSketch;
    this.remarks = (this.map.remarks ?? []).slice(0, MOST_REMARKS);
  }

  draw(context: CanvasRenderingContext2D, size: Size, palette: Palette, moment: Moment) {
    const fitted = this.#fit(size);
    fitted.shapes ??= fitted.layout.rings.map(shapeOf);
    const { layout, shapes } = fitted;
    const placedNames = this.#placed(size, palette);
    return drawMap(context, size, layout, shapes, palette, {
      ...this.picture(moment),
      placedNames,
    });
  }

  picture({
    state,
    candidates = [],
    ahead,
    flash,
    cursor,
    asked,
  }: Moment): Omit<MapPicture, "placedNames"> {
    const { colours } = this.map;
    const placed = state.last !== null && state.last >= 0 ? state.last : -1;
    return {
      names: this.map.names,
      coloured: this.#coloured(state),
      next: asked || candidates.length === 0 ? -1 : Math.floor(candidates[0][0] / colours),
      ahead: asked ? null : (ahead ?? null),
      colours,
      givens: this.map.givens.map((choice) => Math.floor(choice / colours)),
      placed: Math.floor(placed / colours),
      undone: Math.floor(state.undone / colours),
      lost: state.undone % colours,
      flash,
      cursor: Math.floor(cursor / colours),
      alike: [],
      options: [],
    };
  }

  #coloured(state: State) {
    return coloursOf(state, this.map.colours, this.map.names.length);
  }

  /** Places of large names; null unless the page wants large letters. */
  #placed(size: Size, lettering: Lettering) {
    const letters = pageLetterSize(lettering);
    if (letters === 0) return null;
    const fitted = this.#fit(size);
    if (fitted.names?.letters !== letters) {
      fitted.names = { letters, placed: placeNames(fitted.layout, this.map.names, size, letters) };
    }
    return fitted.names.placed;
  }

  #fit({ width, height }: Size) {
    const key = `${width}x${height}`;
    if (this.#fitted?.key !== key) {
      const layout = layOutMap(this.map, { width, height });
      this.#fitted = { key, layout, shapes: null, names: null };
    }
    return this.#fitted;
  }

  choiceAt(size: Size, x: number, y: number) {
    const region = regionAt(this.#fit(size).layout, x, y);
    return region < 0 ? -1 : region * this.map.colours;
  }

  ringOf(choice: number, size: Size) {
    const { labels, rings } = this.#fit(size).layout;
    const region = Math.floor(choice / this.map.colours);
    const { x, y, room } = labels[region];
    const side = Math.min(size.width, size.height);
    const radius = Math.min(side / 26, Math.max(side / 40, room / 3));
    const text = this.map.names[region];
    // A region in a reason always gets its name, even if there is little room.
    const least = Math.max(lettersFor(text, room, side / 600), readable());
    const name = { text, size: letterSize(least, Infinity, size) };
    const outline = rings[region].map(outlineOf).join("");
    const shown = this.#placed(size, size)?.[region];
    return shown ? { x, y, radius, outline } : { x, y, radius, outline, name };
  }

  formatMark(sign: SignName) {
    const mark = sign as
      | "dashes"
      | "given-region"
      | "possible"
      | "ruled-out"
      | "placed"
      | "given-up";
    return t(`colouring-signs-${mark}`);
  }

  ghostOf(choice: number, _number: number, size: Size) {
    const { colours } = this.map;
    const { layout } = this.#fit(size);
    const region = Math.floor(choice / colours);
    const { x, y, room } = layout.labels[region];
    const text = this.brief(choice);
    const letters = Math.min(
      Math.min(size.width, size.height) / 48,
      (0.92 * room) / (0.56 * text.length),
    );
    // If there is no room for readable letters, the colour has to do.
    const least = pageLetterSize(size);
    return {
      x,
      y: y + 1.3 * letters,
      size: letters,
      text: letters < least ? "" : text,
      outline: layout.rings[region].map(outlineOf).join(""),
      tint: ((choice % colours) % 8) + 1,
    };
  }

  ground(width: number): Ground {
    const height = heightFor(this.map, width);
    const { rings, edges, labels } = layOutMap(this.map, { width, height });
    const places = rings.map((region, i) => ({
      ...labels[i],
      name: this.map.names[i],
      outline: region.map(outlineOf).join(""),
    }));
    const { colours } = this.map;
    const placeOf = (choice: number) => Math.floor(choice / colours);
    const beneath = edges.map(([from, to]) => `M${from.join(" ")}L${to.join(" ")}`).join("");
    return { title: t("colouring-heat"), height, places, placeOf, beneath };
  }

  moveCursor(cursor: number, key: string) {
    const { colours } = this.map;
    if (cursor < 0) return 0;
    const { labels } = this.map;
    const places = {
      x: Float64Array.from(labels, ([x]) => x),
      y: Float64Array.from(labels, ([, y]) => y),
    };
    return vertexTowards(places, Math.floor(cursor / colours), key) * colours;
  }

  cell(cursor: number, state: State) {
    const { colours } = this.map;
    const region = Math.floor(cursor / colours);
    const colour = this.#coloured(state)[region];
    const at = this.#region(cursor);
    if (colour < 0) return t("colouring-cell-blank", { region: at });
    const given = this.map.givens.includes(region * colours + colour);
    return t("colouring-cell", { region: at, colour: colourName(colour), given });
  }

  name(choice: number) {
    const { colours } = this.map;
    return t("colouring-choice", {
      region: this.#region(choice),
      colour: colourName(choice % colours),
    });
  }

  brief(choice: number) {
    return colourName(choice % this.map.colours);
  }

  alternatives(choice: number) {
    const first = choice - (choice % this.map.colours);
    return Array.from({ length: this.map.colours }, (_, colour) => first + colour);
  }

  placeName(choice: number) {
    return this.#region(choice);
  }

  #region(choice: number) {
    return this.map.names[Math.floor(choice / this.map.colours)];
  }

  /** The scenario in which the region is given its next colour that no given neighbour has, or none after the last one. */
  toggle(choice: number) {
    const { colours, borders, givens, written } = this.map;
    const region = Math.floor(choice / colours);
    const given = new Map(givens.map((one) => [Math.floor(one / colours), one % colours]));
    const around = borders.flatMap(([one, other]) =>
      one === region ? [given.get(other)] : other === region ? [given.get(one)] : [],
    );
    let colour = (given.get(region) ?? -1) + 1;
    while (around.includes(colour)) colour++;
    if (colour < colours) given.set(region, colour);
    else given.delete(region);
    const names = [...given]
      .sort(([one], [other]) => one - other)
      .map(([place, shade]) => `${written[0][place]}:${written[1][shade]}`);
    return withValue(this.scenario.text, "givens", encodeText(names.join(",")));
  }

  label(state: State) {
    return t("colouring-label", {
      regions: this.map.names.length,
      coloured: this.#coloured(state).filter((colour) => colour >= 0).length,
      colours: this.map.colours,
    });
  }
}

/** The outlines of a region as a canvas path. */
function shapeOf(rings: [number, number][][]) {
  const shape = new Path2D();
  for (const ring of rings) {
    ring.forEach(([x, y], i) => {
      if (i === 0) shape.moveTo(x, y);
      else shape.lineTo(x, y);
    });
    shape.closePath();
  }
  return shape;
}

/** A ring as path data, to a tenth of a pixel. */
function outlineOf(ring: [number, number][]) {
  return `M${ring.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}
