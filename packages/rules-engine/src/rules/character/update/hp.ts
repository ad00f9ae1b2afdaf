import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { ActionOf } from "../../../game/action.js";
import type { Event } from "../../../game/event.js";
import type { UpdateRequest } from "../../../game/request.js";
import { creatureIn, type GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import type { RuleViolation } from "../../../game/violation.js";
import { maximumOf } from "../../../sheet/hit-points.js";
import { damageRule } from "../../life/damage.js";
import { healingRule } from "../../life/healing.js";
import { setHpRule } from "../../life/set-hp.js";

type Events = Result<readonly Event[], RuleViolation>;

/** Hit points of an update: damage or healing of the difference; with `raw`, set without consequences. */
export function updateHp(state: GameState, action: ActionOf<"update">, using: Using): Events {
  const { id, request } = action;
  const { hp, tempHp } = request;
  const asked = hp === undefined ? undefined : readHp(hp);
  if (hp !== undefined && asked === undefined) return err(unreadable(hp));
  if (ofDamage(request) && (asked?.by ?? 0) >= 0) return err(noDamage);
  const changed = asked === undefined ? ok([]) : toHp(state, { id, asked, request }, using);
  if (!changed.ok || tempHp === undefined) return changed;
  const set = setHpRule(state, { type: "set_hp", id, temporary: tempHp }, using);
  return set.ok ? ok([...changed.value, ...set.value.filter(isReal)]) : set;
}

const ofDamage = ({ damageType, critical }: UpdateRequest): boolean =>
  damageType !== undefined || critical !== undefined;

const noDamage: RuleViolation = {
  code: "NO_DAMAGE",
  message: "damageType and critical are of damage, and there is none.",
  hint: 'They go with hp: "-15".',
};

/** Temporary hit points that are what they were are no change. */
const isReal = (event: Event): boolean => event.type !== "temporary_hp" || event.from !== event.to;

/** 23 sets, "+10" heals, "-15" hurts. */
interface Asked {
  readonly by?: number;
  readonly to?: number;
}

function readHp(hp: number | string): Asked | undefined {
  const text = String(hp).trim();
  const isBy = typeof hp === "string" && /^[+-]/u.test(text);
  if (!(isBy ? /^[+-]\d{1,5}$/u : /^\d{1,5}$/u).test(text)) return undefined;
  return isBy ? { by: Number(text) } : { to: Number(text) };
}

const unreadable = (hp: number | string): RuleViolation => ({
  code: "HP_UNREADABLE",
  message: `"${hp}" is no number of hit points.`,
  legal: ["23 to set", '"+10" to heal', '"-15" to hurt'],
});

function toHp(
  state: GameState,
  {
    id,
    asked,
    request,
  }: { readonly id: string; readonly asked: Asked; readonly request: UpdateRequest },
  using: Using,
): Events {
  const creature = creatureIn(state, id);
  const { current, temporary } = creature.hp;
  const to = asked.to ?? current + (asked.by ?? 0);
  if (request.raw) return setHpRule(state, { type: "set_hp", id, hp: Math.max(0, to) }, using);
  if (to === current) return ok([]);
  if (to > current) {
    const amount = Math.min(to, maximumOf(creature, using.compendium)) - current;
    return amount <= 0 ? ok([]) : healingRule(state, { type: "heal", id, amount }, using);
  }
  // A number is what is left in the end: what temporary hit points absorb comes on top.
  const cushion = asked.to === undefined ? 0 : temporary;
  const amount = current - to + cushion;
  const { damageType, critical } = request;
  const how = {
    ...(damageType !== undefined && { damageType }),
    ...(critical !== undefined && { critical }),
  };
  return damageRule(state, { type: "damage", id, amount, ...how }, using);
}
