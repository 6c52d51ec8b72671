import { binding } from "../dom/binding.ts";
import { element, setText } from "../dom/element.ts";
import { readStep } from "../parts/share/typed-step.ts";

/** The field with the number of the step to go to. */
export function bindStepField(seek: (position: number) => void) {
  const { signal, unbind } = binding();
  const form = element("go-step", HTMLFormElement);
  const field = element("go-step-number", HTMLInputElement);
  const problem = element("go-step-problem", HTMLElement);

  function go(event: SubmitEvent) {
    event.preventDefault();
    try {
      seek(readStep(field.value));
      setText(problem, "");
    } catch (error) {
      setText(problem, (error as Error).message);
    }
    field.ariaInvalid = String(problem.textContent !== "");
    // Close the menu to show the step, but leave it open for correcting a mistake.
    if (problem.textContent === "") form.closest("details")?.removeAttribute("open");
  }

  form.addEventListener("submit", go, { signal });
  return { unbind };
}
