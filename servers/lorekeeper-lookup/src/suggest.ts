import { editDistance } from "@tabletop-mcp/mcp-kit";
import { fold } from "./browse/names.js";

/** The names that may have been meant by one that is unknown, the likeliest first. */
export function suggest(wanted: string, names: readonly string[], most = 5): readonly string[] {
  const asked = fold(wanted);
  if (asked === "") return [];
  const allowed = Math.max(2, Math.ceil(asked.length * 0.4));
  return [...new Set(names)]
    .map((name) => ({
      name,
      cost: costOf(asked, fold(name)),
      whole: editDistance(asked, fold(name)),
    }))
    .filter(({ cost }) => cost <= allowed)
    .toSorted((a, b) => a.cost - b.cost || a.whole - b.whole || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(({ name }) => name);
}

/** Edits from one to the other; words that stand in the name as they are cost little. */
function costOf(asked: string, name: string): number {
  const whole = editDistance(asked, name);
  if (name.includes(asked)) return Math.min(whole, 1);
  // "dragn red": each word by its nearest in the name, whatever their order.
  const words = name.split(" ");
  const byWords = asked
    .split(" ")
    .reduce((sum, word) => sum + Math.min(...words.map((other) => editDistance(word, other))), 0);
  return Math.min(whole, byWords + 1);
}
