/**
 * Between which depths the last steps were: so many of them at most, as far back as their events are at hand.
 *
 * The relief knows whole blocks only, whose other steps are not to be told.
 */
export function lastDepths(
  timeline: {
    position: number;
    state: { depth: number };
    eventAt: (position: number) => number | null;
  },
  most: number,
) {
  const { position, state } = timeline;
  let { depth } = state;
  let [steps, least, greatest] = [0, depth, depth];
  while (steps < Math.min(most, position)) {
    const event = timeline.eventAt(position - steps - 1);
    if (event === null) break;
    depth += event >= 0 ? -1 : 1;
    least = Math.min(least, depth);
    greatest = Math.max(greatest, depth);
    steps++;
  }
  return { steps, least, greatest };
}
