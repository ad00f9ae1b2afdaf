/** Probabilities of the totals `least`, `least + 1`, … in a row. */
export interface Table {
  readonly least: number;
  readonly p: Float64Array;
}

/** A total that is certain. */
export const certain = (value: number): Table => ({ least: value, p: Float64Array.of(1) });

export const mostOf = ({ least, p }: Table): number => least + p.length - 1;

/** The total of two independent ones. Only additions of positive numbers: tails keep their digits. */
export function add(a: Table, b: Table): Table {
  const [long, short] = a.p.length < b.p.length ? [b.p, a.p] : [a.p, b.p];
  const p = new Float64Array(long.length + short.length - 1);
  for (let j = 0; j < short.length; j++) {
    const weight = short[j] ?? 0;
    if (weight === 0) continue;
    for (let i = 0; i < long.length; i++) p[i + j] = (p[i + j] ?? 0) + weight * (long[i] ?? 0);
  }
  return { least: a.least + b.least, p };
}

/** The total of `count` independent ones of the same kind. */
export function power(one: Table, count: number): Table {
  let all = certain(0);
  for (let i = 0; i < count; i++) all = add(all, one);
  return all;
}

/** The product of two independent totals. */
export function multiply(a: Table, b: Table): Table {
  const corners = [
    a.least * b.least,
    a.least * mostOf(b),
    mostOf(a) * b.least,
    mostOf(a) * mostOf(b),
  ];
  const least = Math.min(...corners) + 0;
  const p = new Float64Array(Math.max(...corners) - least + 1);
  for (let i = 0; i < a.p.length; i++) {
    const weight = a.p[i] ?? 0;
    if (weight === 0) continue;
    for (let j = 0; j < b.p.length; j++) {
      const at = (a.least + i) * (b.least + j) - least;
      p[at] = (p[at] ?? 0) + weight * (b.p[j] ?? 0);
    }
  }
  return { least, p };
}

/** The same total taken away. */
export const negate = (table: Table): Table => ({
  least: 0 - mostOf(table),
  p: table.p.toReversed(),
});

/** The total of `count` fair dice, in steps that do not grow with their sides. */
export function fairDice(count: number, sides: number): Table {
  let p = Float64Array.of(1);
  for (let i = 0; i < count; i++) p = slide(p, sides);
  return { least: count, p };
}

/**
 * One more fair die: the mean of each `sides` neighbours. Each window is a block's tail plus the
 * next block's head, so that nothing is ever subtracted.
 */
function slide(p: Float64Array, sides: number): Float64Array<ArrayBuffer> {
  const length = p.length + sides - 1;
  const next = new Float64Array(length);
  for (let start = 0; start < length; start += sides) {
    const end = Math.min(start + sides, length);
    let head = 0;
    for (let i = start; i < end; i++) {
      head += p[i] ?? 0;
      next[i] = (next[i] ?? 0) + head / sides;
    }
    let tail = 0;
    for (let i = start + sides - 1; i > start; i--) {
      tail += p[i] ?? 0;
      const target = i + sides - 1;
      if (target < length) next[target] = (next[target] ?? 0) + tail / sides;
    }
  }
  return next;
}
