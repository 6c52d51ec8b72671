/**
 * Runs a table of searches: one puzzle with each value of some parameters. Each search runs to its first solution, and
 * its steps are counted.
 */

import type { Search } from "../../engine/search/search.ts";
import type { Verdict } from "../../engine/search/types.ts";

export interface Row {
  scenario: string;
  values: string[]; // of the parameters that change
  found: { steps: number; placed: number; undone: number; verdict: Verdict } | null; // null: not run yet
}

/** Python's list of searches to run. */
interface Varied {
  names: string[];
  searches: Omit<Row, "found">[];
}

/** Steps after which a search is stopped at first, as on the command line, and those to which that can be raised. */
const LIMIT = 100_000;
const HIGHEST = 10_000_000;

export class TableRun {
  /** The parameters that change. */
  names: string[] = [];
  rows: Row[] = [];
  running = false;
  limit = LIMIT;
  #measuring = false;
  #closed = false;
  #solver;
  #onChange;

  /** @param onChange called after each change */
  constructor(solver: Search, onChange: () => void) {
    this.#solver = solver;
    this.#onChange = onChange;
  }

  /** True for a search that needs no further run at this limit. */
  #isFinished = ({ found }: Row) =>
    found !== null && (found.verdict !== "stopped" || found.steps >= this.limit);

  /** The number of searches that have run, up to this limit. */
  get done() {
    return this.rows.filter(this.#isFinished).length;
  }

  /** The next limit, if a search was stopped at this one; otherwise null. */
  get higher() {
    const stopped = this.rows.some(({ found }) => found?.verdict === "stopped");
    return stopped && this.limit < HIGHEST ? 10 * this.limit : null;
  }

  /** Run what was stopped again, up to the next limit. */
  raise() {
    this.limit = this.higher ?? this.limit;
    return this.run();
  }

  /** Ask Python for the list of searches. @throws {Error} with Python's sentence */
  async plan(scenario: string, names: readonly string[]) {
    this.#solver.load();
    await this.#solver.loaded();
    const told = await this.#solver.insist<Varied>("vary", scenario, names);
    if (this.#closed) return;
    this.names = told.names;
    this.rows = told.searches.map((search) => ({ ...search, found: null }));
  }

  /** Run the remaining searches one after the other, until it is stopped. */
  async run() {
    this.running = true;
    // It was stopped and started again during one search: the old loop just goes on.
    if (this.#measuring) return;
    this.#measuring = true;
    try {
      const { limit } = this;
      for (const row of this.rows.filter((one) => !this.#isFinished(one))) {
        if (!this.running) break;
        row.found = await this.#solver.insist("measure", row.scenario, limit);
        this.#onChange();
      }
    } finally {
      this.#measuring = false;
      this.running = false;
    }
    this.#onChange();
  }

  stop() {
    this.running = false;
    this.#onChange();
  }

  close() {
    this.running = false;
    this.#closed = true;
    this.#solver.end();
  }
}

/** The table as CSV, in the format of the command line. */
export function writeCsv({ names, rows }: Pick<TableRun, "names" | "rows">) {
  const head = [...names, "steps", "placed", "undone", "verdict", "scenario"];
  const lines = rows.flatMap(({ values, found, scenario }) =>
    found === null
      ? []
      : [[...values, found.steps, found.placed, found.undone, found.verdict, scenario]],
  );
  return [head, ...lines].map((line) => `${line.map(writeCell).join(",")}\n`).join("");
}

/** Format a cell. A text that a spreadsheet would run as a formula gets an apostrophe before it. */
function writeCell(value: string | number) {
  const text = String(value);
  if (/^(?![+-]\d+(?:\.\d+)?$)[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(text))
    return quote(`'${text}`);
  return /[",\r\n]/.test(text) ? quote(text) : text;
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
