import { describe, expect, test } from "vitest";
import { allSteps } from "../../test/walk.js";
import type { Effect } from "../effect.js";
import type { Step } from "../node.js";
import { type Ability, type DamageType, damageTypes } from "../vocabulary.js";
import { spellById, spellByName } from "./index.js";

/**
 * Thirty spells that are easy to get wrong, each fact of them written down from the text of SRD
 * 5.1. Words of our own (summaries, narratives, materials) are only searched for their numbers.
 */

/** The facts that stand above a spell's text. */
function headOf(id: string): unknown {
  const { name, level, school, ritual, concentration, classes, subclasses, ...rest } = spell(id);
  const { castingTime, range, area, components, duration } = rest;
  const { verbal, somatic, material } = components;
  const { costGp, consumed } = material ?? {};
  return {
    name,
    level,
    school,
    ritual,
    concentration,
    classes,
    subclasses,
    castingTime: { amount: castingTime.amount, unit: castingTime.unit },
    range,
    area,
    duration,
    verbal,
    somatic,
    material: material && { costGp, consumed },
  };
}

/** The steps without their narratives; those that only narrate are left out. */
const stepsOf = (id: string): readonly unknown[] => mechanics(spell(id).steps);

/** All narratives of a spell. */
const toldOf = (id: string): string =>
  [...allSteps(spell(id).steps)].map(({ narrative = "" }) => narrative).join("\n");

function mechanics(steps: readonly Step[] | undefined): readonly unknown[] {
  return (steps ?? []).map(withoutWords).filter((step) => Object.keys(step).length > 0);
}

function withoutWords({ next, otherwise, ...own }: Step): object {
  const facts = Object.entries(own).filter(([field]) => field !== "narrative");
  const after = mechanics(next);
  const failing = mechanics(otherwise);
  return {
    ...Object.fromEntries(facts),
    ...(after.length > 0 && { next: after }),
    ...(failing.length > 0 && { otherwise: failing }),
  };
}

function spell(id: string) {
  const found = spellById(id);
  if (found === undefined) throw new Error(`There is no spell ${id}.`);
  return found;
}

const plain = { ritual: false, concentration: false, subclasses: [] };
const held = { ...plain, concentration: true };
const action = { amount: 1, unit: "action" };
const reaction = { amount: 1, unit: "reaction" };
const feet = (many: number) => ({ kind: "feet", feet: many });
const lasts = (amount: number, unit: string) => ({ kind: "time", amount, unit });
const instantaneous = { kind: "instantaneous" };
const spoken = { verbal: true, somatic: true, material: undefined };
const withMaterial = { verbal: true, somatic: true, material: { consumed: false } };
const sphere = (radius: number) => ({ shape: "sphere", radius });
const asLongAsSpell = { kind: "source" };
const comingOrStaying = ["enter", "turn-start"];

/** Disadvantage on checks and saves with an ability. */
const weakened = (ability: Ability): readonly Effect[] => [
  { kind: "roll", on: "check", by: "self", mode: "disadvantage", when: { ability: [ability] } },
  { kind: "roll", on: "save", by: "self", mode: "disadvantage", when: { ability: [ability] } },
];
/** Disadvantage on attack rolls that use an ability. */
const clumsy = (ability: Ability): Effect => ({
  kind: "roll",
  on: "attack",
  by: "self",
  mode: "disadvantage",
  when: { ability: [ability] },
});

describe("cantrips", () => {
  test("Chill Touch", () => {
    expect(headOf("chill-touch")).toEqual({
      ...plain,
      name: "Chill Touch",
      level: 0,
      school: "necromancy",
      classes: ["sorcerer", "warlock", "wizard"],
      castingTime: action,
      range: feet(120),
      ...spoken,
      duration: lasts(1, "round"),
    });
    expect(stepsOf("chill-touch")).toEqual([
      {
        targets: { what: "creature", count: 1 },
        attack: { kind: "ranged", with: "spell" },
        damage: [{ roll: "1d8", type: "necrotic", atLevel: { 5: "2d8", 11: "3d8", 17: "4d8" } }],
        effects: [
          {
            effects: [{ kind: "cannot", what: "heal" }],
            duration: { kind: "turn", edge: "start", of: "source" },
          },
        ],
        next: [
          {
            targets: { what: "creature", types: ["undead"] },
            effects: [
              {
                effects: [
                  {
                    kind: "roll",
                    on: "attack",
                    by: "self",
                    mode: "disadvantage",
                    when: { other: "source" },
                  },
                ],
                duration: { kind: "turn", edge: "end", of: "source" },
              },
            ],
          },
        ],
      },
    ]);
  });

  test("Eldritch Blast: more beams, not more dice", () => {
    expect(headOf("eldritch-blast")).toEqual({
      ...plain,
      name: "Eldritch Blast",
      level: 0,
      school: "evocation",
      classes: ["warlock"],
      castingTime: action,
      range: feet(120),
      ...spoken,
      duration: instantaneous,
    });
    expect(stepsOf("eldritch-blast")).toEqual([
      {
        targets: { what: "creature", count: 1, atLevel: { 5: 2, 11: 3, 17: 4 }, repeat: true },
        attack: { kind: "ranged", with: "spell" },
        damage: [{ roll: "1d10", type: "force" }],
      },
    ]);
  });
});

describe("level 1", () => {
  test("Bless", () => {
    expect(headOf("bless")).toEqual({
      ...held,
      name: "Bless",
      level: 1,
      school: "enchantment",
      classes: ["cleric", "paladin"],
      subclasses: ["life-domain"],
      castingTime: action,
      range: feet(30),
      ...withMaterial,
      duration: lasts(1, "minute"),
    });
    expect(stepsOf("bless")).toEqual([
      {
        targets: { what: "creature", count: 3, perSlot: 1 },
        effects: [
          {
            effects: [
              { kind: "roll", on: "attack", by: "self", bonus: "1d4" },
              { kind: "roll", on: "save", by: "self", bonus: "1d4" },
            ],
            duration: asLongAsSpell,
          },
        ],
      },
    ]);
  });

  test("Hex is not in the SRD", () => {
    expect(spellById("hex")).toBeUndefined();
    expect(spellByName("Hex")).toBeUndefined();
  });

  test("Hunter's Mark", () => {
    expect(headOf("hunters-mark")).toEqual({
      ...held,
      name: "Hunter's Mark",
      level: 1,
      school: "divination",
      classes: ["ranger"],
      castingTime: { amount: 1, unit: "bonus-action" },
      range: feet(90),
      verbal: true,
      somatic: false,
      duration: lasts(1, "hour"),
    });
    expect(stepsOf("hunters-mark")).toEqual([
      {
        // Used again it marks another, with another bonus action.
        when: ["use", "sustain"],
        economy: "bonus-action",
        targets: { what: "creature", count: 1, visible: true },
        effects: [
          {
            bearer: "source",
            effects: [
              {
                kind: "extra-damage",
                roll: "1d6",
                when: { all: [{ other: "target" }, { attack: "weapon" }] },
              },
              {
                kind: "roll",
                on: "check",
                by: "self",
                mode: "advantage",
                when: {
                  all: [
                    { other: "target" },
                    { ability: ["wis"] },
                    { skill: ["perception", "survival"] },
                  ],
                },
              },
            ],
            duration: asLongAsSpell,
          },
        ],
      },
    ]);
    expect(toldOf("hunters-mark")).toMatch(/\b0 hit points/);
    expect(spell("hunters-mark").durationAtSlot).toEqual({
      3: { duration: { kind: "time", amount: 8, unit: "hour" } },
      5: { duration: { kind: "time", amount: 24, unit: "hour" } },
    });
  });

  test("Magic Missile", () => {
    expect(headOf("magic-missile")).toEqual({
      ...plain,
      name: "Magic Missile",
      level: 1,
      school: "evocation",
      classes: ["sorcerer", "wizard"],
      castingTime: action,
      range: feet(120),
      ...spoken,
      duration: instantaneous,
    });
    expect(stepsOf("magic-missile")).toEqual([
      {
        targets: { what: "creature", count: 3, perSlot: 1, repeat: true, visible: true },
        damage: [{ roll: "1d4 + 1", type: "force" }],
      },
    ]);
    expect(toldOf("magic-missile")).toMatch(/same time/);
  });

  test("Shield", () => {
    expect(headOf("shield")).toEqual({
      ...plain,
      name: "Shield",
      level: 1,
      school: "abjuration",
      classes: ["sorcerer", "wizard"],
      castingTime: reaction,
      range: { kind: "self" },
      ...spoken,
      duration: lasts(1, "round"),
    });
    expect(spell("shield").castingTime.trigger).toMatch(/attack hits you.*magic missile/);
    expect(stepsOf("shield")).toEqual([
      {
        targets: { what: "self" },
        effects: [
          {
            effects: [
              { kind: "stat", stat: "armor-class", change: "add", by: 5 },
              { kind: "spell-immunity", spells: ["magic-missile"] },
            ],
            duration: { kind: "turn", edge: "start", of: "source" },
          },
        ],
      },
    ]);
    expect(toldOf("shield")).toMatch(/trigger/i);
  });

  test("Sleep", () => {
    expect(headOf("sleep")).toEqual({
      ...plain,
      name: "Sleep",
      level: 1,
      school: "enchantment",
      classes: ["bard", "sorcerer", "wizard"],
      castingTime: action,
      range: feet(90),
      area: sphere(20),
      ...withMaterial,
      duration: lasts(1, "minute"),
    });
    expect(stepsOf("sleep")).toEqual([
      {
        area: sphere(20),
        targets: {
          what: "creature",
          except: ["undead"],
          hasNot: ["unconscious"],
          exceptImmuneTo: "charmed",
        },
        hitPoints: { pool: "5d8", perSlot: "2d8" },
        conditions: [
          {
            condition: "unconscious",
            duration: asLongAsSpell,
            endsOn: ["damaged", "action"],
          },
        ],
      },
    ]);
    expect(toldOf("sleep")).toMatch(/(fewest|lowest)/);
  });
});

describe("level 2", () => {
  test("Acid Arrow: half on a miss, but only of what comes at once", () => {
    expect(headOf("acid-arrow")).toEqual({
      ...plain,
      name: "Acid Arrow",
      level: 2,
      school: "evocation",
      classes: ["wizard"],
      subclasses: ["circle-of-the-land"],
      castingTime: action,
      range: feet(90),
      ...withMaterial,
      duration: instantaneous,
    });
    expect(stepsOf("acid-arrow")).toEqual([
      {
        targets: { what: "creature", count: 1 },
        attack: { kind: "ranged", with: "spell", miss: "half" },
        damage: [{ roll: "4d4", type: "acid", perSlot: "1d4" }],
        next: [
          {
            when: "turn-end",
            damage: [{ roll: "2d4", type: "acid", perSlot: "1d4" }],
            // Once only.
            ends: ["own"],
          },
        ],
      },
    ]);
  });

  test("Heat Metal: who keeps hold of it is hampered, by a success as well", () => {
    expect(headOf("heat-metal")).toEqual({
      ...held,
      name: "Heat Metal",
      level: 2,
      school: "transmutation",
      classes: ["bard", "druid"],
      castingTime: action,
      range: feet(60),
      ...withMaterial,
      duration: lasts(1, "minute"),
    });
    const hampered = [
      {
        effects: [
          { kind: "roll", on: "attack", by: "self", mode: "disadvantage" },
          { kind: "roll", on: "check", by: "self", mode: "disadvantage" },
        ],
        duration: { kind: "turn", edge: "start", of: "source" },
      },
    ];
    expect(stepsOf("heat-metal")).toEqual([
      { targets: { what: "object", count: 1, visible: true } },
      {
        when: ["use", "sustain"],
        economy: "bonus-action",
        targets: { what: "creature" },
        damage: [{ roll: "2d8", type: "fire", perSlot: "1d8" }],
        next: [
          {
            option: "held",
            save: { ability: "con", success: "other" },
            next: [
              {
                effects: [
                  {
                    effects: [{ kind: "drops-what-it-holds", one: true }],
                    duration: { kind: "instantaneous" },
                  },
                ],
              },
            ],
            otherwise: [{ effects: hampered }],
          },
          // What cannot be dropped (armor).
          { option: "worn", effects: hampered },
        ],
      },
    ]);
    expect(toldOf("heat-metal")).toMatch(/drops the object where it fails, and may/);
  });

  test("Hold Person", () => {
    expect(headOf("hold-person")).toEqual({
      ...held,
      name: "Hold Person",
      level: 2,
      school: "enchantment",
      classes: ["bard", "cleric", "druid", "sorcerer", "warlock", "wizard"],
      subclasses: ["circle-of-the-land"],
      castingTime: action,
      range: feet(60),
      ...withMaterial,
      duration: lasts(1, "minute"),
    });
    expect(stepsOf("hold-person")).toEqual([
      {
        targets: {
          what: "creature",
          count: 1,
          perSlot: 1,
          within: 30,
          visible: true,
          types: ["humanoid"],
        },
        save: { ability: "wis", success: "none" },
        conditions: [{ condition: "paralyzed", duration: asLongAsSpell, repeat: "turn-end" }],
      },
    ]);
  });

  test("Moonbeam", () => {
    const beam = { shape: "cylinder", radius: 5, height: 40 };
    expect(headOf("moonbeam")).toEqual({
      ...held,
      name: "Moonbeam",
      level: 2,
      school: "evocation",
      classes: ["druid"],
      castingTime: action,
      range: feet(120),
      area: beam,
      ...withMaterial,
      duration: lasts(1, "minute"),
    });
    expect(stepsOf("moonbeam")).toEqual([
      { area: beam, light: { bright: 0, dim: 5 } },
      {
        when: comingOrStaying,
        area: beam,
        targets: { what: "creature" },
        save: { ability: "con", success: "half" },
        damage: [{ roll: "2d10", type: "radiant", perSlot: "1d10" }],
      },
      { when: "sustain", economy: "action", shifts: { feet: 60, to: "any" } },
    ]);
    expect(toldOf("moonbeam")).toMatch(/shapechanger.* disadvantage/i);
    expect(toldOf("moonbeam")).toMatch(/60 feet/);
  });

  test("Scorching Ray: an attack for each of three rays, one more a slot", () => {
    expect(headOf("scorching-ray")).toEqual({
      ...plain,
      name: "Scorching Ray",
      level: 2,
      school: "evocation",
      classes: ["sorcerer", "wizard"],
      subclasses: ["the-fiend"],
      castingTime: action,
      range: feet(120),
      ...spoken,
      duration: instantaneous,
    });
    expect(stepsOf("scorching-ray")).toEqual([
      {
        // The text says "targets", neither creatures nor objects.
        targets: { what: "creature", count: 3, perSlot: 1, repeat: true },
        attack: { kind: "ranged", with: "spell" },
        damage: [{ roll: "2d6", type: "fire" }],
      },
    ]);
  });
});

describe("level 3", () => {
  test("Bestow Curse", () => {
    expect(headOf("bestow-curse")).toEqual({
      ...held,
      name: "Bestow Curse",
      level: 3,
      school: "necromancy",
      classes: ["bard", "cleric", "wizard"],
      castingTime: action,
      range: { kind: "touch" },
      ...spoken,
      duration: lasts(1, "minute"),
    });
    const curse = (effects: readonly Effect[]) => [{ effects, duration: asLongAsSpell }];
    expect(stepsOf("bestow-curse")).toEqual([
      {
        targets: { what: "creature", count: 1 },
        save: { ability: "wis", success: "none" },
        ails: "curse",
        next: [
          { option: "strength", ails: "curse", effects: curse(weakened("str")) },
          { option: "dexterity", ails: "curse", effects: curse(weakened("dex")) },
          { option: "constitution", ails: "curse", effects: curse(weakened("con")) },
          { option: "intelligence", ails: "curse", effects: curse(weakened("int")) },
          { option: "wisdom", ails: "curse", effects: curse(weakened("wis")) },
          { option: "charisma", ails: "curse", effects: curse(weakened("cha")) },
          {
            option: "attack_rolls",
            ails: "curse",
            effects: curse([
              {
                kind: "roll",
                on: "attack",
                by: "self",
                mode: "disadvantage",
                when: { other: "source" },
              },
            ]),
          },
          {
            option: "wasted_action",
            when: "turn-start",
            save: { ability: "wis", success: "none" },
            effects: [
              {
                effects: [{ kind: "cannot", what: "act" }],
                duration: { kind: "turn", edge: "end", of: "current" },
              },
            ],
          },
          {
            option: "necrotic_damage",
            ails: "curse",
            effects: [
              {
                bearer: "source",
                effects: [
                  {
                    kind: "extra-damage",
                    roll: "1d8",
                    type: "necrotic",
                    when: { other: "target" },
                  },
                ],
                duration: asLongAsSpell,
              },
            ],
          },
          { option: "other" },
        ],
      },
    ]);
    const told = toldOf("bestow-curse");
    expect(told).toMatch(/spells .* attacks/);
    expect(spell("bestow-curse").durationAtSlot).toEqual({
      4: { duration: { kind: "time", amount: 10, unit: "minute" } },
      5: { duration: { kind: "time", amount: 8, unit: "hour" }, concentration: false },
      7: { duration: { kind: "time", amount: 24, unit: "hour" }, concentration: false },
      9: { duration: { kind: "until-dispelled" }, concentration: false },
    });
  });

  test("Call Lightning: a bolt at once, and one with each later action", () => {
    const cloud = { shape: "cylinder", radius: 60, height: 10 };
    expect(headOf("call-lightning")).toEqual({
      ...held,
      name: "Call Lightning",
      level: 3,
      school: "conjuration",
      classes: ["druid"],
      subclasses: ["circle-of-the-land"],
      castingTime: action,
      range: feet(120),
      area: cloud,
      ...spoken,
      duration: lasts(10, "minute"),
    });
    expect(stepsOf("call-lightning")).toEqual([
      { area: cloud },
      {
        when: ["use", "sustain"],
        economy: "action",
        area: sphere(5),
        targets: { what: "creature" },
        save: { ability: "dex", success: "half" },
        damage: [{ roll: "3d10", type: "lightning", perSlot: "1d10" }],
      },
    ]);
    expect(toldOf("call-lightning")).toMatch(/100 feet/);
    expect(toldOf("call-lightning")).toMatch(/storm.* 1d10/);
  });

  test("Counterspell", () => {
    expect(headOf("counterspell")).toEqual({
      ...plain,
      name: "Counterspell",
      level: 3,
      school: "abjuration",
      classes: ["sorcerer", "warlock", "wizard"],
      castingTime: reaction,
      range: feet(60),
      verbal: false,
      somatic: true,
      duration: instantaneous,
    });
    expect(spell("counterspell").castingTime.trigger).toMatch(/creature .*60 feet.* cast/);
    expect(stepsOf("counterspell")).toEqual([
      // Of at most level 3 or the slot's, others by a check: what the field says.
      { targets: { what: "spell", count: 1 }, dispels: { level: 3 } },
    ]);
  });

  test("Fireball", () => {
    expect(headOf("fireball")).toEqual({
      ...plain,
      name: "Fireball",
      level: 3,
      school: "evocation",
      classes: ["sorcerer", "wizard"],
      subclasses: ["the-fiend"],
      castingTime: action,
      range: feet(150),
      area: sphere(20),
      ...withMaterial,
      duration: instantaneous,
    });
    expect(stepsOf("fireball")).toEqual([
      {
        area: sphere(20),
        targets: { what: "creature" },
        save: { ability: "dex", success: "half" },
        damage: [{ roll: "8d6", type: "fire", perSlot: "1d6" }],
      },
    ]);
    expect(toldOf("fireball")).toMatch(/corners/);
    expect(toldOf("fireball")).toMatch(/flammable/);
  });

  test("Glyph of Warding", () => {
    expect(headOf("glyph-of-warding")).toEqual({
      ...plain,
      name: "Glyph of Warding",
      level: 3,
      school: "abjuration",
      classes: ["bard", "cleric", "wizard"],
      castingTime: { amount: 1, unit: "hour" },
      range: { kind: "touch" },
      area: sphere(20),
      verbal: true,
      somatic: true,
      material: { costGp: 200, consumed: true },
      duration: { kind: "until-dispelled-or-triggered" },
    });
    expect(stepsOf("glyph-of-warding")).toEqual([
      { targets: { what: "object", count: 1 } },
      { when: "acted-on", check: { ability: "int", skill: "investigation" } },
      {
        option: "explosive_runes",
        when: "trigger",
        area: sphere(20),
        targets: { what: "creature" },
        save: { ability: "dex", success: "half" },
        damage: [
          { roll: "5d8", type: ["acid", "cold", "fire", "lightning", "thunder"], perSlot: "1d8" },
        ],
      },
      { option: "explosive_runes" },
      { option: "spell_glyph" },
      { option: "spell_glyph", when: "trigger" },
      { option: "spell_glyph", when: "trigger" },
      {
        area: sphere(5),
        targets: { what: "creature", side: "enemies", chosen: true },
        lurks: true,
      },
    ]);
    const told = toldOf("glyph-of-warding");
    expect(told).toMatch(/10 feet across.* 10 feet away/);
    expect(told).toMatch(/spell save DC/);
    expect(told).toMatch(/prepared spell of at most the slot's level/);
  });

  test("Sleet Storm", () => {
    const storm = { shape: "cylinder", radius: 40, height: 20 };
    expect(headOf("sleet-storm")).toEqual({
      ...held,
      name: "Sleet Storm",
      level: 3,
      school: "conjuration",
      classes: ["druid", "sorcerer", "wizard"],
      subclasses: ["circle-of-the-land"],
      castingTime: action,
      range: feet(150),
      area: storm,
      ...withMaterial,
      duration: lasts(1, "minute"),
    });
    expect(stepsOf("sleet-storm")).toEqual([
      { area: storm, obscures: "heavily", terrain: "difficult", ground: true },
      {
        when: comingOrStaying,
        area: storm,
        targets: { what: "creature" },
        save: { ability: "dex", success: "none" },
        conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
      },
      {
        when: comingOrStaying,
        area: storm,
        targets: { what: "creature" },
        save: { ability: "con", success: "none" },
        breaksConcentration: true,
      },
    ]);
    expect(toldOf("sleet-storm")).toMatch(/flames/);
  });

  test("Spirit Guardians", () => {
    const around = { area: sphere(15), aura: true, targets: { what: "creature", chosen: true } };
    expect(headOf("spirit-guardians")).toEqual({
      ...held,
      name: "Spirit Guardians",
      level: 3,
      school: "conjuration",
      classes: ["cleric"],
      castingTime: action,
      range: { kind: "self" },
      area: sphere(15),
      ...withMaterial,
      duration: lasts(10, "minute"),
    });
    expect(stepsOf("spirit-guardians")).toEqual([
      {
        ...around,
        effects: [
          {
            effects: [{ kind: "stat", stat: "speed", change: "multiply", by: 0.5 }],
            duration: asLongAsSpell,
            endsOn: ["out-of-range"],
          },
        ],
      },
      {
        ...around,
        when: comingOrStaying,
        save: { ability: "wis", success: "half" },
        damage: [
          { roll: "3d8", type: ["radiant", "necrotic"], ofEvil: "necrotic", perSlot: "1d8" },
        ],
      },
    ]);
    expect(toldOf("spirit-guardians")).toMatch(/good or neutral.* radiant.* evil .*necrotic/i);
  });

  test("Vampiric Touch", () => {
    expect(headOf("vampiric-touch")).toEqual({
      ...held,
      name: "Vampiric Touch",
      level: 3,
      school: "necromancy",
      classes: ["warlock", "wizard"],
      castingTime: action,
      range: { kind: "self" },
      ...spoken,
      duration: lasts(1, "minute"),
    });
    expect(stepsOf("vampiric-touch")).toEqual([
      {
        when: ["use", "sustain"],
        economy: "action",
        targets: { what: "creature", count: 1 },
        attack: { kind: "melee", with: "spell" },
        damage: [{ roll: "3d6", type: "necrotic", perSlot: "1d6" }],
        next: [{ targets: { what: "self" }, healing: [{ roll: "0", shareOfDamage: 0.5 }] }],
      },
    ]);
  });
});

describe("levels 4 and 5", () => {
  test("Polymorph", () => {
    expect(headOf("polymorph")).toEqual({
      ...held,
      name: "Polymorph",
      level: 4,
      school: "transmutation",
      classes: ["bard", "druid", "sorcerer", "wizard"],
      castingTime: action,
      range: feet(60),
      ...withMaterial,
      duration: lasts(1, "hour"),
    });
    expect(stepsOf("polymorph")).toEqual([
      {
        targets: { what: "creature", count: 1, visible: true },
        // The willing make no save; a shapechanger always makes it.
        save: {
          ability: "wis",
          success: "none",
          unwilling: true,
          succeeds: { subtype: "shapechanger" },
        },
        becomes: { types: ["beast"], challengeAtMost: "own", keeps: "nothing" },
      },
    ]);
    const told = toldOf("polymorph");
    expect(told).toMatch(/personality and alignment/);
    expect(told).toMatch(/gear melds/);
  });

  test("Animate Objects: a table of five sizes", () => {
    expect(headOf("animate-objects")).toEqual({
      ...held,
      name: "Animate Objects",
      level: 5,
      school: "transmutation",
      classes: ["bard", "sorcerer", "wizard"],
      castingTime: action,
      range: feet(120),
      ...spoken,
      duration: lasts(1, "minute"),
    });
    // What the table says of a size: AC, hit points, Strength and Dexterity, its slam; and how many of the ten it counts for.
    const made = (
      option: string,
      [armorClass, hitPoints]: readonly [number, number],
      [str, dex]: readonly [number, number],
      [bonus, roll, each]: readonly [number, string, number],
    ) => ({
      option,
      summons: {
        body: {
          name: expect.stringMatching(/Animated Object$/),
          type: "construct",
          size: option,
          armorClass,
          hitPoints,
          abilities: { str, dex, con: 10, int: 3, wis: 3, cha: 1 },
          speeds: { walk: 30 },
          blindsight: 30,
          attack: { name: "Slam", bonus, damage: [{ roll, type: "bludgeoning" }] },
        },
        count: 10,
        perSlot: 2,
        ...(each > 1 && { each }),
      },
    });
    expect(stepsOf("animate-objects")).toEqual([
      made("tiny", [18, 20], [4, 18], [8, "1d4 + 4", 1]),
      made("small", [16, 25], [6, 14], [6, "1d8 + 2", 1]),
      made("medium", [13, 40], [10, 12], [5, "2d6 + 1", 2]),
      made("large", [10, 50], [14, 10], [6, "2d10 + 2", 4]),
      made("huge", [10, 80], [18, 6], [8, "2d12 + 4", 8]),
      {
        when: "sustain",
        economy: "bonus-action",
        targets: { what: "creature", types: ["construct"], chosen: true, range: 500 },
      },
    ]);
    const told = toldOf("animate-objects");
    expect(told).toMatch(/Medium .* 2 .*Large .* 4.* Huge .* 8/);
    expect(told).toMatch(/speed is 30 feet.* hovers at 30 feet.* speed is 0/);
  });

  test("Arcane Hand: four ways to use it", () => {
    expect(headOf("arcane-hand")).toEqual({
      ...held,
      name: "Arcane Hand",
      level: 5,
      school: "evocation",
      classes: ["wizard"],
      castingTime: action,
      range: feet(120),
      ...withMaterial,
      duration: lasts(1, "minute"),
    });
    const again = { when: ["use", "sustain"], economy: "bonus-action" };
    const byHand = { by: "summoned", easyTo: "medium" };
    expect(stepsOf("arcane-hand")).toEqual([
      {
        summons: {
          body: {
            name: "Arcane Hand",
            type: "construct",
            size: "large",
            armorClass: 20,
            abilities: { str: 26, dex: 10, con: 10, int: 1, wis: 10, cha: 1 },
            speeds: { fly: 60 },
          },
          count: 1,
          holds: true,
        },
      },
      again,
      {
        ...again,
        option: "clenched_fist",
        targets: { what: "creature-or-object", count: 1 },
        attack: { kind: "melee", with: "spell", reach: 5 },
        damage: [{ roll: "4d8", type: "force", perSlot: "2d8" }],
      },
      {
        ...again,
        option: "forceful_hand",
        targets: { what: "creature", count: 1 },
        check: { ability: "str", contest: "athletics", ...byHand },
        move: { feet: 5, to: "any", perModifier: 5 },
      },
      {
        ...again,
        option: "grasping_hand",
        targets: { what: "creature", count: 1, sizeAtMost: "huge" },
        check: {
          ability: "str",
          skill: "athletics",
          contest: ["athletics", "acrobatics"],
          ...byHand,
        },
        conditions: [
          {
            condition: "grappled",
            duration: asLongAsSpell,
            escape: { by: ["athletics", "acrobatics"] },
          },
        ],
      },
      {
        option: "crush",
        when: "sustain",
        economy: "bonus-action",
        targets: { what: "creature", count: 1, has: ["grappled"] },
        damage: [{ roll: "2d6", type: "bludgeoning", ability: true, perSlot: "2d6" }],
      },
      {
        ...again,
        option: "interposing_hand",
        targets: { what: "creature", count: 1 },
        // Half cover: +2 to armour class against that one.
        effects: [
          {
            bearer: "source",
            effects: [
              { kind: "roll", on: "attack", by: "foe", bonus: -2, when: { other: "target" } },
            ],
            duration: asLongAsSpell,
          },
        ],
      },
    ]);
    const told = toldOf("arcane-hand");
    expect(told).toMatch(/60 feet/);
    expect(told).toMatch(/Strength 26 or less .*stronger .*difficult terrain/);
  });

  test("Contagion: an attack, then three saves of one kind", () => {
    expect(headOf("contagion")).toEqual({
      ...plain,
      name: "Contagion",
      level: 5,
      school: "necromancy",
      classes: ["cleric", "druid"],
      castingTime: action,
      range: { kind: "touch" },
      ...spoken,
      duration: lasts(7, "day"),
    });
    const ill = (effects: readonly Effect[]) => [{ effects, duration: asLongAsSpell }];
    expect(stepsOf("contagion")).toEqual([
      {
        targets: { what: "creature", count: 1 },
        attack: { kind: "melee", with: "spell" },
        next: [
          {
            option: "blinding_sickness",
            conditions: [{ condition: "blinded", duration: asLongAsSpell }],
            effects: ill(weakened("wis")),
          },
          { option: "filth_fever", effects: ill([...weakened("str"), clumsy("str")]) },
          {
            option: "flesh_rot",
            effects: ill([
              {
                kind: "roll",
                on: "check",
                by: "self",
                mode: "disadvantage",
                when: { ability: ["cha"] },
              },
              { kind: "damage", response: "vulnerability", types: "all" },
            ]),
          },
          { option: "mindfire", effects: ill(weakened("int")) },
          { option: "seizure", effects: ill([...weakened("dex"), clumsy("dex")]) },
          {
            option: "slimy_doom",
            effects: ill(weakened("con")),
            next: [
              {
                when: "hurt",
                conditions: [
                  {
                    condition: "stunned",
                    duration: { kind: "turn", edge: "end", of: "target" },
                  },
                ],
              },
            ],
          },
          {
            when: "turn-end",
            save: { ability: "con", success: "other" },
            // With the third failure it stays, and nothing is saved against any more.
            tally: 3,
            otherwise: [{ ends: ["cast"] }],
          },
        ],
      },
    ]);
    const told = toldOf("contagion");
    expect(told).toMatch(/confusion/i);
  });

  test("Hallow: a ward against five types, and one of ten effects", () => {
    expect(headOf("hallow")).toEqual({
      ...plain,
      name: "Hallow",
      level: 5,
      school: "evocation",
      classes: ["cleric"],
      subclasses: ["the-fiend"],
      castingTime: { amount: 24, unit: "hour" },
      range: { kind: "touch" },
      area: sphere(60),
      verbal: true,
      somatic: true,
      material: { costGp: 1000, consumed: true },
      duration: { kind: "until-dispelled" },
    });
    const barred = ["celestial", "elemental", "fey", "fiend", "undead"];
    const inside = { area: sphere(60) };
    const saving = {
      ...inside,
      when: comingOrStaying,
      targets: { what: "creature", chosen: true },
      save: { ability: "cha", success: "none" },
    };
    const there = { duration: asLongAsSpell, endsOn: ["out-of-range"] };
    const energies: readonly DamageType[] = [
      "acid",
      "cold",
      "fire",
      "force",
      "lightning",
      "necrotic",
      "poison",
      "psychic",
      "radiant",
      "thunder",
    ];
    const forEach = (response: "resistance" | "vulnerability") =>
      energies.map((type) => ({
        option: type,
        effects: [{ effects: [{ kind: "damage", response, types: [type] }], ...there }],
      }));
    expect(stepsOf("hallow")).toEqual([
      {
        ...inside,
        bars: { types: barred, ways: "in" },
      },
      {
        ...inside,
        targets: { what: "creature" },
        effects: [
          {
            effects: ["charmed", "frightened"].map((condition) => ({
              kind: "condition-immunity",
              condition,
              when: { other: barred },
            })),
            ...there,
          },
        ],
      },
      {
        when: "enter",
        ...inside,
        targets: { what: "creature" },
        ends: ["charmed", "frightened"],
      },
      {
        ...saving,
        option: "courage",
        effects: [{ effects: [{ kind: "condition-immunity", condition: "frightened" }], ...there }],
      },
      { ...inside, option: "darkness", obscures: "magical_darkness" },
      { ...inside, option: "daylight", light: { bright: 60, dim: 0 } },
      { ...saving, option: "energy_protection", next: forEach("resistance") },
      { ...saving, option: "energy_vulnerability", next: forEach("vulnerability") },
      { ...inside, option: "everlasting_rest", targets: { what: "corpse" } },
      { ...saving, option: "extradimensional_interference" },
      { ...saving, option: "fear", conditions: [{ condition: "frightened", ...there }] },
      { ...inside, option: "silence" },
      { ...saving, option: "tongues" },
    ]);
    const told = toldOf("hallow");
    expect(told).toMatch(/possess/);
    expect(told).toMatch(/exclude|except|exempt/);
    expect(told).toMatch(/fails if .*already hallowed/);
    expect(told).toMatch(/ordinary light .*spells below your slot's level/);
    expect(told).toMatch(/Darkness from spells below your slot's level/);
  });
});

describe("levels 6 to 9", () => {
  test("Flesh to Stone", () => {
    expect(headOf("flesh-to-stone")).toEqual({
      ...held,
      name: "Flesh to Stone",
      level: 6,
      school: "transmutation",
      classes: ["warlock", "wizard"],
      castingTime: action,
      range: feet(60),
      ...withMaterial,
      duration: lasts(1, "minute"),
    });
    expect(stepsOf("flesh-to-stone")).toEqual([
      {
        targets: { what: "creature", count: 1, visible: true },
        save: { ability: "con", success: "none" },
        conditions: [{ condition: "restrained", duration: asLongAsSpell }],
        next: [
          {
            when: "turn-end",
            save: { ability: "con", success: "other" },
            tally: 3,
            next: [
              {
                ends: ["restrained"],
                conditions: [{ condition: "petrified", duration: asLongAsSpell }],
              },
            ],
            otherwise: [{ ends: ["cast"] }],
          },
        ],
      },
      { when: "end" },
    ]);
    const told = toldOf("flesh-to-stone");
    expect(told).toMatch(/flesh/);
    expect(told).toMatch(/concentration for the full minute/);
  });

  test("Prismatic Spray: eight rays", () => {
    const cone = { shape: "cone", length: 60 };
    expect(headOf("prismatic-spray")).toEqual({
      ...plain,
      name: "Prismatic Spray",
      level: 7,
      school: "evocation",
      classes: ["sorcerer", "wizard"],
      castingTime: action,
      range: { kind: "self" },
      area: cone,
      ...spoken,
      duration: instantaneous,
    });
    const ray = (option: string, type: DamageType) => ({
      option,
      save: { ability: "dex", success: "half" },
      damage: [{ roll: "10d6", type }],
    });
    expect(stepsOf("prismatic-spray")).toEqual([
      {
        area: cone,
        targets: { what: "creature" },
        byDie: true,
        next: [
          ray("red", "fire"),
          ray("orange", "acid"),
          ray("yellow", "lightning"),
          ray("green", "poison"),
          ray("blue", "cold"),
          {
            option: "indigo",
            save: { ability: "dex", success: "none" },
            conditions: [{ condition: "restrained", duration: { kind: "special" } }],
            next: [
              {
                when: "turn-end",
                save: { ability: "con", success: "other" },
                tally: 3,
                next: [
                  {
                    ends: ["restrained"],
                    conditions: [
                      { condition: "petrified", duration: { kind: "until", what: "cured" } },
                    ],
                  },
                ],
                otherwise: [{ ends: ["restrained"] }],
              },
            ],
          },
          {
            option: "violet",
            save: { ability: "dex", success: "none" },
            conditions: [
              { condition: "blinded", duration: { kind: "turn", edge: "start", of: "source" } },
            ],
            next: [
              {
                when: "turn-start",
                turnOf: "source",
                save: { ability: "wis", success: "none" },
                effects: [
                  {
                    name: "Another plane",
                    effects: [{ kind: "elsewhere" }],
                    duration: { kind: "until", what: "cured" },
                  },
                ],
              },
            ],
          },
          { option: "special" },
        ],
      },
    ]);
    const told = toldOf("prismatic-spray");
    expect(told).toMatch(
      /d8 .*1 red, 2 orange, 3 yellow, 4 green, 5 blue, 6 indigo, 7 violet, 8 two rays/,
    );
    expect(told).toMatch(/two more rolls.* 8 rerolled/);
    expect(told).toMatch(/plane/);
  });

  test("Feeblemind: the damage comes whatever the save", () => {
    expect(headOf("feeblemind")).toEqual({
      ...plain,
      name: "Feeblemind",
      level: 8,
      school: "enchantment",
      classes: ["bard", "druid", "warlock", "wizard"],
      castingTime: action,
      range: feet(150),
      ...withMaterial,
      duration: instantaneous,
    });
    expect(stepsOf("feeblemind")).toEqual([
      {
        targets: { what: "creature", count: 1, visible: true },
        damage: [{ roll: "4d6", type: "psychic" }],
        next: [
          {
            save: { ability: "int", success: "none" },
            effects: [
              {
                effects: [
                  { kind: "stat", stat: "int", change: "set", by: 1 },
                  { kind: "stat", stat: "cha", change: "set", by: 1 },
                  { kind: "cannot", what: "cast" },
                ],
                duration: { kind: "until", what: "cured" },
              },
            ],
          },
        ],
      },
    ]);
    const told = toldOf("feeblemind");
    expect(told).toMatch(/magic items.* friends/);
    expect(told).toMatch(/30 days.* greater restoration, heal or wish/);
  });

  test("Meteor Swarm: two kinds of damage, four points, each creature once", () => {
    expect(headOf("meteor-swarm")).toEqual({
      ...plain,
      name: "Meteor Swarm",
      level: 9,
      school: "evocation",
      classes: ["sorcerer", "wizard"],
      castingTime: action,
      range: feet(5280),
      area: sphere(40),
      ...spoken,
      duration: instantaneous,
    });
    expect(stepsOf("meteor-swarm")).toEqual([
      { targets: { what: "point", count: 4, visible: true } },
      {
        area: sphere(40),
        targets: { what: "creature" },
        save: { ability: "dex", success: "half" },
        damage: [
          { roll: "20d6", type: "fire" },
          { roll: "20d6", type: "bludgeoning" },
        ],
      },
    ]);
    expect(toldOf("meteor-swarm")).toMatch(/creature in several .*one/);
    expect(toldOf("meteor-swarm")).toMatch(/flammable/);
  });

  test("Wish: seven uses, and the stress of all but the first", () => {
    expect(headOf("wish")).toEqual({
      ...plain,
      name: "Wish",
      level: 9,
      school: "conjuration",
      classes: ["sorcerer", "wizard"],
      castingTime: action,
      range: { kind: "self" },
      verbal: true,
      somatic: false,
      duration: instantaneous,
    });
    const upTo = (count: number) => ({ what: "creature", count, visible: true });
    const self = { what: "self" };
    const next = [
      {
        targets: self,
        effects: [
          {
            effects: [{ kind: "stat", stat: "str", change: "most", by: 3 }],
            duration: { kind: "time", amount: "2d4", unit: "day" },
          },
        ],
      },
      { targets: self, percent: 33 },
    ];
    const steps = stepsOf("wish");
    expect(steps.slice(0, 3)).toEqual([
      {
        option: "regain_hit_points",
        targets: upTo(20),
        ends: [
          "charm",
          "petrification",
          "curse",
          "exhaustion-level",
          "ability-reduction",
          "hit-point-reduction",
        ],
        healing: [{ roll: "all" }],
        next,
      },
      { option: "duplicate", targets: self, casts: { level: 8 } },
      { option: "create_object", next },
    ]);
    // Thirteen types of damage.
    expect(steps.slice(3, 16)).toEqual(
      damageTypes.map((type) => ({
        option: `resistance_to_${type}`,
        targets: upTo(10),
        effects: [
          {
            effects: [{ kind: "damage", response: "resistance", types: [type] }],
            duration: { kind: "until", what: "dispelled" },
          },
        ],
        next,
      })),
    );
    expect(steps.slice(16)).toEqual([
      { option: "immunity", targets: upTo(10), next },
      { option: "undo", next },
      { option: "beyond", next },
      { when: "trigger", targets: self, damage: [{ roll: "1d10", type: "necrotic" }] },
    ]);
    const told = toldOf("wish");
    expect(told).toMatch(/25,000 gp and 300 feet/);
    expect(told).toMatch(/8 hours .*immune to one spell/);
    expect(told).toMatch(/last round .*advantage or disadvantage/);
    expect(told).toMatch(/each level of every spell .*long rest.* nothing reduces/);
    expect(told).toMatch(/2 days off/);
    expect(told).toMatch(/never cast/);
  });
});
