import { embedded } from "../embed/embed.ts";
import { tell } from "../language/tell.ts";
import { binding } from "../view/binding.ts";
import { element } from "../view/element.ts";
import { latePart } from "../view/late-part.ts";
import { linkOwn } from "./own.ts";

/**
 * The ways to a lesson of one's own: the menu, a file that is dropped onto the page; and those by which a lesson leaves it.
 *
 * @import { Page } from "../lane/types.ts"
 * @import { Lesson } from "./types.ts"
 */

const MARKDOWN = /\.(md|markdown)$/i;

/** @param {Page} page @param {() => Lesson | null} open the lesson that is open */
export function bindOwnLessons(page, open) {
  const { signal, unbind } = binding();
  /** @param {string} id @param {() => void} act */
  const listen = (id, act) =>
    element(id, HTMLButtonElement).addEventListener("click", act, { signal });
  listen("lesson-write", () => void openWriting(page));
  listen("lesson-slides", () => void print(page, open(), "slides"));
  listen("lesson-sheet", () => void print(page, open(), "sheet"));

  /** @param {DragEvent} event */
  const isFile = (event) =>
    !embedded && !event.defaultPrevented && (event.dataTransfer?.types.includes("Files") ?? false);

  /** @param {DragEvent} event */
  function drop(event) {
    if (!isFile(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (MARKDOWN.test(file?.name ?? "")) void openFile(page, file);
    else page.tell(tell("lesson-drop"));
  }

  /** @param {DragEvent} event */
  function hover(event) {
    if (isFile(event)) event.preventDefault();
  }

  document.addEventListener("dragover", hover, { signal });
  document.addEventListener("drop", drop, { signal });
  return { unbind };
}

/** Opens the place where a lesson is written. @param {Page} page */
export async function openWriting(page) {
  try {
    const { openWriter } = await latePart(import("./writer.ts"));
    page.player.pause();
    openWriter(page);
  } catch (error) {
    page.tell(/** @type {Error} */ (error).message);
  }
}

/** @param {Page} page @param {File} file */
async function openFile(page, file) {
  try {
    const { link, problems } = await linkOwn(await file.text(), page);
    location.hash = link;
    if (problems.length > 0) page.tell(problems[0]);
  } catch (error) {
    page.complain(/** @type {Error} */ (error).message);
  }
}

/** @param {Page} page @param {Lesson | null} lesson @param {"slides" | "sheet"} kind */
async function print(page, lesson, kind) {
  if (lesson === null) return;
  try {
    page.tell(tell("lesson-printing"));
    const { savePrinted } = await latePart(import("./printed.ts"));
    await savePrinted(page, lesson, kind);
  } catch (error) {
    page.tell(/** @type {Error} */ (error).message);
  }
}
