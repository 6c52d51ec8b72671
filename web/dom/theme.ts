import { binding } from "./binding.ts";
import { recall, remember } from "./storage.ts";

/**
 * Light or dark theme: follows the system until the visitor chooses, and passes the colours of the stylesheets
 * (tokens.css, colours.css) to the drawing code, so that each colour is defined once.
 */

/** The custom properties used on canvases, by their names in the drawing code. */
const PALETTE = {
  font: "--font",
  letters: "--letters",
  boardLight: "--board-light",
  boardDark: "--board-dark",
  labelOnLight: "--board-label-on-light",
  labelOnDark: "--board-label-on-dark",
  hole: "--board-hole",
  path: "--path",
  disc: "--path-disc",
  number: "--path-number",
  start: "--start",
  onStart: "--on-start",
  place: "--place",
  undo: "--undo",
  candidate: "--candidate",
  candidateDisc: "--candidate-disc",
  tried: "--tried",
  knight: "--knight",
  knightEdge: "--knight-edge",
  cursor: "--cursor",
  hatch: "--hatch",
  refused: "--refused",
  markOther: "--mark-other",
  good: "--good",
  bad: "--bad",
  warn: "--warn",
  focus: "--focus",
  page: "--page",
  ink: "--ink",
  inkSoft: "--ink-soft",
  line: "--line",
  surface: "--surface",
  vertexWhite: "--vertex-white",
  vertexGray: "--vertex-gray",
  vertexBlack: "--vertex-black",
  onVertexWhite: "--on-vertex-white",
  onVertexGray: "--on-vertex-gray",
  onVertexBlack: "--on-vertex-black",
  edge: "--edge",
  edgePath: "--edge-path",
  edgeBack: "--edge-back",
  edgeForward: "--edge-forward",
  edgeCross: "--edge-cross",
  sea: "--map-sea",
  land: "--map-land",
  border: "--map-border",
  onMap: "--on-map",
  halo: "--map-halo",
  map1: "--map-1",
  map2: "--map-2",
  map3: "--map-3",
  map4: "--map-4",
  map5: "--map-5",
  map6: "--map-6",
  map7: "--map-7",
  map8: "--map-8",
  paper: "--grid-paper",
  paperGiven: "--grid-given",
  rule: "--grid-rule",
  given: "--grid-given-digit",
  entry: "--grid-entry",
};

export type Palette = Record<keyof typeof PALETTE, string>;

const KEY = "knights.theme";

/** The colours of a theme, by default of the current one. */
export function readPalette(theme?: string): Palette {
  const root = document.documentElement;
  const present = root.dataset.theme;
  if (theme !== undefined) root.dataset.theme = theme;
  const style = getComputedStyle(root);
  const entries = Object.entries(PALETTE).map(([name, property]) => [
    name,
    style.getPropertyValue(property).trim(),
  ]);
  root.dataset.theme = present;
  return Object.fromEntries(entries);
}

export function chosenBefore() {
  const theme = recall(KEY);
  return theme === "light" || theme === "dark" ? (theme as string) : null;
}

/**
 * Set the theme and keep it in step with the system.
 *
 * @param button switches between light and dark
 * @param onChange called whenever the colours change, and on `apply`
 */
export function bindTheme(button: HTMLButtonElement, onChange: (palette: Palette) => void) {
  const { signal, unbind } = binding();
  const system = matchMedia("(prefers-color-scheme: dark)");
  let chosen = chosenBefore();

  function apply() {
    show(chosen ?? (system.matches ? "dark" : "light"));
  }

  function show(theme: string) {
    document.documentElement.dataset.theme = theme;
    button.ariaChecked = String(theme === "dark");
    onChange(readPalette());
  }

  /** Use "light" or "dark" until the page is closed. */
  function set(theme: string) {
    chosen = theme;
    apply();
  }

  function toggle() {
    const theme = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
    remember(KEY, theme);
    set(theme);
  }

  system.addEventListener("change", apply, { signal });
  // Print in light colours.
  addEventListener("beforeprint", () => show("light"), { signal });
  addEventListener("afterprint", apply, { signal });
  button.addEventListener("click", toggle, { signal });
  // A canvas may lose its content, for instance when a computer sleeps: redraw as if the colours had changed.
  addEventListener("contextrestored", apply, { signal, capture: true });
  return { apply, set, unbind };
}
