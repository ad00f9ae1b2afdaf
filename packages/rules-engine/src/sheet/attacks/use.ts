import type { DamageType } from "@tabletop-mcp/srd-data";
import { onCritical, rerolling, sumOfDice } from "../../dice/notation.js";
import { type Circumstances, holds } from "../../effects/predicate.js";
import type { RollAsked } from "../../gather/circumstances.js";
import { onceOf } from "../../once.js";
import { groupBy } from "../group.js";
import type {
  AttackDamage,
  AttackFacts,
  AttackUse,
  Conditional,
  CriticalDice,
  Instead,
  Rerolled,
  Rider,
} from "./facts.js";

/** What an attack comes to when it is made in one way, as far as is known. */
export interface AttackMade {
  /** What surely counts, each with the dice and the modifier of this use. */
  readonly damage: readonly AttackDamage[];
  readonly riders: readonly Rider[];
  /** What would count if something were so that is not known. */
  readonly open: readonly (AttackDamage | Rider)[];
  readonly magical: boolean;
  readonly rerolled: readonly Rerolled[];
  readonly weaponDiceOnCritical: readonly CriticalDice[];
}

/** What of an attack tells the ways of making it apart. */
export type AttackShape = Pick<
  AttackFacts,
  | "from"
  | "with"
  | "modes"
  | "hands"
  | "alone"
  | "ability"
  | "weapon"
  | "reach"
  | "magical"
  | "material"
> & { readonly ammunition?: AttackFacts["ammunition"] | undefined };

/** The usual way: the first mode, the hands that hold it so, the first missile. */
export function usualUse({ modes, hands, pair, ammunition }: AttackFacts): AttackUse {
  const [mode = "melee"] = modes;
  const [missile] = ammunition?.missiles ?? [];
  return {
    mode,
    hands: handsFor(mode, hands),
    ...(pair === "off" && { offhand: true }),
    ...(missile !== undefined && { ammunition: missile.item }),
  };
}

/** Every way in which it can be made, as far as effects tell them apart. */
export const attackUses = ({ modes, hands, ammunition }: AttackShape): readonly AttackUse[] =>
  modes.flatMap((mode) =>
    (mode === "thrown" ? [handsFor(mode, hands)] : hands).flatMap((held): readonly AttackUse[] =>
      ammunition === undefined || ammunition.missiles.length === 0
        ? [{ mode, hands: held }]
        : ammunition.missiles.map(({ item }) => ({ mode, hands: held, ammunition: item })),
    ),
  );

/** Nobody throws with both hands what one can throw. */
const handsFor = (mode: AttackUse["mode"], hands: readonly (1 | 2)[]): 1 | 2 =>
  mode === "thrown" ? 1 : (hands[0] ?? 1);

/** How the d20 of an attack was rolled and what it shows, once it has fallen. */
export type Fallen = Pick<RollAsked, "rolled" | "natural" | "critical">;

const notYet: Fallen = {};

/** The attack roll of a use, as predicates ask for it: how its d20 came out where that is over. */
export function rollOfUse(facts: AttackShape, use: AttackUse, fallen = notYet): RollAsked {
  const { from, modes, reach = 5, ability, weapon, material } = facts;
  const isMelee = use.mode === "melee";
  const kind = isMelee ? "melee" : "ranged";
  return {
    on: "attack",
    ability,
    rolled: fallen.rolled,
    natural: fallen.natural,
    critical: fallen.critical,
    opportunity: use.opportunity === true,
    attack: "unarmed" in from ? [kind, facts.with, "unarmed"] : [kind, facts.with],
    weapon: heldSo(facts, use, weapon),
    item: "item" in from ? from.item : null,
    ammunition: use.ammunition ?? null,
    action: "action" in from ? from.action : null,
    magical: isMagical(facts, use),
    material,
    // What neither reaches farther nor can be thrown hits only beside its bearer ("Melee Attacks").
    other: isMelee && modes.length === 1 && reach <= 5 ? beside : undefined,
  };
}

const beside = { feet: 5 };

/** In one hand alone and in both hands exclude each other; beside another weapon it is neither. */
function heldSo(
  { alone }: AttackShape,
  { hands }: AttackUse,
  weapon: AttackFacts["weapon"],
): AttackFacts["weapon"] {
  if (hands === 2) return [...weapon, "two-handed"];
  return alone ? [...weapon, "one-handed"] : weapon;
}

const isMagical = ({ magical, ammunition }: AttackShape, use: AttackUse): boolean =>
  magical ||
  (use.ammunition !== undefined &&
    ammunition?.missiles.some((one) => one.item === use.ammunition && one.magical) === true);

/** What an attack comes to when it is made so: damage, riders and dice that hold under these circumstances. */
export function attackMade(facts: AttackFacts, use: AttackUse, known: Circumstances): AttackMade {
  const option = use.option ?? facts.options?.[0];
  const damage: AttackDamage[] = [];
  const riders: Rider[] = [];
  const open: (AttackDamage | Rider)[] = [];
  const isChosen = (one: Conditional) => one.option === undefined || one.option === option;
  for (const part of facts.damage) {
    const truth = isChosen(part) && truthOf(part, known);
    if (truth === true) damage.push(asUsed(part, { facts, use, known }));
    else if (truth === undefined) open.push(part);
  }
  for (const rider of [...facts.riders, ...ridersOfMissile(facts, use)]) {
    const truth = isChosen(rider) && truthOf(rider, known);
    if (truth === true) riders.push(rider);
    else if (truth === undefined) open.push(rider);
  }
  return {
    damage,
    riders,
    open,
    magical: isMagical(facts, use),
    rerolled: facts.rerolled.filter((one) => truthOf(one, known)),
    weaponDiceOnCritical: facts.weaponDiceOnCritical.filter((one) => truthOf(one, known)),
  };
}

/** Whether any of it hangs on the circumstances: of most attacks nothing does, and nobody has to look for them. */
export const isConditional = onceOf((facts: AttackFacts): boolean => {
  const { damage, riders, rerolled, weaponDiceOnCritical, ammunition } = facts;
  const ofMissiles = (ammunition?.missiles ?? []).flatMap((one) => one.riders ?? []);
  const all = [...damage, ...riders, ...rerolled, ...weaponDiceOnCritical, ...ofMissiles];
  const half = ({ instead = [] }: AttackDamage) => instead.some(isOfHitPoints);
  return all.some(({ when }) => when !== undefined) || damage.some(half);
});

const isOfHitPoints = ({ if: what }: Instead): boolean => what === "half-hit-points";

const truthOf = (one: Conditional, known: Circumstances): boolean | undefined =>
  one.when === undefined || holds(one.when, known, one);

const ridersOfMissile = (
  { ammunition }: AttackFacts,
  { ammunition: id }: AttackUse,
): readonly Rider[] =>
  (id === undefined ? undefined : ammunition?.missiles.find(({ item }) => item === id)?.riders) ??
  [];

interface Case {
  readonly facts: AttackFacts;
  readonly use: AttackUse;
  readonly known: Circumstances;
}

/** The dice of this use; the off hand adds no ability modifier that is not negative (Two-Weapon Fighting). */
function asUsed(part: AttackDamage, { facts, use, known }: Case): AttackDamage {
  const { dice, modifier } = part.instead?.find((one) => isSo(one, use, known)) ?? part;
  const lost = use.offhand && !facts.offhandAbility ? Math.max(0, part.ability ?? 0) : 0;
  const { type, source, weapon, once, maximal } = part;
  return {
    dice,
    modifier: modifier - lost,
    ...(type !== undefined && { type }),
    source,
    ...(weapon && { weapon }),
    ...(once !== undefined && { once }),
    ...(maximal && { maximal }),
  };
}

function isSo({ if: what }: Instead, { mode, hands }: AttackUse, { hp }: Circumstances): boolean {
  if (what === "two-handed") return hands === 2;
  if (what === "ranged") return mode !== "melee";
  return hp !== undefined && hp.current * 2 <= hp.maximum;
}

/** One damage roll of a hit, ready to be rolled: all that it deals of one type. */
export interface DamageRoll {
  readonly dice: string;
  readonly type?: DamageType | readonly DamageType[];
  readonly sources: readonly string[];
}

/**
 * The damage rolls of a hit, one for each type. A critical hit rolls every die twice, and more of the
 * weapon's where something says so (Critical Hits).
 */
export function damageRolls(
  { damage, rerolled, weaponDiceOnCritical }: AttackMade,
  { critical }: { readonly critical: boolean },
): readonly DamageRoll[] {
  const extra = weaponDiceOnCritical.reduce((sum, one) => sum + one.extra, 0);
  const faces = rerolled.flatMap((one) => one.faces);
  const byType = groupBy(damage, ({ type = "" }) => String(type));
  return [...byType.values()].map((parts) => {
    const dice = parts.map((part) =>
      critical ? onCritical(part.dice, part.weapon ? extra : 0) : part.dice,
    );
    const modifier = parts.reduce((sum, part) => sum + part.modifier, 0);
    const [{ type } = {}] = parts;
    return {
      dice: sumOfDice(
        dice.map((one) => rerolling(one, faces)),
        modifier,
      ),
      ...(type !== undefined && { type }),
      sources: [...new Set(parts.map(({ source }) => source))],
    };
  });
}
