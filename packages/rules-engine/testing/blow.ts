import type { ActionOf, DamagePart } from "../src/game/action.js";

/** What may be said of a blow of one part, beside how much. */
type Said = Partial<Pick<DamagePart, "type" | "magical" | "material" | "halved">> &
  Partial<Pick<ActionOf<"damage">, "id" | "source" | "critical" | "nonlethal">>;

/** A blow of one part, to "a" where nobody is named: `blow(7, { type: "fire" })`, `blow("2d6")`. */
export function blow(
  points: number | string,
  { id = "a", source, critical, nonlethal, ...how }: Said = {},
): ActionOf<"damage"> {
  const much = typeof points === "number" ? { amount: points } : { dice: points };
  return {
    type: "damage",
    id,
    parts: [{ ...much, ...how }],
    ...(source !== undefined && { source }),
    ...(critical !== undefined && { critical }),
    ...(nonlethal !== undefined && { nonlethal }),
  };
}
