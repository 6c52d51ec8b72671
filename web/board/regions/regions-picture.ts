/** A board with regions without a canvas. A choice is a square of the board: a1 is 0. */

export interface RegionsBoard {
  n: number;
  region: number[]; // the number of each square's region
  letters: string[]; // of the regions
  first: number[]; // the square of each region that has its letter: the leftmost of its top row
}

/** @param rows row by row from the top, a letter for the region of each square */
export function readRegions(rows: readonly string[]): RegionsBoard {
  const signs = Array.from(rows.toReversed().join(""));
  const letters = [...new Set(signs)].sort();
  const region = signs.map((sign) => letters.indexOf(sign));
  const n = rows.length;
  const first = letters.map((letter) => {
    const row = rows.findIndex((line) => line.includes(letter));
    return (n - 1 - row) * n + rows[row].indexOf(letter);
  });
  return { n, region, letters, first };
}

/** True when a queen on one square rules out another. */
export function rulesOut({ n, region }: RegionsBoard, queen: number, square: number) {
  const up = Math.abs(Math.floor(queen / n) - Math.floor(square / n));
  const across = Math.abs((queen % n) - (square % n));
  const near = up === 1 && across === 1;
  return up === 0 || across === 0 || near || region[queen] === region[square];
}

/** The squares without a queen that some queens rule out. */
export function listRuledOut(board: RegionsBoard, queens: readonly number[]) {
  const squares = board.region.map((_, square) => square);
  return squares.filter(
    (square) => !queens.includes(square) && queens.some((queen) => rulesOut(board, queen, square)),
  );
}
