import { distance } from "fastest-levenshtein";

/** The candidates close enough to `wanted` to be what was meant, closest first, at most `limit`. */
export function nearest(wanted: string, candidates: readonly string[], limit = 3): string[] {
  const key = fold(wanted);
  const reach = Math.max(2, Math.floor(key.length / 3));
  return candidates
    .map((name) => ({ name, far: distance(key, fold(name)) }))
    .filter(({ far }) => far <= reach)
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
