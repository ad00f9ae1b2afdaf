import { err, ok } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../creature/creature.js";
import type { Combatant } from "../../encounter/combatant.js";
import type { ActionOf } from "../../game/action.js";
import type { EventOf } from "../../game/event.js";
import type { Frame } from "../../game/frame.js";
import { type Decision, type Next, nothing, steps } from "../../game/next.js";
import { combatantOf, creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { nearestFree } from "../../grid/free.js";
import type { Position } from "../../grid/point.js";
import { sizeOf } from "../../sheet/size.js";
import type { Compendium } from "../../tables/compendium.js";
import { occupantsFor } from "../combat/move/company.js";
import { actQuietly } from "../steps/settling.js";
import { insidersOf, interiorOf } from "./facts.js";

/** Somebody is out again, on the nearest free place, and prone where it comes out of a gullet. */
export function comeOutRule(
  state: GameState,
  { id }: ActionOf<"come_out">,
  { compendium }: Using,
): Decision {
  const creature = creatureIn(state, id);
  const { within, ...combatant } = combatantOf(state, id) ?? {};
  const holder = within === undefined ? undefined : state.creatures[within];
  if (!isThere(combatant) || within === undefined)
    return err({
      code: "NOT_INSIDE",
      message: `${creature.name} is inside nobody.`,
      hint: "Nothing has to be done.",
    });
  const isCovered = holder !== undefined && interiorOf(holder, compendium)?.covered === true;
  const { at: _at, ...rest } = combatant;
  const at = placeOutside(state, { id, within }, compendium);
  const name = holder?.name ?? "where it was";
  return ok({
    events: [
      {
        type: "combatant_changed",
        id,
        rule: "Actions",
        what: `comes out of ${name}`,
        combatant: { ...rest, ...(at && { at }) },
      },
    ],
    run: [
      ...losing(creature, within, ["blinded", "restrained"]),
      ...(isCovered ? [liesDown(id, name)] : []),
    ],
  });
}

const isThere = (one: Partial<Combatant>): one is Combatant => one.id !== undefined;

const liesDown = (id: string, source: string): Frame =>
  actQuietly({
    type: "gain_condition",
    id,
    condition: "prone",
    source,
    lasting: { kind: "until", what: "removed" },
  });

/** These conditions end, as far as this creature has brought them. */
const losing = (
  { id, conditions }: Creature,
  from: string,
  which: readonly ("blinded" | "restrained")[],
): readonly Frame[] =>
  which
    .filter((one) => conditions.some((held) => held.condition === one && held.from === from))
    .map((condition) => actQuietly({ type: "lose_condition", id, condition, source: from }));

interface Leaving {
  readonly id: string;
  readonly within: string;
}

/** The free place that is nearest to the creature; where nobody draws a map, where that stands. */
function placeOutside(
  state: GameState,
  { id, within }: Leaving,
  compendium: Compendium,
): Position | undefined {
  const from = combatantOf(state, within)?.at ?? combatantOf(state, id)?.at;
  if (from === undefined || state.battlefield === undefined) return from;
  const size = sizeOf(creatureIn(state, id).make, compendium);
  const holder = state.creatures[within];
  const stands = holder !== undefined && !holder.dead && combatantOf(state, within)?.at;
  const others = [
    ...occupantsFor(state, { id }, compendium),
    ...(stands ? [{ ...stands, size: sizeOf(holder.make, compendium) }] : []),
  ];
  return nearestFree(state.battlefield, { body: { ...from, size }, others }) ?? from;
}

/** Whoever gets free of what holds it inside a creature is out of that. */
export function comeOutFreed(state: GameState, { id }: EventOf<"condition_lost">): Next {
  const within = combatantOf(state, id)?.within;
  if (within === undefined || state.creatures[within]?.dead) return nothing;
  const isHeld = creatureIn(state, id).conditions.some(
    ({ condition, from }) => condition === "restrained" && from === within,
  );
  return isHeld ? nothing : steps(actQuietly({ type: "come_out", id }));
}

/** A corpse restrains nobody inside it: out of a gullet one has to crawl, out of the rest one comes at once. */
export function freeInsiders(
  state: GameState,
  { id }: EventOf<"died" | "left">,
  { compendium }: Using,
): Next {
  const insiders = insidersOf(state, id);
  const holder = state.creatures[id];
  if (insiders.length === 0) return nothing;
  const isCrawl =
    holder?.dead === true &&
    combatantOf(state, id) !== undefined &&
    interiorOf(holder, compendium)?.crawl !== undefined;
  return steps(
    ...insiders.flatMap((one) =>
      isCrawl
        ? losing(creatureIn(state, one), id, ["restrained"])
        : [actQuietly({ type: "come_out", id: one })],
    ),
  );
}
