import { bounds, parseNotation } from "@tabletop-mcp/dice-core";
import { abilities, conditionIds, creatureTypes, damageTypes, sizes } from "@tabletop-mcp/srd-data";
import type { Action, Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import * as z from "zod";
import { fields } from "./nested.js";
import { ownName } from "./own-name.js";
import { choice, scores } from "./params.js";
import { rollableOrNumber } from "./rollable.js";

const feet = z.int().min(0).max(2_000);
const types = z.array(choice(damageTypes)).max(13);

/** "80/320", "80", or 80. */
const range = z.preprocess(
  (value) => (typeof value === "number" ? String(value) : value),
  z.string().regex(/^\s*\d{1,4}\s*(\/\s*\d{1,4}\s*)?$/, 'must be like "80/320"'),
);

const attack = fields({
  name: ownName,
  bonus: z.int().min(-20).max(50),
  damage: rollableOrNumber,
  damageType: choice(damageTypes),
  reach: feet.exactOptional(),
  range: range.exactOptional(),
  magical: z.boolean().exactOptional(),
});

const hitPoints = z.int().min(1).max(10_000);

/** A creature of the campaign's own, as callers describe it. */
export const ownBlock = fields({
  name: ownName,
  hp: hitPoints,
  maxHp: hitPoints.exactOptional(),
  ac: z.int().min(0).max(50),
  speed: feet.exactOptional(),
  size: choice(sizes).exactOptional(),
  type: choice(creatureTypes).exactOptional(),
  abilities: scores.exactOptional(),
  attacks: z.array(attack).max(20).exactOptional(),
  resistances: types.exactOptional(),
  immunities: types.exactOptional(),
  vulnerabilities: types.exactOptional(),
  conditionImmunities: z.array(choice(conditionIds)).max(15).exactOptional(),
  initiativeBonus: z.int().min(-20).max(50).exactOptional(),
  xp: z.int().min(0).max(1_000_000).exactOptional(),
});

type OwnBlock = z.output<typeof ownBlock>;

/** The same as a stat block, which is all that the rules ask for. */
export function statBlockOf(own: OwnBlock): StatBlock {
  const scoresOf = Object.fromEntries(abilities.map((one) => [one, own.abilities?.[one] ?? 10]));
  const all = { ...noScores, ...scoresOf };
  return {
    id: "own",
    name: own.name,
    srd: "Monsters",
    summary: "The campaign's own.",
    size: own.size ?? "medium",
    type: own.type ?? "humanoid",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: own.ac, from: "natural armor" }],
    hitPoints: { average: Math.max(own.hp, own.maxHp ?? 0), roll: "" },
    speeds: { walk: own.speed ?? 30 },
    abilities: all,
    saves: {},
    skills: {},
    ...responses(own),
    conditionImmunities: own.conditionImmunities ?? [],
    senses: { passivePerception: 10 + modifier(all.wis) },
    languages: { speaks: [], understands: [] },
    challenge: 0,
    xp: own.xp ?? 0,
    proficiencyBonus: 2,
    traits: quickness(own.initiativeBonus, all.dex),
    spellcasting: [],
    actions: (own.attacks ?? []).map(actionOf),
    bonusActions: [],
    reactions: [],
  };
}

const noScores = { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 } as const;

const modifier = (score: number): number => Math.floor((score - 10) / 2);

const responses = ({ resistances, immunities, vulnerabilities }: OwnBlock) => {
  const to = (some: OwnBlock["immunities"] = []) => (some.length === 0 ? [] : [{ types: some }]);
  return {
    resistances: to(resistances),
    immunities: to(immunities),
    vulnerabilities: to(vulnerabilities),
  };
};

/** What its initiative has beyond Dexterity. */
const quickness = (bonus: number | undefined, dex: number): StatBlock["traits"] =>
  bonus === undefined || bonus === modifier(dex)
    ? []
    : [
        {
          name: "Initiative",
          effects: [{ kind: "stat", stat: "initiative", change: "add", by: bonus - modifier(dex) }],
        },
      ];

/** With a range and no reach it is ranged; with both it is thrown, too. */
function actionOf(own: NonNullable<OwnBlock["attacks"]>[number]): Action {
  const [normal = 0, long = normal] = (own.range ?? "").split("/").map(Number);
  const isRanged = own.range !== undefined;
  const isMelee = !isRanged || own.reach !== undefined;
  return {
    name: own.name,
    steps: [
      {
        targets: { what: "creature-or-object", count: 1 },
        attack: {
          kind: isRanged && isMelee ? "melee or ranged" : isRanged ? "ranged" : "melee",
          with: "weapon",
          bonus: own.bonus,
          ...(isMelee && { reach: own.reach ?? 5 }),
          ...(isRanged && { range: { normal, long } }),
          ...(own.magical === true && { magical: true }),
        },
        damage: [{ roll: own.damage, average: averageOf(own.damage), type: own.damageType }],
      },
    ],
  };
}

function averageOf(dice: string): number {
  const read = parseNotation(dice);
  return read.ok ? Math.floor(bounds(read.value).mean) : 0;
}
