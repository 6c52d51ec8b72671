/** The colour of each region, or -1. A choice is `region * colours + colour`. */
export function coloursOf(
  { path, depth }: { path: ArrayLike<number>; depth: number },
  colours: number,
  regions: number,
) {
  const coloured = new Int32Array(regions).fill(-1);
  for (let i = 0; i < depth; i++) {
    coloured[Math.floor(path[i] / colours)] = path[i] % colours;
  }
  return coloured;
}
