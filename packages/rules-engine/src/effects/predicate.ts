import {
  type Ability,
  type ConditionId,
  type CreatureType,
  type Light,
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

/** What is known of a moment at which an effect may apply. What is left out is unknown; an empty list is known to be empty. */
export interface Circumstances {
  /** The bearer: what it wears and suffers, and the features that run on it. */
  readonly armor?: ArmorWorn;
  readonly shield?: boolean;
  readonly conditions?: readonly ConditionId[];
  readonly running?: readonly string[];
  readonly size?: Size;
  readonly hp?: { readonly current: number; readonly maximum: number };
  /** The roll: the ability that it uses, the skill (null for none), what it relies on and is made against. */
  readonly ability?: Ability;
  readonly skill?: Skill | null;
  readonly relies?: readonly ("sight" | "hearing" | "smell")[];
  readonly against?: readonly Peril[];
  /** The attack and its weapon; no kinds where there is no attack. */
  readonly attack?: readonly AttackKind[];
  readonly weapon?: readonly Property[];
  /** Id of the item that the attack is made with; null for none. */
  readonly item?: string | null;
  readonly magical?: boolean;
  readonly material?: readonly Material[];
  /** Whoever else takes part. Feet. */
  readonly other?: {
    readonly id?: string;
    readonly type?: CreatureType;
    readonly conditions?: readonly ConditionId[];
    readonly feet?: number;
  };
  /** Id of the creature that is hunted: what `other: "target"` asks for. */
  readonly target?: string;
  /** Whether the bearer sees who brought the effect (it does where this is left out), and the other. */
  readonly sees?: { readonly source?: boolean; readonly other?: boolean };
  /** Who is unseen by the other of the two. */
  readonly unseen?: readonly ("self" | "other")[];
  readonly light?: Light;
  readonly sunlight?: boolean;
  readonly allyBesideTarget?: boolean;
  readonly early?: readonly Early[];
  /** Of the effect itself: who brought it, and the item that has it. */
  readonly source?: string;
  readonly ownItem?: string;
}

/** What an effect is told of itself: who brought it, and the item that has it. */
type Origin = Pick<ActiveEffect, "from" | "item">;

/** Whether a predicate holds; undefined where a fact that it needs is unknown, which is not enough. */
export function holds(
  when: Predicate,
  known: Circumstances,
  origin: Origin = {},
): boolean | undefined {
  if ("not" in when) return negated(holds(when.not, known, origin));
  if ("all" in when) return every(when.all.map((one) => holds(one, known, origin)));
  if ("any" in when)
    return negated(every(when.any.map((one) => negated(holds(one, known, origin)))));
  return ofBearer(when, known) ?? ofRoll(when, known, origin) ?? ofOther(when, known, origin);
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
function every(truths: readonly (boolean | undefined)[]): boolean | undefined {
  if (truths.includes(false)) return false;
  return truths.includes(undefined) ? undefined : true;
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
  if ("light" in when) return is(known.light, ...when.light);
  if ("sunlight" in when) return is(known.sunlight, when.sunlight);
  if ("hitPointsAtMost" in when && known.hp !== undefined)
    return known.hp.current <= when.hitPointsAtMost * known.hp.maximum;
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

function ofRoll(when: Simple, known: Circumstances, origin: Origin): boolean | undefined {
  if ("ability" in when) return is(known.ability, ...when.ability);
  if ("skill" in when) return is<Skill | null>(known.skill, ...when.skill);
  if ("relies" in when) return has(known.relies, when.relies);
  if ("against" in when) return has(known.against, when.against);
  if ("attack" in when) return has(known.attack, when.attack);
  if ("weapon" in when) return has(known.weapon, when.weapon);
  if ("with" in when) return isOwnItem(known, origin);
  if ("magical" in when) return is(known.magical, when.magical);
  if ("material" in when) return has(known.material, when.material);
  if ("early" in when) return has(known.early, when.early);
  return undefined;
}

function isOwnItem(known: Circumstances, { item: own = known.ownItem }: Origin) {
  return own === undefined ? undefined : is(known.item, own);
}

function ofOther(when: Simple, known: Circumstances, origin: Origin): boolean | undefined {
  const { other } = known;
  if ("within" in when && other?.feet !== undefined) return other.feet <= when.within;
  if ("has" in when)
    return has(when.who === "other" ? other?.conditions : known.conditions, when.has);
  if ("other" in when) return isOther(when.other, known, origin);
  if ("sees" in when) return when.sees === "source" ? seesSource(known) : known.sees?.other;
  if ("unseen" in when) return has(known.unseen, when.unseen);
  if ("allyBesideTarget" in when) return known.allyBesideTarget;
  return undefined;
}

function isOther(
  which: Extract<Simple, { other: unknown }>["other"],
  { other, source, target }: Circumstances,
  { from = source }: Origin,
): boolean | undefined {
  if (which !== "source" && which !== "target") return is(other?.type, ...which);
  const id = which === "source" ? from : target;
  return id === undefined ? undefined : is(other?.id, id);
}

const seesSource = ({ sees }: Circumstances): boolean => sees?.source ?? true;
