import { type Compendium, onceOf } from "@tabletop-mcp/rules-engine";

/** What is kept in points, by what it is counted by. */
const pools: readonly string[] = ["ki", "sorcery-points", "lay-on-hands"];

/** What somebody has spent, as the game calls it: "uses Second Wind", "spends 3 of Lay on Hands". */
export function spentText(use: string, amount: number, compendium: Compendium): string {
  const name = useName(use, compendium);
  if (use.includes(" of level ")) return `spends a ${use}`;
  return pools.includes(use) || amount > 1 ? `spends ${amount} of ${name}` : `uses ${name}`;
}

/** The name of what is counted by this: of a feature, of one of its uses, of an action of a stat block. */
export function useName(use: string, compendium: Compendium): string {
  const [of = "", which] = use.split(":");
  const feature = namesOf(compendium).get(of);
  // What is counted by a name of its own is said as it is: "Mystic Arcanum: Finger of Death".
  if (feature === undefined && of.includes(" ")) return use;
  if (feature === undefined && which !== undefined) return "what it carries";
  if (feature === undefined) return inWords(of);
  return which === undefined ? feature : `${feature}: ${inWords(which)}`;
}

const namesOf = onceOf((compendium: Compendium): ReadonlyMap<string, string> => {
  const { classes, subclasses, races, subraces, feats } = compendium;
  const features = [...classes.all, ...subclasses.all].flatMap((one) => one.features);
  const traits = [...races.all, ...subraces.all].flatMap((one) => one.traits);
  return new Map([...features, ...traits, ...feats.all].map(({ id, name }) => [id, name]));
});

const small: readonly string[] = ["of", "on", "the", "and", "in"];

/** "lay-on-hands" is Lay on Hands. */
const inWords = (id: string): string =>
  id
    .split("-")
    .map((word, at) =>
      at > 0 && small.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(" ");
