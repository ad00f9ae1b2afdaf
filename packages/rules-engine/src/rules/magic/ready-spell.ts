import { err, ok } from "@tabletop-mcp/dice-core";
import { concentrationOf } from "../../creature/cast.js";
import { deeds } from "../../encounter/deeds.js";
import type { ActionOf } from "../../game/action.js";
import type { CastAction } from "../../game/cast-action.js";
import { type Decision, happens, type Next, nothing } from "../../game/next.js";
import { combatantOf, creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { spend } from "../combat/economy.js";
import { noFight } from "../combat/no-fight.js";
import { castEnded } from "../held/ending.js";
import { turnAfter } from "../steps/use/turn.js";
import { typedByAlignment } from "./by-alignment.js";
import { castNow } from "./cast.js";
import { spellNamed } from "./casting.js";
import { optionFor, refuseChoices } from "./choices.js";
import { refuseAim } from "./refuse-aim.js";
import { refuseDice } from "./refuse-dice.js";

/** A spell of one action is cast and held back by concentration, to be released with the reaction ("Ready"). */
export function readySpell(
  state: GameState,
  {
    id,
    trigger,
    spell,
  }: ActionOf<"ready"> & { readonly spell: NonNullable<ActionOf<"ready">["spell"]> },
  using: Using,
): Decision {
  const combatant = combatantOf(state, id);
  if (combatant === undefined) return err(noFight);
  const action: CastAction = { ...spell, type: "cast", id };
  const decided = castNow(state, { action, phase: "held" }, using);
  if (!decided.ok) return decided;
  const { events, run = [] } = decided.value;
  const cast = events.find((event) => event.type === "spell_cast")?.cast;
  if (cast === undefined) throw new Error("A spell that was readied was not cast.");
  const creature = creatureIn(state, id);
  const before = concentrationOf(creature);
  const because = `concentration holds ${cast.spell} back`;
  const readied = { trigger, action: "cast", cast: cast.id } as const;
  return ok({
    events: [
      ...(before === undefined ? [] : [castEnded(creature, before, { because })]),
      ...events,
      {
        type: "combatant_changed",
        id,
        rule: "Ready",
        what: `readies ${cast.spell}: ${trigger}`,
        combatant: { ...combatant, turn: turnAfter(events) ?? combatant.turn, readied },
      },
    ],
    run,
  });
}

/** The spell that is held back takes effect, on whom it is aimed now. */
export function releaseRule(state: GameState, asked: CastAction, using: Using): Decision {
  const { action } = typedByAlignment(state, { action: asked }, using);
  const { id } = action;
  const creature = creatureIn(state, id);
  const named = spellNamed(action.spell, using.compendium);
  if (!named.ok) return named;
  const spell = named.value;
  const cast = creature.casts.find((one) => one.readied && one.spell === spell.name);
  if (cast?.by === undefined) return err(notHeld(creature.name, spell.name));
  const chosen = optionFor(state, { spell, action, ...(cast.option && { running: cast.option }) });
  if (!chosen.ok) return chosen;
  const { by } = cast;
  const { manual } = action;
  const option = chosen.value;
  const more = {
    ...(option !== undefined && { option }),
    ...(manual && { craft: { manual } }),
  };
  const aiming = { spell, by, action, ...more };
  const refused =
    refuseChoices({ spell, action }) ??
    refuseAim(state, aiming, { when: "use", using }) ??
    refuseDice(state, aiming, { when: "use", using });
  if (refused !== undefined) return err(refused);
  const paid = spend(state, { id, what: deeds.cast, economy: "readied" }, using);
  if (!paid.ok) return paid;
  return ok({
    events: paid.value,
    run: [
      {
        kind: "cast",
        phase: "released",
        id,
        cast: cast.id,
        spell: spell.id,
        by,
        action,
        ...more,
      },
    ],
  });
}

const notHeld = (who: string, spell: string): RuleViolation => ({
  code: "NOT_READIED",
  message: `${who} holds no ${spell} back.`,
  hint: "What was readied is lost with the concentration, and as its next turn begins.",
});

/** What was not released is lost as its caster's next turn begins ("Ready"). */
export function loseReadied(state: GameState, { id }: { readonly id: string }): Next {
  const creature = creatureIn(state, id);
  const held = creature.casts.filter(({ readied }) => readied);
  return held.length === 0
    ? nothing
    : happens(...held.map((cast) => castEnded(creature, cast, { because: "it was not released" })));
}
