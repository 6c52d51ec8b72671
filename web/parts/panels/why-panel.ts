import { outcomeOf } from "../../board/entries.ts";
import type { Moment } from "../../board/types.ts";
import { button, html } from "../../dom/create-element.ts";
import { setText, update } from "../../dom/element.ts";
import { makeVoice } from "../../dom/live-region.ts";
import { firstAtMost } from "../../engine/analysis/navigation.ts";
import { enteredAt } from "../../engine/analysis/path-history.ts";
import { Inquiry } from "../../engine/search/inquiry.ts";
import type { PositionAccount } from "../../engine/types/python-replies.ts";
import { t } from "../../language/translate.ts";
import { isLocked } from "../../state/link/link-view.ts";
import { givesReason } from "../../state/questions.ts";
import { makeLegend } from "../marks/legend.ts";
import { isShort, makeBody } from "./panel-helpers.ts";
import { askAboutPosition } from "./position-question.ts";
import type { Scene, Tools } from "./types.ts";

/**
 * Panel Why: whether the position can still be completed, and if not, why and since when. The reasons come from Python;
 * their evidence is drawn on the board, and so is a solution that is still possible.
 */

/** The panel's state and elements. */
class Why {
  declare tools: Tools;
  declare dating: Inquiry<PositionAccount>;
  declare parts: ReturnType<typeof makeParts>;
  lostAt: number | null = null; // the position at which it became lost, if one can go there
  key = ""; // identifies what is shown
  link = 0; // the current step of a chain of reasons, from 1; 0 for none
  links = 0; // number of steps in the chain
  ghost = ""; // the key for which a solution is shown, or ""
  rest: { key: string; since: number } = { key: "", since: 0 }; // the moment at which the cursor rests, and since when
  last: { key: string; account: PositionAccount | null } | null = null; // shown until the run's next facts are judged

  constructor(tools: Tools, parts: ReturnType<typeof makeParts>) {
    this.tools = tools;
    this.dating = new Inquiry(tools.page.solver, "explain", tools.page.redraw);
    this.parts = parts;
  }
}

/** Events that the search for the losing move may take. */
const BUDGET = 20_000;
/** Milliseconds that the cursor must rest before that search starts. */
const PATIENCE = 250;
/** Milliseconds before a verdict is read out: the sentence about the step comes first. */
const REST = 700;

export function createWhyPanel(tools: Tools) {
  const { page, marks } = tools;
  const parts = makeParts();
  const voice = makeVoice((text) => {
    setText(parts.verdict, text);
    hideTwin(parts);
  }, REST);
  const why = new Why(tools, parts);
  parts.go.addEventListener("click", () => goBack(why));
  parts.ghost.addEventListener("click", () => toggleGhost(why));
  parts.back.addEventListener("click", () => follow(why, -1));
  parts.next.addEventListener("click", () => follow(why, 1));
  return {
    name: "why",
    title: t("panels-tab-why"),
    body: parts.body,
    show: (scene: Scene) => {
      show(why, scene);
      hideTwin(parts);
      const title = parts.title.textContent ?? "";
      // Don't read out a verdict while the search for it runs, nor one that the end of the run has told.
      const known = parts.body.dataset.tone !== "plain";
      const { playing, status } = page.player;
      const told = status.name === "finished" && title === outcomeOf(page).none;
      if (playing || !known || told) voice.cancel();
      else voice.say(title);
    },
    showLegend: parts.legend.show,
    leave: () => marks.clear(),
    unbind: voice.stop,
  };
}

/** Hide the title from screen readers while the live region has the same text, so that it is not read twice. */
function hideTwin({ title, verdict }: Pick<ReturnType<typeof makeParts>, "title" | "verdict">) {
  const twin = verdict.textContent !== "" && verdict.textContent === title.textContent;
  update(title, { ariaHidden: twin ? "true" : null });
}

function makeParts() {
  const title = html("p", { class: "why-title" });
  // Read out: the verdict, once the search has stopped.
  const verdict = html("p", { class: "unseen", role: "status" });
  const sentence = html("p", { class: "why-sentence" });
  const since = html("p", { class: "why-since" });
  const spent = html("p", { class: "why-spent muted" });
  const besides = html("p", { class: "why-besides" });
  const ahead = html("p", { class: "why-besides" });
  const rule = html("p", { class: "why-besides" });
  const proof = html("p", {});
  const known = html(
    "details",
    { class: "why-known" },
    html("summary", { class: "muted" }, t("why-known")),
    proof,
  );
  const go = button({ class: "button", hidden: "" });
  const ghost = button({ class: "button", hidden: "", "aria-pressed": "false" });
  const link = html("p", { class: "why-link", role: "status" });
  const back = button({ class: "button", hidden: "" });
  const next = button({ class: "button", hidden: "" });
  const chain = html("div", { class: "why-buttons why-chain row wrap spaced" }, next, back);
  const buttons = html("div", { class: "why-buttons row wrap spaced" }, go, ghost);
  const legend = makeLegend(t("why-legend"));
  const body = makeBody(
    ...[title, verdict, sentence, chain, link, besides, rule, since, spent, ahead, buttons, known],
    legend.body,
  );
  body.classList.add("why");
  return {
    ...{
      title,
      verdict,
      sentence,
      link,
      back,
      next,
      besides,
      ahead,
      rule,
      since,
      spent,
      proof,
      known,
      go,
      ghost,
    },
    ...{ legend, body },
  };
}

/** Move forward or back in a chain of reasons. */
function follow(why: Why, by: number) {
  const { next, back } = why.parts;
  why.link = Math.min(why.links, Math.max(0, why.link + by));
  if (why.link === 0 && document.activeElement === back) next.focus();
  why.tools.page.redraw();
}

/** Toggle the solution that continues the path. */
function toggleGhost(why: Why) {
  why.ghost = why.ghost === why.key ? "" : why.key;
  why.tools.page.redraw();
}

/** Go to where the position became lost; if already there, to the step before, where a solution was still possible. */
function goBack({ lostAt, tools: { page, analysis, go, seek } }: Why) {
  const { player } = page;
  const { position } = player.timeline;
  if (lostAt !== null) seek(lostAt === position ? lostAt - 1 : lostAt);
  else if (position > 0) go(firstAtMost(0, position, analysis.depthRanges));
}

function show(why: Why, scene: Scene) {
  const { moment, calm, key, summary } = scene;
  const { player, solver, view } = why.tools.page;
  if (why.key !== key) why.link = 0;
  why.key = key;
  if (why.ghost !== key) why.ghost = "";
  if (!view.takesBack) return say(why, t("search-visits"));
  if (view.onward) return say(why, t("search-onward", { walk: view.step === "walk" }));
  if (!isShort(moment.state)) return say(why, t("why-too-long"));
  if (!calm) return say(why, summary);
  // Until Python has described the puzzle, the path may lack its root.
  const account = player.description === null ? undefined : accountAt(why, scene);
  if (account === undefined) return say(why, formatWaiting(solver.status.name));
  if (account === null) return say(why, t("why-silent"));
  showAccount(why, moment, account);
}

/**
 * Python's account of the position: at once what can be seen there, and after a rest since when it has been lost.
 *
 * @returns undefined while there is none; null when Python has nothing to say
 */
function accountAt(why: Why, { moment, key, told }: Scene) {
  const { page, explaining } = why.tools;
  const question = askAboutPosition(page, moment.state, key, told);
  const first = explaining.answerFor(question.key, () => question.args(0));
  if (first === undefined) return why.last?.key === key ? why.last.account : undefined;
  const account = first?.searchable ? (searchedAccount(why, question) ?? first) : first;
  why.last = { key, account };
  return account;
}

/**
 * The account after a search for the step with which the position was lost. It takes time, so ask only when the cursor
 * rests.
 */
function searchedAccount(
  { tools: { page }, dating, rest }: Why,
  { key, args }: ReturnType<typeof askAboutPosition>,
) {
  const known = dating.known(key);
  if (known !== undefined) return known;
  if (rest.key !== key) {
    rest.key = key;
    rest.since = performance.now();
    setTimeout(page.redraw, PATIENCE + 10);
  }
  if (performance.now() - rest.since >= PATIENCE || page.player.timeline.position === 0) {
    dating.answerFor(key, () => args(BUDGET));
  }
  return null;
}

function say({ parts, tools }: Why, heading: string) {
  const { body, title, sentence, besides, since, spent, known, go, ghost, rule } = parts;
  const { ahead, link, back, next } = parts;
  update(body.dataset, { tone: "plain" });
  setText(title, heading);
  for (const part of [sentence, link, besides, since, spent, ahead, rule]) setText(part, "");
  for (const part of [known, go, ghost, back, next]) update(part, { hidden: true });
  tools.marks.clear();
}

function showAccount(why: Why, moment: Moment, account: PositionAccount) {
  const { parts, tools } = why;
  const { page, analysis } = tools;
  // Of two reasons only one can be marked on the board.
  const said = givesReason(page.state.question)
    ? { ...account, sentence: "", besides: null, chain: [] }
    : account;
  const { timeline } = page.player;
  update(parts.body.dataset, { tone: said.tone });
  setText(parts.title, said.title);
  setText(parts.sentence, said.sentence);
  showLink(why, said.chain);
  setText(parts.ahead, said.ahead);
  setText(parts.besides, said.besides?.sentence ?? "");
  setText(parts.rule, page.rule()?.orders === false ? t("why-by-puzzle") : "");
  setText(parts.since, said.since);
  setText(parts.proof, said.proof);
  update(parts.known, { hidden: said.proof === "" });
  const { depth } = said;
  const lostAt = depth === null ? null : enteredAt(timeline, analysis.depthRanges, depth);
  why.lostAt = lostAt;
  const below = lostAt === null ? 0 : timeline.position - lostAt;
  setText(
    parts.spent,
    lostAt === null ? said.source : below === 0 ? "" : t("why-spent", { spent: below }),
  );
  if (depth !== null && lostAt !== null) {
    setText(
      parts.go,
      below > 0
        ? t("why-go-to", { step: page.view.step, number: depth, position: lostAt })
        : t("why-go-before", { position: lostAt - 1 }),
    );
  }
  update(parts.go, { hidden: lostAt === null || lostAt === 0 || isLocked() });
  showEvidence(why, said, moment);
}

/** Show the current step of a chain of reasons, and the buttons that lead on. */
function showLink(why: Why, chain: PositionAccount["chain"]) {
  const { link, back, next } = why.parts;
  why.links = chain.length;
  why.link = Math.min(why.link, chain.length);
  const at = why.link;
  setText(
    link,
    at === 0
      ? ""
      : t("why-link", { number: at, total: chain.length, sentence: chain[at - 1].sentence }),
  );
  setText(back, t("why-back"));
  setText(next, at === 0 ? t("why-follow") : t("why-next"));
  // They stand above a sentence of any length, and the one that leads on comes first: neither moves by a press.
  update(next, { hidden: chain.length === 0, ariaDisabled: String(at === chain.length) });
  update(back, { hidden: at === 0 });
}

/** Draw the evidence on the board, and fill the legend. */
function showEvidence(why: Why, said: PositionAccount, moment: Moment) {
  const { ghost: shownAt, link, parts, tools } = why;
  const { besides, chain, completion } = said;
  const evidence = link === 0 ? [...said.marks, ...(besides?.marks ?? [])] : chain[link - 1].marks;
  const { page, marks } = tools;
  const { depth } = page.player.state;
  const goal = outcomeOf(page).goal;
  const shown = shownAt !== "" && completion.length > depth;
  update(parts.ghost, { hidden: completion.length <= depth, ariaPressed: String(shown) });
  setText(parts.ghost, shown ? t("why-hide", { goal }) : t("why-show", { goal }));
  const forced = link === 0 ? [] : chain[link - 1].choices;
  const chosen = [...moment.state.snapshot().path, ...forced];
  const faint = shown ? completion : chosen;
  const told = shown ? t("why-ghost", { goal }) : t("why-forced");
  const ghost = faint.length > depth ? { solution: faint, depth, told } : null;
  marks.showEvidence(evidence, ghost, page.player.state);
}

/** The reason why Python has not answered. @param status of Python */
function formatWaiting(status: string) {
  if (status === "failed") return t("why-failed");
  return status === "loaded" ? t("why-waiting") : t("why-not-yet");
}
