import { recallJson, remember } from "../../dom/storage.ts";
import { goodItems, isRecord, isText } from "../../engine/type-guards.ts";

/** The visitor's choice of panels, kept for the next visit. */
export interface Choice {
  names: string[]; // the panel in each of the two panes
  folded: boolean;
  two: boolean | null; // side by side; null: depending on the window
  width: number | null; // width of the panels' column in pixels; null: depending on the window
}

const KEY = "knights.panels";

export function recallChoice(panels: { name: string }[]): Choice {
  const { names, name, folded, two, width } = recallJson(KEY, (kept) =>
    isRecord(kept) ? kept : {},
  );
  const words = goodItems(Array.isArray(names) ? names : [name], isText);
  const known = [...new Set(words)].filter((word) => panels.some((panel) => panel.name === word));
  const others = panels.map((panel) => panel.name).filter((word) => !known.includes(word));
  return {
    names: [...known, ...others].slice(0, 2),
    folded: folded === true,
    two: typeof two === "boolean" ? two : null,
    width: Number.isFinite(width) ? Number(width) : null,
  };
}

export function rememberChoice(choice: Choice) {
  remember(KEY, JSON.stringify(choice));
}
