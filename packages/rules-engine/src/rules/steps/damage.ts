import type { Damage } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../creature/creature.js";
import { mostOfDice } from "../../dice/notation.js";
import type { ActionOf, DamagePart } from "../../game/action.js";
import type { Next } from "../../game/next.js";
import type { Dealt, RolledDamage, StepOutcome } from "../../game/steps-frame.js";
import { typeOf } from "../../sheet/size.js";
import { damageRule } from "../life/damage.js";
import { dealtIn, isFelledIn } from "./dealt.js";
import { goesOn } from "./goes-on.js";
import { diceOf, rolled, rolledAgain, standing, sum, typeOfDamage } from "./rolls.js";
import { evades } from "./saves.js";
import type { Settling, StepTurn } from "./settling.js";

/** Damage dice fall once for all whom a step hurts ("Damage Rolls"). */
export const rollDamage = (turn: StepTurn): readonly RolledDamage[] =>
  (turn.step.damage ?? []).map((damage, place) => {
    const { craft } = turn.frame;
    const plain = diceOf(standing(damage, turn), turn);
    const more = place === 0 ? craft?.bonus?.value : undefined;
    const whole = more === undefined ? plain : sum(plain, String(more));
    const once = rolled(craft?.maximal ? String(mostOfDice(whole)) : whole, turn.using);
    const { dice, rolls, rolled: total } = rolledAgain(once, craft?.rerolls, turn.using);
    const type = typeOfDamage(damage, turn.frame, turn.using);
    return { dice, rolls, rolled: total, ...(type !== undefined && { type }) };
  });

/** One of those whom it hurts takes it; the step goes on with what was dealt. */
export function dealDamage(turn: Settling): Next {
  const { frame, creature, state, using } = turn;
  const damage = frame.damage ?? rollDamage(turn);
  const parts = partsFor(turn, damage);
  const taken =
    parts.length === 0 || creature.dead ? undefined : damageRule(state, blowOf(turn, parts), using);
  if (taken?.ok === false) throw new Error(`Damage was refused: ${taken.error.message}`);
  const { events = [], run = [] } = taken?.value ?? {};
  const outcomes = withDealt(turn, { dealt: dealtIn(events), felled: isFelledIn(events) });
  return { events, run: [...run, goesOn(frame, { damage, outcomes })] };
}

function blowOf(
  { step, frame, creature }: Settling,
  parts: readonly DamagePart[],
): ActionOf<"damage"> {
  const leaves = step.damage?.find((one) => one.leaves !== undefined)?.leaves;
  const plain = {
    type: "damage",
    id: creature.id,
    parts,
    source: frame.by.source,
    by: frame.id,
  } as const;
  return leaves === undefined ? plain : Object.assign({}, plain, { leaves });
}

/** Half on a save for half, all else none; who evades takes none, or half ("Evasion"). */
function partsFor(turn: Settling, damage: readonly RolledDamage[]): readonly DamagePart[] {
  const { step, outcome, creature, frame, using } = turn;
  const { save } = step;
  if (outcome.unhurt) return [];
  const isHalving =
    save?.success === "half" || (save !== undefined && frame.craft?.halves === true);
  const isEvaded =
    isHalving && outcome.save !== undefined && evades(creature, outcome.save.ability, turn);
  if (!outcome.hit && (!isHalving || isEvaded)) return [];
  const halved = !outcome.hit || isEvaded;
  const isMagical = frame.by.magical === true || frame.at.of === "spell";
  return damage.flatMap((one, place): readonly DamagePart[] => {
    const { dice, rolls, type } = one;
    if (!isFor(step.damage?.[place], creature, using.compendium)) return [];
    return [
      {
        rolled: { dice, rolls, rolled: one.rolled },
        ...(type !== undefined && { type }),
        ...(isMagical && { magical: true }),
        ...(halved && { halved: true }),
      },
    ];
  });
}

/** Whether a damage is for this kind of creature. */
export function isFor(
  damage: Damage | undefined,
  { make }: Creature,
  compendium: StepTurn["using"]["compendium"],
): boolean {
  const type = typeOf(make, compendium);
  return damage?.types?.includes(type) !== false && damage?.except?.includes(type) !== true;
}

/** The outcomes, with what was dealt to the one that is settled now. */
function withDealt(
  { frame, outcome }: Settling,
  { dealt, felled }: { readonly dealt: readonly Dealt[]; readonly felled: boolean },
): readonly StepOutcome[] {
  const { settled = 0, outcomes = [] } = frame;
  const { id, hit, failedBy, face, save, unhurt } = outcome;
  const now: StepOutcome = {
    id,
    hit,
    dealt,
    ...(unhurt && { unhurt }),
    ...(failedBy !== undefined && { failedBy }),
    ...(face !== undefined && { face }),
    ...(save !== undefined && { save }),
    ...(felled && { felled }),
  };
  return outcomes.with(settled, now);
}

/** Damage that the step, or the one that it follows, has dealt to a creature: of one type, or all of it. */
export function dealtTo({ outcome, frame }: Settling, type?: Dealt["type"]): number {
  const before = frame.before?.find(({ id }) => id === outcome.id) ?? frame.before?.[0];
  const dealt = outcome.dealt?.length ? outcome.dealt : (before?.dealt ?? []);
  return dealt.reduce(
    (sum, one) => sum + (type === undefined || one.type === type ? one.amount : 0),
    0,
  );
}
