import { type Check, isCount, isFlag, isText, recordOf } from "../../../engine/type-guards.ts";

/** State of the visitor's program that is kept while the page reloads itself. */
export interface Held {
  scenario: string;
  name: string; // of the draft
  whole: string; // the program with its lines for `input`
  ran: boolean; // its run is shown
  position: number; // the cursor in its run
  watch: string;
  limit: number;
}

const isHeld: Check<Held> = recordOf({
  ...{ scenario: isText, name: isText, whole: isText, watch: isText },
  ...{ ran: isFlag, position: isCount, limit: isCount },
});

export const readHeld = (held: unknown) => (isHeld(held) ? held : null);
