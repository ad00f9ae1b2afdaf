/** Which letter stands for the first ground; the others follow it. */
const first = "a".charCodeAt(0);

/** Writes the numbers of one row's grounds as runs: 0 0 0 1 2 2 is "3ab2c". Plain ends are left out. */
export function writeRow(grounds: Uint16Array): string {
  let row = "";
  let from = 0;
  for (let x = 1; x <= grounds.length; x += 1) {
    const ground = grounds[from] ?? 0;
    if (x < grounds.length && grounds[x] === ground) continue;
    const isPlainEnd = x === grounds.length && ground === 0;
    const count = x - from === 1 ? "" : String(x - from);
    if (!isPlainEnd) row += count + String.fromCharCode(first + ground);
    from = x;
  }
  return row;
}

/** Reads a row into the numbers of its grounds; what lies beyond their end is left out. */
export function readRow(row: string, into: Uint16Array): void {
  let at = 0;
  let count = 0;
  for (let index = 0; index < row.length; index += 1) {
    const code = row.charCodeAt(index);
    if (code < first) {
      count = count * 10 + code - zero;
      continue;
    }
    const end = at + Math.max(1, count);
    into.fill(code - first, at, end);
    at = end;
    count = 0;
  }
}

const zero = "0".charCodeAt(0);
