import { ok, type Result } from "@tabletop-mcp/dice-core";
import type { Item } from "../../../creature/creature.js";
import type { Draft } from "../../../draft.js";
import type { AttackFrame, AttackOrder, RolledAttack } from "../../../game/attack-frame.js";
import type { Event } from "../../../game/event.js";
import type { Decision } from "../../../game/next.js";
import type { CheckRequest } from "../../../game/request.js";
import type { GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import type { RuleViolation } from "../../../game/violation.js";
import { findItem } from "../../../tables/item-facts.js";
import { type CheckResult, check } from "../../check/check.js";
import { lose } from "../../inventory/stacks.js";
import type { Two } from "../bodies.js";
import { framed } from "./framed.js";
import { sceneOfAttack } from "./scene.js";
import { nextInVolley } from "./volley.js";

/** The die falls, once ("Attack Rolls"); what is shot or thrown has left the hand. */
export function rollAttack(
  state: GameState,
  { frame, two }: { readonly frame: AttackFrame; readonly two: Two },
  using: Using,
): Decision {
  const found = attackRolled(state, { frame, two }, using);
  if (!found.ok) return found;
  const { d20, success, critical, used } = found.value;
  if ("passive" in d20) throw new Error("An attack is never passive.");
  const rolled: RolledAttack = {
    d20,
    ...(critical && { critical }),
    ...(success === true && d20.natural !== 20 && { sure: true }),
    ...(used !== undefined && { used }),
  };
  const events = usedUp(frame, two, using);
  return ok({
    events,
    run: [framed(frame, { step: "roll", rolled }), ...nextInVolley(frame, d20.rolls.length)],
  });
}

/** The die of an attack, with all that bears on it. */
export function attackRolled(
  state: GameState,
  { frame, two }: { readonly frame: AttackFrame; readonly two: Two },
  { rng, compendium }: Using,
): Result<CheckResult, RuleViolation> {
  const { order, hindered, asked, volley } = frame;
  const { facts, use } = order;
  const tables = { rng, compendium };
  const scene = sceneOfAttack(state, { two, order, ...(hindered && { hindered }) }, tables);
  const request = requestOf(order);
  // What has waited for a reaction was accepted with its dice: one that is too many by now is left lying.
  if (order.manual !== undefined && (asked ?? volley) !== undefined) request.leavesDice = true;
  return check(two.self, request, { rng, compendium, opponent: two.other, scene, facts, use });
}

function requestOf({ advantage, disadvantage, bonus, manual }: AttackOrder): Draft<CheckRequest> {
  const request: Draft<CheckRequest> = {
    kind: "attack",
  };
  if (advantage !== undefined) request.advantage = advantage;
  if (disadvantage !== undefined) request.disadvantage = disadvantage;
  if (bonus !== undefined) request.bonus = bonus;
  if (manual !== undefined) request.manual = manual;
  return request;
}

const none: readonly Event[] = [];

/** The piece of ammunition, or the weapon that was thrown: half of the ammunition can be found again ("Ammunition"; "Thrown"). */
function usedUp(
  { order: { facts, use } }: AttackFrame,
  { self, other }: Two,
  using: Using,
): readonly Event[] {
  const shot = itemOf(use.ammunition, self.items);
  if (shot !== undefined)
    return [lose(self, shot, { quantity: 1, because: `shot with ${facts.name}` })];
  if (use.mode !== "thrown" || !("item" in facts.from)) return none;
  const thrown = itemOf(facts.from.item, self.items);
  return thrown === undefined || returns(thrown, using)
    ? none
    : [lose(self, thrown, { quantity: 1, because: `thrown at ${other.name}` })];
}

const itemOf = (id: string | undefined, items: readonly Item[]): Item | undefined =>
  id === undefined ? undefined : items.find((item) => item.id === id);

/** A weapon that flies by its magic alone flies back to the hand (Dwarven Thrower). */
function returns(item: Item, { compendium }: Using): boolean {
  const { weapon, magic } = findItem(item, compendium);
  const [only = "", ...others] = typeof magic?.base === "object" ? magic.base : [];
  const base = weapon ?? (others.length === 0 ? compendium.weapons.find(only) : undefined);
  return base !== undefined && !base.properties.includes("thrown");
}
