import type { Creature } from "../../creature/creature.js";
import type { Combatant, Side } from "../../encounter/combatant.js";
import type { Event, EventOf } from "../../game/event.js";
import type { Frame } from "../../game/frame.js";
import type { Next } from "../../game/next.js";
import { combatantOf, creatureIn, type GameState, secondsNow } from "../../game/state.js";
import { castEnded } from "../held/ending.js";
import { tieTo } from "../steps/summoned.js";

type Is = (one: Combatant | undefined, creature: Creature) => boolean;

/** Those whom a spell has called go when it ends; some turn on their caller instead, where concentration on it was broken (Conjure Elemental). */
export function vanishWithCast(
  state: GameState,
  { id, cast, spell, broken }: EventOf<"cast_ended">,
): Next {
  const isOf: Is = (one, creature) =>
    (one?.summoned?.by === id && one.summoned.cast === cast) || isTiedTo(creature, id, cast);
  const because = `vanishes: ${spell} has ended`;
  const isTurning: Is = (one) => broken === true && one?.summoned?.turns === true;
  const turning = there(state).filter((one) => isOf(...one) && isTurning(...one));
  const going = gone(state, (...one) => isOf(...one) && !isTurning(...one), because);
  return {
    events: turning.flatMap(([one]) => turned(one, `${spell} has ended`)),
    ...(going.run && { run: going.run }),
  };
}

const isTiedTo = (creature: Creature, caster: string, cast: string): boolean => {
  const tie = tieTo(creature);
  return tie?.from === caster && tie.lasting.kind === "cast" && tie.lasting.id === cast;
};

const hostileTo: Readonly<Record<Side, Side>> = {
  party: "enemy",
  enemy: "neutral",
  neutral: "enemy",
};

/** It is nobody's to command any more, and vanishes when its hour is over. */
function turned(combatant: Combatant | undefined, because: string): readonly Event[] {
  if (combatant?.summoned === undefined) return [];
  const { by, until } = combatant.summoned;
  const side = hostileTo[combatant.side];
  return [
    {
      type: "combatant_changed",
      id: combatant.id,
      rule: "Concentration",
      what: `is free of its caller, and hostile: ${because}`,
      combatant: {
        ...combatant,
        side,
        summoned: { by, fades: true, ...(until !== undefined && { until }) },
      },
    },
  ];
}

/** Those whom a spell has called go when they have no hit points left; and those that hang on somebody's life, when that one dies. */
export function vanishFallen(state: GameState, { id, type }: EventOf<"died" | "fell">): Next {
  const own = combatantOf(state, id)?.summoned;
  const isKept = own?.cast !== undefined || own?.fades === true;
  if (isKept || tieTo(creatureIn(state, id)) !== undefined) {
    const going = gone(state, (_, creature) => creature.id === id, "vanishes at 0 hit points");
    return { events: endedBy(state, own), ...(going.run && { run: going.run }) };
  }
  return type === "died"
    ? gone(
        state,
        (one) => one?.summoned?.by === id && one.summoned.whileLives === true,
        "goes with the one who has called it",
      )
    : { events: [] };
}

/** The spell is over whose whole effect has been destroyed (Arcane Hand). */
function endedBy({ creatures }: GameState, summoned: Combatant["summoned"]): readonly Event[] {
  const caller = creatures[summoned?.by ?? ""];
  const cast = caller?.casts.find(({ id }) => id === summoned?.cast);
  return summoned?.holds && caller !== undefined && cast !== undefined
    ? [castEnded(caller, cast, { because: "what it has made is destroyed" })]
    : [];
}

/** Those whom nobody commands any more stay no longer than their spell would have lasted. */
export const vanishOver = (state: GameState): Next =>
  gone(
    state,
    (one) =>
      one?.summoned?.cast === undefined && (one?.summoned?.until ?? Infinity) <= secondsNow(state),
    "vanishes: its time is over",
  );

/** Everybody, and what each is to the fight. */
const there = (state: GameState): readonly (readonly [Combatant | undefined, Creature])[] =>
  Object.values(state.creatures).map((creature) => [combatantOf(state, creature.id), creature]);

/** Out of the fight; and out of the campaign, who was called into that. */
function gone(state: GameState, isGone: Is, because: string): Next {
  const run = there(state).flatMap(([one, creature]): readonly Frame[] => {
    if (!isGone(one, creature)) return [];
    const { id } = creature;
    return [
      ...(one === undefined ? [] : [quietly({ type: "leave_encounter", id, because })]),
      ...(tieTo(creature) === undefined ? [] : [quietly({ type: "delete", id })]),
    ];
  });
  return run.length === 0 ? { events: [] } : { events: [], run };
}

const quietly = (action: Extract<Frame, { readonly kind: "act" }>["action"]): Frame => ({
  kind: "act",
  lenient: true,
  action,
});
