/**
 * Messages for screen readers, in an invisible live region. It is emptied after a while, so that someone who reads
 * through the page does not meet the message again.
 */

/** Milliseconds until the live region is emptied. */
const KEPT = 8000;

/**
 * @param show writes a text into the live region
 * @param rest milliseconds to wait before a message, as another may replace it
 */
export function makeVoice(show: (text: string) => void, rest: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let said = "";
  let waits = false;

  /** Announce a text once, until a different one comes. @param text "" for nothing */
  function say(text: string) {
    if (text === said) return;
    said = text;
    waits = text !== "";
    stop();
    if (text === "") show("");
    else timer = setTimeout(announce, rest);
  }

  /** Cancel the pending message, as the search runs on. */
  function cancel() {
    if (!waits) return;
    waits = false;
    stop();
    said = "";
  }

  function announce() {
    waits = false;
    show(said);
    timer = setTimeout(() => show(""), KEPT);
  }

  const stop = () => clearTimeout(timer);
  return { say, cancel, stop };
}
