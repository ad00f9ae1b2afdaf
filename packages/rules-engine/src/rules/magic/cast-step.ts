import { ok } from "@tabletop-mcp/dice-core";
import { type Cast, concentrationOf } from "../../creature/cast.js";
import type { Creature } from "../../creature/creature.js";
import type { CastFrame } from "../../game/cast-frame.js";
import type { Event } from "../../game/event.js";
import { type Decision, nothing } from "../../game/next.js";
import { type GameState, secondsNow } from "../../game/state.js";
import type { StepNumbers } from "../../game/steps-frame.js";
import type { Using } from "../../game/using.js";
import { castEnded } from "../held/ending.js";
import { framesOf } from "./aim.js";
import { doneToThePlace } from "./areas-of-cast.js";
import { withoutShares, zoneOfCast } from "./cast-zone.js";
import { lastsAt, secondsOfSpell } from "./lasts.js";
import { nearSide } from "./near-side.js";
import { reflected } from "./reflected.js";
import { sculpted } from "./sculpted.js";
import { spellHeld } from "./spell-held.js";
import { endsFormer } from "./waiting.js";
import { endHarming, pastWards } from "./warded.js";

/** A spell takes effect: what was concentrated on ends, it runs from now on where it lasts, and its steps are taken. */
export function castStep(state: GameState, frame: CastFrame, using: Using): Decision {
  const spell = using.compendium.spells.find(frame.spell);
  const caster = state.creatures[frame.id];
  const cast = caster && castIn(caster, frame);
  if (spell === undefined || caster === undefined || cast === undefined) return ok(nothing);
  if (frame.phase === "held") return ok(nothing);
  const { concentration: asked, duration } = lastsAt(spell, frame.by.castLevel);
  const concentration = asked && !frame.action.kept;
  const before = concentrationOf(caster);
  // First what was concentrated on ends, with all that hangs on it: whom it has called is not there any more.
  if (concentration && before !== undefined && before.id !== cast.id)
    return ok({ events: [givenUp(caster, before, cast)], run: [frame] });
  const lasts = secondsOfSpell({ duration }, frame);
  const by = lasts === undefined ? frame.by : running(frame.by, cast.id);
  const { action, option, craft } = frame;
  const aiming = {
    spell,
    by,
    action,
    ...(option !== undefined && { option }),
    ...(craft && { craft }),
  };
  const zone = zoneOfCast(state, aiming, using);
  const { id } = frame;
  const all = framesOf(state, aiming, { when: "use", using });
  const turned = reflected(state, { spell, frames: sculpted(state, all, using) }, using);
  const aimed = withoutShares(turned.frames, zone, using);
  const { events, frames } = pastWards(state, { id, frames: aimed }, using);
  const there = doneToThePlace(state, { aiming, frames }, using);
  const runs =
    lasts === undefined
      ? [castEnded(caster, cast, { because: "it is over at once" })]
      : begun(caster, { cast, concentration, by, until: untilOf(state, lasts) });
  return ok({
    events: [
      ...runs,
      ...endsFormer(caster, cast),
      ...nearSide(state, aiming, using),
      ...there.events,
      ...spellHeld(aiming, using.compendium),
      ...turned.events,
      ...events,
      ...endHarming(state, { id, frames: aimed }, using),
    ],
    run: [...there.frames, ...zone],
  });
}

/** Its caster still casts it: it was not broken off, and nobody has died over it. */
const castIn = (caster: Creature, { cast }: CastFrame): Cast | undefined =>
  caster.dead ? undefined : caster.casts.find(({ id }) => id === cast);

/** Whether a spell is being cast, so that others may answer it. */
export function isBeingCast({ creatures }: GameState, frame: CastFrame): boolean {
  const caster = creatures[frame.id];
  return frame.phase !== "released" && caster !== undefined && castIn(caster, frame) !== undefined;
}

/** What is laid lasts as long as the cast does. */
const running = (by: StepNumbers, cast: string): StepNumbers => Object.assign({}, by, { cast });

/** No end is known of what lasts until it is dispelled. */
const untilOf = (state: GameState, seconds: number | "open"): number | undefined =>
  seconds === "open" ? undefined : secondsNow(state) + seconds;

interface Begun {
  readonly cast: Cast;
  readonly concentration: boolean;
  readonly by: StepNumbers;
  readonly until: number | undefined;
}

/** Nobody concentrates on two spells at once ("Concentration"). */
const givenUp = (caster: Creature, before: Cast, { spell }: Cast): Event =>
  castEnded(caster, before, { because: `concentration is on ${spell} now`, broken: true });

function begun(caster: Creature, { cast, concentration, by, until }: Begun): readonly Event[] {
  const { readied: _readied, concentration: _concentration, ...plain } = cast;
  const runs: Cast = {
    ...plain,
    by,
    ...(concentration && { concentration: true }),
    ...(until !== undefined && { until }),
  };
  return [{ type: "cast_changed", id: caster.id, rule: "Duration", cast: runs, from: cast }];
}
