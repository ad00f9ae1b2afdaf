import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../creature/creature.js";
import type { RuleViolation } from "../../game/violation.js";
import type { RollAsked } from "../../gather/circumstances.js";
import { effectsOn } from "../../gather/gather.js";
import { prohibition } from "../../gather/prohibition.js";
import { attacksOf } from "../../sheet/attacks.js";
import type { SheetAttack } from "../../sheet/sheet.js";
import { sizeOf } from "../../sheet/size.js";
import { type Compendium, foldName } from "../../tables/compendium.js";
import { type Asked, type CheckRead, invalid } from "./read.js";

/** Reads an attack with what is in hand, or of the stat block; the first where none is named. */
export function readAttack({
  creature,
  request: { weapon, against },
  compendium,
  opponent,
}: Asked): Result<CheckRead, RuleViolation> {
  const attacks = attacksOf(creature, compendium);
  const attack = weapon === undefined ? attacks[0] : named(weapon, attacks, creature);
  if (attack === undefined) return noAttack(creature, weapon, attacks);
  const refusal =
    refusalOfCreature(creature, opponent?.id ?? against, compendium) ??
    refusalOfWeapon(creature, attack);
  if (refusal !== undefined) return err(refusal);
  return ok({
    what: `Attack with ${attack.name}`,
    rule: "Attack Rolls",
    asked: askedOf(creature, attack, compendium),
    parts: attack.parts ?? [{ source: attack.name, value: attack.bonus }],
    attack,
    disadvantage: isTooHeavy(creature, attack, compendium) ? ["heavy weapon"] : [],
  });
}

/** By its own name, or by the weapon's that a magic one is made on. */
function named(
  weapon: string,
  attacks: readonly SheetAttack[],
  { items }: Creature,
): SheetAttack | undefined {
  const isCalled = (name: string): boolean => foldName(name) === foldName(weapon);
  const isMadeOn = ({ item }: SheetAttack): boolean =>
    isCalled(items.find(({ id }) => id === item)?.base ?? "");
  return attacks.find(({ name }) => isCalled(name)) ?? attacks.find(isMadeOn);
}

function noAttack(
  { name }: Creature,
  weapon: string | undefined,
  attacks: readonly SheetAttack[],
): Result<never, RuleViolation> {
  const message =
    weapon === undefined ? `${name} has no attack.` : `${name} has no attack "${weapon}".`;
  const legal = attacks.map((attack) => attack.name);
  return invalid(message, { hint: "Equip a weapon first, or name an attack that it has.", legal });
}

/** Incapacitated creatures take no actions; the charmed do not attack who charmed them ("Conditions"). */
function refusalOfCreature(
  creature: Creature,
  target: string | undefined,
  compendium: Compendium,
): RuleViolation | undefined {
  const because = prohibition(creature, "act", compendium);
  if (because !== undefined) {
    return {
      code: "CANNOT_ACT",
      message: `${creature.name} cannot attack: ${because}.`,
      hint: "Incapacitated creatures take no actions.",
    };
  }
  const charm = effectsOn(creature, compendium).find(
    ({ effect, from }) =>
      effect.kind === "cannot" && effect.what === "attack-source" && from === target,
  );
  return target === undefined || charm === undefined
    ? undefined
    : {
        code: "CHARMED",
        message: `${creature.name} cannot attack who charmed it: ${charm.source}.`,
        hint: "Attack someone else, or end the charm.",
      };
}

function refusalOfWeapon(
  creature: Creature,
  { name, properties, ammunition, item }: SheetAttack,
): RuleViolation | undefined {
  if (ammunition === 0) {
    return {
      code: "NO_AMMUNITION",
      message: `${creature.name} has no ammunition for ${name}.`,
      hint: "Give it some first.",
    };
  }
  const takesBoth = properties.includes("two-handed") && item !== undefined;
  const beside = takesBoth ? heldBeside(creature, item) : undefined;
  return beside === undefined
    ? undefined
    : {
        code: "HANDS_FULL",
        message: `${name} takes both hands, and ${creature.name} also holds ${beside}.`,
        hint: `Unequip ${beside} first.`,
      };
}

/** What else is in hand. */
const heldBeside = ({ items }: Creature, weapon: string): string | undefined =>
  items.find(
    ({ id, slot }) =>
      id !== weapon && (slot === "shield" || slot === "main_hand" || slot === "off_hand"),
  )?.name;

/** Small creatures wield heavy weapons badly ("Weapon Properties, Heavy"). */
const isTooHeavy = (
  { make }: Creature,
  { properties }: SheetAttack,
  compendium: Compendium,
): boolean => properties.includes("heavy") && ["tiny", "small"].includes(sizeOf(make, compendium));

/** What predicates ask of an attack and its weapon. */
function askedOf({ items }: Creature, attack: SheetAttack, { weapons }: Compendium): RollAsked {
  const { name, kind, ability, properties, magical, item } = attack;
  const feet = besideIt(attack);
  const base = weapons.find(items.find(({ id }) => id === item)?.base ?? name);
  const isUnarmed = foldName(name) === "unarmed strike";
  const has = (property: string): boolean => properties.includes(property);
  return {
    on: "attack",
    attack: [kind, "weapon", ...(isUnarmed ? (["unarmed"] as const) : [])],
    weapon: [
      ...(["finesse", "heavy", "light", "monk", "two-handed"] as const).filter(has),
      ...(base?.kind === "ranged" ? (["ranged"] as const) : []),
      ...(has("two-handed") || isUnarmed ? [] : (["one-handed"] as const)),
    ],
    item: item ?? null,
    magical,
    ability,
    other: { feet },
  };
}

/** What neither reaches farther nor can be thrown hits only beside its bearer ("Melee Attacks"). */
const besideIt = ({ kind, range, reach = 5 }: SheetAttack): 5 | undefined =>
  kind === "melee" && range === undefined && reach <= 5 ? 5 : undefined;
