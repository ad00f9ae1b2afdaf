import type { Position } from "@tabletop-mcp/rules-engine";

/** Up to so many squares are named one by one. */
const most = 80;

/** "3,4 3,5 4,4"; many of them row by row: "y 4: 3-9". */
export function squaresText(squares: readonly Position[]): string {
  if (squares.length === 0) return "none";
  if (squares.length <= most) return squares.map(({ x, y }) => `${x},${y}`).join(" ");
  const rows = new Map<number, number[]>();
  for (const { x, y } of squares) rows.set(y, [...(rows.get(y) ?? []), x]);
  return [...rows].map(([y, columns]) => `y ${y}: x ${runs(columns)}`).join("; ");
}

/** "3-9, 12". */
function runs(columns: readonly number[]): string {
  const found: { from: number; to: number }[] = [];
  for (const x of columns.toSorted((a, b) => a - b)) {
    const last = found.at(-1);
    if (last !== undefined && x === last.to + 1) last.to = x;
    else found.push({ from: x, to: x });
  }
  return found.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(", ");
}
