import { html } from "../../dom/node.ts";
import { displayText } from "../../engine/fragment/encode.ts";

/** Gives the visitor a file to keep. */
export function saveFile(content: Blob, name: string) {
  const link = html("a", { href: URL.createObjectURL(content), download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the file after the click; it has had time enough by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * A file's name that says what is in it: knights-tour-8x8-a8-geeks-1200.svg
 *
 * @param scenario canonical text
 * @param place the step, or the steps
 */
export function nameFile(scenario: string, place: string, ending: string) {
  const words = `knights-${displayText(scenario)}-${place}`
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .slice(0, 80);
  return `${words.replace(/-$/, "")}.${ending}`;
}
