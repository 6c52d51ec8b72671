import { isRecord } from "../engine/type-guards.ts";
import { recallInTab, rememberInTab } from "./storage.ts";

/**
 * State that no link holds, handed over when the page reloads itself, as for another language or a newer version: in
 * this tab only, for the same place, and each item is taken once. Each part registers its own.
 */
interface Holder {
  give: () => unknown; // the item as JSON-compatible data; null: nothing
  moves: boolean; // true: also kept when the visitor has moved to another place
}

const KEY = "knights.reload";

const holders: Map<string, Holder> = new Map();
/** Items handed over and not taken yet; null before they are read. */
let handed: Record<string, unknown> | null = null;

export function holdOver(name: string, give: Holder["give"], moves = false) {
  holders.set(name, { give, moves });
}

/**
 * Take an item, as far as it is valid.
 *
 * @param check gets undefined when nothing was handed over, or it has been taken already
 */
export function takeOver<T>(name: string, check: (thing: unknown) => T) {
  handed ??= receive();
  const { [name]: thing, ...others } = handed;
  handed = others;
  return check(thing ?? undefined);
}

/** Reload the page at a fragment; null: at the one in the address bar, where the visitor has just gone. */
export function reloadAt(fragment: string | null) {
  const url = new URL(location.href);
  if (fragment !== null) url.hash = fragment;
  const given = [...holders].filter(([, { moves }]) => moves || fragment !== null);
  // Items that nobody could take yet are passed on.
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
