import type { Zone } from "../../encounter/zone.js";
import type { GameState } from "../../game/state.js";
import { stepAt } from "../../game/step-ref.js";
import type { Using } from "../../game/using.js";
import type { Slowing } from "../../grid/mover.js";
import { shutSpace } from "./bars.js";
import { spaceOf } from "./space.js";
import { isFor, zonesIn } from "./zones-in.js";

type Tables = Pick<Using, "compendium">;

/** A zone that makes a way harder or hurts on it, and its space. */
export interface SlowingZone extends Slowing {
  readonly name: string;
}

/** What the zones of a fight put in the way of a creature that moves ("Difficult Terrain"). */
export const slowingFor = (state: GameState, id: string, using: Tables): readonly SlowingZone[] =>
  zonesIn(state, using).flatMap((zone): readonly SlowingZone[] => {
    const { name, terrain, bars } = zone;
    const isRisky = hurtsOnTheWay(state, zone, using);
    const slows = (terrain !== undefined || isRisky) && isFor(state, { zone, id });
    if (!slows && bars === undefined) return [];
    const space = spaceOf(state, zone, using.compendium);
    if (space === undefined) return [];
    const edge = shutSpace(state, { zone, id, space }, using);
    return [
      ...(edge === undefined ? [] : [{ name, space: edge, shut: true } as const]),
      ...(slows
        ? [Object.assign({ name, space }, terrain, isRisky && { risky: true as const })]
        : []),
    ];
  });

/** Whether it does something to whoever comes into it, or goes on in it. */
const hurtsOnTheWay = (
  { encounter }: GameState,
  { steps, layers }: Zone,
  { compendium }: Tables,
): boolean =>
  layers !== undefined ||
  steps.some(({ at }) =>
    [stepAt(at, compendium, encounter?.zones)?.when]
      .flat()
      .some((when) => when === "enter" || when === "moved"),
  );
