/** A timeline, as far as the depths need it. */
interface Read {
  position: number;
  state: { depth: number };
  eventAt: (position: number) => number | null;
}

/**
 * The depths of the last `most` steps, oldest first, or of fewer if older events have been dropped: before the first of
 * them, and after each.
 *
 * The depth ranges would not do: they only know whole blocks, which hold other steps too.
 */
export function lastSteps(timeline: Read, most: number) {
  const { position, state } = timeline;
  const depths = [state.depth];
  while (depths.length <= Math.min(most, position)) {
    const event = timeline.eventAt(position - depths.length);
    if (event === null) break;
    depths.push(depths[depths.length - 1] + (event >= 0 ? -1 : 1));
  }
  return depths.reverse();
}

/** Their number, and the least and greatest of these depths. */
export function lastDepths(timeline: Read, most: number) {
  const depths = lastSteps(timeline, most);
  let [least, greatest] = [depths[0], depths[0]];
  for (const depth of depths) {
    if (depth < least) least = depth;
    if (depth > greatest) greatest = depth;
  }
  return { steps: depths.length - 1, least, greatest };
}
