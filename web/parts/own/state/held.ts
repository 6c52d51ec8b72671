import { type Check, isCount, isFlag, isText, recordOf } from "../../../engine/checks.ts";

/** What the page hands itself over of a program of the visitor's, when it loads itself anew. */
export interface Held {
  scenario: string;
  name: string; // of the program
  whole: string; // it, with its lines for input
  ran: boolean; // it has run, and is seen
  position: number; // at which its run is seen
  watch: string;
  limit: number;
}

const isHeld: Check<Held> = recordOf({
  ...{ scenario: isText, name: isText, whole: isText, watch: isText },
  ...{ ran: isFlag, position: isCount, limit: isCount },
});

export const readHeld = (held: unknown) => (isHeld(held) ? held : null);
