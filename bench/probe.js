// Measures the page from within, while it plays as it does for a visitor. Times in milliseconds.
//
// The page hands its player to tests as `window.knights`; everything else is the page's own.

const { player, clock, solver } = window.knights;

/** Milliseconds after which a question is not asked any more, and an answer has failed. */
const PATIENCE = 3000;

/** Another scenario: to open the same one again would change nothing. */
const OTHER = "tour/3x3/a1/geeks";

/** Open a scenario anew, and wait until Python has described it. */
export async function open(scenario) {
  player.pause();
  for (const wanted of [OTHER, scenario]) {
    location.hash = `#${wanted}`;
    await until(() => player.scenario === wanted && player.description !== null);
  }
  await rest(100);
}

/**
 * Play a scenario at top speed: to its end, or until so many events are known.
 *
 * `streamed` is the time until the last event was in the timeline, `played` until it was drawn.
 */
export async function stream(scenario, most = Infinity) {
  await open(scenario);
  const frames = watchFrames();
  const curve = [];
  const begun = performance.now();
  let streamed = 0;
  let next = 1;
  const unsubscribe = player.subscribe(({ timeline }) => {
    const { known, verdict } = timeline;
    const spent = performance.now() - begun;
    if (streamed === 0 && (verdict !== null || known >= most)) streamed = spent;
    if (known >= next) {
      curve.push([known, spent]);
      next = known * 1.5;
    }
  });
  clock.speed = Infinity;
  player.play();
  await until(() => streamed > 0);
  if (most === Infinity) await until(() => player.timeline.atEnd);
  else player.pause();
  unsubscribe();
  const { known } = player.timeline;
  curve.push([known, streamed]);
  return { events: known, streamed, played: performance.now() - begun, curve, ...frames.end() };
}

/** Play at a speed for a while, from the start of a scenario: what do frames cost? */
export async function play(scenario, speed, milliseconds) {
  await open(scenario);
  clock.speed = speed === null ? Infinity : speed;
  player.play();
  await rest(500);
  const frames = watchFrames();
  const before = player.timeline.position;
  await rest(milliseconds);
  const applied = player.timeline.position - before;
  player.pause();
  return { applied, ...frames.end() };
}

/** Race scenarios up to a step: milliseconds until all lanes have made it. */
export async function race(scenarios, step) {
  const at = () => document.querySelector(".race-position input")?.valueAsNumber;
  await open(OTHER);
  location.hash = "#race/seven"; // the room comes late, once
  await seen(() => at() !== undefined);
  const begun = performance.now();
  location.hash = `#race/${scenarios.join("@")}@steps=${step}`;
  do await new Promise(requestAnimationFrame);
  while (at() !== step);
  return performance.now() - begun;
}

/** Seek to random positions before `limit`, one after another: until it is there, and drawn. */
export async function seek(count, from, to) {
  const random = makeRandom(20);
  const rows = [];
  for (let i = 0; i < count; i++) {
    const position = Math.floor(from + random() * (to - from));
    const cached = player.timeline.eventAt(position) !== null;
    const begun = performance.now();
    player.seek(position);
    await until(() => player.timeline.position === position && player.aim === null);
    const there = performance.now() - begun;
    await painted();
    rows.push({ position, cached, there, drawn: performance.now() - begun });
    await rest(60);
  }
  return rows;
}

/** Step back from the end of a finished run. */
export async function stepBack() {
  player.seek(player.timeline.known);
  await until(() => player.timeline.atEnd);
  await rest(100);
  const begun = performance.now();
  player.stepBack();
  await until(() => player.timeline.position === player.timeline.known - 1);
  await painted();
  return performance.now() - begun;
}

/** Drag the slider from end to end, a little each frame, by the events that a mouse causes. */
export async function drag(frameCount) {
  const slider = document.getElementById("position");
  player.pause();
  const frames = watchFrames();
  let exact = 0;
  let moved = 0;
  // The page reads a little ahead, so what is known grows when the slider comes to its end.
  const { known } = player.timeline;
  for (let i = 0; i <= frameCount; i++) {
    const wanted = Math.round((known * i) / frameCount);
    slider.value = String(wanted);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    const before = player.timeline.position;
    await new Promise(requestAnimationFrame);
    const { position } = player.timeline;
    if (position === wanted) exact++;
    if (position === wanted || position !== before) moved++;
  }
  const result = frames.end();
  const begun = performance.now();
  await until(() => player.timeline.position === known);
  return { ...result, exact, moved, frames: frameCount + 1, settled: performance.now() - begun };
}

/** The picture of a whole run: how long after the last step it is told, and the frames while it is zoomed in to two steps and out again. */
export async function icicle(scenario, frameCount) {
  await open(scenario);
  document.getElementById("tab-pictures").click();
  await stream(scenario);
  const begun = performance.now();
  const told = document.querySelector(".icicle-told");
  let [text, ready] = ["", 0];
  while (performance.now() - begun < (ready === 0 ? 2 * PATIENCE : ready + 500)) {
    await painted();
    if (told.textContent === text) continue;
    text = told.textContent;
    ready = performance.now() - begun;
  }
  const canvas = document.querySelector(".icicle");
  const { left, top, width } = canvas.getBoundingClientRect();
  // How many frames come in time where there is nothing to do.
  const idle = watchFrames();
  await rest(frameCount * 16);
  const still = idle.end();
  const frames = watchFrames();
  for (let i = 0; i < frameCount; i++) {
    const deltaY = i < frameCount / 2 ? -150 : 150;
    const clientX = left + width * (0.4 + 0.2 * Math.sin(i / 9));
    const place = { clientX, clientY: top + 40, deltaY, bubbles: true, cancelable: true };
    canvas.dispatchEvent(new PointerEvent("pointermove", place));
    canvas.dispatchEvent(new WheelEvent("wheel", place));
    await new Promise(requestAnimationFrame);
  }
  return { ready, still: still.gaps, ...frames.end() };
}

/**
 * Note in `benchKeys` how many milliseconds each key takes from the keyboard to the next picture.
 *
 * The browser itself knows (Event Timing, in steps of 8 ms; what is under 16 is not told). A message after the frame does not: where one
 * frame follows the other, it comes several frames late.
 */
export function watchKeys() {
  const known = PerformanceObserver.supportedEntryTypes.includes("event");
  window.benchKeys = [];
  if (known) {
    const take = (list) => {
      for (const { name, duration } of list.getEntries()) {
        if (name === "keydown") window.benchKeys.push(duration);
      }
    };
    window.benchObserver?.disconnect();
    window.benchObserver = new PerformanceObserver(take);
    window.benchObserver.observe({ type: "event", durationThreshold: 16 });
    return;
  }
  addEventListener(
    "keydown",
    (event) => {
      const pressed = event.timeStamp;
      painted().then(() => window.benchKeys.push(performance.now() - pressed));
    },
    { capture: true },
  );
}

/**
 * Ask a question at some steps of a run, and answer each: times from the click to the frame that shows what is said of it.
 *
 * `kind` has a button, by its id, that is an answer wherever it is asked; steps where it cannot be asked are passed over.
 */
export async function answer(scenario, steps, kind, button) {
  await open(scenario);
  const times = [];
  for (const step of steps) {
    location.hash = `#${scenario}@${step}&ask=${kind}`;
    const card = document.getElementById("question");
    const asked = () => !card.hidden && card.dataset.tone === "asked";
    const settled = () => player.aim === null && player.timeline.position === step;
    if (!(await seen(() => settled() && asked()))) continue;
    await rest(200);
    const way = document.getElementById(button);
    if (way === null) continue;
    const begun = performance.now();
    way.click();
    const told = await seen(() => ["right", "wrong"].includes(card.dataset.tone));
    times.push(told ? performance.now() - begun : PATIENCE);
  }
  return times;
}

/** The memory that the run takes now, in bytes, as far as the page itself can tell. */
export function memory() {
  const { timeline } = player;
  return {
    events: timeline.known,
    timeline: timeline.bytes,
    heap: performance.memory?.usedJSHeapSize ?? null,
  };
}

/** Ask the worker beside the page for one of the measurements of `yardstick.js`. */
export function yardstick(request) {
  window.benchYardstick ??= new Worker(new URL("yardstick.js", import.meta.url), {
    type: "module",
  });
  const worker = window.benchYardstick;
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => (data.error ? reject(new Error(data.error)) : resolve(data));
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage(request);
  });
}

/** End the worker of the yardstick: its memory should not count as the page's. */
export function endYardstick() {
  window.benchYardstick?.terminate();
  window.benchYardstick = undefined;
}

/**
 * Note when frames come and what each costs, until `end()`. A frame's cost is what the page's own
 * callbacks take; the player's part of it is told apart, the rest is drawing.
 */
function watchFrames() {
  const times = [];
  const costs = [];
  const ticks = [];
  const longTasks = [];
  const { requestAnimationFrame: request } = window;
  const { tick } = player;
  let running = true;
  window.requestAnimationFrame = (callback) =>
    request.call(window, (now) => {
      const begun = performance.now();
      callback(now);
      costs.push(performance.now() - begun);
    });
  player.tick = function (now) {
    const begun = performance.now();
    tick.call(player, now);
    ticks.push(performance.now() - begun);
  };
  const beat = (now) => {
    times.push(now);
    if (running) request.call(window, beat);
  };
  request.call(window, beat);
  const observer = observeLongTasks(longTasks);
  return {
    end() {
      running = false;
      window.requestAnimationFrame = request;
      delete player.tick;
      observer?.disconnect();
      const gaps = times.slice(1).map((time, i) => time - times[i]);
      return { gaps, costs, ticks, longTasks: observer ? longTasks : null };
    },
  };
}

/** @param {number[]} durations filled with the durations of tasks over 50 ms, where engines tell */
function observeLongTasks(durations) {
  if (!PerformanceObserver.supportedEntryTypes?.includes("longtask")) return null;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) durations.push(duration);
  });
  observer.observe({ type: "longtask" });
  return observer;
}

/** Wait until the next frame has been drawn. */
function painted() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  });
}

/** Wait until a frame in which it is so has been drawn, for so long; whether it has. */
async function seen(condition) {
  const end = performance.now() + PATIENCE;
  do await painted();
  while (!condition() && performance.now() < end);
  return condition();
}

/** Wait for the player to be as it should; the player tells of every change. */
function until(condition) {
  if (condition()) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const unsubscribe = player.subscribe(() => {
      const failed = solver.status.name === "failed";
      if (!failed && !condition()) return;
      unsubscribe();
      if (failed) reject(new Error(solver.status.error.message));
      else resolve();
    });
  });
}

export function rest(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Numbers from 0 to 1 that are the same in every run. */
function makeRandom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Runs the program that is written; milliseconds from the click to the frame after its first step. */
export async function runOwn() {
  const { player } = window.knights;
  const before = player.timeline;
  const begun = performance.now();
  /** @type {HTMLButtonElement} */ (document.querySelector(".own-run")).click();
  while (player.timeline === before || player.timeline.position === 0) await new Promise(requestAnimationFrame);
  const took = performance.now() - begun;
  player.pause();
  return took;
}
