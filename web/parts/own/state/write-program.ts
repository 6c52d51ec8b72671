import { readText } from "../../../dom/files.ts";
import { strip } from "../../../engine/fragment/invisible.ts";
import { MOST, pack, unpack } from "../../../engine/fragment/pack-text.ts";
import { t } from "../../../language/translate.ts";
import { embedded } from "../../embed/embed.ts";
import { makeArea, openDrafts } from "../write/drafts.ts";
import { join, LONGEST, part } from "../write/stored-program.ts";
import type { Held } from "./kept-over-reload.ts";
import { forget, resumeSearch } from "./our-search.ts";
import type { Wish } from "./own.ts";
import { isChanged, type OwnState } from "./state.ts";

/** Opens, changes and saves programs: drafts on this device, and the program of a link. */

/** An embedded page stores nothing on the device. */
const AREAS = embedded ? [makeArea(new Map())] : undefined;

export const draftsOf = (puzzle: string) => openDrafts(puzzle, AREAS);

/** Ask Python for a program to begin with: the finished one, or the one with a part to be written. */
async function ask(state: OwnState): Promise<string> {
  const { page } = state.own;
  await page.solver.loaded();
  const text = String(await page.solver.insist(state.kind, page.scenario.text));
  if (text === "") throw new Error(t("own-none"));
  state.starter = text;
  if (state.kind === "skeleton") state.skeleton = text;
  return text;
}

/** Open the puzzle's finished program as a new draft, so that the visitor's own stays. */
export async function openFinished(state: OwnState) {
  const { turn } = state;
  state.kind = "starter";
  const whole = await ask(state);
  if (turn === state.turn) await write(state, state.drafts.free(t("own-drafts-finished")), whole);
}

/** Switch to the drafts of the puzzle that is open. @returns the new number of requests */
function beginAnew(state: OwnState): number {
  state.puzzle = state.own.page.scenario.puzzle;
  state.drafts = draftsOf(state.puzzle);
  state.kind = state.own.begins;
  return ++state.turn;
}

export async function openLast(state: OwnState) {
  const turn = beginAnew(state);
  const name = state.drafts.list()[0] ?? t("own-drafts-first");
  const whole = state.drafts.read(name) ?? (await ask(state));
  // A link may have brought a program meanwhile.
  if (turn === state.turn) await write(state, name, whole);
}

/** Write the puzzle's own program for the scenario that is open now, if the visitor has not changed it. */
export async function followScenario(state: OwnState) {
  const { page } = state.own;
  const { scenario } = page;
  const { turn, starter, kind } = state;
  if (starter === "" || join(state) !== starter) return;
  await page.solver.loaded();
  const whole = String(await page.solver.insist(kind, scenario.text));
  // There is none for a search that goes only forward.
  if (whole === "" || whole === starter || page.scenario !== scenario) return;
  // The visitor may have gone on meanwhile.
  if (turn !== state.turn || join(state) !== starter) return;
  state.starter = whole;
  if (kind === "skeleton") state.skeleton = whole;
  await write(state, state.name, whole);
}

export async function take(state: OwnState, { packed }: Wish) {
  const turn = beginAnew(state);
  // Keep the link in the address bar until the program is unpacked.
  state.packed = packed;
  try {
    const whole = await unpack(packed);
    // Another program may have been asked for meanwhile.
    if (turn !== state.turn) return;
    // Show the panel only now, after the link's other options were applied.
    state.own.tools.showCode();
    // A link to a program that the visitor has as a draft opens that draft, as after a reload.
    const { drafts } = state;
    const kept = drafts.list().find((name) => drafts.read(name) === whole);
    await write(state, kept ?? drafts.free(t("own-drafts-linked")), whole);
    state.original = kept === undefined ? whole : null;
  } catch (error) {
    if (turn !== state.turn) return;
    await openLast(state);
    warn(
      state,
      error instanceof RangeError
        ? t("own-drafts-swollen", { most: MOST })
        : t("own-drafts-damaged"),
    );
  }
}

/** Restore the program that was open before the page reloaded itself. */
export async function goOn(state: OwnState, { name, whole, watch, limit }: Held) {
  beginAnew(state);
  state.own.tools.showCode();
  Object.assign(state, { watch, limit: String(limit) });
  await write(state, name, whole);
}

/** Show a program. It is not saved until it is changed. @param whole the program and its lines */
export async function write(state: OwnState, name: string, whole: string) {
  state.name = name;
  state.original = null;
  state.warning = "";
  state.runner.interfered = false;
  // Remove the run of the previous program.
  const { own } = state;
  resumeSearch(own);
  forget(state);
  const editor = await state.editor.ready;
  const { text, input } = part(whole);
  editor.load(text);
  if (input !== "") state.optionsOpen = true;
  // The visitor may have typed lines while the first program was loading: keep them.
  note(state, text, state.text === "" && input === "" ? state.input : input);
}

/** Set the program and its lines, and pack them for the link. */
function note(state: OwnState, text: string, input: string) {
  state.text = text;
  state.input = input;
  const whole = join(state);
  if (whole !== state.checkedText) state.checks = [];
  const { turn } = state;
  void pack(whole).then((packed) => {
    if (turn !== state.turn || join(state) !== whole) return;
    state.packed = packed.length <= LONGEST ? packed : "";
    state.measured = whole;
    state.own.tools.note();
    state.own.page.redraw();
  });
  state.own.page.redraw();
}

export function keep(state: OwnState, text: string, input: string = state.input) {
  note(state, text, input);
  const { player } = state.own.page;
  // The run that plays is of the old text.
  if (isChanged(state) && player.can.pause) player.pause();
  warn(state, state.drafts.write(state.name, join(state)));
}

/** Open a scenario and keep the program: for another puzzle, it is added to that puzzle's drafts. */
export function carry(state: OwnState, scenario: string) {
  const { puzzle } = state;
  state.puzzle = null; // so that `follow` does not open that puzzle's last draft
  state.own.page.chooseScenario(scenario);
  if (state.own.page.scenario.puzzle === puzzle) {
    state.puzzle = puzzle;
    return;
  }
  const whole = join(state);
  beginAnew(state);
  const { drafts, text, name } = state;
  const kept = drafts.list().find((name) => drafts.read(name) === whole);
  state.name = kept ?? drafts.free(name);
  state.original = null;
  keep(state, text);
}

export function warn(state: OwnState, warning: string) {
  state.warning = warning;
  state.own.page.redraw();
}

export async function reset(state: OwnState) {
  const { turn } = state;
  const { text, input } = part(state.original ?? (await ask(state)));
  if (turn !== state.turn) return;
  const editor = await state.editor.ready;
  editor.text = text;
  keep(state, text, input);
}

export function create(state: OwnState, name: string) {
  const wrong = state.drafts.refuse(name);
  if (wrong !== "") return wrong;
  const { turn } = state;
  void ask(state).then((whole) => (turn === state.turn ? write(state, name, whole) : undefined));
  return "";
}

export function rename(state: OwnState, name: string) {
  // Save the program first: an unsaved one has no entry to rename.
  state.drafts.write(state.name, join(state));
  const wrong = state.drafts.rename(state.name, name);
  if (wrong !== "") return wrong;
  state.name = name;
  state.own.page.redraw();
  return "";
}

export async function remove(state: OwnState, name: string) {
  state.drafts.remove(name);
  await openLast(state);
}

export async function openFile(state: OwnState, file: File) {
  // A file's name may hold invisible characters.
  const given = strip(file.name);
  const name = state.drafts.free(given.replace(/\.py$/, "").slice(0, 30) || t("own-drafts-first"));
  try {
    const whole = join({ text: await readText(file), input: "" });
    const wrong = state.drafts.write(name, whole);
    await write(state, name, whole);
    warn(state, wrong);
  } catch {
    warn(state, t("files-no-text", { name: given }));
  }
}

export function save({ name, text }: OwnState) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/x-python" }));
  link.download = `${name.replaceAll(/[^\w -]/g, "")}.py`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
