import { element, setText, update } from "../../dom/element.ts";
import { t } from "../../language/translate.ts";
import { READABLE } from "./speeds.ts";

/** Find the sentence about the step at the cursor. @returns a function that shows it */
export function findStory() {
  const sentence = element("sentence", HTMLElement);
  const slow = element("slow-down", HTMLButtonElement);

  /**
   * @param speed events a second; 0 while nothing plays
   * @param telling true: the sentence gives away how the search ends
   * @param secret true: the link hides that
   */
  return function show(
    makeSentence: () => string,
    speed: number,
    telling: boolean,
    secret: boolean,
  ) {
    const fast = speed > READABLE;
    update(slow, { hidden: !fast });
    const kept = telling && secret;
    setText(sentence, fast ? t("run-step-fast") : kept ? t("run-step-secret") : makeSentence());
    update(sentence.dataset, { telling: String(telling && !fast && !kept) });
  };
}
