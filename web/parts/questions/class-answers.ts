import { t } from "../../language/translate.ts";
import type { Entry } from "../../state/questions.ts";
import { isRight } from "./answer-line.ts";
import type { Line } from "./parse-answers.ts";

/** Adds up the answers of a class, question by question. */

/** People with the same second try. */
interface Group {
  next: string; // the second try, or "not sure"; "" for none
  right: boolean; // true: the second try was right
  names: string[]; // in the order of the lines; "" for none
}

/** An answer, with the number of people whose first try it was. */
export interface Bar {
  told: string;
  count: number;
  right: boolean;
  groups: Group[]; // these people by their second try, the largest group first
}

/** An answer with the name of its author. */
type Given = Entry & { name: string };

/** All answers to one question. */
export interface Answers {
  kind: Entry["kind"];
  scenario: string;
  step: number;
  people: number; // number of people who answered it
  right: number; // number of people who were right at the first try
  bars: Bar[]; // most frequent first; "not sure" last
}

export function addUp(lines: readonly Line[]): Answers[] {
  const questions: Map<string, Given[]> = new Map();
  for (const { name, entries } of lines) {
    // If someone answered a question several times, the first answer counts.
    const own = new Map();
    for (const entry of entries) {
      const key = `${entry.scenario} ${String(entry.step).padStart(16, "0")} ${entry.kind}`;
      if (!own.has(key)) own.set(key, entry);
    }
    for (const [key, entry] of own) push(questions, key, { ...entry, name });
  }
  return [...questions.keys()].sort().map((key) => addUpOne(questions.get(key) ?? []));
}

/** @param entries of one question */
function addUpOne(entries: readonly Given[]): Answers {
  const doubts = entries.filter(({ tries }) => tries.length === 0);
  const answered = entries.filter(({ tries }) => tries.length > 0);
  const bars = [...groupBy(answered, ({ tries: [{ told, right }] }) => `${told} ${right}`)]
    .map((given) => ({ ...given[0].tries[0], ...countGroups(given) }))
    .sort((one, other) => other.count - one.count || (one.told < other.told ? -1 : 1));
  if (doubts.length > 0)
    bars.push({ told: t("crowd-unsure"), right: false, ...countGroups(doubts) });
  const [{ kind, scenario, step }] = entries;
  return {
    kind,
    scenario,
    step,
    people: entries.length,
    right: entries.filter(isRight).length,
    bars,
  };
}

/** @param given answers with the same first try */
function countGroups(given: readonly Given[]): Pick<Bar, "count" | "groups"> {
  const groups = [
    ...groupBy(given, ({ tries, unsure }) => `${tries[1]?.told} ${tries[1]?.right} ${unsure}`),
  ].map((group) => {
    const [{ tries, unsure }] = group;
    // Someone who was not sure from the beginning has given no second try.
    const doubt = unsure && tries.length > 0 ? t("crowd-unsure") : "";
    const { told = doubt, right = false } = tries[1] ?? {};
    return { next: told, right, names: group.map(({ name }) => name) };
  });
  return {
    count: given.length,
    groups: groups.sort((one, other) => other.names.length - one.names.length),
  };
}

/** @returns groups in the order in which their keys first appear */
function groupBy<T>(items: readonly T[], key: (item: T) => string): Iterable<T[]> {
  const groups: Map<string, T[]> = new Map();
  for (const item of items) push(groups, key(item), item);
  return groups.values();
}

function push<T>(groups: Map<string, T[]>, key: string, item: T) {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [item]);
  else group.push(item);
}
