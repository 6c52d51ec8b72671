/**
 * Whether what a picture is made of has changed since it was drawn last:
 *
 *     const changed = watchChanges();
 *     if (changed(position, version, width)) draw();
 *
 * Each value is compared by itself. Of what changes inside, such as a map, there is a version: a number that grows with each change.
 * Without any value all is forgotten: whatever comes next is new.
 */
export function watchChanges() {
  let before: readonly unknown[] = [];
  return (...now: readonly unknown[]) => {
    const same = now.length === before.length && now.every((value, i) => value === before[i]);
    before = now;
    return !same;
  };
}
