const longest = 60;

/**
 * The names that another one may mean, at most `limit`: those that it begins or ends with ("Melf's Acid
 * Arrow", "Longsword +1"), and those within two letters, and a third of its length.
 */
export function nearest(word: string, names: readonly string[], limit = 3): readonly string[] {
  if (word.length > longest) return [];
  const wanted = word.toLowerCase();
  const reach = Math.min(2, Math.floor((word.length + 1) / 3));
  const distance = (name: string): number => {
    if (wanted.endsWith(` ${name}`) || wanted.startsWith(`${name} `)) return 0;
    const near = Math.abs(name.length - word.length) <= reach;
    return near ? editDistance(wanted, name) : Number.POSITIVE_INFINITY;
  };
  return names
    .map((name) => ({ name, far: distance(name.toLowerCase()) }))
    .filter(({ far }) => far <= reach)
    .toSorted((a, b) => a.far - b.far)
    .slice(0, limit)
    .map(({ name }) => name);
}

/** Letters to change, add, leave out or swap with a neighbour to make `b` of `a`. */
export function editDistance(a: string, b: string): number {
  let twoAbove: readonly number[] = [];
  let above: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = at(above, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swap = isSwap([a, i], [b, j]) ? at(twoAbove, j - 2) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(at(above, j) + 1, at(row, j - 1) + 1, change, swap));
    }
    [twoAbove, above] = [above, row];
  }
  return at(above, b.length);
}

type Place = readonly [text: string, at: number];

const isSwap = ([a, i]: Place, [b, j]: Place): boolean =>
  i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];

const at = (row: readonly number[], j: number): number => row[j] ?? Number.POSITIVE_INFINITY;
