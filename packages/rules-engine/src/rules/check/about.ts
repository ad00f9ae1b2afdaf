import {
  type CreatureType,
  conditionIds,
  creatureTypes,
  damageTypes,
  type Peril,
} from "@tabletop-mcp/srd-data";
import type { Circumstances } from "../../effects/predicate.js";
import { type Compendium, foldName } from "../../tables/compendium.js";

/** What a roll is about, as far as rules ask for it. */
export type About = Pick<Circumstances, "against" | "relies" | "other">;

/** What was read last. */
let last: { text: string; compendium: Compendium; about: About } | undefined;

/**
 * Reads what a roll is about: the name of a stat block ("Fire Giant"), perils and senses by their
 * words ("being charmed", "poison, spells"), the name of a spell, a kind of creature ("undead").
 * Anything else is taken for the id of a creature. All whom a fireball catches ask for the same.
 */
export function aboutOf(text: string, compendium: Compendium): About {
  if (last?.text !== text || last.compendium !== compendium)
    last = { text, compendium, about: readAbout(text, compendium) };
  return last.about;
}

function readAbout(text: string, compendium: Compendium): About {
  const block = compendium.statBlocks.find(text);
  if (block !== undefined) return { other: { type: block.type } };
  const words = foldName(text).split(" ");
  const against = words.flatMap((word) => perilsIn.get(word) ?? []);
  const relies = words.flatMap((word) => senses.get(word) ?? []);
  if (against.length > 0) return relies.length > 0 ? { against, relies } : { against };
  if (relies.length > 0) return { relies };
  if (compendium.spells.find(text) !== undefined) return { against: spells };
  const type = typesIn.get(words.at(-1) ?? "");
  return { other: type === undefined ? { id: text } : { type } };
}

// A spell is magic; not all magic is a spell ("Magic Resistance" names both).
const spells: readonly Peril[] = ["spells", "magic"];

type Sense = NonNullable<Circumstances["relies"]>[number];
type Words<Meaning> = ReadonlyMap<string, Meaning>;

const perilsIn: Words<readonly Peril[]> = new Map<string, readonly Peril[]>([
  ...[...conditionIds, ...damageTypes].map((one) => [one, [one]] as const),
  // Who is poisoned has met poison.
  ["poisoned", ["poisoned", "poison"]],
  ["charm", ["charmed"]],
  ["fear", ["frightened"]],
  ["paralysis", ["paralyzed"]],
  ["petrification", ["petrified"]],
  ["spell", spells],
  ["spells", spells],
  ["magic", ["magic"]],
  ["magical", ["magic"]],
  ["disease", ["disease"]],
  ["diseases", ["disease"]],
  ["sleep", ["sleep"]],
  ["concentration", ["concentration"]],
  ["grapple", ["grapple"]],
  ["shove", ["shove"]],
  ["turning", ["turning"]],
  ["turned", ["turning"]],
]);

const senses: Words<Sense> = new Map([
  ["sight", "sight"],
  ["seeing", "sight"],
  ["hearing", "hearing"],
  ["sound", "hearing"],
  ["smell", "smell"],
  ["scent", "smell"],
]);

const typesIn: Words<CreatureType> = new Map(
  creatureTypes.flatMap((type) => [[type, type] as const, [`${type}s`, type] as const]),
);
