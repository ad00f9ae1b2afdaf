import { err, ok } from "@tabletop-mcp/dice-core";
import type { Creature, DeathSaves } from "../../creature/creature.js";
import type { HeldRef } from "../../creature/held.js";
import { type D20, type Modifier, rollD20 } from "../../dice/d20.js";
import { hasMadeDeathSave, isOnTurn } from "../../encounter/turns.js";
import type { ActionOf } from "../../game/action.js";
import type { Event, EventOf } from "../../game/event.js";
import { type Decision, happens } from "../../game/next.js";
import { combatantOf, creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { type RollAsked, rollEffects } from "../../gather/roll-effects.js";
import { featuresOf } from "../../sheet/features.js";
import { bearerOf } from "../../sheet/numbers/bearer.js";
import { planOf } from "../check/plan.js";

const rule = "Death Saving Throws";
const dc = 10;
const most = 3;
const asked: RollAsked = { on: "death-save", against: ["death-save"] };

/**
 * A death saving throw: 10 or more is a success, a natural 1 two failures, a natural 20 brings back
 * 1 hit point, three of either decide. The event has the count; what follows from it is not in it.
 */
export function deathSaveRule(
  state: GameState,
  action: ActionOf<"death_save">,
  { rng, compendium }: Using,
): Decision {
  const creature = creatureIn(state, action.id);
  const refusal = refusalOf(creature) ?? refusalInFight(state, creature);
  if (refusal !== undefined) return err(refusal);
  const effects = rollEffects(creature, asked, compendium);
  const plan = planOf(proficiencyIn(creature, compendium), effects, action);
  if (!plan.ok) return plan;
  const used = effects.usedUp.map((held) => ({ id: creature.id, held }));
  return ok(happens(...judged(creature, rollD20(plan.value, rng), used)));
}

function refusalOf({ name, dead, hp, deathSaves }: Creature): RuleViolation | undefined {
  if (dead === true) {
    return {
      code: "DEAD",
      message: `${name} is dead and makes no death saving throws.`,
      hint: "Only magic such as Revivify brings the dead back.",
    };
  }
  if (hp.current > 0) {
    return {
      code: "NOT_DYING",
      message: `${name} has ${hp.current} hit points and is not dying.`,
      hint: "Death saving throws are for creatures at 0 hit points.",
    };
  }
  if (deathSaves?.stable === true) {
    return {
      code: "STABLE",
      message: `${name} is stable and makes no death saving throws.`,
      hint: "Damage makes it dying again; healing, or 1d4 hours, wakes it.",
    };
  }
  return undefined;
}

/** In a fight it is made on the creature's own turn, once. */
function refusalInFight(state: GameState, { id, name }: Creature): RuleViolation | undefined {
  if (combatantOf(state, id) === undefined) return undefined;
  if (!isOnTurn(state, id)) {
    return {
      code: "NOT_YOUR_TURN",
      message: `${name} makes its death saving throws on its own turn.`,
      hint: "It is rolled then, if nobody rolls it before the turn ends.",
    };
  }
  return hasMadeDeathSave(state, id)
    ? {
        code: "DEATH_SAVE_MADE",
        message: `${name} has made its death saving throw of this turn.`,
        hint: "The next one is due on its next turn.",
      }
    : undefined;
}

/** Who is proficient in all saves is in these too ("Monk, Diamond Soul"). */
function proficiencyIn(creature: Creature, compendium: Using["compendium"]): readonly Modifier[] {
  const feature = featuresOf(creature.make, compendium).find(
    ({ facts }) => facts.gains?.saves === "all",
  );
  if (feature === undefined) return [];
  const { proficiencyBonus } = bearerOf(creature, compendium);
  return [{ source: `proficiency (${feature.name})`, value: proficiencyBonus.effective }];
}

const noneYet: DeathSaves = { successes: 0, failures: 0, stable: false };

/** The die, and what it comes to. */
function judged(
  { id, deathSaves = noneYet }: Creature,
  d20: D20,
  used: readonly HeldRef[],
): readonly Event[] {
  const success = d20.natural === 20 || (d20.natural !== 1 && d20.total >= dc);
  return [
    {
      type: "rolled",
      rule,
      id,
      purpose: "death save",
      what: "death saving throw",
      d20,
      dc,
      success,
      ...(used.length > 0 && { used }),
    },
    saved(id, deathSaves, d20),
  ];
}

function saved(id: string, before: DeathSaves, { natural, total }: D20): EventOf<"death_save"> {
  const about = (outcome: EventOf<"death_save">["outcome"], deathSaves: DeathSaves) =>
    ({ type: "death_save", rule, id, outcome, deathSaves }) as const;
  if (natural === 20) return about("revived", before);
  const { stable } = before;
  if (natural !== 1 && total >= dc) {
    const successes = before.successes + 1;
    const outcome = successes < most ? "success" : "stable";
    return about(outcome, { successes, failures: before.failures, stable });
  }
  const failures = Math.min(most, before.failures + (natural === 1 ? 2 : 1));
  const outcome = failures < most ? "failure" : "dead";
  return about(outcome, { successes: before.successes, failures, stable });
}
