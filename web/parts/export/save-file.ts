import { html } from "../../dom/create-element.ts";
import { displayText } from "../../engine/fragment/encode.ts";

/** Download a file. */
export function saveFile(content: Blob, name: string) {
  const link = html("a", { href: URL.createObjectURL(content), download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * A file name that describes the content: knights-tour-8x8-a8-geeks-1200.svg
 *
 * @param scenario canonical text
 * @param place the step, or the range of steps
 */
export function nameFile(scenario: string, place: string, ending: string) {
  const words = `knights-${displayText(scenario)}-${place}`
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .slice(0, 80);
  return `${words.replace(/-$/, "")}.${ending}`;
}
