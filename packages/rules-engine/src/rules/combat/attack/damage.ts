import { ok } from "@tabletop-mcp/dice-core";
import type { DamageType } from "@tabletop-mcp/srd-data";
import { mostOfDice, onCritical, rerolling, sumOfDice } from "../../../dice/notation.js";
import type { Draft } from "../../../draft.js";
import { applies, type Circumstances } from "../../../effects/predicate.js";
import { withOnce } from "../../../encounter/combatant.js";
import { isOnTurn } from "../../../encounter/turns.js";
import type { ActionOf, DamagePart } from "../../../game/action.js";
import type { AttackFrame, RolledAttack } from "../../../game/attack-frame.js";
import type { Event } from "../../../game/event.js";
import { type Decision, steps } from "../../../game/next.js";
import { combatantOf, fightIn, type GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import { circumstancesOf } from "../../../gather/circumstances.js";
import { effectsOn } from "../../../gather/gather.js";
import type { AttackDamage } from "../../../sheet/attacks/facts.js";
import {
  type AttackMade,
  attackMade,
  isConditional,
  rollOfUse,
} from "../../../sheet/attacks/use.js";
import { attackOn } from "../../../sheet/attacks.js";
import { damageRule } from "../../life/damage.js";
import { dealtIn, isFelledIn } from "../../steps/dealt.js";
import { propIn, type Two } from "../bodies.js";
import { turnSpent } from "../economy.js";
import { felled } from "./felled.js";
import { framed } from "./framed.js";
import { damageOfUses, nothingUsed } from "./hit-uses.js";
import { sceneOfAttack } from "./scene.js";

/** An attack that has hit, or that does something though it has missed. */
export interface Struck {
  readonly frame: AttackFrame;
  readonly rolled: RolledAttack;
  readonly two: Two;
}

/** What a hit of this attack comes to now. */
export function madeOf(state: GameState, { frame, rolled, two }: Struck, using: Using): AttackMade {
  const { order } = frame;
  if (!isConditional(order.facts)) return attackMade(order.facts, order.use, nothingKnown);
  const { d20 } = rolled;
  const { self, other } = two;
  return attackOn(
    {
      facts: order.facts,
      use: order.use,
      rolled: d20.total === null ? "normal" : d20.mode,
      natural: d20.natural ?? undefined,
      critical: rolled.outcome !== "miss" && rolled.critical === true,
    },
    { self, other, scene: sceneOfAttack(state, { two, order }, using) },
    using.compendium,
  );
}

const nothingKnown: Circumstances = {};

/** The damage of a hit: one blow, of however many types ("Damage Rolls"; "Critical Hits"). */
export function dealDamage(state: GameState, struck: Struck, using: Using): Decision {
  const { frame, rolled } = struck;
  const made = madeOf(state, struck, using);
  const isHit = rolled.outcome !== "miss";
  const critical = isHit && rolled.critical === true;
  const used = isHit ? damageOfUses(state, struck, using) : nothingUsed;
  const counted = [...made.damage.filter((part) => counts(state, frame.id, part)), ...used.damage];
  const parts = partsOf(counted, { made, critical, order: frame.order });
  const next = isHit ? "riders" : "over";
  if (parts.length === 0) return ok(steps(framed(frame, { step: next })));
  const dealt = damageRule(
    state,
    blow(frame, {
      parts,
      critical,
      halvedBy: frame.halvedBy ?? halvingOf(state, struck, using),
      doubledBy: doublingOf(state, struck, using),
    }),
    using,
  );
  if (!dealt.ok) return dealt;
  const events = [...used.events, ...onceATurn(state, frame.id, counted), ...dealt.value.events];
  return ok({
    events: [...events, ...felled(state, struck, { dealt: events, compendium: using.compendium })],
    run: [
      framed(frame, {
        step: next,
        dealt: dealtIn(dealt.value.events),
        felled: isFelledIn(dealt.value.events),
      }),
    ],
  });
}

interface Blow {
  readonly parts: readonly DamagePart[];
  readonly critical: boolean;
  readonly halvedBy: string | undefined;
  readonly doubledBy: string | undefined;
}

/** What halves the damage that somebody attacks with (Ray of Enfeeblement). */
function halvingOf(
  state: GameState,
  { frame: { order }, two }: Struck,
  { compendium }: Using,
): string | undefined {
  const halving = effectsOn(two.self, compendium).filter(
    ({ effect }) => effect.kind === "halved-damage",
  );
  if (halving.length === 0) return undefined;
  const scene = sceneOfAttack(state, { two, order }, { compendium });
  const known = circumstancesOf(
    rollOfUse(order.facts, order.use),
    { self: two.self, other: two.other, scene },
    compendium,
  );
  return halving.find((one) => applies(one, known))?.source;
}

/** What doubles the damage that somebody does to a thing (Siege Monster). */
const doublingOf = (
  state: GameState,
  { two: { self, other } }: Struck,
  { compendium }: Using,
): string | undefined =>
  propIn(state, other.id) === undefined
    ? undefined
    : effectsOn(self, compendium).find(({ effect }) => effect.kind === "doubled-against-objects")
        ?.source;

const blow = (
  { id, target, order: { facts, use }, lessened }: AttackFrame,
  { parts, critical, halvedBy, doubledBy }: Blow,
): ActionOf<"damage"> => {
  const damage: Draft<ActionOf<"damage">> = {
    type: "damage",
    id: target,
    parts,
    source: facts.name,
    by: id,
  };
  if (critical) damage.critical = critical;
  if (halvedBy !== undefined) damage.halvedBy = halvedBy;
  if (doubledBy !== undefined) damage.doubledBy = doubledBy;
  if (lessened !== undefined) damage.lessened = lessened;
  if (use.nonlethal) damage.nonlethal = true;
  return damage;
};

/** What is good for one hit of a turn counts where it has not been used in the turn that is going on; some of it in one's own turns alone. */
const counts = (state: GameState, id: string, { once, source }: AttackDamage): boolean => {
  const combatant = combatantOf(state, id);
  if (once === undefined || combatant === undefined) return true;
  if (once === "own-turn" && !isOnTurn(state, id)) return false;
  return combatant.turn.once[source] !== fightIn(state).turn.seq;
};

/** It remembers the turn that it was used in (Sneak Attack). */
function onceATurn(
  state: GameState,
  id: string,
  counted: readonly AttackDamage[],
): readonly Event[] {
  const combatant = combatantOf(state, id);
  const used = [...new Set(counted.flatMap(({ once, source }) => (once ? source : [])))];
  if (combatant === undefined || used.length === 0) return [];
  const seq = state.encounter?.turn.seq ?? 0;
  const turn = used.reduce((so, what) => withOnce(so, what, seq), combatant.turn);
  return [turnSpent({ id }, used.join(", "), turn)];
}

interface Rolling {
  readonly made: AttackMade;
  readonly critical: boolean;
  readonly order: AttackFrame["order"];
}

/** One part for each source and type; what only takes away is taken from the first of its type. */
function partsOf(damage: readonly AttackDamage[], rolling: Rolling): readonly DamagePart[] {
  const { made, critical, order } = rolling;
  const { facts, damageType } = order;
  const extra = made.weaponDiceOnCritical.reduce((sum, one) => sum + one.extra, 0);
  const faces = made.rerolled.flatMap((one) => one.faces);
  const sums: Sum[] = [];
  for (const part of damage) {
    const type = typeOf(part, damageType);
    const dice = critical ? onCritical(part.dice, part.weapon ? extra : 0) : part.dice;
    const rolled = part.maximal ? "" : rerolling(dice, faces);
    const add = part.modifier + (part.maximal ? mostOfDice(dice) : 0);
    const isLess = dice.startsWith("-") || (dice === "" && part.modifier < 0);
    const sum = sums.find((one) => one.type === type && (isLess || one.source === part.source));
    if (sum === undefined) {
      sums.push({ type, source: part.source, dice: [rolled], add });
      continue;
    }
    sum.dice.push(rolled);
    sum.add += add;
  }
  return sums.map(({ type, source, dice, add }) => {
    const part: Draft<DicePart> = { dice: sumOfDice(dice, add), source };
    if (type !== undefined) part.type = type;
    if (made.magical) part.magical = true;
    if (facts.material.length > 0) part.material = facts.material;
    if (critical) part.doubled = true;
    return part;
  });
}

type DicePart = Extract<DamagePart, { readonly dice: string }>;

interface Sum {
  readonly type: DamageType | undefined;
  readonly source: string;
  readonly dice: string[];
  add: number;
}

/** Of several types the one that was chosen, or the first. */
const typeOf = ({ type }: AttackDamage, chosen: DamageType | undefined): DamageType | undefined => {
  if (typeof type !== "object") return type;
  return type.find((one) => one === chosen) ?? type[0];
};
