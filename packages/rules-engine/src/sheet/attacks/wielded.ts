import type { Ability } from "@tabletop-mcp/srd-data";
import type { ActiveEffect } from "../../effects/active.js";
import { amountOf } from "../../effects/amount.js";
import { applies } from "../../effects/predicate.js";
import { findItem } from "../../tables/item-facts.js";
import { abilityNames } from "../ability.js";
import type { Arm, Blade } from "./arms.js";
import type { Attacker } from "./attacker.js";
import { bearingOn, type Ways, waysOf } from "./bearing.js";
import type { AttackDamage, AttackFacts, AttackMode, Rider } from "./facts.js";
import { type Granted, grantedByMagic, grantedTo } from "./granted.js";
import { materialOf } from "./material.js";
import { ammunitionOf } from "./missiles.js";
import { splitRoll } from "./step-damage.js";
import type { AttackShape } from "./use.js";

/** An attack with a weapon in hand, or with the bare hand: with the best ability that it can be made with. */
export function wielded(arm: Arm, attacker: Attacker): AttackFacts {
  const { abilities, dice } = swung(arm, attacker);
  return struckWith(arm, { ability: best(abilities, attacker), dice }, attacker);
}

/** The same with this very ability; nothing where the weapon does not attack with it. */
export function wieldedWith(
  arm: Arm,
  ability: Ability,
  attacker: Attacker,
): AttackFacts | undefined {
  const { abilities, dice } = swung(arm, attacker);
  return abilities.includes(ability) ? struckWith(arm, { ability, dice }, attacker) : undefined;
}

interface Strike {
  readonly ability: Ability;
  readonly dice: readonly string[];
}

function struckWith(arm: Arm, { ability, dice }: Strike, attacker: Attacker): AttackFacts {
  const { name, blade, hands, alone, pair } = arm;
  const shape = shapeOf(arm, attacker, ability);
  const ways = waysOf(shape, attacker);
  const type = blade.damage?.type;
  const bearing = bearingOn(ways, attacker, type);
  const granted = grantedTo(ways, attacker, type);
  const ofItself = grantedByItself(arm, { attacker, ways });
  const { modifier } = attacker.abilities[ability];
  const proficient = isTrained(arm, attacker);
  return {
    name,
    from: shape.from,
    with: "weapon",
    modes: shape.modes,
    hands,
    ...(alone && { alone }),
    ...(pair !== undefined && { pair }),
    ...(pair !== undefined && keepsAbility(attacker) && { offhandAbility: true }),
    toHit: [
      { source: abilityNames[ability], value: modifier },
      ...(proficient
        ? [{ source: "proficiency", value: attacker.proficiencyBonus.effective }]
        : []),
    ],
    ability,
    proficient,
    damage: [
      ...weaponDamage(arm, dice, modifier),
      ...bearing.damage,
      ...granted.damage,
      ...ofItself.damage,
    ],
    ...(blade.reach !== undefined && { reach: blade.reach + bearing.reach }),
    ...(blade.range !== undefined && { range: blade.range }),
    properties: blade.properties,
    weapon: shape.weapon,
    magical: shape.magical || bearing.magical,
    material: shape.material,
    ...(shape.ammunition !== undefined && { ammunition: shape.ammunition }),
    criticalFrom: bearing.criticalFrom,
    weaponDiceOnCritical: bearing.weaponDiceOnCritical,
    rerolled: bearing.rerolled,
    riders: [...ridersOfWeapon(arm, attacker), ...ofItself.riders, ...granted.riders],
  };
}

const asked = ["finesse", "heavy", "light", "monk"] as const;

function shapeOf(arm: Arm, { creature, compendium }: Attacker, ability: Ability): AttackShape {
  const { blade, item, hands, alone } = arm;
  const has = (property: (typeof asked)[number]): boolean => blade.properties.includes(property);
  const own = asked.filter(has);
  return {
    from: item === undefined ? { unarmed: true } : { item: item.id },
    with: "weapon",
    modes: modesOf(blade),
    hands,
    ...(alone && { alone }),
    ability,
    weapon: blade.kind === "ranged" ? [...own, "ranged", ...(isBow(blade) ? bow : [])] : own,
    ...(blade.reach !== undefined && { reach: blade.reach }),
    magical: item?.magic !== undefined,
    material: materialOf(item),
    ammunition: ammunitionOf(blade, creature, compendium),
  };
}

const bow = ["bow"] as const;
const isBow = ({ id }: Blade): boolean => id === "longbow" || id === "shortbow";

/** A dart is thrown and nothing else, a dagger struck with or thrown. */
function modesOf({ kind, properties }: Blade): readonly AttackMode[] {
  const isThrown = properties.includes("thrown");
  if (kind === "ranged") return [isThrown ? "thrown" : "ranged"];
  return isThrown ? ["melee", "thrown"] : ["melee"];
}

interface Swung {
  /** That it can be made with. */
  readonly abilities: readonly [Ability, ...Ability[]];
  /** Dice that may replace the weapon's (Martial Arts, Shillelagh). */
  readonly dice: readonly string[];
}

/** The abilities that the weapon, or something on the attacker, lets use. */
function swung(arm: Arm, attacker: Attacker): Swung {
  const lending = attacker.bearing.filter(
    ({ effect, layer }) =>
      effect.kind === "weapon-ability" && (layer !== "feature" || attacker.onlyMonkWeapons),
  );
  const [first, ...others] = abilitiesFor(arm.blade);
  if (lending.length === 0) return { abilities: [first, ...others], dice: [] };
  const knowns = (["str", "dex"] as const).flatMap((ability) =>
    waysOf(shapeOf(arm, attacker, ability), attacker).slice(0, 1),
  );
  const lent = lending.filter((active) => knowns.some((known) => applies(active, known)));
  // A spellcasting ability is that of the spell, which its effect does not name.
  const further = lent.flatMap(({ effect }) =>
    effect.kind === "weapon-ability" && effect.ability !== "spellcasting" ? effect.ability : [],
  );
  return {
    abilities: [first, ...others, ...further],
    dice: lent.flatMap((active) => dieOf(active, attacker)),
  };
}

/** Dexterity for ranged weapons, Strength for melee, thrown ones too; finesse lets choose (Equipment, Weapon Properties). */
const abilitiesFor = ({ kind, properties }: Blade): readonly [Ability, ...Ability[]] =>
  properties.includes("finesse") ? ["str", "dex"] : [kind === "ranged" ? "dex" : "str"];

const best = (options: readonly [Ability, ...Ability[]], { abilities }: Attacker): Ability =>
  options.reduce((a, b) => (abilities[b].modifier > abilities[a].modifier ? b : a));

function dieOf(active: ActiveEffect, attacker: Attacker): readonly string[] {
  const { effect } = active;
  if (effect.kind !== "weapon-ability" || effect.die === undefined) return [];
  return [String(amountOf(effect.die, active, attacker.changes.now) ?? "0")];
}

/** The weapon's own dice with the ability's modifier; none for what does no damage (net). */
function weaponDamage(
  { name, blade: { damage, versatile } }: Arm,
  lent: readonly string[],
  ability: number,
): readonly AttackDamage[] {
  if (damage === undefined) return [];
  const { dice, modifier } = splitRoll(largest([damage.roll, ...lent]));
  const both = versatile === undefined ? undefined : splitRoll(largest([versatile, ...lent]));
  return [
    {
      dice,
      modifier: modifier + ability,
      type: damage.type,
      source: name,
      weapon: true,
      ability,
      ...(both !== undefined && {
        instead: [{ if: "two-handed", dice: both.dice, modifier: both.modifier + ability }],
      }),
    },
  ];
}

const mostOf = (dice: string): number =>
  dice.split("d").reduce((product, part) => product * Number(part || 1), 1);

/** Of dice that may replace each other, those that can show most. */
const largest = (options: readonly string[]): string =>
  options.reduce((a, b) => (mostOf(b) > mostOf(a) ? b : a));

const isTrained = ({ item, blade }: Arm, { trained }: Attacker): boolean =>
  item === undefined || trained.some((one) => one === blade.category || one === blade.id);

const keepsAbility = ({ bearing, facts }: Attacker): boolean =>
  bearing.some((active) => active.effect.kind === "offhand-ability" && applies(active, facts));

/** What the weapon's special property does on a hit. */
function ridersOfWeapon({ item, blade }: Arm, { compendium }: Attacker): readonly Rider[] {
  if (item === undefined) return [];
  return (findItem(item, compendium).weapon?.special ?? []).flatMap((step, at): readonly Rider[] =>
    step.when === "weapon-hit" && blade.id !== undefined
      ? [{ step: { of: "item", id: blade.id, path: [at] } }]
      : [],
  );
}

const nothing: Granted = { damage: [], riders: [] };

/** What the weapon's magic does on a hit, once it works. */
function grantedByItself(
  { item, blade }: Arm,
  { attacker: { compendium }, ways }: { readonly attacker: Attacker; readonly ways: Ways },
): Granted {
  if (item?.magic === undefined) return nothing;
  const { magic } = findItem(item, compendium);
  const isReady = magic?.attunement === false || item.attuned === true;
  const isEmpty = magic?.charges !== undefined && item.charges === 0;
  return magic !== undefined && isReady && !isEmpty
    ? grantedByMagic(magic, { item: item.id, ways }, blade.damage?.type)
    : nothing;
}
