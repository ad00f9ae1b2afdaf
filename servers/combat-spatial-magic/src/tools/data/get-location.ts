import * as z from "zod";
import { type CombatContext, defineTool, type Location } from "../../context.js";
import { who } from "../../input/params.js";
import { locationText, locationView, mostNames, presentAt } from "../../render/location.js";
import { inLines } from "../../render/one-line.js";
import { counted } from "../../render/time.js";
import { exitsOf, locationMeant } from "../../table/places.js";

/** A place, who is there, and what is near it. */
export default defineTool({
  name: "get_location",
  title: "Get location",
  description:
    "A place with its exits and who is present: where the active party is, unless told. depth adds places so many exits away.",
  access: "read",
  toolset: "data",
  input: {
    locationId: who.optional(),
    depth: z.int().min(0).max(3).default(0),
  },
  aliases: { name: "locationId" },
  async handle({ locationId, depth }, ctx) {
    const location = await locationMeant(locationId, ctx);
    const [view, present, near] = await Promise.all([
      locationView(location, ctx),
      presentAt(location, ctx),
      neighbours(location, depth, ctx),
    ]);
    const text = inLines([...locationText(view, present).split("\n"), ...nearLines(near)]);
    const { exits, ...about } = view;
    const summary = `${view.name}: ${counted(exits.length, "exit")}, ${present.length} present.`;
    const lists = { ...firstOf("present", present), ...(depth > 0 && firstOf("near", near)) };
    return { data: { summary, location: about, exits, ...lists }, text };
  },
});

/** The first of a list under its name, and how many more there are: `moreNear`. */
const firstOf = (list: "near" | "present", all: readonly object[]): object => ({
  [list]: all.slice(0, mostNames),
  ...(all.length > mostNames && {
    [list === "near" ? "moreNear" : "morePresent"]: all.length - mostNames,
  }),
});

/** A place so many exits away. */
interface Near {
  readonly id: string;
  readonly name: string;
  readonly away: number;
}

const nearLines = (near: readonly Near[]): readonly string[] => [
  ...near.slice(0, mostNames).map(({ name, away }) => `${away} away: ${name}`),
  ...(near.length > mostNames ? [`and ${near.length - mostNames} more near it`] : []),
];

/** Every place that up to `depth` exits lead to, nearest first. */
async function neighbours(
  location: Location,
  depth: number,
  { campaign }: CombatContext,
): Promise<readonly Near[]> {
  const seen = new Set([location.id]);
  const near: Near[] = [];
  let edge: readonly Location[] = [location];
  for (let away = 1; away <= depth; away += 1) {
    const exits = await Promise.all(edge.map((place) => exitsOf(place, { campaign })));
    const ids = exits.flat().flatMap(({ to }) => to ?? []);
    const fresh = [...new Set(ids)].filter((id) => !seen.has(id));
    edge = (await campaign.locations.load(fresh)).map(({ value }) => value);
    for (const { id, name } of edge) {
      seen.add(id);
      near.push({ id, name, away });
    }
  }
  return near;
}
