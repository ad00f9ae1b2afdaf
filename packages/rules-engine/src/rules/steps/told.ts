import type { Step } from "@tabletop-mcp/srd-data";
import type { Event } from "../../game/event.js";
import type { StepsFrame } from "../../game/steps-frame.js";

/** What the game master decides or tells. */
export const told = (
  { id, by }: Pick<StepsFrame, "id" | "by">,
  text: string,
  targets: readonly string[] = [],
): Event => ({
  type: "told",
  about: { creature: id },
  rule: "House rule: the game master tells it",
  source: by.source,
  text,
  targets,
});

/** Whether a step is for no creature. */
export const isOfThings = (targets: Step["targets"]): boolean =>
  targets !== undefined && ["object", "point", "spell", "plant"].includes(targets.what);

/** In words what of a step is for things, or run in a fight alone, for the game master to do. */
export function unrun(step: Step, isFight: boolean): readonly string[] {
  const { move, targets } = step;
  return [
    // Only who is in the fight has a place on the map.
    ...(move !== undefined && isOfThings(targets) ? [moving(move)] : []),
    ...(isFight ? [] : surroundings(step)),
  ];
}

/** What a place is like: in a fight a zone is laid there. */
function surroundings({ light, obscures, terrain }: Step): readonly string[] {
  return [
    ...(light === undefined
      ? []
      : [`Sheds bright light for ${light.bright} feet and dim light for ${light.dim} more.`]),
    ...(obscures === undefined
      ? []
      : [
          `The area is ${obscures === "magical_darkness" ? "in magical darkness" : `${obscures} obscured`}.`,
        ]),
    ...(terrain === undefined ? [] : [`The area is ${terrain} terrain.`]),
  ];
}

/** How far somebody is moved, in words. */
export const moving = ({ feet, to, teleport }: NonNullable<Step["move"]>): string =>
  `${teleport ? "Teleports" : "Moves"} up to ${feet} feet${to === "any" ? "" : ` ${to}`}.`;

/** Who comes, in words. */
export function appearing({
  creatures,
  types,
  count,
  after,
}: NonNullable<Step["summons"]>): string {
  const who = (creatures ?? types ?? []).join(" or ");
  const when =
    after === undefined
      ? ""
      : ` after ${after.amount} ${after.unit}${after.amount === 1 ? "" : "s"}`;
  return `Creatures appear${when}: ${[count, who].filter((one) => one !== undefined && one !== "").join(" ") || "as chosen"}.`;
}
