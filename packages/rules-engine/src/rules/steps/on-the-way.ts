import { struckBy } from "../../encounter/zone.js";
import type { Event, EventOf } from "../../game/event.js";
import type { Frame } from "../../game/frame.js";
import { joined, type Next, nothing } from "../../game/next.js";
import { combatantOf, creatureIn, fightIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { overlaps } from "../../grid/body.js";
import { slug } from "../../sheet/uses.js";
import { asIfAt, bodyOf, fullBodyOf } from "../combat/bodies.js";
import { isSoNow, type Waiting, waitingFor } from "./moments.js";

type Moved = EventOf<"moved">;

/** What a creature's way brings by its nature: Water Susceptibility, Fire Form. */
export const traitsAtMove = (state: GameState, event: Moved, using: Using): Next =>
  state.battlefield === undefined
    ? nothing
    : joined([...sufferWay(state, event, using), ...invade(state, event, using)]);

/** Each 5 feet on which the step's predicate holds count once. */
const sufferWay = (state: GameState, { id, path }: Moved, using: Using): readonly Next[] =>
  waitingFor(state, { id, moment: "moved-feet" }, using).flatMap(({ at, step }) => {
    const creature = creatureIn(state, id);
    const points = path.filter((square) =>
      isSoNow(asIfAt(state, id, square), { creature, when: step.if }, using),
    ).length;
    const by = { source: at.name, points };
    const frame: Frame = {
      kind: "steps",
      id,
      at,
      by,
      targets: [id],
      moment: "moved-feet",
      silent: true,
    };
    return points === 0 ? [] : [{ events: [], run: [frame] }];
  });

/** Everybody whose space it comes into, each once a turn. */
const invade = (state: GameState, event: Moved, using: Using): readonly Next[] =>
  waitingFor(state, { id: event.id, moment: "invades" }, using).map((waiting) => {
    const targets = invadedBy(state, event, using).filter(
      (id) => combatantOf(state, id)?.turn.once[onceOf(event.id, waiting)] !== seqOf(state),
    );
    return targets.length === 0 ? nothing : struck(event.id, waiting, targets);
  });

const seqOf = (state: GameState): number => fightIn(state).turn.seq;

const zoneOf = (id: string, { at }: Waiting): string => `${id}:${slug(at.name)}`;

const onceOf = (id: string, waiting: Waiting): string => struckBy(zoneOf(id, waiting));

function struck(id: string, waiting: Waiting, targets: readonly string[]): Next {
  const { at } = waiting;
  const events = targets.map(
    (target): Event => ({
      type: "zone_struck",
      id: target,
      rule: at.name,
      zone: zoneOf(id, waiting),
      name: at.name,
      moment: "enter",
    }),
  );
  const by = { source: at.name };
  return { events, run: [{ kind: "steps", id, at, by, targets, moment: "invades" }] };
}

/** Ids of the living whose spaces a way leads through. */
function invadedBy(
  state: GameState,
  { id, path, to }: Moved,
  { compendium }: Using,
): readonly string[] {
  const self = fullBodyOf(state, id, compendium);
  if (self === undefined) return [];
  const way = [...path, to].map((at) => Object.assign({ size: self.size }, at));
  return Object.keys(state.combatants ?? {}).filter((other) => {
    const body =
      other === id || state.creatures[other]?.dead ? undefined : bodyOf(state, other, compendium);
    return body !== undefined && way.some((one) => overlaps(one, body));
  });
}
