/**
 * What a screen reader is told, in an element of its own that nobody sees. It is empty again a while later: whoever reads the page meets
 * nothing twice.
 */

/** Milliseconds after which what was told is told for good. */
const KEPT = 8000;

/** @param show writes it into a live region @param rest milliseconds for which it has to stand before it is told */
export function makeVoice(show: (text: string) => void, rest: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let said = "";
  let waits = false;

  /** Tells it once, until something else is to be told. @param text "": nothing */
  function say(text: string) {
    if (text === said) return;
    said = text;
    waits = text !== "";
    stop();
    if (text === "") show("");
    else timer = setTimeout(tell, rest);
  }

  /** What has yet to be told is not: the search runs on. */
  function hush() {
    if (!waits) return;
    waits = false;
    stop();
    said = "";
  }

  function tell() {
    waits = false;
    show(said);
    timer = setTimeout(() => show(""), KEPT);
  }

  const stop = () => clearTimeout(timer);
  return { say, hush, stop };
}
