import { err, ok } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../../creature/creature.js";
import type { Command } from "../../../game/action.js";
import type { FrameOf } from "../../../game/frame.js";
import { type Decision, nothing, steps } from "../../../game/next.js";
import type { UpdateRequest } from "../../../game/request.js";
import { creatureIn, type GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import type { RuleViolation } from "../../../game/violation.js";
import { maximumOf } from "../../../sheet/hit-points.js";

type Update = FrameOf<"update">;

/** Hit points of an update: damage or healing of the difference; with `raw`, set without consequences. */
export function hitPoints(state: GameState, { id, request }: Update, using: Using): Decision {
  const { hp } = request;
  const asked = hp === undefined ? undefined : readHp(hp);
  if (hp !== undefined && asked === undefined) return err(unreadable(hp));
  if (ofDamage(request) && (asked?.by ?? 0) >= 0) return err(noDamage);
  const action = asked && toHp(creatureIn(state, id), { asked, request }, using);
  return ok(action === undefined ? nothing : steps({ kind: "act", action }));
}

/** Temporary hit points of an update; those that are what they were are no change. */
export function temporary(state: GameState, { id, request: { tempHp } }: Update): Decision {
  const { hp } = creatureIn(state, id);
  return ok(
    tempHp === undefined || tempHp === hp.temporary
      ? nothing
      : steps({ kind: "act", action: { type: "set_hp", id, temporary: tempHp } }),
  );
}

/** Whether it says of what kind the damage is, that it must bring then. */
export const ofDamage = ({ damageType, critical }: UpdateRequest): boolean =>
  damageType !== undefined || critical !== undefined;

const noDamage: RuleViolation = {
  code: "NO_DAMAGE",
  message: "A type of damage and a critical hit are of damage, and there is none.",
  hint: 'They go with hp: "-15".',
};

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

/** What leads there: nothing where it is so already. */
function toHp(
  creature: Creature,
  { asked, request }: { readonly asked: Asked; readonly request: UpdateRequest },
  { compendium }: Using,
): Command | undefined {
  const { id } = creature;
  const { current, temporary: cushion } = creature.hp;
  const to = asked.to ?? current + (asked.by ?? 0);
  if (request.raw) return { type: "set_hp", id, hp: Math.max(0, to) };
  if (to === current) return undefined;
  if (to > current) {
    const amount = Math.min(to, maximumOf(creature, compendium)) - current;
    return amount <= 0 ? undefined : { type: "heal", id, amount };
  }
  // A number is what is left in the end: what temporary hit points absorb comes on top.
  const amount = current - to + (asked.to === undefined ? 0 : cushion);
  const { damageType: type, critical } = request;
  const part = { amount, ...(type !== undefined && { type }) };
  return { type: "damage", id, parts: [part], ...(critical !== undefined && { critical }) };
}
