/**
 * Where the nodes of the search tree are: the current path in the middle of a row a level, its
 * siblings beside it in the order in which they are tried. Pure, so that tests need no browser.
 *
 * @typedef {import("../digest/lineage.js").Past} Past
 * @typedef {import("../search/questions.js").Level} Level
 *
 * @typedef {"done" | "path" | "open" | "more"} Standing
 *
 * @typedef {object} Branch a choice at a level
 * @property {number} choice
 * @property {Standing} standing
 * @property {boolean} last it has just been taken back
 * @property {number | null} entered the position at which it was placed
 * @property {number | null} exit the position at which it was taken back
 * @property {number | null} size placements spent on it, itself included
 *
 * @typedef {object} TreeNode
 * @property {number} level 0 is the root
 * @property {number} x of its middle
 * @property {number} y
 * @property {number} width
 * @property {Standing} standing
 * @property {string} label
 * @property {number | null} size
 * @property {number | null} entered
 * @property {number | null} exit
 *
 * @typedef {{x1: number, y1: number, x2: number, y2: number, standing: Standing}} Edge
 */

/** Heights of a row, without sizes below its nodes and with them. */
const ROW = 38;
const TALL_ROW = 52;
const TOP = 22;
const WIDEST = 62;
const NARROWEST = 46;
const GAP = 6;
/** Levels that are drawn; of a longer path the end. */
const MOST_ROWS = 120;

/**
 * What stands at each level below the root, with the sizes of what is done.
 *
 * @param {readonly Level[]} levels the choices below the root, below the path's first choice, ...
 * @param {readonly number[]} path without the root
 * @param {readonly Past[]} pasts of the same levels
 * @param {number} undone or -1
 * @returns {Branch[][]}
 */
export function rowsOf(levels, path, pasts, undone) {
  return levels.map(({ choices, tried }, level) => {
    const { entered, exits, whole } = pasts[level];
    return choices.map((choice, index) => {
      const onPath = level < path.length && index === tried;
      const standing = index < tried ? "done" : onPath ? "path" : "open";
      // Choices are tried one after the other: each begins where the one before ended.
      const begins = index === 0 ? entered : (exits[index - 1] ?? null);
      const ends = index < tried ? (exits[index] ?? null) : null;
      const known = whole || index < exits.length;
      const size = known && begins !== null && ends !== null ? (ends - begins) / 2 : null;
      return {
        choice,
        standing,
        last: level === path.length && choice === undone,
        entered: begins === null || standing === "open" ? null : begins + 1,
        exit: ends,
        size,
      };
    });
  });
}

/**
 * @param {readonly Branch[][]} rows
 * @param {number} width
 * @param {string} root what the root is called
 * @param {(choice: number) => string} name
 */
export function layOutTree(rows, width, root, name) {
  const first = Math.max(0, rows.length - MOST_ROWS);
  const middle = width / 2;
  /** @type {TreeNode[]} */
  const nodes = [];
  /** @type {Edge[]} */
  const edges = [];
  const nowhere = { entered: null, exit: null, size: null };
  let parent = { x: middle, y: TOP };
  const top = first > 0 ? `${first} above` : root;
  const standing = /** @type {Standing} */ (first > 0 ? "more" : "path");
  const wide = Math.min(width, Math.max(WIDEST, widthOf(top)));
  nodes.push({ level: 0, ...parent, width: wide, standing, label: top, ...nowhere });
  let y = TOP;
  let below = 0;
  rows.slice(first).forEach((branches, index) => {
    y += below > 0 ? TALL_ROW : ROW;
    below = branches.filter(({ size }) => size !== null).length;
    const places = fold(branches, Math.max(3, Math.floor(width / (NARROWEST + GAP))));
    const labels = places.map((place) =>
      "more" in place ? place.more : name(place.branch.choice),
    );
    const wanted = Math.max(WIDEST, ...labels.map(widthOf)) + GAP;
    const slot = Math.min(wanted, width / Math.max(1, places.length));
    const left = middle - (slot * (places.length - 1)) / 2;
    let next = parent;
    places.forEach((place, column) => {
      const x = left + column * slot;
      const label = labels[column];
      const branch = "more" in place ? { standing: place.standing, ...nowhere } : place.branch;
      const { standing, entered, exit, size } = branch;
      nodes.push({
        level: first + index + 1,
        x,
        y,
        width: slot - GAP,
        standing,
        label,
        size,
        entered,
        exit,
      });
      edges.push({ x1: parent.x, y1: parent.y + 10, x2: x, y2: y - 10, standing });
      if (standing === "path") next = { x, y };
    });
    parent = next;
  });
  return {
    width,
    height: y + 34,
    nodes,
    edges,
    focus: parent.y,
  };
}

/** Pixels of a character of a label, about; and beside the label. */
const CHARACTER = 7.4;
const MARGIN = 12;

/** The width of a node that shows a whole label. @param {string} label */
export const widthOf = (label) => label.length * CHARACTER + MARGIN;

/** As much of a label as a width has room for. @param {string} label @param {number} width */
export function clip(label, width) {
  const room = Math.floor((width - MARGIN) / CHARACTER);
  return label.length <= room + 1 ? label : `${label.slice(0, Math.max(1, room)).trimEnd()}…`;
}

/**
 * The branches that find room: around the one on the path; the others are counted.
 *
 * @param {readonly Branch[]} branches
 * @param {number} room
 * @returns {({branch: Branch} | {more: string, standing: Standing})[]}
 */
function fold(branches, room) {
  if (branches.length <= room) return branches.map((branch) => ({ branch }));
  const done = branches.filter(({ standing }) => standing === "done").length;
  const shown = room - 2;
  const from = Math.max(0, Math.min(done - Math.floor(shown / 2), branches.length - shown));
  const to = from + shown;
  const places = branches.slice(from, to).map((branch) => ({ branch }));
  const before =
    from > 0 ? [{ more: `${from} more`, standing: /** @type {Standing} */ ("more") }] : [];
  const left = branches.length - to;
  const after =
    left > 0 ? [{ more: `${left} more`, standing: /** @type {Standing} */ ("more") }] : [];
  return [...before, ...places, ...after];
}
