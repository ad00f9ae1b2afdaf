import type { Zone, ZoneSide } from "../../encounter/zone.js";
import { combatantOf, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { coveredOf } from "../../grid/area.js";
import { bodyOf, feetOf } from "../combat/bodies.js";
import { innateZones } from "./innate.js";
import { radiusOf, spaceOf } from "./space.js";

type Tables = Pick<Using, "compendium">;

/** All zones of a fight: those that were laid, then those that living creatures in it just have. */
export function zonesIn(state: GameState, { compendium }: Tables): readonly Zone[] {
  const { encounter, combatants = {}, creatures } = state;
  if (encounter?.status !== "active") return [];
  const found: Zone[] = [...(encounter.zones ?? [])];
  for (const id of Object.keys(combatants)) {
    const creature = creatures[id];
    if (creature !== undefined && !creature.dead) found.push(...innateZones(creature, compendium));
  }
  return found;
}

/** Ids of those whom a zone is for and who are inside, in the order of their turns. */
export const insideOf = (state: GameState, zone: Zone, using: Tables): readonly string[] =>
  (state.encounter?.order ?? []).flatMap(({ id }) =>
    isInside(state, { zone, id }, using) ? id : [],
  );

/** A creature and a zone that it may be in. */
export interface InZone {
  readonly zone: Zone;
  readonly id: string;
}

/**
 * Whether a creature is inside a zone that is for it. Where the map does not know of both, whoever
 * holds a share of it is.
 */
export function isInside(state: GameState, { zone, id }: InZone, using: Tables): boolean {
  const creature = state.creatures[id];
  if (creature === undefined || creature.dead || !isFor(state, { zone, id })) return false;
  return isWithin(state, { zone, id }, using) ?? holdsShare(state, { zone, id });
}

/** Whether a creature holds a share of a zone: what it gives to those inside, be it nothing that lasts. */
export const holdsShare = ({ creatures }: GameState, { zone, id }: InZone): boolean =>
  creatures[id]?.effects.some(
    ({ lasting }) => lasting.kind === "zone" && lasting.id === zone.id,
  ) === true;

/** Whose side a zone is for; who has it is among its allies. */
export function isFor(state: GameState, { zone, id }: InZone): boolean {
  const { owner, affects, spares } = zone;
  if (spares?.includes(id)) return false;
  if (id === owner) return includesOwner[affects] && !isInnate(zone);
  const [own, other] = [combatantOf(state, owner)?.side, combatantOf(state, id)?.side];
  if (affects === "others" || affects === "all") return other !== undefined;
  return (own === other) === (affects === "allies");
}

const includesOwner: Readonly<Record<ZoneSide, boolean>> = {
  allies: true,
  all: true,
  enemies: false,
  others: false,
};

/** What a creature just has is on itself by its own features. */
const isInnate = (zone: Zone): boolean => !("lasting" in zone);

/** Whether a creature is inside by the map; nothing where the map knows not both. */
export function isWithin(
  state: GameState,
  { zone, id }: InZone,
  { compendium }: Tables,
): boolean | undefined {
  const { anchor, area } = zone;
  if ("creature" in anchor) {
    if (anchor.creature === id) return true;
    const [self, other] = [state.creatures[anchor.creature], state.creatures[id]];
    if (self === undefined || other === undefined) return false;
    const feet = feetOf(state, { self, other }, compendium);
    return feet === undefined ? undefined : feet <= radiusOf(area);
  }
  const body = bodyOf(state, id, compendium);
  const space = body && spaceOf(state, zone, compendium);
  return body === undefined || space === undefined ? undefined : coveredOf(body, space).length > 0;
}
