import { editDistance } from "@tabletop-mcp/dice-core";
import { fold } from "./browse/names.js";

/** The names that may have been meant by one that is unknown, the likeliest first. */
export function suggest(wanted: string, names: readonly string[], most = 5): readonly string[] {
  const asked = fold(wanted);
  if (asked === "") return [];
  const allowed = reachOf(asked);
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

/** How many edits a misspelt name may be away: of a short word at most a third, "orc" is no misspelt "ogre". */
const reachOf = ({ length }: string): number =>
  length < 5 ? Math.floor(length / 3) : Math.ceil(length * 0.4);

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
