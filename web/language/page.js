import be from "./en/be.js";
import code from "./en/code.js";
import colouring from "./en/colouring.js";
import forest from "./en/forest.js";
import form from "./en/form.js";
import gallery from "./en/gallery.js";
import graph from "./en/graph.js";
import lesson from "./en/lesson.js";
import page from "./en/page.js";
import panels from "./en/panels.js";
import plain from "./en/plain.js";
import play from "./en/play.js";
import queens from "./en/queens.js";
import questions from "./en/questions.js";
import recording from "./en/recording.js";
import run from "./en/run.js";
import share from "./en/share.js";
import size from "./en/size.js";
import sudoku from "./en/sudoku.js";
import tour from "./en/tour.js";
import why from "./en/why.js";
import { learn } from "./tell.js";

/** What the page says from the beginning. The drawing boards, and programs of the visitor's own, bring what they say. */
learn({
  // In English it stands in index.html.
  html: {},
  be,
  code,
  colouring,
  forest,
  form,
  gallery,
  graph,
  lesson,
  page,
  panels,
  plain,
  play,
  queens,
  questions,
  recording,
  run,
  share,
  size,
  sudoku,
  tour,
  why,
});
