import type { Cast } from "../../creature/cast.js";
import type { Creature } from "../../creature/creature.js";
import type { CastRef } from "../../game/craft.js";
import type { Event } from "../../game/event.js";
import { happens, type Next } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import { foldName } from "../../tables/compendium.js";
import { check } from "../check/check.js";
import { castEnded } from "../held/ending.js";
import type { Settling } from "../steps/settling.js";

/**
 * Spells on whom a step affects end: those of at most its level, or of the slot's; those of a higher
 * one by a check with the spellcasting ability, DC 10 and their level (Counterspell, Dispel Magic).
 */
export function dispel(turn: Settling): Next {
  const { state, frame, step, outcome } = turn;
  const most = Math.max(step.dispels?.level ?? 0, frame.by.castLevel ?? 0);
  const { ends, ending } = frame.craft ?? {};
  const refs = ends ?? meantOn(state, outcome.id, ending);
  const events = refs.flatMap((ref): readonly Event[] => {
    const owner = state.creatures[ref.id];
    const cast = owner?.casts.find(({ id }) => id === ref.cast);
    if (owner === undefined || cast === undefined || !isMeant(cast, ending)) return [];
    const { level = 0 } = cast;
    const ended = castEnded(owner, cast, { because: frame.by.source });
    return level <= most ? [ended] : byCheck(turn, { cast, level }, ended);
  });
  return happens(...(events.length === 0 ? [nothingThere(turn)] : events));
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
  { cast, level }: { readonly cast: Cast; readonly level: number },
  ended: Event,
): readonly Event[] {
  const { id, by, craft } = frame;
  const dc = 10 + level;
  const { manual } = craft ?? {};
  const asked = { kind: "ability", ability: by.ability ?? "int", dc } as const;
  const made = check(
    creatureIn(state, id),
    manual === undefined ? asked : { ...asked, manual },
    using,
  );
  if (!made.ok || "passive" in made.value.d20) return [];
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
  return success ? [rolled, ended] : [rolled];
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
