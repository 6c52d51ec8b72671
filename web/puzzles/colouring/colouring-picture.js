/**
 * What a map shows of a search for a colouring: pure functions of the state. A choice is `region * colours + colour`.
 *
 * @import { State } from "../../run/search-state.js"
 *
 * @typedef {object} Rules what decides which region comes next, as the library's orders do
 * @property {number} colours
 * @property {number[][]} neighbours of each region
 * @property {string} order "given", "degree" or "dsatur"
 */

/** The regions that each region borders. @param {number} count @param {readonly (readonly [number, number])[]} borders */
export function neighboursOf(count, borders) {
  /** @type {number[][]} */
  const neighbours = Array.from({ length: count }, () => []);
  for (const [one, other] of borders) {
    neighbours[one].push(other);
    neighbours[other].push(one);
  }
  return neighbours;
}

/** Each region's colour, or -1. @param {State} state @param {Rules} rules */
export function coloursOf({ path, depth }, { colours, neighbours }) {
  const coloured = new Int32Array(neighbours.length).fill(-1);
  for (let i = 0; i < depth; i++) {
    coloured[Math.floor(path[i] / colours)] = path[i] % colours;
  }
  return coloured;
}

/** The region that the search colours next, or -1 when all are coloured. @param {Int32Array} coloured @param {Rules} rules */
export function nextRegion(coloured, { neighbours, order }) {
  /** @param {number} region */
  const saturation = (region) => {
    const around = neighbours[region].map((near) => coloured[near]).filter((c) => c >= 0);
    return new Set(around).size;
  };
  let best = -1;
  neighbours.forEach((near, region) => {
    if (coloured[region] >= 0) return;
    if (best < 0) best = region;
    else if (order === "given") return;
    else if (order === "degree" && near.length > neighbours[best].length) best = region;
    else if (order === "dsatur") {
      const more = saturation(region) - saturation(best);
      if (more > 0 || (more === 0 && near.length > neighbours[best].length)) best = region;
    }
  });
  return best;
}
