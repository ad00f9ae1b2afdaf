import * as z from "zod";
import { defineTool } from "../../context.js";
import { who } from "../../input/params.js";
import { locationText, locationView, mostNames, presentAt } from "../../render/location.js";
import { locationMeant, neighbours } from "../../table/places.js";

/** A place, who is there, and what is near it. */
export default defineTool({
  name: "get_location",
  title: "Get location",
  description:
    "A place with its exits and who is present; where the active party is when locationId is left out. depth adds the places so many exits away.",
  access: "read",
  toolset: "data",
  input: {
    locationId: who.optional(),
    depth: z.int().min(0).max(3).default(0),
  },
  async handle({ locationId, depth }, ctx) {
    const location = await locationMeant(locationId, ctx);
    const [view, present, near] = await Promise.all([
      locationView(location, ctx),
      presentAt(location, ctx),
      neighbours(location, depth, ctx),
    ]);
    const text = [
      locationText(view, present),
      ...near.slice(0, mostNames).map(({ name, away }) => `${away} away: ${name}`),
      ...(near.length > mostNames ? [`and ${near.length - mostNames} more near it`] : []),
    ].join("\n");
    const { exits, ...about } = view;
    const summary = `${view.name}: ${exits.length} exits, ${present.length} present.`;
    const data = {
      summary,
      location: about,
      exits,
      ...firstOf("present", present),
      ...(depth === 0 ? {} : firstOf("near", near)),
    };
    return { data, text };
  },
});

/** The first of a list under its name, and how many more there are: `moreNear`. */
const firstOf = (list: "near" | "present", all: readonly object[]): object => ({
  [list]: all.slice(0, mostNames),
  ...(all.length > mostNames && {
    [list === "near" ? "moreNear" : "morePresent"]: all.length - mostNames,
  }),
});
