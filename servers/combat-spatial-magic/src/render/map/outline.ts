import type { Position } from "@tabletop-mcp/rules-engine";

/** A stretch of an edge between squares, in squares: from one grid intersection to another. */
export interface Edge {
  readonly from: Position;
  readonly to: Position;
}

/** The edges around some squares, each run of them one stretch, holes too. */
export function outlineOf(squares: readonly Position[]): readonly Edge[] {
  const inside = new Set(squares.map(({ x, y }) => `${x},${y}`));
  const isIn = (x: number, y: number): boolean => inside.has(`${x},${y}`);
  const across = new Map<number, number[]>();
  const down = new Map<number, number[]>();
  for (const { x, y } of squares) {
    if (!isIn(x, y - 1)) put(across, y, x);
    if (!isIn(x, y + 1)) put(across, y + 1, x);
    if (!isIn(x - 1, y)) put(down, x, y);
    if (!isIn(x + 1, y)) put(down, x + 1, y);
  }
  return [
    ...[...across].flatMap(([y, columns]) =>
      runs(columns).map(({ from, to }) => ({ from: { x: from, y }, to: { x: to, y } })),
    ),
    ...[...down].flatMap(([x, rows]) =>
      runs(rows).map(({ from, to }) => ({ from: { x, y: from }, to: { x, y: to } })),
    ),
  ];
}

function put(lines: Map<number, number[]>, line: number, at: number): void {
  const found = lines.get(line);
  if (found === undefined) lines.set(line, [at]);
  else found.push(at);
}

/** 3, 4, 5 and 8 are from 3 to 6 and from 8 to 9. */
function runs(
  numbers: readonly number[],
): readonly { readonly from: number; readonly to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (const at of numbers.toSorted((a, b) => a - b)) {
    const last = found.at(-1);
    if (last !== undefined && last.to === at) last.to = at + 1;
    else found.push({ from: at, to: at + 1 });
  }
  return found;
}
