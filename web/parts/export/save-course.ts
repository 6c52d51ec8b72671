import { html } from "lit-html";
import type { LinkOptions } from "../../engine/types/scenario.ts";
import { t } from "../../language/translate.ts";
import { CHOSEN_KINDS, kindsIn } from "../../state/link/question-kinds.ts";

/** The part of the Save dialog with files for course platforms, unfolded by whoever needs it. */

const FORMS = ["scorm", "scorm2004", "qti", "moodle", "html"] as const;
/** Those that are saved for their questions. */
const ASKING: readonly string[] = ["qti", "moodle", "html"];
export type CourseForm = (typeof FORMS)[number];

/**
 * @param options of the page's own link, whose questions are ticked
 * @param onward true: there is nothing to ask
 * @param save is given the questions as a link asks them
 */
export function renderCourse(
  { ask, to = "" }: LinkOptions,
  onward: boolean,
  save: (form: CourseForm, asked: LinkOptions) => void,
) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { value } = event.submitter as HTMLButtonElement;
    save(value as CourseForm, readQuestions(new FormData(event.currentTarget as HTMLFormElement)));
  };
  const asked = kindsIn(ask);
  const forms = FORMS.filter((form) => !onward || !ASKING.includes(form));
  return html`<details class="more save-course">
    <summary>${t("share-course")}</summary>
    <form @submit=${submit}>
      <fieldset class="share-options" ?hidden=${onward}>
        <legend>${t("share-course-ask")}</legend>
        ${CHOSEN_KINDS.map(
          (kind) =>
            html`<label><input type="checkbox" name="ask" value=${kind} ?checked=${asked.includes(kind)} /> ${t(`questions-kinds-${kind}`)}</label>`,
        )}
        <label>${t("share-course-to")} <input class="input" name="to" inputmode="numeric" autocomplete="off" value=${to} /></label>
      </fieldset>
      <div class="save-kinds below">
        ${forms.map((form) => html`<button type="submit" class="button" value=${form} id="save-course-${form}">${t(`share-course-${form}`)}</button>`)}
      </div>
    </form>
  </details>`;
}

/** Return the questions as a link's options; Python says what is wrong with them. */
function readQuestions(given: FormData): LinkOptions {
  const ask = given.getAll("ask").join();
  const to = String(given.get("to") ?? "").trim();
  return { ...(ask === "" ? {} : { ask }), ...(ask === "" || to === "" ? {} : { to }) };
}
