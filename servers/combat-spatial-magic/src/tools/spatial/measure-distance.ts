import { type Diagonals, feetBetween, type Place, straightFeet } from "@tabletop-mcp/rules-engine";
import { defineTool } from "../../context.js";
import { choice, who } from "../../input/params.js";
import { spot } from "../../input/spot.js";
import { inGlance } from "../../table/session.js";
import { placedAt } from "../../table/spots.js";

const metrics = ["grid", "5-10-5", "euclidean"] as const;

/** How far it is from one to the other. */
export default defineTool({
  name: "measure_distance",
  title: "Measure distance",
  description:
    "Feet and squares between two places, nearest squares, heights counted. from and to are { x, y, z? } (squares; z feet up), a combatant or a prop.",
  access: "read",
  toolset: "spatial",
  input: {
    from: spot,
    to: spot,
    metric: choice(metrics, { "5_10_5": "5-10-5", straight: "euclidean" })
      .optional()
      .describe("Default: the encounter's diagonals."),
    encounterId: who.optional(),
  },
  handle: ({ from, to, metric, encounterId }, ctx) =>
    inGlance(ctx, async (session) => {
      const [one, other] = await placedAt(session, { encounterId, spots: [from, to] });
      if (one === undefined || other === undefined) throw new Error("Two places were asked for.");
      const { diagonals } = session.state().encounter?.house ?? { diagonals: "5" };
      const feet = measured(
        one.body,
        other.body,
        metric ?? (diagonals === "5" ? "grid" : diagonals),
      );
      const squares = rounded(feet / 5);
      const how = metric === "euclidean" ? ", straight" : "";
      const text = `${one.name} to ${other.name}: ${feet} ft (${squares} ${squares === 1 ? "square" : "squares"}${how}).`;
      return { data: { feet, squares }, text };
    }),
});

const feetBy: Readonly<Record<"grid" | "5-10-5", Diagonals>> = { grid: "5", "5-10-5": "5-10-5" };

const measured = (one: Place, other: Place, metric: (typeof metrics)[number]): number =>
  metric === "euclidean"
    ? rounded(straightFeet(one, other))
    : feetBetween(one, other, feetBy[metric]);

const rounded = (feet: number): number => Math.round(feet * 10) / 10;
