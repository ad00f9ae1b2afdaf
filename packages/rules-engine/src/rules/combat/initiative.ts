import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import { type D20, rollD20 } from "../../dice/d20.js";
import type { Turn } from "../../encounter/encounter.js";
import type { ActionOf, Entrant } from "../../game/action.js";
import type { Event } from "../../game/event.js";
import { type Decision, happens } from "../../game/next.js";
import { creatureIn, fightIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { groupBy } from "../../sheet/group.js";
import { numbersOf } from "../../sheet/numbers.js";
import { check } from "../check/check.js";
import { noFight } from "./no-fight.js";

const rule = "Initiative";

/** Somebody who needs a place in the order. */
export type Roller = Pick<Entrant, "id" | "initiative" | "group"> & { readonly manual?: number };

/** Places in an order, with the dice that made them. */
export interface Initiative {
  readonly order: readonly Turn[];
  readonly events: readonly Event[];
}

/**
 * An order for these: a Dexterity check each, one for all of a group; ties go by Dexterity, then to
 * whoever wins a roll-off ("Initiative").
 */
export function rollOrder(
  state: GameState,
  rollers: readonly Roller[],
  using: Using,
): Result<Initiative, RuleViolation> {
  const groups = new Map<string, number>();
  const turns: Turn[] = [];
  const events: Event[] = [];
  for (const roller of rollers) {
    const { id, group } = roller;
    const known = roller.initiative ?? (group === undefined ? undefined : groups.get(group));
    const rolled = known === undefined ? roll(state, roller, using) : ok({ total: known });
    if (!rolled.ok) return rolled;
    const { total, event } = { event: undefined, ...rolled.value };
    if (event !== undefined) events.push(event);
    if (group !== undefined) groups.set(group, total);
    turns.push({ id, initiative: total });
  }
  return ok({ order: sorted(state, turns, { using, events }), events });
}

/** The order with newcomers in it: whoever is there already keeps its place among those there. */
export function merged(
  state: GameState,
  { kept, newcomers }: { readonly kept: readonly Turn[]; readonly newcomers: readonly Turn[] },
  using: Pick<Using, "compendium">,
): readonly Turn[] {
  const order = [...kept];
  for (const turn of newcomers) {
    const place = order.findIndex((other) => comparing(state, using)(turn, other) < 0);
    order.splice(place === -1 ? order.length : place, 0, turn);
  }
  return order;
}

interface Rolled {
  readonly total: number;
  readonly event: Event;
}

function roll(
  state: GameState,
  { id, manual }: Roller,
  using: Using,
): Result<Rolled, RuleViolation> {
  const rolled = check(
    creatureIn(state, id),
    { kind: "initiative", ...(manual !== undefined && { manual: [manual] }) },
    using,
  );
  if (!rolled.ok) return rolled;
  const { what, d20, used } = rolled.value;
  if ("passive" in d20 || d20.total === null) throw new Error("Initiative is always rolled.");
  return ok({
    total: d20.total,
    event: { type: "rolled", id, rule, purpose: "initiative", what, d20, ...(used && { used }) },
  });
}

interface Ties {
  readonly using: Using;
  /** Takes the dice of roll-offs. */
  readonly events: Event[];
}

function sorted(state: GameState, turns: readonly Turn[], ties: Ties): readonly Turn[] {
  const compare = comparing(state, ties.using);
  const high = turns.toSorted(compare);
  const tied = groupBy(high, (turn) =>
    String(high.findIndex((other) => compare(turn, other) === 0)),
  );
  return [...tied.values()].flatMap((equals) => rolledOff(equals, ties));
}

/** So often dice that are alike are rolled again; then whoever was named first goes first. */
const mostRollOffs = 20;

/** Those of one initiative and one Dexterity roll until they differ. */
function rolledOff(equals: readonly Turn[], ties: Ties, left = mostRollOffs): readonly Turn[] {
  if (equals.length < 2 || left === 0) return equals;
  const rolls = equals.map((turn) => ({ turn, d20: rollD20(plain, ties.using.rng) }));
  for (const { turn, d20 } of rolls) ties.events.push(rollOff(turn, d20));
  const high = rolls.toSorted((one, other) => other.d20.total - one.d20.total);
  const again = groupBy(high, ({ d20 }) => String(d20.total));
  return [...again.values()].flatMap((same) =>
    rolledOff(
      same.map(({ turn }) => turn),
      ties,
      left - 1,
    ),
  );
}

const plain = { advantage: [], disadvantage: [], modifiers: [] } as const;

const rollOff = ({ id }: Turn, d20: D20): Event => ({
  type: "rolled",
  id,
  rule,
  purpose: "initiative",
  what: "Initiative (roll-off)",
  d20,
});

const comparing =
  (state: GameState, { compendium }: Pick<Using, "compendium">) =>
  (one: Turn, other: Turn): number => {
    const dexterity = ({ id }: Turn): number =>
      numbersOf(creatureIn(state, id), compendium).abilities.dex.effective;
    return other.initiative - one.initiative || dexterity(other) - dexterity(one);
  };

/** Initiative is rolled anew, or set; whose turn it is stays. */
export function initiativeRule(
  state: GameState,
  { of, set = [], manual = [] }: ActionOf<"roll_initiative">,
  using: Using,
): Decision {
  if (state.encounter?.status !== "active") return err(noFight);
  const { id, order } = fightIn(state);
  const named = of ?? (set.length > 0 ? [] : order.map((turn) => turn.id));
  const rollers: readonly Roller[] = [
    ...set,
    ...named.map((one, index) => {
      const die = manual[index];
      return { id: one, ...(die !== undefined && { manual: die }) };
    }),
  ];
  const odd = refuse(state, rollers) ?? tooMany(manual, named);
  if (odd !== undefined) return err(odd);
  const anew = new Set(rollers.map((roller) => roller.id));
  const kept = order.filter((turn) => !anew.has(turn.id));
  const rolled = rollOrder(state, rollers, using);
  if (!rolled.ok) return rolled;
  const { order: newcomers, events } = rolled.value;
  const after = merged(state, { kept, newcomers }, using);
  return ok(
    happens(...events, { type: "order_set", about: { encounter: id }, rule, order: after }),
  );
}

function refuse(state: GameState, rollers: readonly Roller[]): RuleViolation | undefined {
  const { order } = fightIn(state);
  const ids = rollers.map(({ id }) => id);
  const stranger = ids.find((id) => !order.some((turn) => turn.id === id));
  if (stranger !== undefined) return strangerTo(state, stranger);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  return twice === undefined
    ? undefined
    : {
        code: "TWICE",
        message: `${creatureIn(state, twice).name} is named twice.`,
        hint: "Name each creature once.",
      };
}

const tooMany = (manual: readonly number[], of: readonly string[]): RuleViolation | undefined =>
  manual.length <= of.length
    ? undefined
    : {
        code: "TOO_MANY_DICE",
        message: `${manual.length} dice were given for ${of.length} ${of.length === 1 ? "creature" : "creatures"} that roll.`,
        hint: "Give one die for each, in the order in which they are named.",
      };

/** Who is asked takes no part in the fight. */
export const strangerTo = (state: GameState, id: string): RuleViolation => ({
  code: "NOT_IN_ENCOUNTER",
  message: `${state.creatures[id]?.name ?? id} takes no part in ${fightIn(state).name}.`,
  hint: "Name somebody who does, or let it join first.",
  legal: fightIn(state).order.map((turn) => creatureIn(state, turn.id).name),
});
