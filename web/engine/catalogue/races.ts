import races from "../../../src/knights/data/races.json" with { type: "json" };
import { t } from "../../language/translate.ts";

/** Ready-made races, each of which makes one point. `test_races.py` compares their step counts with the library's. */
export interface Ready {
  id: string;
  lanes: string[]; // the scenarios' texts
  steps: (number | null)[]; // of each lane; null: too many to wait for
}

export const READY: readonly Ready[] = races;

export const readyRace = (id: string) => READY.find((race) => race.id === id);

/** The ready-made races of a puzzle, given by its name. */
export const racesOf = (puzzle: string) =>
  READY.filter(({ lanes }) => lanes[0].startsWith(`${puzzle}/`));

/** The ready-made race with exactly these lanes. */
export const readyWith = (texts: readonly string[]) =>
  READY.find(({ lanes }) => lanes.join() === texts.join());

export const titleOf = ({ id }: Ready) => sentence(`race-ready-${id}`);

/** The question shown before the race. */
export const questionOf = ({ id }: Ready) => sentence(`race-ready-${id}-ask`);

/** The lesson of the race, shown once it has been watched. */
export const lessonOf = ({ id }: Ready) => sentence(`race-ready-${id}-point`);

export const linkToRace = ({ id }: Ready) => `#race/${id}`;

/** @param key of a sentence without values: every race has its own keys */
const sentence = (key: string) => t(key as "race-list");
