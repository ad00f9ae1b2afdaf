import { distance as editDistance } from "fastest-levenshtein";

/** Letters to change, add or leave out to make one word of the other: for servers. Rules and dice have theirs in dice-core, which takes no library. */
export { editDistance };

/** The candidates that `wanted` may mean, closest first, at most `limit`: of three letters two are the same. */
export function nearest(wanted: string, candidates: readonly string[], limit = 3): string[] {
  const key = fold(wanted);
  return candidates
    .map((name) => ({ name, other: fold(name) }))
    .map(({ name, other }) => ({
      name,
      far: editDistance(key, other),
      reach: Math.max(key.length, other.length) / 3,
    }))
    .filter(({ far, reach }) => far <= reach)
    .sort((a, b) => a.far - b.far)
    .slice(0, limit)
    .map(({ name }) => name);
}

/** rollDice, roll-dice and roll_dice are one name to whoever mistypes it. */
export function fold(name: string): string {
  return name
    .slice(0, 100)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}
