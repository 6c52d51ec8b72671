import { readText } from "../../dom/files.ts";
import { strip } from "../../engine/fragment/hidden.ts";
import { MOST, pack, unpack } from "../../engine/fragment/packed.ts";
import { tell } from "../../language/tell.ts";
import { embedded } from "../embed/embed.ts";
import type { Desk } from "./desk.ts";
import type { Wish } from "./door.ts";
import type { Held } from "./held.ts";
import { resumeSearch } from "./left-search.ts";
import { forget } from "./second-lane.ts";
import { isChanged } from "./show-program.ts";
import { makeArea, openDrafts } from "./write/drafts.ts";
import { join, LONGEST, part } from "./write/packing.ts";

/**
 * What is written in the studio: the program that a link has brought, or a draft that is kept on the device, with its lines for `input`.
 */

/** In a frame of another page nothing is kept on the device. */
const AREAS = embedded ? [makeArea(new Map())] : undefined;

export const draftsOf = (puzzle: string) => openDrafts(puzzle, AREAS);

/** A program to begin with. */
async function ask({ own: { page } }: Desk): Promise<string> {
  await page.solver.loaded();
  const text = await page.solver.insist("starter", page.scenario.text);
  if (text === "") throw new Error(tell("own-none"));
  return String(text);
}

/** With the drafts of the puzzle that is open. @returns what has been asked for so far */
function beginAnew(desk: Desk): number {
  desk.puzzle = desk.own.page.scenario.puzzle;
  desk.drafts = draftsOf(desk.puzzle);
  return ++desk.turn;
}

export async function openLast(desk: Desk) {
  const turn = beginAnew(desk);
  const name = desk.drafts.list()[0] ?? tell("own-drafts-first");
  const whole = desk.drafts.read(name) ?? (await ask(desk));
  // Meanwhile a link may have brought one.
  if (turn === desk.turn) await write(desk, name, whole);
}

export async function take(desk: Desk, { packed }: Wish) {
  const turn = beginAnew(desk);
  // Until the program is there, the address bar keeps its link.
  desk.packed = packed;
  try {
    const whole = await unpack(packed);
    // Meanwhile another one may have been asked for.
    if (turn !== desk.turn) return;
    // Not before the link's other wishes are heard.
    desk.own.tools.showCode();
    // The visitor's own link, as after a reload, leads to the very draft.
    const { drafts } = desk;
    const kept = drafts.list().find((name) => drafts.read(name) === whole);
    await write(desk, kept ?? drafts.free(tell("own-drafts-linked")), whole);
    desk.original = kept === undefined ? whole : null;
  } catch (error) {
    if (turn !== desk.turn) return;
    await openLast(desk);
    warn(
      desk,
      error instanceof RangeError
        ? tell("own-drafts-swollen", { most: MOST })
        : tell("own-drafts-damaged"),
    );
  }
}

/** Shows what was open before the page was loaded anew. */
export async function goOn(desk: Desk, { name, whole, watch, limit }: Held) {
  beginAnew(desk);
  desk.own.tools.showCode();
  Object.assign(desk, { watch, limit });
  await write(desk, name, whole);
}

/** Shows a program; nothing is kept before it is changed. @param whole the program and its lines */
export async function write(desk: Desk, name: string, whole: string) {
  desk.name = name;
  desk.original = null;
  desk.warning = "";
  desk.runner.interfered = false;
  // What another program did is not seen beside it.
  const { own } = desk;
  resumeSearch(own);
  forget(desk);
  const editor = await desk.workspace.editor;
  const { text, input } = part(whole);
  editor.load(text);
  // Before the first one is there its lines may have been.
  note(desk, text, desk.text === "" && input === "" ? desk.input : input);
}

/** The program is another, or its lines are. */
function note(desk: Desk, text: string, input: string) {
  desk.text = text;
  desk.input = input;
  const whole = join(desk);
  if (whole !== desk.checkedText) desk.checks = [];
  const { turn } = desk;
  void pack(whole).then((packed) => {
    if (turn !== desk.turn || join(desk) !== whole) return;
    desk.packed = packed.length <= LONGEST ? packed : "";
    desk.measured = whole;
    desk.own.tools.note();
    desk.own.page.redraw();
  });
  desk.own.page.redraw();
}

export function keep(desk: Desk, text: string, input: string = desk.input) {
  note(desk, text, input);
  const { player } = desk.own.page;
  // What plays is of the text before.
  if (isChanged(desk) && player.can.pause) player.pause();
  warn(desk, desk.drafts.write(desk.name, join(desk)));
}

/**
 * Opens something, and has the program stay: it becomes one of those of that puzzle, too.
 *
 * @param open gives what is wrong, or null
 */
export function carry(desk: Desk, open: () => string | null) {
  const { puzzle } = desk;
  desk.puzzle = null; // nothing of that puzzle's is to be shown
  const wrong = open();
  if (wrong !== null || desk.own.page.scenario.puzzle === puzzle) {
    desk.puzzle = puzzle;
    return wrong;
  }
  const whole = join(desk);
  beginAnew(desk);
  const { drafts, text, name } = desk;
  const kept = drafts.list().find((name) => drafts.read(name) === whole);
  desk.name = kept ?? drafts.free(name);
  desk.original = null;
  keep(desk, text);
  return null;
}

export function warn(desk: Desk, warning: string) {
  desk.warning = warning;
  desk.own.page.redraw();
}

export async function reset(desk: Desk) {
  const { turn } = desk;
  const { text, input } = part(desk.original ?? (await ask(desk)));
  if (turn !== desk.turn) return;
  const editor = await desk.workspace.editor;
  editor.text = text;
  keep(desk, text, input);
}

export function create(desk: Desk, name: string) {
  const wrong = desk.drafts.refuse(name);
  if (wrong !== "") return wrong;
  const { turn } = desk;
  void ask(desk).then((whole) => (turn === desk.turn ? write(desk, name, whole) : undefined));
  return "";
}

export function rename(desk: Desk, name: string) {
  // What is not yet kept has no name to be changed there.
  desk.drafts.write(desk.name, join(desk));
  const wrong = desk.drafts.rename(desk.name, name);
  if (wrong !== "") return wrong;
  desk.name = name;
  desk.own.page.redraw();
  return "";
}

export async function remove(desk: Desk, name: string) {
  desk.drafts.remove(name);
  await openLast(desk);
}

export async function openFile(desk: Desk, file: File) {
  // A name that somebody else gave may hold what nobody sees.
  const given = strip(file.name);
  const name = desk.drafts.free(
    given.replace(/\.py$/, "").slice(0, 30) || tell("own-drafts-first"),
  );
  try {
    const whole = join({ text: await readText(file), input: "" });
    const wrong = desk.drafts.write(name, whole);
    await write(desk, name, whole);
    warn(desk, wrong);
  } catch {
    warn(desk, tell("own-drafts-no-text", { name: given }));
  }
}

export function save({ name, text }: Desk) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/x-python" }));
  link.download = `${name.replaceAll(/[^\w -]/g, "")}.py`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
