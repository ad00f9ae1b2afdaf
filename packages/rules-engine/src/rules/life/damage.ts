import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { DamageType } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../creature/creature.js";
import { type RolledPoints, rollPoints } from "../../dice/points.js";
import type { Draft } from "../../draft.js";
import type { ActionOf, DamagePart } from "../../game/action.js";
import type { DamageDealt } from "../../game/damage-dealt.js";
import type { EventOf } from "../../game/event.js";
import type { Decision } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { type DamageAnswer, damageResponse } from "../../gather/damage-response.js";
import type { Compendium } from "../../tables/compendium.js";
import { isImmersed } from "../combat/under-water.js";
import { refuseDead } from "./dead.js";
import { otherHalf, transferOf } from "./transfer.js";

type Damage = ActionOf<"damage">;

/** Damage that something deals to a creature at one blow, of however many types ("Damage Rolls"). */
export function damageRule(state: GameState, action: Damage, using: Using): Decision {
  const creature = creatureIn(state, action.id);
  if (creature.dead) return err(refuseDead(creature, "cannot be hurt any more"));
  const rolled: RolledPart[] = [];
  for (const part of action.parts) {
    const points = rollPart(part, action, using);
    if (!points.ok) return points;
    rolled.push({ part, points: points.value });
  }
  const damped = dampedBy(state, { creature, parts: action.parts }, using);
  const transfer = transferOf(state, creature, using.compendium);
  const blow: Damage =
    transfer === undefined ? action : Object.assign({}, action, { halvedBy: transfer.name });
  const dealt = dealtTo(creature, { rolled, blow, damped }, using);
  const events = [taken(creature, action, dealt)];
  return ok(transfer === undefined ? { events } : { events, run: [otherHalf(transfer, rolled)] });
}

const none: readonly DamageType[] = [];

/** The types of these parts that water resists for who is wholly in it ("Underwater Combat"). */
function dampedBy(
  state: GameState,
  { creature, parts }: { readonly creature: Creature } & Pick<Damage, "parts">,
  using: Using,
): readonly DamageType[] {
  const types = using.compendium.underwaterCombat.immersed.flatMap((effect) =>
    effect.kind === "damage" && effect.types !== "all" ? effect.types : [],
  );
  const isMet = parts.some(({ type }) => type !== undefined && types.includes(type));
  return isMet && isImmersed(state, creature, using) ? types : none;
}

interface RolledPart {
  readonly part: DamagePart;
  readonly points: RolledPoints;
}

const rollPart = (
  part: DamagePart,
  { critical }: Damage,
  { rng }: Using,
): Result<RolledPoints, RuleViolation> =>
  "rolled" in part
    ? ok(part.rolled)
    : rollPoints(
        "dice" in part
          ? { dice: part.dice, critical: critical === true && part.doubled !== true }
          : part,
        rng,
      );

interface Dealing {
  readonly rolled: readonly RolledPart[];
  readonly blow: Damage;
  readonly damped: readonly DamageType[];
}

/** What of each part a creature's nature lets through: of one type the sum is halved, not each part of it. */
function dealtTo(
  creature: Creature,
  { rolled, blow, damped }: Dealing,
  { compendium }: Using,
): readonly DamageDealt[] {
  const { halvedBy, doubledBy, lessened = [] } = blow;
  const lesser = lessened.map(({ source, value }) => `${value} less: ${source}`);
  if (doubledBy !== undefined) lesser.unshift(`double damage: ${doubledBy}`);
  if (halvedBy !== undefined) lesser.push(`half damage: ${halvedBy}`);
  let off = lessened.reduce((sum, { value }) => sum + value, 0);
  const sums = new Map<string, number>();
  let all = 0;
  return rolled.map(({ part, points }) => {
    const { met, because, prevented } = metBy(creature, { part, damped }, compendium);
    const alike =
      rolled.length === 1
        ? ""
        : JSON.stringify([part.type, part.magical, part.material, part.halved]);
    const before = sums.get(alike) ?? 0;
    const whole = doubledBy === undefined ? points.rolled : points.rolled * 2;
    const hurts = Math.max(0, whole - off);
    off -= whole - hurts;
    const left = halvedBy === undefined ? hurts : half(all + hurts) - half(all);
    all += hurts;
    sums.set(alike, before + left);
    const kept = prevented === undefined ? 0 : prevented(before + left) - prevented(before);
    return dealtPart(
      { part, points },
      {
        source: part.source ?? blow.source,
        afterResistance: met(before + left) - met(before),
        because: [...lesser, ...because],
        kept,
      },
    );
  });
}

interface Come {
  readonly source: string | undefined;
  readonly afterResistance: number;
  readonly because: readonly string[];
  /** What immunity has kept off. */
  readonly kept: number;
}

function dealtPart(
  { part, points }: RolledPart,
  { source, afterResistance, because, kept }: Come,
): DamageDealt {
  const { dice, rolls, rolled } = points;
  const dealt: Draft<DamageDealt> = { dice, rolls, rolled, afterResistance, because };
  if (part.type !== undefined) dealt.type = part.type;
  if (source !== undefined) dealt.source = source;
  if (kept > 0) dealt.prevented = kept;
  return dealt;
}

const half = (amount: number): number => Math.floor(amount / 2);

/** What meets damage: what it leaves of an amount, and why. */
interface Met {
  readonly met: (amount: number) => number;
  /** What immunity keeps off of it, where that is what meets it. */
  readonly prevented?: (amount: number) => number;
  readonly because: readonly string[];
}

/** Halved by a save, then immunity, resistance and vulnerability, each once ("Damage Resistance and Vulnerability"). */
function metBy(
  creature: Creature,
  { part, damped }: { readonly part: DamagePart } & Pick<Dealing, "damped">,
  compendium: Compendium,
): Met {
  const { type, halved } = part;
  const { immune, resistant, vulnerable } = answerTo(creature, { part, damped }, compendium);
  const reason = (what: string, sources: readonly string[]): readonly string[] =>
    sources.length === 0 ? [] : [`${what} to ${type ?? "all damage"}: ${sources.join(", ")}`];
  const saved = halved ? ["half damage: save"] : [];
  const saveOf = (amount: number): number => (halved ? half(amount) : amount);
  if (immune.length > 0)
    return {
      met: () => 0,
      prevented: saveOf,
      because: [...saved, ...reason("immunity", immune)],
    };
  return {
    met: (amount) => {
      const whole = saveOf(amount);
      const resisted = resistant.length > 0 ? half(whole) : whole;
      return vulnerable.length > 0 ? resisted * 2 : resisted;
    },
    because: [...saved, ...reason("resistance", resistant), ...reason("vulnerability", vulnerable)],
  };
}

/** What a creature's nature and the water about it make of it; some damage is neither resisted nor kept off. */
function answerTo(
  creature: Creature,
  { part, damped }: { readonly part: DamagePart } & Pick<Dealing, "damped">,
  compendium: Compendium,
): DamageAnswer {
  const { type, magical, material, unresisted } = part;
  const asked = {
    magical: magical === true,
    material: material ?? [],
    ...(type && { type }),
  };
  const answer = damageResponse(creature, asked, compendium);
  const { immune, resistant: own, vulnerable } = answer;
  if (unresisted) return { immune: [], resistant: [], vulnerable };
  return type !== undefined && damped.includes(type)
    ? { immune, resistant: [...own, "under water"], vulnerable }
    : answer;
}

/** Temporary hit points go first, then hit points; the rest goes beyond. */
function taken(
  { id, hp }: Creature,
  { source, critical, nonlethal, by, leaves = 0 }: Damage,
  damage: readonly DamageDealt[],
): EventOf<"damage_taken"> {
  const dealt = damage.reduce((sum, { afterResistance }) => sum + afterResistance, 0);
  const absorbedByTemp = Math.min(hp.temporary, dealt);
  const least = Math.min(hp.current, leaves);
  const felt = Math.min(dealt - absorbedByTemp, leaves === 0 ? Infinity : hp.current - least);
  const isMet = damage.some(({ because }) => because.length > 0);
  const event: Draft<EventOf<"damage_taken">> = {
    type: "damage_taken",
    id,
    rule: isMet ? "Damage Resistance and Vulnerability" : "Damage Rolls",
    from: { current: hp.current, temporary: hp.temporary },
    damage,
    dealt,
    absorbedByTemp,
    hp: Math.max(0, hp.current - felt),
    temporary: hp.temporary - absorbedByTemp,
    beyond: Math.max(0, felt - hp.current),
  };
  if (source !== undefined) event.source = source;
  if (by !== undefined) event.by = by;
  if (critical) event.critical = critical;
  if (nonlethal) event.nonlethal = nonlethal;
  return event;
}
