import type { LaidZone } from "../../encounter/zone.js";
import type { Event } from "../../game/event.js";
import { happens, type Next, nothing } from "../../game/next.js";
import type { GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { Extent } from "../../grid/area.js";
import { overWith } from "./ends.js";
import { radiusOf, spaceOf } from "./space.js";
import { extentOfStep, type StepArea } from "./step-area.js";
import { lightsOf } from "./view.js";

/** Light and darkness of spells end where a darkness or a light that dispels them overlaps theirs ("Darkness", "Daylight"). */
export function quenchZones(state: GameState, _: unknown, using: Using): Next {
  const zones = state.encounter?.status === "active" ? (state.encounter.zones ?? []) : [];
  const quenching = zones.filter(({ quenches }) => quenches !== undefined);
  if (quenching.length === 0) return nothing;
  const over = zones.filter((other) =>
    quenching.some((one) => one !== other && isQuenched(state, { one, other }, using)),
  );
  return happens(...over.map((zone) => overWith(state, zone, "light and darkness of magic met")));
}

/** What is over in a moment quenches what lies where it strikes (Sunburst). */
export function quenchedBy(
  state: GameState,
  areas: () => readonly StepArea[],
  using: Using,
): readonly Event[] {
  const zones = state.encounter?.status === "active" ? (state.encounter.zones ?? []) : [];
  if (!zones.some(({ light, obscures }) => light ?? obscures)) return [];
  const struck = areas().flatMap((area) => {
    const { quenches } = area.step;
    const space = quenches && extentOfStep(state, area, using);
    return space === undefined
      ? []
      : [{ quenches, reach: Object.assign({ middle: middleOf(area) }, space) }];
  });
  const over = zones.filter((zone) =>
    struck.some(
      ({ quenches, reach }) =>
        isSuch(zone, quenches) && overlap(reach, reachOf(state, zone, using)),
    ),
  );
  return over.map((zone) => overWith(state, zone, "it is dispelled"));
}

interface Two {
  readonly one: LaidZone;
  readonly other: LaidZone;
}

const isQuenched = (state: GameState, { one, other }: Two, using: Using): boolean =>
  isSuch(other, one.quenches) && overlap(reachOf(state, one, using), reachOf(state, other, using));

/** Whether a zone is the light or the darkness of a spell that this quenches. */
function isSuch({ level, light, obscures }: LaidZone, quenches: LaidZone["quenches"]): boolean {
  if (quenches === undefined || level === undefined || level > quenches.level) return false;
  return quenches.what === "light" ? light !== undefined : obscures === "magical_darkness";
}

/** Whether two of them share a square; light reaches as far as it is dim. */
function overlap(first: Reach | undefined, second: Reach | undefined): boolean {
  if (first === undefined || second === undefined) return false;
  const from = (axis: "x" | "y"): number => Math.max(first.from[axis], second.from[axis]);
  const to = (axis: "x" | "y"): number => Math.min(first.to[axis], second.to[axis]);
  for (let y = from("y"); y <= to("y"); y += 1)
    for (let x = from("x"); x <= to("x"); x += 1)
      for (const z of [first.middle, second.middle])
        if (first.has(x, y, z) && second.has(x, y, z)) return true;
  return false;
}

type Reach = Extent & { readonly middle: number };

function reachOf(state: GameState, zone: LaidZone, { compendium }: Using): Reach | undefined {
  const [source] = lightsOf(state, [zone], compendium);
  if (source === undefined) {
    const space = spaceOf(state, zone, compendium);
    return space && Object.assign({ middle: middleOf(zone) }, space);
  }
  const { light } = zone;
  const feet = Math.max(radiusOf(zone.area), (light?.bright ?? 0) + (light?.dim ?? 0));
  const squares = Math.ceil(feet / 5);
  const { x, y, z = 0 } = source;
  return {
    middle: z,
    from: { x: x - squares, y: y - squares, z: z - feet },
    to: { x: x + squares, y: y + squares, z: z + feet },
    has: (atX, atY, atZ) => Math.hypot(atX - x, atY - y, (atZ - z) / 5) * 5 <= feet,
  };
}

const middleOf = ({ anchor }: Pick<StepArea, "anchor">): number =>
  "origin" in anchor ? (anchor.origin.z ?? 0) : 0;
