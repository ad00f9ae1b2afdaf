import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { Compendium } from "../../tables/compendium.js";
import { type Caster, castersOf, freeSpells } from "./casters.js";
import { checkChoice } from "./choice.js";
import { findNames } from "./names.js";
import { error, listed, type Remark, unjudged } from "./report.js";
import { cantripSlots, type SpellSlot, spellSlots } from "./spell-slots.js";
import type { Character } from "./types.js";

const fields = ["cantrips", "spells"] as const;
type Field = (typeof fields)[number];

const fieldOf = ({ level }: Spell): Field => (level === 0 ? "cantrips" : "spells");

/** Judges cantrips and spells: lists, levels and numbers, each class as if it were the only one. */
export function checkSpells(character: Character, compendium: Compendium): readonly Remark[] {
  const read = fields.map((field) => readSpells(field, character, compendium));
  const wanted = [...new Set(read.flatMap(({ entries }) => entries))];
  const free = freeSpells(character, wanted);
  const chosen = wanted.filter(({ id }) => !free.has(id));
  const ofField = (field: Field): readonly Spell[] =>
    chosen.filter((spell) => fieldOf(spell) === field);
  const all = compendium.spells.all.filter(({ id }) => !free.has(id));
  const judge = (field: Field, slots: readonly SpellSlot[]) =>
    checkChoice<Spell, SpellSlot>({
      field,
      noun: field === "cantrips" ? "cantrip" : "spell",
      rule: ruleOf(castersOf(character)),
      chosen: ofField(field),
      // What is not given is not judged to be too little.
      slots: character.build[field] === undefined ? slots.map(optional) : slots,
      all: all.filter((spell) => fieldOf(spell) === field),
      refusal: (spell) => refusal(spell, character),
    });
  const rooms = spellSlots(character, ofField("spells").length);
  const secrets = rooms.filter(({ secret }) => secret);
  const cantrips = judge("cantrips", [...cantripSlots(character), ...secrets.map(optional)]);
  const usedUp = cantrips.allotment.placed.filter(({ slot }) => slot.secret).length;
  const usedSecrets = secrets.slice(0, usedUp);
  const spells = judge(
    "spells",
    rooms.filter((room) => !usedSecrets.includes(room)),
  );
  return [
    ...read.flatMap(({ remarks }) => remarks),
    ...cantrips.remarks,
    ...spells.remarks,
    ...notGiven("cantrips", cantripSlots(character), character),
    ...notGiven("spells", rooms, character),
  ];
}

const optional = (slot: SpellSlot): SpellSlot => ({ ...slot, optional: true });

/** The spells of one field; those that belong in the other are errors, and counted there. */
function readSpells(
  field: Field,
  { build }: Character,
  { spells }: Compendium,
): { entries: readonly Spell[]; remarks: readonly Remark[] } {
  const { entries, remarks } = findNames(build[field] ?? [], {
    field,
    table: spells,
    what: field === "cantrips" ? "a cantrip" : "a spell",
    rule: "Spell Descriptions",
  });
  const misplaced = entries.filter((spell) => fieldOf(spell) !== field);
  return {
    entries,
    remarks: [
      ...remarks,
      ...misplaced.map((spell) =>
        error({
          field,
          problem: `${spell.name} is ${spell.level === 0 ? "a cantrip" : `a spell of level ${spell.level}`}.`,
          rule: "Spellcasting, Spell Level",
          legal: [`${spell.name} in ${fieldOf(spell)}`],
        }),
      ),
    ],
  };
}

function ruleOf(casters: readonly Caster[]): string {
  const [one, another] = casters;
  if (one === undefined) return "Spellcasting";
  if (another !== undefined) return "Multiclassing, Class Features, Spellcasting";
  const feature = one.casting.progression === "pact" ? "Pact Magic" : "Spellcasting";
  return `${one.taken.class.srd}, ${feature}`;
}

/** Why no class of the character takes a spell. */
function refusal(spell: Spell, character: Character): string {
  const casters = castersOf(character);
  if (casters.length === 0) return `${spell.name}: ${listed(character.classes.map(whyNot))}.`;
  const listing = casters.filter(({ lists }) => lists(spell));
  if (listing.length === 0) {
    const names = listed(casters.map(({ taken }) => taken.class.name));
    return `${spell.name} is not on the spell list of ${names}, but of ${listed(spell.classes)}.`;
  }
  if (spell.level === 0) return `${listed(listing.map(nameOf))} knows no cantrips.`;
  const reach = listing.map((caster) => `${nameOf(caster)} casts up to level ${caster.highest}`);
  return `${spell.name} is of level ${spell.level}, and ${listed(reach)}.`;
}

const nameOf = ({ taken }: Caster): string => `${taken.class.name} ${taken.level}`;

const whyNot = ({ class: { name, spellcasting } }: Character["classes"][number]): string =>
  spellcasting === undefined
    ? `${name} casts no spells`
    : `${name} casts spells from level ${spellcasting.level}`;

function notGiven(
  field: Field,
  slots: readonly SpellSlot[],
  { build }: Character,
): readonly Remark[] {
  if (build[field] !== undefined || slots.every(({ remark }) => remark !== undefined)) return [];
  return [unjudged(field, `No ${field} are given, though this character has some.`)];
}
