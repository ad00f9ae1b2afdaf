import { type Battlefield, groundAt } from "@tabletop-mcp/rules-engine";
import { side } from "./big-map.js";

/** Which squares are walls: 1 where one stands. */
const wallsOf = (field: Battlefield): Uint8Array =>
  Uint8Array.from({ length: side * side }, (_, at) => {
    const ground = groundAt(field, { x: at % side, y: Math.floor(at / side) });
    return ground.obstacle === undefined ? 0 : 1;
  });

const around = [-1, 0, 1];
const steps = around
  .flatMap((y) => around.map((x) => ({ x, y })))
  .filter(({ x, y }) => x !== 0 || y !== 0);

/** The neighbours of a square that are on the map and no walls. */
const neighboursIn = (walls: Uint8Array): readonly Int32Array[] =>
  Array.from(walls, (_, at) => {
    const [column, row] = [at % side, Math.floor(at / side)];
    const there = steps.filter(({ x, y }) => isOn(column + x) && isOn(row + y));
    return Int32Array.from(there, ({ x, y }) => at + y * side + x).filter((to) => walls[to] === 0);
  });

const isOn = (along: number): boolean => along >= 0 && along < side;

/** The floor of finding a way: every square that can be reached is looked at once, and nothing else is asked. */
export function flood(field: Battlefield): () => number {
  const neighbours = neighboursIn(wallsOf(field));
  const queue = new Int32Array(side * side);
  return () => {
    const feet = new Float64Array(side * side).fill(Infinity);
    feet[0] = 0;
    let last = 1;
    for (let first = 0; first < last; first += 1) {
      const here = queue[first] ?? 0;
      for (const to of neighbours[here] ?? []) {
        if (feet[to] !== Infinity) continue;
        feet[to] = (feet[here] ?? 0) + 5;
        queue[last] = to;
        last += 1;
      }
    }
    return feet[side * side - 1] ?? 0;
  };
}
