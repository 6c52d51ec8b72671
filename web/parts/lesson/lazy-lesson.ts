import { binding } from "../../dom/binding.ts";
import { lateFocus } from "../../dom/late-focus.ts";
import { lazyPart } from "../../dom/lazy-part.ts";
import type { Page } from "../../state/page/page-context.ts";
import { embedded } from "../embed/embed.ts";
import type { Reader } from "./lesson.ts";
import { keptOf } from "./lesson-progress.ts";
import { loadLesson } from "./load-lesson.ts";
import { bindOwnLessons, openWriting } from "./own-lesson-menu.ts";

/** Entry point of the lessons: their links. The lesson beside the board is loaded on demand (lesson.ts). */

/** A link to a lesson: at the visitor's last step or at a given one; or to the editor for lessons. */
const SHORT = /^#lesson\/(\d{1,2}|write)(?:\.(\d{1,2}))?(&lang=[a-z]{2})?$/;

const loadReader = () => import("./lesson.ts");

/** @param forget removes the lesson from the page's links */
export function bindLesson(page: Page, { forget }: { forget: () => void }) {
  const { signal, onDispose, ownParts, unbind } = binding();
  let reader: Reader | null = null;
  let wanted = ""; // `1.3` as in the link, "" for no lesson

  async function open() {
    const focus = lateFocus();
    const asked = wanted;
    try {
      const { openReader } = await lazyPart(loadReader());
      if (signal.aborted || asked !== wanted) return;
      reader ??= openReader(page, () => {
        close();
        forget();
      });
      await reader.open(asked, focus);
    } catch (error) {
      if (asked !== wanted) return;
      close();
      page.complain((error as Error).message);
    }
  }

  function close() {
    wanted = "";
    reader?.close();
    page.change({ lesson: null });
  }

  onDispose(
    page.onLink(({ options: { lesson = "" } }) => {
      if (lesson === wanted || embedded) return;
      wanted = lesson;
      if (lesson === "") close();
      else void open();
    }),
  );
  onDispose(() => reader?.unbind());
  ownParts([bindOwnLessons(page, () => reader?.lesson ?? null)]);
  return {
    /** Called once a frame. */
    show: () => reader?.show(),
    /** On a phone, show the board with all that it says in place of the text. */
    showBoard: () => reader?.showBoard(),
    /** Open a lesson by its own link. @returns false when the link is not one */
    begin(hash: string): boolean {
      const [whole, number, step, spoken = ""] = SHORT.exec(hash) ?? [];
      if (whole === undefined || embedded) return false;
      if (number === "write") {
        void openWriting(page);
        return true;
      }
      void loadReader().catch(() => {}); // in the meantime; `open` reports a failure
      loadLesson(number).then(
        ({ steps }) => {
          const at = step === undefined ? keptOf(number).step : Number(step);
          const { link } = steps[at - 1] ?? steps[0];
          if (location.hash === hash) location.replace(`${link}${spoken}`);
        },
        (error) => page.complain(error.message),
      );
      return true;
    },
    close,
    /** True while a step is loading: its text is read out before the board. */
    get comes() {
      return wanted !== "" && reader?.comes !== false;
    },
    unbind,
  };
}
