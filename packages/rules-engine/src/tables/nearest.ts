import { editDistance } from "@tabletop-mcp/dice-core";

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
