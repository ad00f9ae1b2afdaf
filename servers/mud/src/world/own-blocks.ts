import { bounds, parseNotation } from "@tabletop-mcp/dice-core";
import { type Compendium, table } from "@tabletop-mcp/rules-engine";
import type { DamageType } from "@tabletop-mcp/srd-data";
import type {
  Action,
  DamageResponse,
  Creature as StatBlock,
} from "@tabletop-mcp/srd-data/creatures";
import type { OwnAttack, OwnStatBlock, World } from "./model.js";

/** The tables with the stat blocks of this world: all of its monsters are found in them by name. */
export function tablesFor(world: World, compendium: Compendium): Compendium {
  const own = table(world.statBlocks.map((block) => statBlockOf(block, compendium)));
  const { all, find } = compendium.statBlocks;
  return {
    ...compendium,
    statBlocks: { all: [...own.all, ...all], find: (name) => own.find(name) ?? find(name) },
  };
}

/** What a world file says of a creature, as a stat block. */
export function statBlockOf(own: OwnStatBlock, compendium: Compendium): StatBlock {
  const base = (own.like === undefined ? undefined : compendium.statBlocks.find(own.like)) ?? plain;
  const abilities = own.abilities ?? base.abilities;
  return {
    ...base,
    id: `own-${own.name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, "-")}`,
    name: own.name,
    also: [],
    srd: "Monsters",
    summary: "Of this world alone.",
    abilities,
    ...body(own),
    ...responses(own),
    senses: { ...base.senses, ...perception(own, base) },
    ...(own.attacks !== undefined && { actions: actionsOf(own.attacks) }),
  };
}

const plain: StatBlock = {
  id: "own",
  name: "",
  srd: "Monsters",
  summary: "",
  size: "medium",
  type: "monstrosity",
  subtypes: [],
  alignment: "unaligned",
  armorClass: [],
  hitPoints: { average: 1, roll: "" },
  speeds: { walk: 30 },
  abilities: { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 },
  saves: {},
  skills: {},
  vulnerabilities: [],
  resistances: [],
  immunities: [],
  conditionImmunities: [],
  senses: { passivePerception: 10 },
  languages: { speaks: [], understands: [] },
  challenge: 0,
  xp: 0,
  proficiencyBonus: 2,
  traits: [],
  spellcasting: [],
  actions: [],
  bonusActions: [],
  reactions: [],
};

const modifier = (score: number): number => Math.floor((score - 10) / 2);

const perception = (own: OwnStatBlock, base: StatBlock) => {
  const gained = modifier((own.abilities ?? base.abilities).wis) - modifier(base.abilities.wis);
  return { passivePerception: base.senses.passivePerception + gained };
};

const body = ({ size, armorClass, hitPoints, speed, xp }: OwnStatBlock) => ({
  ...(size !== undefined && { size }),
  ...(armorClass !== undefined && {
    armorClass: [{ value: armorClass, from: "natural armor" as const }],
  }),
  ...(hitPoints !== undefined && { hitPoints: { average: hitPoints, roll: "" } }),
  ...(speed !== undefined && { speeds: { walk: speed } }),
  ...(xp !== undefined && { xp }),
});

const to = (types: readonly DamageType[]): readonly DamageResponse[] =>
  types.length === 0 ? [] : [{ types }];

const responses = (own: OwnStatBlock) => ({
  ...(own.resistances !== undefined && { resistances: to(own.resistances) }),
  ...(own.immunities !== undefined && { immunities: to(own.immunities) }),
  ...(own.vulnerabilities !== undefined && { vulnerabilities: to(own.vulnerabilities) }),
  ...(own.conditionImmunities !== undefined && { conditionImmunities: own.conditionImmunities }),
});

/** Those that say how often are made together, in one Multiattack. */
function actionsOf(attacks: readonly OwnAttack[]): readonly Action[] {
  const together = attacks.flatMap(({ name, times }) =>
    times === undefined ? [] : [{ action: name, count: times }],
  );
  const single = attacks.map(actionOf);
  const isOne = together.length === 0 || (together.length === 1 && together[0]?.count === 1);
  return isOne ? single : [{ name: "Multiattack", multiattack: [together], steps: [] }, ...single];
}

function actionOf({ name, damage, damageType, ...how }: OwnAttack): Action {
  return {
    name,
    steps: [
      {
        targets: { what: "creature-or-object", count: 1 },
        attack: attackOf(how),
        damage: [{ roll: damage, average: averageOf(damage), type: damageType }],
      },
    ],
  };
}

/** With a range and no reach it is ranged; with both it is thrown, too. */
function attackOf({
  bonus,
  reach,
  range,
  magical,
}: Pick<OwnAttack, "bonus" | "reach" | "range" | "magical">) {
  const isMelee = range === undefined || reach !== undefined;
  const kind = range === undefined ? "melee" : isMelee ? "melee or ranged" : "ranged";
  return {
    kind,
    with: "weapon",
    bonus,
    ...(isMelee && { reach: reach ?? 5 }),
    ...(range !== undefined && { range }),
    ...(magical !== undefined && { magical }),
  } as const;
}

function averageOf(dice: string): number {
  const read = parseNotation(dice);
  return read.ok ? Math.floor(bounds(read.value).mean) : 0;
}
