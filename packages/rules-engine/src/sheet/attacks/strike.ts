import type { Ability } from "@tabletop-mcp/srd-data";
import type { ActiveEffect } from "../../effects/active.js";
import { amountOf } from "../../effects/amount.js";
import { applies, type Circumstances } from "../../effects/predicate.js";
import { numbersAt } from "../../gather/features.js";
import { abilityNames } from "../ability.js";
import type { SheetAttack } from "../sheet.js";
import { type Arm, ammunitionLeft, type Blade, type Grip } from "./arms.js";
import type { Attacker } from "./attacker.js";
import { extrasOf, type StrikeExtras } from "./extras.js";

/** An attack with a weapon in hand, or with the bare hand. */
export function strikeWith(arm: Arm, attacker: Attacker): SheetAttack {
  const { blade, item, grip } = arm;
  const swing = swung(arm, grip, attacker);
  const both =
    blade.versatile !== undefined && grip !== "both" && arm.otherHandFree
      ? swung(arm, "both", attacker)
      : undefined;
  const isProficient = isTrained(arm, attacker);
  const proficiency = isProficient ? attacker.proficiencyBonus.effective : 0;
  const parts = [
    { source: abilityNames[swing.ability], value: swing.modifier },
    ...(isProficient ? [{ source: "proficiency", value: proficiency }] : []),
  ];
  const ammunition = ammunitionLeft(blade, attacker.creature);
  return {
    name: arm.name,
    kind: blade.kind,
    ability: swing.ability,
    bonus: swing.modifier + proficiency + swing.extras.toHit,
    parts,
    ...(item !== undefined && { item: item.id }),
    damage: swing.damage,
    ...(blade.damage !== undefined && { damageType: blade.damage.type }),
    ...(both !== undefined && both.damage !== swing.damage && { twoHanded: both.damage }),
    ...(blade.reach !== undefined && { reach: blade.reach + swing.extras.reach }),
    ...(blade.range !== undefined && { range: blade.range }),
    properties: blade.properties,
    proficient: isProficient,
    magical: arm.magical || swing.extras.magical,
    ...(ammunition !== undefined && { ammunition }),
    notes: [
      ...swing.extras.notes,
      ...(both?.extras.notes ?? [])
        .filter((note) => !swing.extras.notes.includes(note))
        .map((note) => `with two hands: ${note}`),
      ...ownNotes(arm, attacker),
    ],
  };
}

interface Swing {
  readonly ability: Ability;
  readonly modifier: number;
  readonly damage: string;
  readonly extras: StrikeExtras;
}

function swung(arm: Arm, grip: Grip, attacker: Attacker): Swing {
  const usual = ["str", "dex"] as const;
  const known = (ability: Ability) => circumstances(arm, grip, { ability, attacker });
  const [first, ...others] = abilitiesFor(arm.blade);
  const lent = attacker.bearing.flatMap((active) =>
    active.effect.kind === "weapon-ability" &&
    (active.layer !== "feature" || attacker.onlyMonkWeapons) &&
    usual.some((ability) => applies(active, known(ability)))
      ? [{ ability: active.effect.ability, die: dieOf(active, attacker) }]
      : [],
  );
  const ability = best([first, ...others, ...lent.flatMap(ofItsOwn)], attacker);
  const { modifier } = attacker.abilities[ability];
  const extras = extrasOf(arm, known(ability), attacker);
  const die = largest([diceOf(arm.blade, grip), ...lent.flatMap((one) => one.die ?? [])]);
  const added = arm.offHand && !hasTwoWeaponFighting(attacker) ? Math.min(0, modifier) : modifier;
  return {
    ability,
    modifier,
    extras,
    damage: arm.blade.damage === undefined ? "0" : withBonus(die, added + extras.toDamage),
  };
}

/** A spellcasting ability is that of the spell, which its effect does not name. */
const ofItsOwn = ({ ability }: { readonly ability: Ability | "spellcasting" }) =>
  ability === "spellcasting" ? [] : ability;

/** Dexterity for ranged weapons, Strength for melee, thrown ones too; finesse lets choose (Equipment, Weapon Properties). */
const abilitiesFor = ({ kind, properties }: Blade): readonly [Ability, ...Ability[]] =>
  properties.includes("finesse") ? ["str", "dex"] : [kind === "ranged" ? "dex" : "str"];

const best = (options: readonly [Ability, ...Ability[]], { abilities }: Attacker): Ability =>
  options.reduce((a, b) => (abilities[b].modifier > abilities[a].modifier ? b : a));

const diceOf = ({ damage, versatile }: Blade, grip: Grip): string =>
  (grip === "both" ? versatile : undefined) ?? damage?.roll ?? "0";

function dieOf(active: ActiveEffect, attacker: Attacker): readonly string[] {
  const { effect } = active;
  if (effect.kind !== "weapon-ability" || effect.die === undefined) return [];
  return [String(amountOf(effect.die, active, attacker.changes.now) ?? "0")];
}

const mostOf = (dice: string): number =>
  dice.split("d").reduce((product, part) => product * Number(part || 1), 1);

/** Of dice that may replace each other, those that can show most. */
const largest = (options: readonly string[]): string =>
  options.reduce((a, b) => (mostOf(b) > mostOf(a) ? b : a));

/** Damage is never below 0 (Damage Rolls). */
const withBonus = (dice: string, bonus: number): string => {
  if (!dice.includes("d")) return String(Math.max(0, Number(dice) + bonus));
  return bonus === 0 ? dice : `${dice}${bonus < 0 ? "-" : "+"}${Math.abs(bonus)}`;
};

const isTrained = ({ item, blade }: Arm, { trained }: Attacker): boolean =>
  item === undefined || trained.some((one) => one === blade.category || one === blade.id);

const hasTwoWeaponFighting = ({ features }: Attacker): boolean =>
  features.some(({ id }) => id.endsWith("-two-weapon-fighting"));

type Property = NonNullable<Circumstances["weapon"]>[number];

const told: readonly Property[] = ["finesse", "heavy", "light", "monk"];

/** What predicates of effects ask about this attack. "One-handed" is a weapon held alone: beside another one, Dueling does nothing. */
function circumstances(
  { blade, item }: Arm,
  grip: Grip,
  { ability, attacker }: { readonly ability: Ability; readonly attacker: Attacker },
): Circumstances {
  return {
    ability,
    item: item?.id ?? null,
    attack: [blade.kind, "weapon", ...(item === undefined ? (["unarmed"] as const) : [])],
    weapon: [
      ...told.filter((one) => blade.properties.some((property) => property === one)),
      ...(blade.kind === "ranged" ? (["ranged"] as const) : []),
      ...(grip === "both" ? (["two-handed"] as const) : []),
      ...(grip === "alone" ? (["one-handed"] as const) : []),
    ],
    ...attacker.facts,
  };
}

function ownNotes({ blade, offHand }: Arm, attacker: Attacker): readonly string[] {
  const isSmall = attacker.facts.size === "small" || attacker.facts.size === "tiny";
  const sneak = blade.kind === "ranged" || blade.properties.includes("finesse");
  return [
    ...(blade.properties.includes("heavy") && isSmall
      ? ["disadvantage: a heavy weapon for a Small creature"]
      : []),
    ...(offHand
      ? [
          hasTwoWeaponFighting(attacker)
            ? "off hand: a bonus action, with the ability modifier (Two-Weapon Fighting)"
            : "off hand: a bonus action, its damage without the modifier",
        ]
      : []),
    ...(sneak ? sneakAttack(attacker) : []),
  ];
}

const sneakAttack = ({ features }: Attacker): readonly string[] =>
  features.flatMap((feature) => {
    const { dice } = feature.id === "rogue-sneak-attack" ? numbersAt(feature) : {};
    return typeof dice === "string" ? [`${feature.name} ${dice}`] : [];
  });
