import { binding } from "../../dom/binding.ts";
import { notifyParent } from "../../dom/parent-window.ts";
import { cite } from "../../engine/fragment/cite.ts";
import type { Playback } from "../../engine/run/playback.ts";

/** The page around this one controls the player by messages, and is told its state. docs/embed.md describes them. */

interface Remote {
  player: Playback;
  describe: () => MomentFacts | Promise<MomentFacts>;
  told: string; // the last message about the state
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Further facts about the moment shown. */
interface MomentFacts {
  link: string | null; // to it
  until: number | null; // the step at which the link stops
}

/** The fields of a valid command. */
export interface Command {
  position: number;
  link: string;
}

type Commands = Record<string, (command: Command) => void>;

/** Milliseconds between two messages about the state. */
const PAUSE = 100;

/** @param more commands besides those of the player */
export function bindRemote(player: Playback, describe: Remote["describe"], more: Commands = {}) {
  const { signal, onDispose, unbind } = binding();
  const remote: Remote = { player, describe, told: "", timer: undefined };
  const commands = { ...commandsOf(remote), ...more };
  addEventListener("message", (event) => obey(commands, event), { signal });
  onDispose(player.subscribe(() => formatSoon(remote)));
  onDispose(() => clearTimeout(remote.timer));
  notifyParent({ knights: "ready" });
  return { unbind };
}

function formatSoon(remote: Remote) {
  remote.timer ??= setTimeout(() => formatState(remote), PAUSE);
}

async function formatState(remote: Remote) {
  clearTimeout(remote.timer);
  remote.timer = undefined;
  const { state, status, timeline, scenario } = remote.player;
  const told = {
    knights: "state",
    status: status.name,
    verdict: status.name === "finished" ? status.verdict : null,
    scenario,
    position: timeline.position,
    known: timeline.known,
    placed: state.placed,
    undone: state.takenBack,
    depth: state.depth,
    ...(await remote.describe()),
  };
  const text = JSON.stringify(told);
  if (text !== remote.told) notifyParent(told);
  remote.told = text;
}

function commandsOf(remote: Remote): Commands {
  const { player } = remote;
  return {
    play: () => player.play(),
    pause: () => player.pause(),
    step: () => player.step(),
    stepBack: () => player.stepBack(),
    seek: ({ position }) => {
      if (!Number.isSafeInteger(position) || position < 0) {
        throw new RangeError(`position ${quote(position)}: it must be a whole number from 0`);
      }
      player.pause();
      player.seek(position);
    },
    state: () => {
      remote.told = "";
      formatSoon(remote);
    },
  };
}

/** Quote a value for an error message. For values other than texts and numbers, only the type is given. */
export function quote(given: unknown) {
  if (typeof given === "string") return cite(given);
  return typeof given === "number" ? String(given) : `(${given === null ? "null" : typeof given})`;
}

function obey(commands: Commands, { source, data }: MessageEvent) {
  if (source !== window.parent) return;
  try {
    const name = data?.knights;
    if (typeof name === "string" && Object.hasOwn(commands, name)) commands[name](data);
  } catch (error) {
    notifyParent({ knights: "error", message: (error as Error).message });
  }
}
