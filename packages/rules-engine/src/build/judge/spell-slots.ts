import type { Spell } from "@tabletop-mcp/srd-data/spells";
import { type Slot, slots } from "./allot.js";
import { type Caster, castersOf, prepared, rowOf } from "./casters.js";
import { benefits, chosenOptions, gainsOf, openOptions, spellsUpTo } from "./features.js";
import { undecided, warning } from "./report.js";
import type { Character } from "./types.js";
import { nameOf } from "./verdict.js";

/** Room for one spell or cantrip; `secret` where a bard may take any class's, cantrips too. */
export interface SpellSlot extends Slot<Spell> {
  readonly secret?: boolean;
}

const isCantrip = ({ level }: Spell): boolean => level === 0;

/** Room for cantrips: the classes' tables, then race and subclass, then what a build does not settle. */
export const cantripSlots = (character: Character): readonly SpellSlot[] => [
  ...castersOf(character).flatMap(({ taken, lists }) =>
    slots<SpellSlot>(rowOf(taken)?.cantripsKnown ?? 0, {
      takes: (spell) => isCantrip(spell) && lists(spell),
    }),
  ),
  ...gainsOf(character).flatMap(({ gains: { cantrips } }) =>
    cantrips === undefined ? [] : slots<SpellSlot>(cantrips.choose, ofList(cantrips.from)),
  ),
  ...openOptions(character).flatMap(({ option: { gains, name } }) =>
    gains?.cantrips === undefined
      ? []
      : slots<SpellSlot>(gains.cantrips.choose, {
          ...ofList(gains.cantrips.from),
          optional: true,
          remark: undecided("cantrips", `Whether ${name} is chosen, which gives cantrips.`),
        }),
  ),
];

const ofList = (list: string): SpellSlot => ({
  takes: (spell) => isCantrip(spell) && (list === "any" || isOn(spell, list)),
});

const isOn = ({ classes }: Spell, list: string): boolean => classes.some((id) => id === list);

/** Room for spells of level 1 and up: `wanted` is how many there are to place. */
export const spellSlots = (character: Character, wanted: number): readonly SpellSlot[] => [
  ...castersOf(character).flatMap((caster) => knownSlots(caster, character)),
  ...castersOf(character).flatMap((caster) => preparedSlots(caster, character, wanted)),
  ...ritualSlots(character, wanted),
  ...openOptions(character).flatMap(({ option, taken, of }) =>
    of === "subclass"
      ? []
      : spellsUpTo(option.spells, taken.level).map(
          (id): SpellSlot => ({
            takes: (spell) => spell.id === id,
            optional: true,
            remark: undecided("spells", `Whether ${option.name} is chosen, which gives ${id}.`),
          }),
        ),
  ),
];

const bookOfRituals = "warlock-eldritch-invocation-book-of-ancient-secrets";

/** Rituals of any class, and as many as were found, of up to half the warlock's level (Book of Ancient Secrets). */
const ritualSlots = (character: Character, wanted: number): readonly SpellSlot[] =>
  chosenOptions(character)
    .filter(({ option }) => option.id === bookOfRituals)
    .flatMap(({ taken }) =>
      slots<SpellSlot>(wanted, {
        takes: ({ level, ritual }) => ritual && level > 0 && level <= Math.ceil(taken.level / 2),
        optional: true,
      }),
    );

const castable =
  ({ lists, highest }: Caster) =>
  (spell: Spell): boolean =>
    !isCantrip(spell) && spell.level <= highest && lists(spell);

/** What a class's table says is known, and what features add to it. */
function knownSlots(caster: Caster, character: Character): readonly SpellSlot[] {
  const { taken, casting, highest } = caster;
  if (casting.preparation === "spellbook") return bookSlots(caster);
  const known = rowOf(taken)?.spellsKnown ?? 0;
  const extra = benefits(character).filter((benefit) => benefit.taken === taken);
  const secrets = extra.flatMap(({ facts, of, levels }) =>
    facts.gains?.spellsKnown?.from === "any"
      ? [{ count: facts.gains.spellsKnown.choose * levels.length, counted: of === "class" }]
      : [],
  );
  // Magical Secrets are part of the table's number; those of a college come on top.
  const within = secrets.reduce((sum, { count, counted }) => sum + (counted ? count : 0), 0);
  const arcana = extra.flatMap(({ facts, levels }) =>
    facts.gains?.spellsKnown !== undefined && facts.gains.spellsKnown.from !== "any" ? levels : [],
  );
  return [
    ...slots<SpellSlot>(known - within, { takes: castable(caster) }),
    // A Mystic Arcanum is of the level that full casters reach with it: 6 at 11, 9 at 17.
    ...arcana.map(
      (level): SpellSlot => ({
        takes: (spell) => spell.level === (level + 1) / 2 && caster.lists(spell),
        limit: `Mystic Arcanum of level ${(level + 1) / 2}`,
      }),
    ),
    ...slots<SpellSlot>(
      secrets.reduce((sum, { count }) => sum + count, 0),
      { takes: ({ level }) => level <= highest, secret: true, limit: "Magical Secrets" },
    ),
  ];
}

/** Six spells and two for each further level are in every spellbook. */
const bookSlots = (caster: Caster): readonly SpellSlot[] =>
  slots<SpellSlot>(6 + 2 * (caster.taken.level - 1), { takes: castable(caster) });

function preparedSlots(caster: Caster, character: Character, wanted: number): readonly SpellSlot[] {
  const { taken, casting } = caster;
  const room = { takes: castable(caster), optional: true };
  if (casting.preparation === "known") return [];
  if (casting.preparation === "spellbook")
    return slots<SpellSlot>(wanted, {
      ...room,
      remark: warning({
        field: "spells",
        problem: `A spellbook of ${taken.class.name} ${taken.level} has ${6 + 2 * (taken.level - 1)} spells by level: more must have been copied into it.`,
        rule: "Wizard, Spellbook",
      }),
    });
  const count = prepared(caster, character);
  const ability = nameOf(casting.ability);
  const why = `How many spells ${taken.class.name} prepares depends on ${ability}, which is not settled.`;
  const open = { ...room, remark: undecided("spells", why) };
  if (count === undefined) return slots<SpellSlot>(wanted, open);
  return [
    ...slots<SpellSlot>(count.least, room),
    ...slots<SpellSlot>(count.most - count.least, open),
  ];
}
