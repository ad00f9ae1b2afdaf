/** How many letters one word is from another. */
export type EditDistance = (one: string, other: string) => number;

/** The candidates that `wanted` may mean, closest first, at most `limit`. */
export type Nearest = (wanted: string, candidates: readonly string[], limit?: number) => string[];

/** Finds who may be meant: of three letters two are the same. The distance is the server's; without one only spelling as a name may be is forgiven. */
export const nearestBy =
  (editDistance: EditDistance = sameOrFar): Nearest =>
  (wanted, candidates, limit = 3) => {
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
  };

const sameOrFar: EditDistance = (one, other) => (one === other ? 0 : Number.POSITIVE_INFINITY);

/** rollDice, roll-dice and roll_dice are one name to whoever mistypes it. */
export function fold(name: string): string {
  return name
    .slice(0, 100)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}
