import { isRecord } from "../engine/checks.ts";
import { recallInTab, rememberInTab } from "./storage.ts";

/** What the page holds and no link does, handed over when the page loads itself anew, as for another language or a newer version: in this tab only, for the very place that was left, and each thing is taken once. Each part says what it holds. */
interface Holder {
  give: () => unknown; // what is handed over, as JSON holds it; null: nothing
  moves: boolean; // it stays with the visitor who goes to another place
}

const KEY = "knights.reload";

const holders: Map<string, Holder> = new Map();
/** What was handed over and has not been taken; null: it has yet to be read. */
let handed: Record<string, unknown> | null = null;

export function holdOver(name: string, give: Holder["give"], moves = false) {
  holders.set(name, { give, moves });
}

/**
 * What was handed over by a name, as far as it is good.
 *
 * @param check is given undefined where nothing was handed over, or it has been taken
 */
export function takeOver<T>(name: string, check: (thing: unknown) => T) {
  handed ??= receive();
  const { [name]: thing, ...others } = handed;
  handed = others;
  return check(thing ?? undefined);
}

/** Load the page anew at a fragment of the place that it shows; null: the visitor has gone to the one in the address bar. */
export function reloadAt(fragment: string | null) {
  const url = new URL(location.href);
  if (fragment !== null) url.hash = fragment;
  const given = [...holders].filter(([, { moves }]) => moves || fragment !== null);
  // What nobody could take so far goes on.
  const things = {
    ...handed,
    ...Object.fromEntries(given.map(([name, { give }]) => [name, give()])),
  };
  rememberInTab(KEY, { fragment: url.hash, things });
  history.replaceState(history.state, "", url);
  location.reload();
}

function receive(): Record<string, unknown> {
  const kept = recallInTab(KEY, (kept) => (isRecord(kept) ? kept : {}));
  rememberInTab(KEY, undefined);
  return kept.fragment === location.hash && isRecord(kept.things) ? kept.things : {};
}
