// Made from language/en by `python3 build.py language`.
import code from "./code.js";
import colouring from "./colouring.js";
import files from "./files.js";
import forest from "./forest.js";
import form from "./form.js";
import gallery from "./gallery.js";
import graph from "./graph.js";
import language from "./language.js";
import lesson from "./lesson.js";
import link from "./link.js";
import page from "./page.js";
import panels from "./panels.js";
import plain from "./plain.js";
import play from "./play.js";
import queens from "./queens.js";
import questions from "./questions.js";
import run from "./run.js";
import share from "./share.js";
import sudoku from "./sudoku.js";
import tour from "./tour.js";
import why from "./why.js";

export default {
  ...code,
  ...colouring,
  ...files,
  ...forest,
  ...form,
  ...gallery,
  ...graph,
  ...language,
  ...lesson,
  ...link,
  ...page,
  ...panels,
  ...plain,
  ...play,
  ...queens,
  ...questions,
  ...run,
  ...share,
  ...sudoku,
  ...tour,
  ...why,
};
