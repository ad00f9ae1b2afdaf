import type { Creature } from "../../creature/creature.js";
import type { ConditionHeld, EffectHeld } from "../../creature/held.js";
import type { Event } from "../../game/event.js";
import type { GameState } from "../../game/state.js";
import { castEnded, effectLost } from "./ending.js";

/** What ends with its work, and who bears it. */
interface Worked {
  readonly bearer: Creature;
  readonly held: EffectHeld;
}

/** What a spell has laid has done its work, and the spell is over with it; of what is no spell's, that alone. */
export function spellOver(
  { creatures }: GameState,
  { bearer, held }: Worked,
  because: string,
): Event {
  const { lasting, from = bearer.id } = held;
  const owner = creatures[from];
  const cast =
    lasting.kind === "cast" ? owner?.casts.find(({ id }) => id === lasting.id) : undefined;
  return owner === undefined || cast === undefined
    ? effectLost(bearer, held, { because })
    : castEnded(owner, cast, { because });
}

/** What was good for one roll and ends by itself is used, and the spell is over that has laid it on this one alone (Guiding Bolt). */
export function spellUsed(
  { creatures }: GameState,
  bearer: Creature,
  id: string,
): readonly Event[] {
  const { from, source, lasting } = bearer.effects.find((held) => held.id === id) ?? {};
  const owner = creatures[from ?? ""];
  const cast = owner?.casts.find(
    ({ spell, targets = [], concentration }) =>
      spell === source && !concentration && targets.length === 1 && targets[0] === bearer.id,
  );
  return owner === undefined || cast === undefined || lasting?.kind === "cast"
    ? []
    : [castEnded(owner, cast, { because: "used" })];
}

/** A cast, and whose it is. */
interface OfCast {
  readonly owner: string;
  readonly cast: string;
}

/** What a cast has laid. */
export const isLaidBy =
  ({ owner, cast }: OfCast) =>
  ({ lasting, from }: ConditionHeld | EffectHeld): boolean =>
    lasting.kind === "cast" && lasting.id === cast && from === owner;

/** The spell that has laid something on this creature and on nobody else, nor anywhere, ends with that: nobody concentrates on nothing. */
export function spellShakenOff(
  { creatures, encounter }: GameState,
  { owner: id, cast: of, bearer }: OfCast & { readonly bearer: string },
): Event | undefined {
  const owner = creatures[id];
  const cast = owner?.casts.find((one) => one.id === of);
  if (owner === undefined || cast === undefined) return undefined;
  const hasZone = encounter?.zones?.some(
    (zone) => zone.owner === id && zone.lasting.kind === "cast" && zone.lasting.id === of,
  );
  if (hasZone) return undefined;
  const isOfIt = isLaidBy({ owner: id, cast: of });
  const bearers = Object.values(creatures).filter(({ conditions, effects }) =>
    [...conditions, ...effects].some(isOfIt),
  );
  return bearers.length === 1 && bearers[0]?.id === bearer
    ? castEnded(owner, cast, { because: "it is shaken off" })
    : undefined;
}
