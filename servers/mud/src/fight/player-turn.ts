import { type ActionOf, strikesLeft, unable } from "@tabletop-mcp/rules-engine";
import { actionOf } from "./alone.js";
import { act, type Bout, creatureIn, isAlive, lost, rise } from "./bout.js";
import { attacksOf, strike, strikeOne } from "./strike.js";
import { withThing } from "./thing.js";
import type { Asked, Draught, Refusal } from "./types.js";

/** No turn has more attacks. */
const most = 12;

/**
 * The turn of who calls: what it uses, and with what that leaves of the turn attacks, as many as it
 * has, on these in order. Gives the refusal of what was to be used: then nothing has happened.
 */
export function playerTurn(
  bout: Bout,
  asked: Asked,
  targets: readonly string[],
): Refusal | undefined {
  const { caller: id, feature, thing, draught } = asked;
  const refused = usesFirst(bout, asked);
  if (refused !== undefined) return refused;
  const helpless = unable(bout.state, { id }, bout.using);
  if (helpless === undefined) rise(bout, id);
  const first = helpless ?? attackAll(bout, id, targets);
  const isUsing = (feature ?? thing ?? draught) !== undefined;
  if (first !== undefined && !isUsing) lost(bout, id, first);
  strikeSecond(bout, id, targets);
  return undefined;
}

function usesFirst(
  bout: Bout,
  { caller: id, feature, thing, draught }: Asked,
): Refusal | undefined {
  if (feature !== undefined) return act(bout, actionOf(id, { feature }));
  if (draught !== undefined)
    return (
      act(bout, { type: "use_object", id, what: draught.source }) ?? act(bout, healing(id, draught))
    );
  if (thing === undefined) return undefined;
  const { state, using } = bout;
  const carrying = withThing(creatureIn(bout, id), thing, using);
  if (!carrying.ok) return carrying.error;
  bout.state = { ...state, creatures: { ...state.creatures, [id]: carrying.value } };
  return act(bout, actionOf(id, { thing }));
}

/** What a draught does to who drinks it. */
function healing(by: string, { source, heals, on = by }: Draught): ActionOf<"heal"> {
  const points = /^\d+$/u.test(heals) ? { amount: Number(heals) } : { dice: heals };
  return { type: "heal", id: on, source, ...points };
}

/** Attacks with the best that it has until the action is spent; gives the refusal where none could be made. */
function attackAll(bout: Bout, id: string, targets: readonly string[]): Refusal | undefined {
  for (let made = 0; made < most && mayStrike(bout, id); made += 1) {
    const alive = targets.filter((target) => isAlive(bout, target));
    const [target] = alive;
    if (target === undefined || !isAlive(bout, id)) return undefined;
    const attacks = attacksOf(bout, id);
    if (attacks.some((facts) => strikeOne(bout, alive, { id, facts }))) continue;
    const [facts] = attacks;
    return facts && strike(bout, { id, target, facts });
  }
  return undefined;
}

/** Whether an attack of the action is left. */
function mayStrike({ state, using }: Bout, id: string): boolean {
  const turn = state.combatants?.[id]?.turn;
  return (
    turn?.action === undefined ||
    (turn.extraActions ?? 0) > 0 ||
    strikesLeft(state, id, using).length > 0
  );
}

/** With a light weapon in each hand the bonus action is an attack with the second ("Two-Weapon Fighting"). */
function strikeSecond(bout: Bout, id: string, targets: readonly string[]): void {
  const turn = bout.state.combatants?.[id]?.turn;
  if (turn === undefined || turn.bonus !== undefined || turn.strikes.length === 0) return;
  const facts = attacksOf(bout, id).find(({ pair }) => pair === "off");
  const alive = targets.filter((target) => isAlive(bout, target));
  if (facts !== undefined && isAlive(bout, id))
    strikeOne(bout, alive, { id, facts, economy: "bonus" });
}
