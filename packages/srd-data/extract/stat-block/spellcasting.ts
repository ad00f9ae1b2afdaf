import type { CreatureSpell, CreatureSpellcasting } from "../../src/creatures/types.js";
import type { Ability } from "../../src/vocabulary.js";
import { slug } from "../records.js";

const abilityOf = (word: string): Ability => word.slice(0, 3).toLowerCase() as Ability;

/** A Spellcasting trait, innate or by slots. */
export function readSpellcasting(name: string, text: string, own: OwnScores): CreatureSpellcasting {
  if (name.startsWith("Shared")) return readShared(text, own);
  const ability = /ability is (\w+)/.exec(text)?.[1];
  if (ability === undefined) throw new Error(`No spellcasting ability in "${text}".`);
  const dc = /spell save DC (\d+)/.exec(text)?.[1];
  const attack = /\+(\d+) to hit with spell attacks/.exec(text)?.[1];
  const level = /an? (\d+)(?:st|nd|rd|th)-level spellcaster/.exec(text)?.[1];
  const list = /following (\w+) spells/.exec(text)?.[1];
  const innate = name.startsWith("Innate");
  return {
    kind: innate ? "innate" : "slots",
    ability: abilityOf(ability),
    ...(dc !== undefined && { dc: Number(dc) }),
    ...(attack !== undefined && { attack: Number(attack) }),
    ...(level !== undefined && { level: Number(level) }),
    ...(list !== undefined && !innate && { class: list }),
    ...slotsIn(text),
    spells: spellsIn(name, text),
    ...withoutIn(text),
  };
}

/** The coven's hags share slots; what each rolls comes of her own Intelligence. */
interface OwnScores {
  readonly int: number;
}

function readShared(text: string, { int }: OwnScores): CreatureSpellcasting {
  const modifier = Math.floor((int - 10) / 2);
  return {
    kind: "shared",
    ability: "int",
    dc: 12 + modifier,
    attack: 4 + modifier,
    level: 12,
    class: "wizard",
    ...slotsIn(text),
    spells: spellsIn("Shared", text),
    notes: [
      "Only while three hags of a coven are within 30 feet of each other; they share the slots.",
    ],
  };
}

function withoutIn(text: string): Pick<CreatureSpellcasting, "without"> {
  if (/no material components/.test(text)) return { without: ["material"] };
  if (/only verbal components/.test(text)) return { without: ["somatic", "material"] };
  if (/requiring no components/.test(text)) return { without: ["verbal", "somatic", "material"] };
  return {};
}

function slotsIn(text: string): Pick<CreatureSpellcasting, "slots"> {
  const slots = [...text.matchAll(/(\d)(?:st|nd|rd|th) level \((\d) slots?\)/g)].map(([, , n]) =>
    Number(n),
  );
  return slots.length === 0 ? {} : { slots };
}

const line =
  /^\*? ?(Cantrips \(at will\)|At will|\d+\/day(?: each)?|\d\w\w level \(\d slots?\)): (.*)$/gim;

function spellsIn(name: string, text: string): readonly CreatureSpell[] {
  const found = [...text.matchAll(line)].flatMap(([, when = "", names = ""]) =>
    splitNames(names).map((spell) => readSpell(spell, when)),
  );
  const [, first, second] = /can cast ([a-z ]+) and ([a-z ]+) at will/.exec(text) ?? [];
  for (const extra of [first, second])
    if (extra !== undefined) found.push(readSpell(extra, "At will"));
  const only = /innately cast _(\w[\w ]*)_/.exec(text)?.[1];
  if (only !== undefined) found.push(readSpell(only, name.includes("1/Day") ? "1/day" : "At will"));
  if (found.length === 0) throw new Error(`No spells in "${text}".`);
  return found;
}

/** Splits at commas outside parentheses. */
const splitNames = (names: string): readonly string[] =>
  names.split(/,(?![^(]*\))/).map((spell) => spell.trim());

function readSpell(text: string, when: string): CreatureSpell {
  const match = /^([^(*]*?)(\*)?(?: \((.*)\))?$/.exec(text.replaceAll("_", ""));
  const [, heading = "", star, aside] = match ?? [];
  const spell = spellIds[slug(heading)] ?? slug(heading);
  const use = useOf(when);
  const self = aside !== undefined && /^self only$/i.test(aside);
  return {
    spell,
    use,
    ...(self && { selfOnly: true as const }),
    ...(star !== undefined && { before: true as const }),
    ...(aside !== undefined && !self && { note: aside }),
  };
}

/** Names that a stat block spells otherwise than the spell's heading. */
const spellIds: Readonly<Record<string, string>> = { "eye-bite": "eyebite" };

function useOf(when: string): CreatureSpell["use"] {
  const daily = /^(\d+)\/day/i.exec(when)?.[1];
  if (daily !== undefined) return { perDay: Number(daily) };
  return /slot/.test(when) ? "slots" : "at-will";
}
