import type { Conjured } from "@tabletop-mcp/srd-data";
import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import { modifierOf } from "../../sheet/ability.js";
import { slug } from "../../sheet/uses.js";

/** The stat block of a creature that a spell describes by itself; `hitPoints` are its caster's, where it takes those. */
export function conjuredBlock(body: Conjured, hitPoints: number): StatBlock {
  const { name, type, size, speeds, blindsight, armorClass, attack } = body;
  return {
    id: slug(name),
    name,
    srd: `House rule: a stat block for ${name}`,
    summary: "",
    size,
    type,
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: armorClass, from: "natural armor" }],
    hitPoints: { average: body.hitPoints ?? hitPoints, roll: "" },
    speeds: speeds.fly === undefined ? speeds : { ...speeds, hover: true },
    abilities: body.abilities,
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: {
      passivePerception: 10 + modifierOf(body.abilities.wis),
      ...(blindsight !== undefined && { blindsight, blindBeyond: true }),
    },
    languages: { speaks: [], understands: [] },
    challenge: 0,
    xp: 0,
    proficiencyBonus: 2,
    traits: [],
    spellcasting: [],
    actions: attack === undefined ? [] : [attackOf(attack)],
    bonusActions: [],
    reactions: [],
  };
}

const attackOf = ({
  name,
  bonus,
  damage,
}: NonNullable<Conjured["attack"]>): StatBlock["actions"][number] => ({
  name,
  steps: [
    {
      targets: { what: "creature-or-object", count: 1 },
      attack: { kind: "melee", with: "weapon", bonus, reach: 5 },
      damage,
    },
  ],
});
