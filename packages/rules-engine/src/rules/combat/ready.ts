import { err, ok } from "@tabletop-mcp/dice-core";
import { turnDraft } from "../../encounter/combatant.js";
import { deeds } from "../../encounter/deeds.js";
import type { ActionOf } from "../../game/action.js";
import { type Decision, happens } from "../../game/next.js";
import { combatantOf, creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { attackFactsOf } from "../../sheet/attacks.js";
import { attackNamed, noAttack } from "../check/attack-meant.js";
import { readySpell } from "../magic/ready-spell.js";
import { spend } from "./economy.js";
import { noFight } from "./no-fight.js";

const spellNeeded: RuleViolation = {
  code: "SPELL_NEEDED",
  message: "Nobody says which spell is readied.",
  hint: "Name the spell, and its slot.",
};

/** Takes the action now, to do something with the reaction when the trigger comes, before the next turn begins ("Ready"). */
export function readyRule(state: GameState, action: ActionOf<"ready">, using: Using): Decision {
  const { id, trigger, action: does, attack, on, spell } = action;
  if (does === "cast")
    return spell === undefined ? err(spellNeeded) : readySpell(state, { ...action, spell }, using);
  const combatant = combatantOf(state, id);
  if (combatant === undefined) return err(noFight);
  const creature = creatureIn(state, id);
  if (attack !== undefined) {
    const attacks = attackFactsOf(creature, using.compendium);
    if (attackNamed(attack, attacks, creature) === undefined)
      return noAttack(creature, attack, using.compendium);
  }
  const paid = spend(state, { id, what: deeds.ready }, using);
  if (!paid.ok) return paid;
  const spent = paid.value.find((event) => event.type === "turn_spent");
  const readied = {
    trigger,
    action: does,
    ...(attack !== undefined && { attack }),
    ...(on !== undefined && { on }),
  };
  return ok(
    happens(...paid.value, {
      type: "combatant_changed",
      id,
      rule: "Ready",
      what: `readies ${deeds[does]}: ${trigger}`,
      combatant: { ...combatant, turn: spent?.turn ?? turnDraft(combatant.turn), readied },
    }),
  );
}
