import type { Frame } from "../../game/frame.js";
import { type Next, nothing } from "../../game/next.js";
import { feetBetween } from "../../grid/distance.js";
import { throwAlong } from "../../grid/thrust.js";
import { attackFactsOf } from "../../sheet/attacks.js";
import { bodiesIn, bodyOf } from "../combat/bodies.js";
import { moverOf } from "../combat/move/mover.js";
import { speedStat } from "../combat/move/speed.js";
import { ways } from "./moving.js";
import { act, type Settling } from "./settling.js";
import { told } from "./told.js";

/** Who is out of its mind goes where chance leads, or strikes at whomever it reaches ("Confusion"). */
export const goAstray = (turn: Settling): Next =>
  turn.step.astray === "wanders" ? wander(turn) : strike(turn);

const compass = [
  "east",
  "south-east",
  "south",
  "south-west",
  "west",
  "north-west",
  "north",
  "north-east",
] as const;

/** With all its movement, straight on, as far as nothing stops it. */
function wander({ state, frame, outcome: { id }, creature, using }: Settling): Next {
  const face = using.rng.die(ways.length);
  const along = ways[face - 1] ?? { x: 1, y: 0 };
  const shown = told(frame, `d${ways.length}: ${face}, to the ${compass[face - 1]}.`, [id]);
  const feet = speedStat(creature, "walk", using.compendium)?.effective ?? 0;
  const mover = moverOf(state, { id, mode: "walk" }, using.compendium);
  if (state.battlefield === undefined || mover === undefined) return { events: [shown] };
  const to = throwAlong(state.battlefield, mover, { along, feet }).path.at(-1);
  return {
    events: [shown],
    run: to === undefined ? [] : [act({ type: "move", id, to, granted: { feet } })],
  };
}

/** One melee attack with its action, at one of those within its reach; with nobody there it does nothing at all. */
function strike({ state, frame, outcome: { id }, creature, using }: Settling): Next {
  const { compendium } = using;
  const attack = attackFactsOf(creature, compendium).find(({ modes }) => modes.includes("melee"));
  const here = bodyOf(state, id, compendium);
  if (here === undefined || attack === undefined) return nothing;
  const { name, reach = 5 } = attack;
  const near = bodiesIn(state, compendium).filter(
    (one) => one.id !== id && !state.creatures[one.id]?.dead && feetBetween(here, one) <= reach,
  );
  const target = near.length > 1 ? near[using.rng.die(near.length) - 1] : near[0];
  if (target !== undefined)
    return {
      events: [told(frame, "It strikes at random.", [target.id])],
      run: [act({ type: "attack", id, target: target.id, attack: name, mode: "melee" })],
    };
  const stays: Frame = act({
    type: "gain_effect",
    id,
    name: `${frame.by.source} (nobody in reach)`,
    kind: "curse",
    source: frame.by.source,
    effects: [{ kind: "cannot", what: "move" }],
    lasting: { kind: "this-turn" },
  });
  return { events: [told(frame, "Nobody is in its reach.", [id])], run: [stays] };
}
