/**
 * The least and greatest depth of the last `most` steps, or of fewer if older events have been dropped.
 *
 * The relief would not do: it only knows whole blocks, which hold other steps too.
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
