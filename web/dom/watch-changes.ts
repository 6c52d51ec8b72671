/**
 * Creates a test for changed inputs, to skip drawing the same picture again:
 *
 *     const changed = watchChanges();
 *     if (changed(position, version, width)) draw();
 *
 * Each value is compared with `===`. For something mutable, such as a map, pass a version number that grows with each
 * change. A call without values resets the test: the next call returns true.
 */
export function watchChanges() {
  let before: readonly unknown[] = [];
  return (...now: readonly unknown[]) => {
    const same = now.length === before.length && now.every((value, i) => value === before[i]);
    before = now;
    return !same;
  };
}
