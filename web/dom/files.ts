/** Files that the visitor hands over: chosen from the device, or dropped. */

/** Most bytes of a file; the same as `MOST` in `knights.page.files`. */
export const LARGEST = 4_000_000;

/** Files may be dropped anywhere on an element. */
export function takeDrops(body: HTMLElement, open: (file: File) => void, signal?: AbortSignal) {
  const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") ?? false;
  body.addEventListener(
    "dragover",
    (event) => {
      if (hasFile(event)) event.preventDefault();
    },
    { capture: true, signal },
  );
  // The editor would put the text of a file where the pointer is.
  body.addEventListener(
    "drop",
    (event) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const [dropped] = event.dataTransfer?.files ?? [];
      if (dropped) open(dropped);
    },
    { capture: true, signal },
  );
}

/** A field that is not seen: its `click` lets the visitor choose a file. */
export function makeFileInput(accept: string, open: (file: File) => void) {
  const input = document.createElement("input");
  Object.assign(input, { type: "file", accept, hidden: true });
  input.addEventListener("change", () => {
    const [chosen] = input.files ?? [];
    // The same file can be chosen again.
    input.value = "";
    if (chosen) open(chosen);
  });
  return input;
}

/**
 * The text of a file.
 *
 * @throws {TypeError} when it is none in UTF-8
 */
export async function readText(file: File) {
  return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
}
