import {
  type Ability,
  type ConditionId,
  type CreatureType,
  type DamageType,
  type Light,
  type Movement,
  type Peril,
  type Predicate,
  type Size,
  type Skill,
  sizes,
} from "@tabletop-mcp/srd-data";
import type { ActiveEffect } from "./active.js";

type Property = Extract<Predicate, { weapon: unknown }>["weapon"];
type AttackKind = Extract<Predicate, { attack: unknown }>["attack"];
type Early = Extract<Predicate, { early: unknown }>["early"];
type Material = Extract<Predicate, { material: unknown }>["material"];
export type ArmorWorn = Extract<Predicate, { armor: unknown }>["armor"];

/**
 * What is known of a moment at which an effect may apply. What is left out is unknown; an empty list
 * is known to be empty.
 */
export interface Circumstances {
  /** The bearer: what it wears and suffers, and the features that run on it. */
  readonly armor?: ArmorWorn | undefined;
  readonly shield?: boolean | undefined;
  readonly conditions?: readonly ConditionId[] | undefined;
  readonly running?: readonly string[] | undefined;
  /** The items that features were laid on, by what runs on them. */
  readonly bound?: readonly Bound[] | undefined;
  readonly size?: Size | undefined;
  readonly hp?: { readonly current: number; readonly maximum: number } | undefined;
  /** The roll: the ability that it uses, the skill (null for none), what it relies on and is made against. */
  readonly ability?: Ability | undefined;
  readonly skill?: Skill | null | undefined;
  readonly relies?: readonly ("sight" | "hearing" | "smell")[] | undefined;
  readonly against?: readonly Peril[] | undefined;
  /** How its d20 is rolled, advantage and disadvantage cancelled; what it shows, and whether it hits critically. */
  readonly rolled?: "advantage" | "normal" | "disadvantage" | undefined;
  readonly natural?: number | undefined;
  readonly critical?: boolean | undefined;
  /** An opportunity attack. */
  readonly opportunity?: boolean | undefined;
  /** The attack and its weapon; no kinds where there is no attack. */
  readonly attack?: readonly AttackKind[] | undefined;
  readonly weapon?: readonly Property[] | undefined;
  /** Ids of the item that the attack is made with, and of its ammunition; null for none. */
  readonly item?: string | null | undefined;
  readonly ammunition?: string | null | undefined;
  /** The action of a stat block that it is; null for none. */
  readonly action?: string | null | undefined;
  readonly magical?: boolean | undefined;
  readonly material?: readonly Material[] | undefined;
  /** Whoever else takes part. Feet. */
  readonly other?: Other | undefined;
  /** Feet that the bearer has moved straight to the other, this turn; and the share of its speed that it has moved at all. */
  readonly moved?: number | undefined;
  readonly movedShare?: number | undefined;
  /** Id of the creature that is hunted: what `other: "target"` asks for. */
  readonly target?: string | undefined;
  /** Whether the bearer sees who brought the effect (it does where this is left out), and the other. */
  readonly sees?:
    | { readonly source?: boolean | undefined; readonly other?: boolean | undefined }
    | undefined;
  /** Who is unseen by the other of the two. */
  readonly unseen?: readonly ("self" | "other")[] | undefined;
  readonly light?: Light | undefined;
  readonly sunlight?: boolean | undefined;
  /** How it is on its way; that it is not, where it stands or attacks, nobody says. */
  readonly moving?: Movement | undefined;
  /** It has felled somebody in melee, in this turn of its own. */
  readonly felled?: boolean | undefined;
  /** What its space is inside of, of what a map knows; whether water runs nobody knows. */
  readonly inside?: readonly ("object" | "water")[] | undefined;
  /** Feet to the nearest ally that it sees; Infinity where it sees none. */
  readonly allyInSight?: number | undefined;
  readonly allyBesideTarget?: boolean | undefined;
  readonly early?: readonly Early[] | undefined;
  /** Names of the effects that the bearer wants for this roll (Bardic Inspiration). */
  readonly wanted?: readonly string[] | undefined;
  /** Of the effect itself: who brought it, and the item that has it. */
  readonly source?: string | undefined;
  readonly ownItem?: string | undefined;
}

/** The other creature of two. Feet. */
export interface Other {
  readonly id?: string | undefined;
  readonly type?: CreatureType | undefined;
  readonly conditions?: readonly ConditionId[] | undefined;
  readonly feet?: number | undefined;
  /** It lacks hit points. */
  readonly hurt?: boolean | undefined;
  /** Damage that does nothing to it, whoever deals it. */
  readonly immune?: readonly DamageType[] | undefined;
  readonly legendary?: boolean | undefined;
  /** The bearer grapples it. */
  readonly inHold?: boolean | undefined;
}

/** A feature that was laid on an item of the bearer's. */
export interface Bound {
  readonly during: string;
  readonly item: string;
}

/** What an effect is told of itself: who brought it, whom it is aimed at, and the item that has it. */
type Origin = Pick<ActiveEffect, "from" | "target" | "item">;

/** Whether a predicate holds; undefined where a fact that it needs is unknown, which is not enough. */
export function holds(
  when: Predicate,
  known: Circumstances,
  origin: Origin = {},
): boolean | undefined {
  if ("not" in when) return negated(holds(when.not, known, origin));
  if ("all" in when) return every(when.all, known, origin);
  if ("any" in when) return some(when.any, known, origin);
  return (
    ofBearer(when, known) ??
    ofPlace(when, known) ??
    ofRoll(when, known) ??
    ofAttack(when, known, origin) ??
    ofOther(when, known, origin) ??
    ofItsBody(when, known)
  );
}

/** Whether an effect that is on a creature applies now; undefined where it hangs on a fact that nobody has told. */
export const truthOf = (active: ActiveEffect, known: Circumstances): boolean | undefined =>
  active.effect.when === undefined || holds(active.effect.when, known, active);

/** Whether it applies now, as far as is known. */
export const applies = (active: ActiveEffect, known: Circumstances): boolean =>
  truthOf(active, known) === true;

const negated = (truth: boolean | undefined): boolean | undefined =>
  truth === undefined ? undefined : !truth;

/** False beats unknown, unknown beats true. */
function every(
  parts: readonly Predicate[],
  known: Circumstances,
  origin: Origin,
): boolean | undefined {
  let truth: boolean | undefined = true;
  for (const part of parts) {
    const one = holds(part, known, origin);
    if (one === false) return false;
    if (one === undefined) truth = undefined;
  }
  return truth;
}

/** True beats unknown, unknown beats false. */
function some(
  parts: readonly Predicate[],
  known: Circumstances,
  origin: Origin,
): boolean | undefined {
  let truth: boolean | undefined = false;
  for (const part of parts) {
    const one = holds(part, known, origin);
    if (one === true) return true;
    if (one === undefined) truth = undefined;
  }
  return truth;
}

/** Whether a list that may be unknown has one of these. */
const has = <T>(list: readonly T[] | undefined, ...wanted: readonly T[]): boolean | undefined =>
  list === undefined ? undefined : wanted.some((one) => list.includes(one));

/** Whether a fact that may be unknown is one of these. */
const is = <T>(fact: T | undefined, ...wanted: readonly T[]): boolean | undefined =>
  fact === undefined ? undefined : wanted.includes(fact);

type Simple = Exclude<Predicate, { not: unknown } | { all: unknown } | { any: unknown }>;

function ofBearer(when: Simple, known: Circumstances): boolean | undefined {
  if ("armor" in when) return is(known.armor, when.armor);
  if ("shield" in when) return is(known.shield, when.shield);
  if ("during" in when) return has(known.running, when.during);
  if ("size" in when) return ofSize(when.size, known.size);
  if ("hitPointsAtMost" in when && known.hp !== undefined)
    return known.hp.current <= when.hitPointsAtMost * known.hp.maximum;
  return undefined;
}

/** Where the bearer is, and how it gets about. */
function ofPlace(when: Simple, known: Circumstances): boolean | undefined {
  if ("light" in when) return is(known.light, ...when.light);
  if ("felled" in when) return known.felled;
  if ("sunlight" in when) return is(known.sunlight, when.sunlight);
  if ("movedAtMost" in when && known.movedShare !== undefined)
    return known.movedShare <= when.movedAtMost;
  if ("in" in when) return when.in === "running-water" ? undefined : has(known.inside, when.in);
  if ("moving" in when) return is(known.moving, when.moving);
  if ("allyInSight" in when && known.allyInSight !== undefined)
    return known.allyInSight <= when.allyInSight;
  return undefined;
}

function ofSize(
  { least = "tiny", most = "gargantuan" }: { readonly least?: Size; readonly most?: Size },
  size: Size | undefined,
): boolean | undefined {
  if (size === undefined) return undefined;
  const rank = sizes.indexOf(size);
  return sizes.indexOf(least) <= rank && rank <= sizes.indexOf(most);
}

function ofRoll(when: Simple, known: Circumstances): boolean | undefined {
  if ("ability" in when) return is(known.ability, ...when.ability);
  if ("skill" in when) return is<Skill | null>(known.skill, ...when.skill);
  if ("relies" in when) return has(known.relies, when.relies);
  if ("against" in when) return has(known.against, when.against);
  if ("rolled" in when) return is(known.rolled, when.rolled);
  if ("natural" in when && known.natural !== undefined) return known.natural >= when.natural;
  if ("critical" in when) return known.critical;
  if ("early" in when) return has(known.early, when.early);
  return undefined;
}

function ofAttack(when: Simple, known: Circumstances, origin: Origin): boolean | undefined {
  if ("attack" in when) return has(known.attack, when.attack);
  if ("weapon" in when) return has(known.weapon, when.weapon);
  if ("with" in when) return isOwnItem(known, origin);
  if ("opportunity" in when) return known.opportunity;
  if ("bound" in when) return isBound(when.bound, known);
  if ("action" in when) return is<string | null>(known.action, when.action);
  if ("magical" in when) return is(known.magical, when.magical);
  if ("material" in when) return has(known.material, when.material);
  return undefined;
}

/** Nobody has bound the bare hand. */
const isBound = (during: string, { bound, item }: Circumstances): boolean | undefined =>
  bound === undefined || item === undefined
    ? undefined
    : bound.some((one) => one.during === during && one.item === item);

/** A bow and its arrow both make the attack. */
function isOwnItem(
  { item, ammunition = null, ownItem }: Circumstances,
  { item: own = ownItem }: Origin,
): boolean | undefined {
  if (own === undefined) return undefined;
  return item === own || ammunition === own ? true : is(item, own);
}

function ofOther(when: Simple, known: Circumstances, origin: Origin): boolean | undefined {
  const { other } = known;
  if ("within" in when && other?.feet !== undefined) return other.feet <= when.within;
  if ("moved" in when && known.moved !== undefined) return known.moved >= when.moved;
  if ("has" in when)
    return has(when.who === "other" ? other?.conditions : known.conditions, when.has);
  if ("other" in when) return isOther(when.other, known, origin);
  if ("sees" in when) return when.sees === "source" ? seesSource(known) : known.sees?.other;
  if ("unseen" in when) return has(known.unseen, when.unseen);
  if ("allyBesideTarget" in when) return known.allyBesideTarget;
  return undefined;
}

function ofItsBody(when: Simple, { other }: Circumstances): boolean | undefined {
  if ("hurt" in when) return other?.hurt;
  if ("immune" in when) return has(other?.immune, when.immune);
  if ("legendary" in when) return other?.legendary;
  return "grapples" in when ? other?.inHold : undefined;
}

function isOther(
  which: Extract<Simple, { other: unknown }>["other"],
  { other, source, target: hunted }: Circumstances,
  { from = source, target = hunted }: Origin,
): boolean | undefined {
  if (which !== "source" && which !== "target") return is(other?.type, ...which);
  const id = which === "source" ? from : target;
  return id === undefined ? undefined : is(other?.id, id);
}

const seesSource = ({ sees }: Circumstances): boolean => sees?.source ?? true;
