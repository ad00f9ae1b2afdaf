import { distance } from "fastest-levenshtein";

/** The candidates that `wanted` may mean, closest first, at most `limit`: of three letters two are the same. */
export function nearest(wanted: string, candidates: readonly string[], limit = 3): string[] {
  const key = fold(wanted);
  return candidates
    .map((name) => ({ name, other: fold(name) }))
    .map(({ name, other }) => ({
      name,
      far: distance(key, other),
      reach: Math.max(key.length, other.length) / 3,
    }))
    .filter(({ far, reach }) => far <= reach)
    .sort((a, b) => a.far - b.far)
    .slice(0, limit)
    .map(({ name }) => name);
}

/** rollDice, roll-dice and roll_dice are one name to whoever mistypes it. */
function fold(name: string): string {
  return name
    .slice(0, 100)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}
