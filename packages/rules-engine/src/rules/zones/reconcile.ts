import { isSame } from "../../build/make/updated.js";
import type { Creature } from "../../creature/creature.js";
import type { EffectHeld } from "../../creature/held.js";
import type { Zone } from "../../encounter/zone.js";
import type { Event, EventOf } from "../../game/event.js";
import { type Decision, happens, type Next, nothing, steps } from "../../game/next.js";
import { combatantOf, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { strength } from "../../gather/held.js";
import { effectLost } from "../held/ending.js";
import { mostHeld } from "../held/held-limit.js";
import { freed, freedFrom, isOfZone } from "./held-inside.js";
import { innateZones } from "./innate.js";
import { type InZone, isInside, isWithin, zonesIn } from "./zones-in.js";

const rule = "Areas of Effect";

/** What may have changed who is inside what: all shares are looked through before anything else is decided. */
export function reconcileZones(state: GameState, _: unknown, using: Using): Next {
  return concernsZones(state, using) ? steps({ kind: "zones" }) : nothing;
}

/** The same after effects, of which shares are no reason. */
export function reconcileOther(
  state: GameState,
  event: EventOf<"effect_gained" | "effect_changed">,
  using: Using,
): Next {
  const { lasting, effects } = event.held;
  const isShare = lasting.kind === "zone" && effects.every(({ kind }) => kind !== "aura");
  return isShare ? nothing : reconcileZones(state, event, using);
}

const concernsZones = (state: GameState, using: Using): boolean =>
  state.encounter?.status === "active" &&
  (zonesIn(state, using).length > 0 || Object.values(state.creatures).some(hasShare));

const hasShare = ({ effects, conditions }: Creature): boolean =>
  effects.some(({ lasting }) => lasting.kind === "zone") || conditions.some(isOfZone);

/** Whoever is inside a zone has a share of what holds there, and nobody else has. */
export function zonesStep(state: GameState, _: unknown, using: Using): Decision {
  const zones = zonesIn(state, using);
  const all = Object.values(state.creatures);
  return {
    ok: true,
    value: happens(
      ...all.flatMap((one) => [
        ...sharesOf(state, { one, zones }, using),
        ...freedFrom(state, { one, zones }, using),
      ]),
    ),
  };
}

interface Looked {
  readonly one: Creature;
  readonly zones: readonly Zone[];
}

function sharesOf(state: GameState, { one, zones }: Looked, using: Using): readonly Event[] {
  if (one.dead || combatantOf(state, one.id) === undefined) return ended(one, () => true);
  const over = ended(one, (zone) => {
    const known = zones.find(({ id }) => id === zone);
    return (
      known === undefined ||
      isOutdone(one, known, using) ||
      !isKept(state, { zone: known, id: one.id }, using)
    );
  });
  let last = one.lastId;
  const begun = zones.flatMap((zone): readonly Event[] => {
    const held = shareIn(one, zone);
    if (held === undefined && zone.inside.length === 0) return [];
    if (isOutdone(one, zone, using)) return [];
    if (!isInside(state, { zone, id: one.id }, using)) return [];
    if (held !== undefined) return renewed(one, held, zone);
    if (one.effects.length + last - one.lastId >= mostHeld) return [];
    last += 1;
    return [
      { type: "effect_gained", id: one.id, rule, held: shareOf(state, { zone, one }, `e${last}`) },
    ];
  });
  return over.length === 0 && begun.length === 0 ? [] : [...over, ...begun];
}

/** Who has an aura of the same name gains by another's only where that is stronger. */
function isOutdone(one: Creature, { name, inside }: Zone, { compendium }: Using): boolean {
  const own = innateZones(one, compendium).find((zone) => zone.name === name);
  return own !== undefined && own.inside.length > 0 && weight(own.inside) >= weight(inside);
}

const weight = (effects: Zone["inside"]): number => strength({ effects, kind: "boon" });

/** Off the map a share stays while its zone gives nothing: nobody could say who is inside when it does again. */
const isKept = (state: GameState, at: InZone, using: Using): boolean =>
  isInside(state, at, using) &&
  (at.zone.inside.length > 0 || isWithin(state, at, using) === undefined);

const shareIn = ({ effects }: Creature, zone: Zone): EffectHeld | undefined =>
  effects.find(({ lasting }) => lasting.kind === "zone" && lasting.id === zone.id);

/** What a zone gives to one inside it. */
export function shareOf(
  state: GameState,
  { zone, one }: { readonly zone: Zone; readonly one: Pick<Creature, "id"> },
  held: string,
): EffectHeld {
  const { owner, name, inside, id } = zone;
  const isFoe = combatantOf(state, owner)?.side !== combatantOf(state, one.id)?.side;
  return {
    id: held,
    name,
    kind: isFoe ? "curse" : "boon",
    source: name,
    from: owner,
    effects: inside,
    lasting: { kind: "zone", id },
  };
}

/** What holds inside may be more or less by now. */
function renewed({ id }: Creature, from: EffectHeld, { inside }: Zone): readonly Event[] {
  if (from.effects === inside || isSame(from.effects, inside)) return [];
  const held: EffectHeld = Object.assign({}, from, { effects: inside });
  return [{ type: "effect_changed", id, rule, held, from }];
}

const ended = (one: Creature, isOver: (zone: string) => boolean): readonly Event[] =>
  one.effects.flatMap((held) =>
    held.lasting.kind === "zone" && isOver(held.lasting.id)
      ? [effectLost(one, held, { because: "it is outside" })]
      : [],
  );

/** Outside the fight there are no zones, and no shares of them. */
export const endShares = ({ creatures }: GameState, _: unknown, using: Using): Next =>
  happens(...Object.values(creatures).flatMap((one) => allEnded(one, using)));

/** Who leaves takes no share along. */
export const endOwnShares = (
  { creatures }: GameState,
  { id }: { readonly id: string },
  using: Using,
): Next => {
  const one = creatures[id];
  return one === undefined ? nothing : happens(...allEnded(one, using));
};

const allEnded = (one: Creature, { compendium }: Using): readonly Event[] => [
  ...ended(one, () => true),
  ...freed(one, () => true, compendium),
];
