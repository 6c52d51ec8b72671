import { entry as colouring } from "./colouring/entry.ts";
import { register } from "./entries.ts";
import { forest, graph } from "./graph/entry.ts";
import { entry as maze } from "./maze/entry.ts";
import { entry as queens } from "./queens/entry.ts";
import { entry as regions } from "./regions/entry.ts";
import { entry as subset } from "./subset/entry.ts";
import { entry as sudoku } from "./sudoku/entry.ts";
import { entry as tour } from "./tour/entry.ts";

export {
  allParts,
  checkEntries,
  createView,
  entryIn,
  entryOf,
  headingOf,
  isPending,
  listEntries,
  nameInvented,
  outcomeOf,
  register,
} from "./entries.ts";

/**
 * The list of all puzzles in the page. The rest of the page looks a puzzle up here by its scenario, and mentions no
 * puzzle by name.
 */

register("tour", tour);
register("queens", queens);
register("graph", graph);
register("forest", forest);
register("colouring", colouring);
register("sudoku", sudoku);
register("maze", maze);
register("regions", regions);
register("subset", subset);
