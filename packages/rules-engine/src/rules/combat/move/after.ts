import type { ConditionHeld, EffectHeld } from "../../../creature/held.js";
import type { EventOf } from "../../../game/event.js";
import type { ActFrame } from "../../../game/frame.js";
import { happens, type Next, nothing } from "../../../game/next.js";
import { combatantOf, creatureIn, type GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import { widthOf } from "../../../grid/body.js";
import { roomAt } from "../../../grid/path.js";
import { endAll } from "../../held/ending.js";
import { movementField } from "../../zones/walls.js";
import { bodyOf, fullBodyOf } from "../bodies.js";
import { isInHold } from "./company.js";

type Moved = EventOf<"moved">;

const namesOf = ({ id, along = [] }: Moved): readonly string[] => [
  id,
  ...along.map((one) => one.id),
];

/** A grapple ends when something takes the one out of the other's reach ("Grappled"). */
export function endGrapples(state: GameState, event: Moved, { compendium }: Using): Next {
  const moved = new Set(namesOf(event));
  const isOver = (bearer: string, held: ConditionHeld | EffectHeld): boolean => {
    if (!("condition" in held) || held.condition !== "grappled" || held.from === undefined)
      return false;
    if (!moved.has(bearer) && !moved.has(held.from)) return false;
    if (combatantOf(state, bearer)?.within === held.from) return false;
    const [holder, of] = [bodyOf(state, held.from, compendium), bodyOf(state, bearer, compendium)];
    if (holder === undefined || of === undefined) return false;
    return !isInHold(state, { by: held.from, of: bearer }, compendium);
  };
  return happens(
    ...Object.values(state.creatures).flatMap((creature) =>
      endAll([creature], (held) => isOver(creature.id, held), {
        because: "they are out of each other's reach",
        compendium,
      }),
    ),
  );
}

/** Who is in a space for somebody a size smaller fights badly there, until it leaves ("Squeezing into a Smaller Space"). */
export function squeeze(state: GameState, event: Moved, { compendium }: Using): Next {
  const battlefield = movementField(state);
  const { squeezing } = compendium;
  if (battlefield === undefined) return nothing;
  const run = namesOf(event).flatMap((id): readonly ActFrame[] => {
    const body = fullBodyOf(state, id, compendium);
    const creature = state.creatures[id];
    if (body === undefined || creature === undefined || widthOf(body.size) === 1) return [];
    const isTight = roomAt(battlefield, { ...body, mode: "walk" }) === "tight";
    const held = creature.effects.find(({ name }) => name === squeezing.name);
    if (isTight === (held !== undefined) || creatureIn(state, id).dead) return [];
    return held === undefined
      ? [
          {
            kind: "act",
            lenient: true,
            action: {
              type: "gain_effect",
              id,
              name: squeezing.name,
              kind: "curse",
              source: squeezing.name,
              // What it costs to go on is counted by the way itself.
              effects: squeezing.effects.filter(({ kind }) => kind !== "movement-cost"),
              lasting: { kind: "until", what: "removed" },
            },
          },
        ]
      : [{ kind: "act", lenient: true, action: { type: "lose_effect", id, held: held.id } }];
  });
  return run.length === 0 ? nothing : { events: [], run };
}
