import type { Cast } from "../../creature/cast.js";
import type { Creature } from "../../creature/creature.js";
import type { LaidZone } from "../../encounter/zone.js";
import type { CastRef } from "../../game/craft.js";
import type { Event } from "../../game/event.js";
import { happens, type Next } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import { foldName } from "../../tables/compendium.js";
import { check } from "../check/check.js";
import { castEnded } from "../held/ending.js";
import type { Settling, StepTurn } from "../steps/settling.js";
import { told } from "../steps/told.js";
import { layeredIn, peeled } from "../zones/layers.js";

/**
 * Spells on whom a step affects end: those of at most its level, or of the slot's; those of a higher
 * one by a check with the spellcasting ability, DC 10 and their level (Counterspell, Dispel Magic).
 */
export function dispel(turn: Settling): Next {
  const { frame, outcome } = turn;
  let dice = frame.craft?.manual ?? [];
  const events = meantBy(turn, outcome.id).flatMap(({ owner, cast, isSure }): readonly Event[] => {
    const wall = layeredOf(turn.state, owner.id, cast.id);
    if (wall !== undefined) return againstWall(turn, wall);
    const ended = castEnded(owner, cast, { because: frame.by.source });
    if (isSure) return [ended];
    const made = byCheck(turn, { cast, dice }, ended);
    dice = dice.slice(made.fallen);
    return made.events;
  });
  return happens(...(events.length === 0 ? [nothingThere(turn)] : events));
}

/** Of a wall in layers the outermost goes, where dispelling destroys it ("Prismatic Wall"). */
const againstWall = (turn: Settling, wall: LaidZone): readonly Event[] => {
  const [outermost] = wall.layers ?? [];
  const { frame, state } = turn;
  return outermost?.spells?.includes(dispelling)
    ? peeled(state, wall)
    : [told(frame, `It does nothing to the ${outermost?.name ?? ""} layer of ${wall.name}.`)];
};

const dispelling = "dispel-magic";

const layeredOf = (state: GameState, owner: string, cast: string): LaidZone | undefined =>
  layeredIn(state).find(
    (zone) => zone.owner === owner && zone.lasting.kind === "cast" && zone.lasting.id === cast,
  );

/** How many of the spells on these end by a check alone. */
export const checksDue = (turn: StepTurn, ids: readonly string[]): number =>
  ids.flatMap((id) => meantBy(turn, id)).filter(({ isSure }) => !isSure).length;

/** The spells on somebody that are to end, and whether they do without a check. */
function meantBy({ state, frame, step }: StepTurn, id: string) {
  const most = Math.max(step.dispels?.level ?? 0, frame.by.castLevel ?? 0);
  const { ends, ending } = frame.craft ?? {};
  return (ends ?? meantOn(state, id, ending)).flatMap((ref) => {
    const owner = state.creatures[ref.id];
    const cast = owner?.casts.find((one) => one.id === ref.cast);
    return owner === undefined || cast === undefined || !isMeant(cast, ending)
      ? []
      : [
          {
            owner,
            cast,
            isSure: (cast.level ?? 0) <= most || layeredOf(state, owner.id, cast.id) !== undefined,
          },
        ];
  });
}

/** A spell that is aimed at itself (a cloud, a web) is its caster's own cast of that id; else those at work on somebody. */
function meantOn(state: GameState, id: string, named: string | undefined): readonly CastRef[] {
  const own = state.creatures[id]?.casts.find((cast) => cast.id === named);
  return own === undefined ? castsOn(state, id) : [{ id, cast: own.id }];
}

const nothingThere = ({ creature, frame }: Settling): Event => ({
  type: "told",
  about: { creature: frame.id },
  rule: "Spell Descriptions",
  source: frame.by.source,
  text: `It finds no such spell on ${creature.name}.`,
  targets: [creature.id],
});

/** One alone may be named. */
const isMeant = ({ id, spell }: Cast, named: string | undefined): boolean =>
  named === undefined || id === named || foldName(spell) === foldName(named);

/** Whether it ends hangs on the check. */
function byCheck(
  { state, frame, using }: Settling,
  { cast, dice }: { readonly cast: Cast; readonly dice: readonly number[] },
  ended: Event,
): { readonly events: readonly Event[]; readonly fallen: number } {
  const { id, by } = frame;
  const dc = 10 + (cast.level ?? 0);
  const made = check(
    creatureIn(state, id),
    { kind: "ability", ability: by.ability ?? "int", dc, manual: dice, leavesDice: true },
    using,
  );
  if (!made.ok || "passive" in made.value.d20) return { events: [], fallen: 0 };
  const { d20, what, rule, success = false, used } = made.value;
  const rolled: Event = {
    type: "rolled",
    id,
    rule,
    purpose: "check",
    what: `${what} (${by.source} against ${cast.spell})`,
    d20,
    dc,
    success,
    ...(used && { used }),
  };
  return { events: success ? [rolled, ended] : [rolled], fallen: d20.rolls.length };
}

/** The spells at work on somebody: whoever's they are, what they have laid on it, and those it was named for. */
export const castsOn = ({ creatures }: GameState, id: string): readonly CastRef[] => {
  const bearer = creatures[id];
  return Object.values(creatures).flatMap((owner) =>
    owner.casts.flatMap((cast) =>
      isOn(bearer, owner, cast) ? [{ id: owner.id, cast: cast.id }] : [],
    ),
  );
};

const isOn = (bearer: Creature | undefined, owner: Creature, cast: Cast): boolean =>
  bearer !== undefined &&
  (cast.targets?.includes(bearer.id) === true ||
    [...bearer.conditions, ...bearer.effects].some(
      ({ lasting, from }) => lasting.kind === "cast" && lasting.id === cast.id && from === owner.id,
    ));
