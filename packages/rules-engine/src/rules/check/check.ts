import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../creature/creature.js";
import type { HeldRef } from "../../creature/held.js";
import {
  type AutomaticFailure,
  type D20,
  type D20Plan,
  modeOf,
  rollD20,
  sourcesOf,
  sumOf,
} from "../../dice/d20.js";
import type { Draft } from "../../draft.js";
import type { CheckRequest } from "../../game/request.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import type { Scene } from "../../gather/circumstances.js";
import { gather } from "../../gather/gather.js";
import type { AttackFacts, AttackUse, Strikes } from "../../sheet/attacks/facts.js";
import { type DamageRoll, damageRolls } from "../../sheet/attacks/use.js";
import { attackOn } from "../../sheet/attacks.js";
import { type CheckEffects, effectsOfCheck } from "./effects.js";
import { readCheck } from "./kinds.js";
import { withMight } from "./might.js";
import { planOf } from "./plan.js";
import { type Asked, type CheckRead, invalid } from "./read.js";

/** 10 and the modifiers in place of a roll; 5 more or less for advantage ("Passive Checks"). */
export interface PassiveScore extends Omit<D20, "rolls" | "natural"> {
  readonly rolls: readonly [];
  readonly natural: null;
  readonly passive: true;
}

/** What came of a check, a save, initiative or an attack. */
export interface CheckResult {
  /** The creature that rolled. */
  readonly id: string;
  /** What was rolled, in words: "Dexterity (Stealth)". */
  readonly what: string;
  /** The section of SRD 5.1, by name. */
  readonly rule: string;
  readonly d20: D20 | AutomaticFailure | PassiveScore;
  /** Of an attack: the armour class. */
  readonly dc?: number;
  /** Nothing where there is no DC, unless the outcome is automatic. */
  readonly success?: boolean;
  /** How far over the DC; negative below it. */
  readonly margin?: number;
  /** Of an attack: a critical hit, if it hits. */
  readonly critical?: true;
  /** Of an attack that may hit: what a hit deals, a critical hit with every die twice. Of a miss, what it deals half of. */
  readonly damage?: readonly DamageRoll[];
  /** Of a spell that attacks several times: how often. */
  readonly strikes?: Strikes;
  /** What would bear on it if something were so that nobody told: "Dwarven Resilience". */
  readonly open: readonly string[];
  /** Held effects that it used up (Guidance, Help): whoever asked has to end them. */
  readonly used?: readonly HeldRef[];
}

/** What a check needs: dice and tables, the other creature where one takes part, and what a map knows of the two. */
export interface CheckUsing extends Using {
  readonly opponent?: Creature;
  readonly scene?: Scene;
  /** The attack that is made, and how: by the weapon's name, and as usual, where these are left out. */
  readonly facts?: AttackFacts;
  readonly use?: AttackUse;
}

/**
 * Rolls a check, a save, initiative or an attack with all that bears on it ("Ability Checks",
 * "Saving Throws", "Attack Rolls"). A natural 20 or 1 decides attacks alone.
 */
export function check(
  creature: Creature,
  request: CheckRequest,
  { rng, compendium, opponent, scene, facts, use }: CheckUsing,
): Result<CheckResult, RuleViolation> {
  const asked: Asked = { creature, request, compendium, opponent, scene, facts, use };
  const refusal = refusalOf(asked);
  if (refusal !== undefined) return refusal;
  const read = readCheck(asked);
  if (!read.ok) return read;
  const effects = effectsOfCheck(asked, read.value);
  const plan = planOf(read.value.parts, effects, request);
  if (!plan.ok) return plan;
  const { what } = read.value;
  const { id } = creature;
  const passive = request.passive === true;
  const rule = passive ? "Passive Checks" : read.value.rule;
  const { fails, open, used } = effects;
  const { dc } = request;
  if (fails.length > 0) {
    const d20 = failure(fails);
    return ok({ id, what, rule, d20, ...(dc !== undefined && { dc }), success: false, open });
  }
  const rolled = passive ? passiveOf(plan.value) : rollD20(plan.value, rng);
  const d20 = withMight(rolled, asked, read.value);
  const judgement = judged(d20, request, effects);
  const damage = damageOf(asked, read.value, { d20, judgement });
  const strikes = strikesIn(asked, read.value);
  return ok({
    id,
    what,
    rule,
    d20,
    ...(dc !== undefined && { dc }),
    ...judgement,
    ...(damage.length > 0 && { damage }),
    ...(strikes && { strikes }),
    open,
    ...(!passive && used.length > 0 && { used }),
  });
}

const rolledOnly: readonly CheckRequest["kind"][] = ["save", "attack"];

function refusalOf(asked: Asked): Result<never, RuleViolation> | undefined {
  const { creature, request } = asked;
  if (creature.dead === true) {
    const hint = "Only magic such as Revivify brings the dead back.";
    return err({ code: "DEAD", message: `${creature.name} is dead and rolls nothing.`, hint });
  }
  return request.passive === true ? refusalOfPassive(request) : refusalOfUnconscious(asked);
}

function refusalOfPassive({
  kind,
  manual = [],
}: CheckRequest): Result<never, RuleViolation> | undefined {
  if (rolledOnly.includes(kind)) {
    const legal = ["skill", "ability", "tool", "initiative"];
    return invalid(`A roll of kind "${kind}" is never passive.`, { hint: "Roll it.", legal });
  }
  return manual.length === 0
    ? undefined
    : invalid("A passive check has no dice.", { hint: "Leave the dice out, or `passive`." });
}

const attempts: readonly CheckRequest["kind"][] = ["skill", "ability", "tool"];

/** Who is unconscious takes no actions and is unaware of its surroundings: it attempts nothing (Conditions, Unconscious). */
function refusalOfUnconscious({
  creature,
  request,
  compendium,
}: Asked): Result<never, RuleViolation> | undefined {
  if (!attempts.includes(request.kind)) return undefined;
  const isOut = gather(creature, compendium).effective.some(
    ({ held }) => held.condition === "unconscious",
  );
  return isOut
    ? err({
        code: "CANNOT_ACT",
        message: `${creature.name} is unconscious, and attempts no ability check.`,
        hint: "It makes saves; whatever others do with it meets no resistance.",
      })
    : undefined;
}

const failure = (fails: readonly string[]): AutomaticFailure => ({
  rolls: [],
  natural: null,
  total: null,
  success: false,
  automatic: true,
  sources: fails.map((source) => `fails: ${source}`),
});

const forMode = { normal: 0, advantage: 5, disadvantage: -5 } as const;

function passiveOf(plan: D20Plan): PassiveScore {
  const mode = modeOf(plan);
  const swing = mode === "normal" ? [] : [{ source: mode, value: forMode[mode] }];
  const modifiers = [...plan.modifiers, ...swing];
  const sources = sourcesOf(plan);
  const total = 10 + sumOf(modifiers);
  return { rolls: [], kept: 10, natural: null, passive: true, mode, sources, modifiers, total };
}

type Judgement = Pick<CheckResult, "success" | "margin" | "critical">;

function judged(
  { total, natural }: D20 | PassiveScore,
  { kind, dc }: CheckRequest,
  { succeeds, critical, criticalFrom, denies }: CheckEffects,
): Judgement {
  const margin = dc === undefined ? undefined : total - dc;
  const reached = margin === undefined ? undefined : margin >= 0;
  const decided = succeeds.length > 0 ? true : attackDecided(kind, natural);
  const success = decided ?? reached;
  const isCritical =
    !denies.includes("critical") && (critical.length > 0 || (natural ?? 0) >= criticalFrom);
  const judgement: Draft<Judgement> = {};
  if (success !== undefined) judgement.success = success;
  if (margin !== undefined) judgement.margin = margin;
  if (kind === "attack" && success !== false && isCritical) judgement.critical = true;
  return judgement;
}

/** What a hit deals, as far as is known of the two; where it misses, only what deals half of it then (Damage Rolls, Critical Hits). */
function damageOf(
  { creature, opponent, scene, facts: given, compendium }: Asked,
  { attack }: CheckRead,
  { d20, judgement }: { readonly d20: D20 | PassiveScore; readonly judgement: Judgement },
): readonly DamageRoll[] {
  // Whoever gives an attack's facts deals its damage, too.
  if (attack === undefined || given !== undefined) return [];
  if (judgement.success === false && attack.facts.miss === undefined) return [];
  const { facts, use } = attack;
  const sides = { self: creature, other: opponent, scene };
  const critical = judgement.critical === true;
  const natural = d20.natural ?? undefined;
  const made = attackOn({ facts, use, rolled: d20.mode, natural, critical }, sides, compendium);
  return damageRolls(made, { critical });
}

/** Whoever gives an attack's facts knows. */
function strikesIn({ facts }: Asked, { attack }: CheckRead): Strikes | undefined {
  const strikes = facts === undefined ? attack?.facts.strikes : undefined;
  return strikes?.count === 1 && strikes.perSlot === undefined ? undefined : strikes;
}

/** A natural 20 hits and a natural 1 misses, whatever the armour class ("Rolling 1 or 20"). */
function attackDecided(kind: CheckRequest["kind"], natural: number | null): boolean | undefined {
  if (kind !== "attack" || (natural !== 20 && natural !== 1)) return undefined;
  return natural === 20;
}
