import type { Scenario, Sizes } from "../../engine/types/scenario.ts";
import type { Size } from "../types.ts";
import { View } from "../view.ts";
import { wayOf } from "./arrow.ts";
import type { Board } from "./board.ts";
import { groundOf, layOutBoard, ringOf, squareAt } from "./board-layout.ts";
import { outlineOf, type Wall } from "./walls.ts";

/** A puzzle whose choices are the squares of a board: a1 is 0. */
export class BoardView extends View {
  /** Room around the board for half of the line around it, as a share of the canvas. */
  rim = 0;
  declare board: Board;
  /** The walls between squares, and around the board. */
  declare walls: readonly Wall[];

  constructor(
    scenario: Scenario,
    sizes: Partial<Sizes>,
    board: Board,
    walls: readonly Wall[] = [],
  ) {
    super(scenario, sizes);
    this.board = board;
    this.walls = walls;
  }

  layout({ width, height }: Size) {
    const { rows, columns } = this.board;
    const rim = Math.ceil(Math.min(width, height) * this.rim);
    const layout = layOutBoard(rows, columns, width - 2 * rim, height - 2 * rim);
    return { ...layout, left: layout.left + rim, top: layout.top + rim, width, height };
  }

  choiceAt(size: Size, x: number, y: number) {
    return squareAt(this.layout(size), x, y);
  }

  ringOf(square: number, size: Size) {
    return ringOf(this.layout(size), square);
  }

  moveCursor(cursor: number, key: string) {
    const { rows, columns } = this.board;
    if (cursor < 0) return this.task.root?.[0] ?? 0;
    const { right, up } = wayOf(key);
    const [file, rank] = [this.board.file(cursor) + right, this.board.rank(cursor) + up];
    const inside = file >= 0 && file < columns && rank >= 0 && rank < rows;
    return inside ? rank * columns + file : cursor;
  }

  name(square: number) {
    return this.board.name(square);
  }

  /** The board under a heat map. */
  heatMap(width: number, title: string) {
    const ground = groundOf(this.board, width, (square) => this.name(square), title);
    if (this.walls.length === 0) return ground;
    const side = ground.height / this.board.rows;
    const left = Math.floor((width - side * this.board.columns) / 2);
    return { ...ground, over: outlineOf(this.walls, side, left) };
  }
}
