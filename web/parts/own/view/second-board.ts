import { html, nothing, render } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { fitSquare, paint } from "../../../board/stage/painter.ts";
import { binding, watchSize } from "../../../dom/binding.ts";
import { element } from "../../../dom/element.ts";
import { able } from "../../../dom/enabled.ts";
import type { State } from "../../../engine/run/search-state.ts";
import type { Mark } from "../../../engine/types/python-replies.ts";
import { t } from "../../../language/translate.ts";
import { count } from "../../../language/written.ts";
import type { Lane, Page } from "../../../state/page/page-context.ts";
import { changeProgram } from "../../../state/state.ts";
import { makeLegend } from "../../marks/legend.ts";
import { bindMarks } from "../../marks/marks.ts";
import type { Recording } from "../run/recording.ts";
import type { Comparison } from "../run/types.ts";
import { formatRunDifference } from "../show/comparison-text.ts";
import { findParting, type Parting } from "../show/first-difference.ts";
import type { Own } from "../state/own.ts";
import { differenceOf } from "../state/run-cursor.ts";

/**
 * The second board beside a program's run: our own search after as many steps, with the counters of both and the place
 * where they part.
 */

interface Shown {
  recording: Recording; // the run that is played
  comparison: Comparison | null; // null: our search is still running
  ours: Lane | null;
}

/** The role of the mark on the place where the two part. */
const ROLE = "other";

const ROWS = ["step", "placed", "undone", "end"] as const;

/** @param go moves the run to the first difference */
export function bindSecondBoard(own: Own, go: () => void) {
  const { page } = own;
  const { onDispose, ownParts, unbind } = binding();
  const area = element("board", HTMLElement).closest(".board-area") as HTMLElement;
  const frame = area.querySelector(".board-frame") as HTMLElement;
  const draw = (mine: unknown, rest: unknown) => {
    render(mine, area, { renderBefore: frame });
    render(rest, area);
  };
  draw(html`<p class="own-mine">${t("own-against-mine")}</p>`, body(page, null, null, go));
  const canvas = area.querySelector(".own-ours-board") as HTMLCanvasElement;
  const marks = bindMarks(page, "", canvas);
  ownParts([marks]);
  onDispose(watchSize(canvas, page.redraw));
  onDispose(() => draw(nothing, nothing));
  onDispose(() => changeProgram(page, { beside: false }));

  /** @param shown null: no second board @returns the marks on the visitor's own board */
  function show(shown: Shown | null): Mark[] {
    const opened = shown !== null && page.state.program?.beside === false;
    changeProgram(page, { beside: shown !== null });
    const { comparison = null, ours = null } = shown ?? {};
    if (shown === null || comparison === null || ours === null || own.palette === null) {
      marks.clear();
      if (shown === null) return [];
      if (opened) canvas.getContext("2d")?.clearRect(0, 0, canvas.width, canvas.height);
      render(body(page, null, null, go), area);
      return [];
    }
    const { state } = ours.player;
    const parting = findParting(page.player.state, state);
    render(body(page, { ...shown, comparison, state }, parting, go), area);
    fitSquare(canvas);
    paint(canvas, ours.view, own.palette, { state, asked: true, byHand: true });
    if (parting === null) {
      marks.clear();
      return [];
    }
    // If one path is shorter, mark the other one's place on its board.
    const told = t("own-mark-parting");
    marks.showEvidence([markOf(ROLE, told, parting.ours ?? parting.theirs)], null, state);
    return [markOf(ROLE, told, parting.theirs ?? parting.ours)];
  }

  return { show, unbind };
}

/** A mark on one place, or on none. */
export const markOf = (role: Mark["role"], told: string, choice: number | null): Mark => ({
  role,
  told,
  places: choice === null ? [] : [choice],
  arrows: [],
  lines: [],
});

interface Compared {
  recording: Recording;
  comparison: Comparison;
  state: State; // of our search
}

/** @param compared null: our search is still running */
function body(page: Page, compared: Compared | null, parting: Parting | null, go: () => void) {
  const { player, view } = page;
  const waiting = t("own-against-waiting");
  const label = guard([compared === null, player.playing ? -1 : player.timeline.position], () =>
    compared === null ? waiting : t("own-against-label", { told: view.label(compared.state) }),
  );
  const where = compared === null ? waiting : formatWhere(page, compared, parting);
  const legend = () => {
    const { show, body } = makeLegend("");
    show([{ told: where, looks: [ROLE] }]);
    return body;
  };
  return html`
    <figure class="own-ours">
      <figcaption>${t("own-against-ours")}</figcaption>
      <div class="own-ours-frame"><canvas class="own-ours-board picture" role="img" aria-label=${label}></canvas></div>
    </figure>
    <div class="own-strip" role="group" aria-label=${t("own-against-title")} tabindex="0">
      ${compared === null ? nothing : counters(page, compared, go)}
      <div class="own-strip-told">
        ${parting === null ? html`<p>${where}</p>` : guard([where], legend)}
        ${
          compared === null
            ? nothing
            : html`<p class="own-first">${formatRunDifference(compared.comparison, (at) => view.name(at), compared.recording.right)}</p>`
        }
      </div>
    </div>`;
}

function counters({ player }: Page, { recording, comparison, state }: Compared, go: () => void) {
  const { goal, report } = recording;
  const ends =
    comparison.verdict === null
      ? t("own-against-unfollowed")
      : t("own-against-solutions", { n: comparison.solutions, goal });
  const cells = (of: State, end: string) => [
    ...[of.position, of.placed, of.takenBack].map(count),
    end,
  ];
  const theirs = cells(player.state, formatEnd(report.outcome, report.solutions, goal));
  const ours = cells(state, ends);
  const apart = player.state.position !== differenceOf(comparison, recording);
  return html`
    <div class="own-counted">
      <table class="own-counters">
        <thead><tr><td></td>
          <th scope="col">${t("own-against-counters-theirs")}</th>
          <th scope="col">${t("own-against-counters-ours")}</th>
        </tr></thead>
        <tbody>${ROWS.map(
          (row, i) => html`
            <tr><th scope="row">${t(`own-against-counters-rows-${row}`)}</th><td>${theirs[i]}</td><td>${ours[i]}</td></tr>`,
        )}</tbody>
      </table>
      <button type="button" class="button" ?hidden=${comparison.differs === null} ${able(apart)}
        @click=${go}>${t("own-verdict-there")}</button>
    </div>`;
}

function formatEnd(outcome: Recording["report"]["outcome"], solutions: number, goal: string) {
  if (outcome === "wrong") return t("own-against-wrong");
  if (outcome === "stopped") return t("own-against-stopped");
  return t("own-against-solutions", { n: outcome === "found" ? solutions : 0, goal });
}

function formatWhere({ view, player }: Page, compared: Compared, parting: Parting | null) {
  const { comparison, state } = compared;
  const { position } = player.state;
  const name = (choice: number | null) => (choice === null ? "" : view.name(choice));
  const where =
    parting === null
      ? t("own-against-alike", { again: position > comparison.same })
      : t("own-against-parts", {
          step: view.step,
          number: parting.level + 1,
          who: parting.theirs === null ? "ours" : parting.ours === null ? "theirs" : "both",
          theirs: name(parting.theirs),
          ours: name(parting.ours),
        });
  if (position <= state.position) return where;
  return `${where} ${t("own-against-ended", { whole: comparison.verdict !== null })}`;
}
