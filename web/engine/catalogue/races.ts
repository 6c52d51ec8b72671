import races from "../../../src/knights/data/races.json" with { type: "json" };
import { tell } from "../../language/tell.ts";

/** Races that are there to be opened, each of which makes a point. Their figures stand with them, and are held to the library's (`test_races.py`). */
export interface Ready {
  id: string;
  lanes: string[]; // the scenarios' texts
  steps: (number | null)[]; // that each takes; null: more than anybody has waited for
}

export const READY: readonly Ready[] = races;

export const readyRace = (id: string) => READY.find((race) => race.id === id);

/** Those of a puzzle. @param puzzle its name */
export const racesOf = (puzzle: string) =>
  READY.filter(({ lanes }) => lanes[0].startsWith(`${puzzle}/`));

/** The ready race with these lanes. */
export const readyWith = (texts: readonly string[]) =>
  READY.find(({ lanes }) => lanes.join() === texts.join());

/** What it is called. */
export const titleOf = ({ id }: Ready) => say(`race-ready-${id}`);

/** What is asked before it. */
export const questionOf = ({ id }: Ready) => say(`race-ready-${id}-ask`);

/** What is to be learnt from it, once it has been seen; it is told in the room of races. */
export const pointOf = ({ id }: Ready) => say(`race-ready-${id}-point`);

/** The link to it. */
export const linkToRace = ({ id }: Ready) => `#race/${id}`;

/** @param key of a sentence without values: each race has its own */
const say = (key: string) => tell(key as "race-list");
