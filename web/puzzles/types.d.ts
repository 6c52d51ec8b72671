/** What the rooms of puzzles hand over, and are handed. */

/** What a puzzle's own part of the page is handed of it. */
export interface Host {
  catalogue: import("../catalogue/catalogue.js").Catalogue;
  solver: import("../search/solver.js").Solver; // questions to Python: `solver.ask(...)`
  player: import("../run/player.js").Player;
  scenario: import("../types/scenario.d.ts").Scenario; // the one that is open (open.js)
  tell: (message: string, offer?: { label: string; run: () => void }) => void; // a short message at the foot
  chooseScenario: (text: string, instead?: boolean) => string | null; // opens a scenario by its text, `instead` of the present one in the history; gives what is wrong with it
  redraw: () => void; // asks for another frame
}

/** What the page shows of one puzzle alone. */
export interface Part {
  open?: () => void; // on each new scenario, of any puzzle
  compared?: () => string; // what is to be said besides at the end of a search, or ""
  unbind: () => void;
}
