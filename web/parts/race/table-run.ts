/**
 * A table of searches: one puzzle with each value of some parameters, and the steps of each search to its first solution, found by running it.
 */

import type { Search } from "../../engine/search/search.ts";
import type { Verdict } from "../../engine/search/types.ts";

export interface Row {
  scenario: string;
  values: string[]; // of the parameters that change
  found: { steps: number; placed: number; undone: number; verdict: Verdict } | null; // null: it has not been run yet
}

/** What Python says is to be run. */
interface Varied {
  names: string[];
  searches: Omit<Row, "found">[];
}

/** What a table can go through, of what a puzzle has. */
export const VARIED = ["strategy", "order", "start"];

/** A search ends unfinished after so many steps, as on the command line. */
export const LIMIT = 100_000;

export class TableRun {
  /** The parameters that change. */
  names: string[] = [];
  rows: Row[] = [];
  running = false;
  #measuring = false;
  #closed = false;
  #solver;
  #heed;

  /** @param heed is told of each change */
  constructor(solver: Search, heed: () => void) {
    this.#solver = solver;
    this.#heed = heed;
  }

  /** How many have been run. */
  get done() {
    return this.rows.filter(({ found }) => found !== null).length;
  }

  /** Finds out what is to be run. @throws {Error} with Python's sentence */
  async plan(scenario: string, names: readonly string[]) {
    this.#solver.load();
    await this.#solver.loaded();
    const told = await this.#solver.insist<Varied>("vary", scenario, names);
    if (this.#closed) return;
    this.names = told.names;
    this.rows = told.searches.map((search) => ({ ...search, found: null }));
  }

  /** Runs what has not been run, one search after the other, until it is stopped. */
  async run() {
    this.running = true;
    // Who stops it and goes on while one is measured has stopped nothing.
    if (this.#measuring) return;
    this.#measuring = true;
    try {
      for (const row of this.rows.filter(({ found }) => found === null)) {
        if (!this.running) break;
        row.found = await this.#solver.insist("measure", row.scenario, LIMIT);
        this.#heed();
      }
    } finally {
      this.#measuring = false;
      this.running = false;
    }
    this.#heed();
  }

  stop() {
    this.running = false;
    this.#heed();
  }

  close() {
    this.running = false;
    this.#closed = true;
    this.#solver.end();
  }
}

/** The whole table, as the command line writes it. */
export function writeCsv({ names, rows }: Pick<TableRun, "names" | "rows">) {
  const head = [...names, "steps", "placed", "undone", "verdict", "scenario"];
  const lines = rows.flatMap(({ values, found, scenario }) =>
    found === null
      ? []
      : [[...values, found.steps, found.placed, found.undone, found.verdict, scenario]],
  );
  return [head, ...lines].map((line) => `${line.map(writeCell).join(",")}\n`).join("");
}

/** What a spreadsheet would run as a formula has an apostrophe before it. */
function writeCell(value: string | number) {
  const text = String(value);
  if (/^(?![+-]\d+(?:\.\d+)?$)[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(text))
    return quote(`'${text}`);
  return /[",\r\n]/.test(text) ? quote(text) : text;
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
