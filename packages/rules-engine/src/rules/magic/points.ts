import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { CastAction } from "../../game/cast-action.js";
import type { RuleViolation } from "../../game/violation.js";
import type { Struck } from "../../grid/affected.js";
import type { Origin } from "../../grid/point.js";

/** At how many points a spell bursts at once, where they are more than one (Meteor Swarm). */
export const burstsOf = ({ steps }: Spell): number | undefined =>
  steps.some(({ area, save, aura }) => area !== undefined && save !== undefined && !aura)
    ? steps
        .flatMap(({ targets }) => (targets?.what === "point" ? (targets.count ?? 1) : []))
        .find((count) => typeof count === "number" && count > 1)
    : undefined;

/** Whoever is in several bursts is in one of them: that from which it has the least cover. */
export function inAny(bursts: readonly (readonly Struck[] | undefined)[]): readonly Struck[] {
  const least = new Map<string, Struck>();
  for (const one of bursts.flatMap((struck) => struck ?? [])) {
    const before = least.get(one.id);
    if (before === undefined || covers.indexOf(one.cover) < covers.indexOf(before.cover))
      least.set(one.id, one);
  }
  return [...least.values()];
}

const covers: readonly Struck["cover"][] = ["none", "half", "three_quarters", "full"];

/** Says no to more points than a spell has, or to fewer or the same ones of a spell that bursts at several. */
export function refusePoints(spell: Spell, { points = [] }: CastAction): RuleViolation | undefined {
  const due = burstsOf(spell);
  const different = new Set(points.map(keyOf)).size;
  if (due !== undefined)
    return different === due && points.length === due
      ? undefined
      : {
          code: "POINTS_NEEDED",
          message: `${spell.name} bursts at ${due} different points, and ${different === points.length ? different : `${different} different ones`} ${different === 1 ? "is" : "are"} named.`,
          hint: `Name ${due}, in their order.`,
        };
  return points.length > 1 && isOfOnePoint(spell)
    ? {
        code: "TOO_MANY_POINTS",
        message: `${spell.name} has one point, and ${points.length} are named.`,
        hint: "Name the one where it begins.",
      }
    : undefined;
}

const keyOf = ({ x, y, z = 0 }: Origin): string => `${x},${y},${z}`;

/** Nothing of it is laid square by square, called to several squares or set up in several places. */
const isOfOnePoint = ({ steps }: Spell): boolean =>
  steps.some(({ area }) => area !== undefined) &&
  steps.every(
    ({ area, summons, targets, light }) =>
      area?.shape !== "wall" &&
      summons === undefined &&
      light === undefined &&
      (targets?.what !== "point" || targets.count === 1),
  );
