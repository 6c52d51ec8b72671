import { html } from "../../dom/create-element.ts";
import { recall, remember } from "../../dom/storage.ts";
import { Inquiry } from "../../engine/search/inquiry.ts";
import type { Failures } from "../../engine/types/python-replies.ts";
import { t } from "../../language/translate.ts";
import { hides } from "../../state/link/link-view.ts";
import type { Page } from "../../state/page/page-context.ts";
import type { Unfolded } from "../charts/folded-tree.ts";
import type { Scene } from "./types.ts";

/** How failed subtrees are folded in the tree: the visitor's choice, which is kept, and what is unfolded now. */

/** As much as there is room for; only large ones folded; all folded; and those of one reason joined, too. */
const FOLDS = ["room", "large", "all", "alike"] as const;
export type Fold = (typeof FOLDS)[number];

/** Choices of the largest subtree that is not folded as a large one. */
export const LARGE = 4;
/** Choices of the largest subtree that can be unfolded. */
export const MOST_UNFOLDED = 2_000;

const KEY = "knights.tree-folds";

/** Of each level, from the root's on: which of its tried choices failed for the same reason; null: not known. */
export type Groups = readonly (readonly Failures[] | null | undefined)[];

export class TreeFolds {
  fold: Fold;
  unfolded: Unfolded | null = null;
  readonly field: HTMLElement;
  #page;
  #failures;
  #run = "";
  /** Events of the subtree that was unfolded last, with its step; null: they are not there yet. */
  #read: { step: number; events: ArrayLike<number> | null } = { step: -1, events: null };

  constructor(page: Page) {
    this.#page = page;
    this.#failures = new Inquiry<Failures[]>(page.solver, "group_failures", page.redraw);
    this.fold = FOLDS.find((name) => name === recall(KEY)) ?? "room";
    const choose = ({ currentTarget }: Event) => {
      this.fold = FOLDS[(currentTarget as HTMLSelectElement).selectedIndex];
      this.unfolded = null;
      remember(KEY, this.fold);
      page.redraw();
    };
    const options = FOLDS.map((name) =>
      html(
        "option",
        { value: name, selected: name === this.fold },
        name === "large"
          ? t("panels-tree-fold-large", { most: LARGE })
          : t(`panels-tree-fold-${name}`),
      ),
    );
    const label = t("panels-tree-fold");
    this.field = html(
      "select",
      { class: "input tree-fold", "aria-label": label, title: label, change: choose },
      ...options,
    );
  }

  /** Fold everything again when another run is shown. */
  follow({ run }: Scene) {
    if (run !== this.#run) this.unfolded = null;
    this.#run = run;
  }

  /** The reason of a lost search is an end that the link may hide. */
  get joins() {
    return this.fold === "alike" && !hides("verdict") && !this.#page.player.foreign;
  }

  toggle(unfolded: Unfolded) {
    const { step, below } = this.unfolded ?? {};
    this.unfolded = step === unfolded.step && below === unfolded.below ? null : unfolded;
    this.#page.redraw();
  }

  /** The groups of each level; undefined where Python has not been asked, or has not answered. */
  groupsOf({ told }: Scene, timeline: Page["player"]["timeline"]): Groups {
    return (told?.levels ?? []).map(({ tried }, level) =>
      tried < 2 ? [] : this.#failures.known(this.#keyOf(pathTo(timeline, level), tried)),
    );
  }

  /** Ask Python for the groups of a level. */
  ask({ told }: Scene, level: number) {
    const { scenario, player } = this.#page;
    const tried = told?.levels[level]?.tried ?? 0;
    const path = pathTo(player.timeline, level);
    this.#failures.answerFor(this.#keyOf(path, tried), () => [scenario.text, path, tried]);
  }

  #keyOf(path: readonly number[], tried: number) {
    return `${this.#page.scenario.text} ${path.join()} ${tried}`;
  }

  /** Changes with what is folded. */
  get version() {
    return [this.fold, this.unfolded, this.#read.events, this.joins];
  }

  /**
   * The events from the placement of a choice to its undo; null until they have been read again.
   *
   * @param path before the choice
   * @param undone the choice that was tried before it
   */
  eventsOf(step: number, exit: number, path: number[], undone: number | null) {
    if (this.#read.step === step) return this.#read.events;
    const { player, redraw } = this.#page;
    const events = eventsBetween(player.timeline, step - 1, exit);
    this.#read = { step, events };
    if (events !== null) return events;
    const state = { path, undone };
    const missing = { way: "replay", position: step - 1, state, count: exit - step + 1 } as const;
    void player.reread(missing).then((again) => {
      if (this.#read.step !== step) return;
      this.#read = again === null ? { step: -1, events: null } : { step, events: again };
      if (again !== null) redraw();
    });
    return null;
  }
}

/** The path above a level. */
const pathTo = ({ state, root }: Page["player"]["timeline"], level: number) =>
  Array.from(state.path.subarray(0, root.length + level));

/** Known events in order; null when some have been dropped. */
export function eventsBetween(
  timeline: Pick<Page["player"]["timeline"], "chunkAt">,
  from: number,
  to: number,
) {
  const events = new Int32Array(to - from);
  for (let at = from; at < to; ) {
    const chunk = timeline.chunkAt(at);
    if (chunk === null || at - chunk.start < chunk.from) return null;
    const end = Math.min(chunk.start + chunk.filled, to);
    if (end <= at) return null;
    events.set(chunk.events.subarray(at - chunk.start, end - chunk.start), at - from);
    at = end;
  }
  return events;
}
