import { type Combatant, inSight } from "../../encounter/combatant.js";
import type { Event, EventOf } from "../../game/event.js";
import { happens, type Next, nothing } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { Position } from "../../grid/point.js";
import { unable } from "./able.js";
import { asIfAt } from "./bodies.js";
import { coverFrom, seenFrom, spotOf } from "./sight-between.js";

/**
 * Nobody hides from whom it is seen by clearly ("Hiding"): who steps to where nothing hides it is found,
 * and so is who loses what hid it from a foe that goes somewhere else. Half cover or dim light is left to
 * the table.
 */
export function comeIntoTheOpen(
  state: GameState,
  { id, from, path, along = [] }: EventOf<"moved">,
  using: Using,
): Next {
  const { combatants = {}, battlefield } = state;
  const hiding = Object.values(combatants).filter(({ hidden }) => hidden !== undefined);
  if (hiding.length === 0 || battlefield === undefined) return nothing;
  const ways = new Map<string, Way>(
    along.map((one) => [one.id, { from: one.from, squares: [one.to] }]),
  );
  ways.set(id, { from, squares: path });
  return happens(
    ...hiding.flatMap((one) => {
      const by = finderOf(withoutHiding(state, one), { hiding: one, ways }, using);
      return by === undefined ? [] : found(one, creatureIn(state, by).name);
    }),
  );
}

interface Way {
  readonly from: Position;
  readonly squares: readonly Position[];
}

interface Hiding {
  readonly hiding: Combatant;
  readonly ways: ReadonlyMap<string, Way>;
}

/** Foes of somebody that see it clearly where it is, as if it did not hide; without a map nobody says. */
export function clearlySeenBy(state: GameState, of: Combatant, using: Using): readonly string[] {
  if (state.battlefield === undefined) return [];
  const open = withoutHiding(state, of);
  return foesOf(state, of, using).filter((by) => seesClearly(open, { by, of: of.id }, using));
}

/** Those on another side that are able to notice anything. */
const foesOf = (state: GameState, { side }: Combatant, using: Using): readonly string[] =>
  Object.values(state.combatants ?? {})
    .filter((other) => other.side !== side && unable(state, other, using) === undefined)
    .map(({ id }) => id);

/** The first foe that sees it clearly: anywhere on its own way, or from where that foe has gone and not before. */
function finderOf(state: GameState, { hiding, ways }: Hiding, using: Using): string | undefined {
  const { id } = hiding;
  const own = ways.get(id);
  return foesOf(state, hiding, using).find((by) => {
    const theirs = ways.get(by);
    const seen = { by, of: id };
    if (own !== undefined)
      return own.squares.some((at) => seesClearly(asIfAt(state, id, at), seen, using));
    return (
      theirs !== undefined &&
      seesClearly(state, seen, using) &&
      !seesClearly(asIfAt(state, by, theirs.from), seen, using)
    );
  });
}

interface Eyed {
  readonly by: string;
  readonly of: string;
}

/** In sight, with neither cover nor anything in the air or the light that hides it. */
function seesClearly(state: GameState, { by, of }: Eyed, using: Using): boolean {
  const looking = {
    from: spotOf(state, creatureIn(state, by), using),
    to: spotOf(state, creatureIn(state, of), using),
  };
  if (looking.from.body === undefined || looking.to.body === undefined) return false;
  const { visible, obscured } = seenFrom(state, looking, using);
  return visible && obscured === "none" && coverFrom(state, looking, using)?.cover === "none";
}

/** The fight as its foes would see it if it did not hide. */
const withoutHiding = (state: GameState, one: Combatant): GameState =>
  Object.assign({}, state, {
    combatants: Object.assign({}, state.combatants, { [one.id]: inSight(one) }),
  });

const found = (combatant: Combatant, by: string): Event => ({
  type: "combatant_changed",
  id: combatant.id,
  rule: "Hiding",
  what: `is hidden no more: ${by} sees it`,
  combatant: inSight(combatant),
});
