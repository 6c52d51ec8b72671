// Notes when the page does what a visitor waits for, in milliseconds since the navigation. It runs
// before any other script, presses play as soon as that can be done, and looks once a frame.
(() => {
  const marks = { move: null, live: null, python: null, snapshot: false, resources: 0 };
  // The door to programs of one's own is pressed, and their Python is there.
  Object.assign(marks, { door: null, own: null });
  window.benchStart = marks;
  let pressed = false;
  let watched = null;

  function look() {
    requestAnimationFrame(look);
    const { player, search } = window.knights ?? {};
    if (player === undefined) return;
    if (watched !== search) watch(search);
    if (!pressed && player.can.play) {
      pressed = true;
      player.play();
    }
    if (marks.move === null && player.timeline.position > 0) {
      marks.move = performance.now();
      marks.resources = weigh(marks.move);
    }
    if (search.status.name === "loaded" && marks.python === null) {
      marks.python = performance.now();
      marks.snapshot = search.status.snapshot;
    }
  }

  /**
   * Note when Python has begun the search: its first event is there within the millisecond, though
   * it is not asked for as long as a recorded opening lasts.
   */
  function watch(search) {
    const { start } = search;
    watched = search;
    search.start = async (...args) => {
      const description = await start.apply(search, args);
      if (description !== null) marks.live ??= performance.now();
      return description;
    };
  }

  /** Bytes of what the page itself had fetched by then; Python's files come by way of the worker. */
  function weigh(time) {
    const entries = [
      ...performance.getEntriesByType("navigation"),
      ...performance.getEntriesByType("resource"),
    ];
    const there = entries.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= time);
    return there.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  }

  const press = ({ target }) => {
    if (target.closest("#own-open")) marks.door = performance.now();
  };
  addEventListener("click", press, true);

  /** Their worker says so by a port of its own. */
  const onmessage = Object.getOwnPropertyDescriptor(MessagePort.prototype, "onmessage");
  Object.defineProperty(MessagePort.prototype, "onmessage", {
    ...onmessage,
    set(hear) {
      onmessage.set.call(this, (event) => {
        if (event.data && "ready" in event.data) marks.own = performance.now();
        hear(event);
      });
    },
  });
  requestAnimationFrame(look);
})();
