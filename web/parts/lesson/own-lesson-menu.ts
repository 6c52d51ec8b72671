import { binding } from "../../dom/binding.ts";
import { element } from "../../dom/element.ts";
import { lazyPart } from "../../dom/lazy-part.ts";
import { t } from "../../language/translate.ts";
import type { Page } from "../../state/page/page-context.ts";
import { embedded } from "../embed/embed.ts";
import { linkOwn } from "./own-lesson-link.ts";
import type { Lesson } from "./types.ts";

/** The ways to open an own lesson (menu, or a dropped file), and to print one. */

const MARKDOWN = /\.(md|markdown)$/i;

/** @param open returns the open lesson */
export function bindOwnLessons(page: Page, open: () => Lesson | null) {
  const { signal, unbind } = binding();
  const listen = (id: string, act: () => void) =>
    element(id, HTMLButtonElement).addEventListener("click", act, { signal });
  listen("lesson-write", () => void openWriting(page));
  listen("lesson-slides", () => void print(page, open(), "slides"));
  listen("lesson-sheet", () => void print(page, open(), "sheet"));

  const isFile = (event: DragEvent) =>
    !embedded && !event.defaultPrevented && (event.dataTransfer?.types.includes("Files") ?? false);

  function drop(event: DragEvent) {
    if (!isFile(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (MARKDOWN.test(file?.name ?? "")) void openFile(page, file);
    else page.showToast(t("lesson-drop"));
  }

  function hover(event: DragEvent) {
    if (isFile(event)) event.preventDefault();
  }

  document.addEventListener("dragover", hover, { signal });
  document.addEventListener("drop", drop, { signal });
  return { unbind };
}

/** Open the editor for lessons. */
export async function openWriting(page: Page) {
  try {
    const { openWriter } = await lazyPart(import("./writer.ts"));
    page.player.pause();
    openWriter(page);
  } catch (error) {
    page.showToast((error as Error).message);
  }
}

async function openFile(page: Page, file: File) {
  try {
    const { link, problems } = await linkOwn(await file.text(), page);
    location.hash = link;
    if (problems.length > 0) page.showToast(problems[0]);
  } catch (error) {
    page.complain((error as Error).message);
  }
}

async function print(page: Page, lesson: Lesson | null, kind: "slides" | "sheet") {
  if (lesson === null) return;
  try {
    page.showToast(t("lesson-printing"));
    const { savePrinted } = await lazyPart(import("./print-lesson.ts"));
    await savePrinted(page, lesson, kind);
    page.showToast(t("page-saved"));
  } catch (error) {
    page.showToast((error as Error).message);
  }
}
