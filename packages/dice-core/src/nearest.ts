/** Letters to change, add, leave out or swap with a neighbour to make `b` of `a`. */
export function editDistance(a: string, b: string): number {
  let before: readonly number[] = [];
  let above: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    const row = [i];
    let left = i;
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      const corner = at(above, j - 1);
      left = letter === other ? corner : Math.min(at(above, j), left, corner) + 1;
      const swapped = letter === b.charCodeAt(j - 2) && other === a.charCodeAt(i - 2);
      if (swapped) left = Math.min(left, at(before, j - 2) + 1);
      row.push(left);
    }
    before = above;
    above = row;
  }
  return at(above, b.length);
}

const at = (row: readonly number[], j: number): number => row[j] ?? Number.POSITIVE_INFINITY;

const longest = 16;

/** The known word that a misspelt one is nearest to: within two letters, and a third of its length. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  if (word.length > longest) return undefined;
  let best: string | undefined;
  let least = Math.min(2, Math.floor((word.length + 1) / 3)) + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const distance = editDistance(word, candidate);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}
