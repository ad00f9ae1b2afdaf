import { ok, type Result } from "@tabletop-mcp/dice-core";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import { withOnce } from "../../encounter/combatant.js";
import { deeds } from "../../encounter/deeds.js";
import type { CastAction } from "../../game/cast-action.js";
import type { Economy } from "../../game/economy.js";
import type { Event } from "../../game/event.js";
import { combatantOf, creatureIn, fightIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { spend, turnSpent } from "../combat/economy.js";

/** A casting, and whether it answers something that has just happened. */
export interface Timed {
  readonly action: CastAction;
  readonly spell: Spell;
  readonly answering?: boolean;
  /** What the turn is spent on, in words. */
  readonly what?: string;
}

/** What pays for a casting: its own time, a bonus action where it is quickened ("Casting Time"). */
export function economyOf({ action, spell }: Timed): Economy | undefined {
  const { unit } = spell.castingTime;
  if (unit === "action")
    return action.economy ?? (action.metamagic?.includes("quickened") ? "bonus" : "action");
  if (unit === "bonus-action") return "bonus";
  return unit === "reaction" ? "reaction" : undefined;
}

/** Why a spell cannot be cast now, by its time; outside fights nobody counts. */
export function refuseTime(state: GameState, timed: Timed): RuleViolation | undefined {
  if (combatantOf(state, timed.action.id) === undefined) return undefined;
  const own = economyOf(timed);
  if (timed.action.ritual || own === undefined) return tooLong(timed);
  if (own === "reaction" && !timed.answering) return notAwaited(timed.spell);
  return refuseEconomy(timed, own) ?? refuseBonusRule(state, timed);
}

const tooLong = ({ action: { ritual }, spell }: Timed): RuleViolation => {
  const { amount, unit } = spell.castingTime;
  const time = ritual
    ? "10 minutes more as a ritual"
    : `${amount} ${unit}${amount === 1 ? "" : "s"}`;
  return {
    code: "CASTING_TIME",
    message: `${spell.name} takes ${time} to cast: too long for a fight.`,
    hint: "Cast it before or after.",
  };
};

const notAwaited = ({ name, castingTime }: Spell): RuleViolation => ({
  code: "NOT_AWAITED",
  message: `${name} is cast as a reaction: ${castingTime.trigger ?? "to something that happens"}.`,
  hint: "It is offered when that happens.",
});

function refuseEconomy({ action, spell }: Timed, own: Economy): RuleViolation | undefined {
  const { economy } = action;
  const { unit } = spell.castingTime;
  const isQuick = unit === "action" && action.metamagic?.includes("quickened");
  const legal: readonly Economy[] = isQuick ? ["bonus"] : economies(own, unit);
  if (economy === undefined || legal.includes(economy)) return undefined;
  return {
    code: "WRONG_ECONOMY",
    message: `${spell.name} is not cast with ${economy === "bonus" ? "a bonus action" : `a "${economy}"`}.`,
    hint: `It takes ${unit === "bonus-action" ? "a bonus action" : `${unit === "action" ? "an" : "a"} ${unit}`}.`,
    legal,
  };
}

/** What was readied is released with the reaction; "free" is what something else has paid for. */
const economies = (own: Economy, unit: Spell["castingTime"]["unit"]): readonly Economy[] =>
  unit === "action" ? ["action", "readied", "free"] : [own, "free"];

const bonusSpell = "spell with a bonus action";
const otherSpell = "spell that is no cantrip of one action";

const isPlainCantrip = (timed: Timed): boolean =>
  timed.spell.level === 0 && economyOf(timed) === "action";

/** Beside a spell cast with a bonus action, a turn has room for cantrips of one action alone ("Bonus Action"). */
function refuseBonusRule(state: GameState, timed: Timed): RuleViolation | undefined {
  const { id } = timed.action;
  const once = combatantOf(state, id)?.turn.once ?? {};
  const { seq } = fightIn(state).turn;
  const isBonus = economyOf(timed) === "bonus";
  const isBarred =
    (once[bonusSpell] === seq && !isPlainCantrip(timed)) || (isBonus && once[otherSpell] === seq);
  return isBarred
    ? {
        code: "BONUS_ACTION_SPELL",
        message: `${creatureIn(state, id).name} cannot cast ${timed.spell.name} in this turn as well: beside a spell cast with a bonus action there is room for a cantrip of one action alone.`,
        hint: "Cast such a cantrip, or do something else.",
      }
    : undefined;
}

/** Takes what a casting costs of the turn, and remembers it for the bonus-action rule. */
export function payTime(
  state: GameState,
  timed: Timed,
  using: Using,
): Result<readonly Event[], RuleViolation> {
  const { id } = timed.action;
  const { what = deeds.cast } = timed;
  const economy = economyOf(timed);
  const spent = spend(state, { id, what, economy }, using);
  const combatant = combatantOf(state, id);
  if (!spent.ok || combatant === undefined || isPlainCantrip(timed)) return spent;
  const last = spent.value.findLast((event) => event.type === "turn_spent");
  const { seq } = fightIn(state).turn;
  const turn = withOnce(
    last?.turn ?? combatant.turn,
    economy === "bonus" ? bonusSpell : otherSpell,
    seq,
  );
  const remembered = turnSpent(combatant, what, turn);
  return ok([...spent.value.filter((event) => event !== last), remembered]);
}
