import * as z from "zod";
import { defineTool } from "../../context.js";
import { who } from "../../params.js";
import { locationText, locationView, presentAt } from "../../render/location.js";
import { locationMeant, neighbours } from "../../story/places.js";

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
      ...near.map(({ name, away }) => `${away} away: ${name}`),
    ].join("\n");
    const { exits, ...about } = view;
    const summary = `${view.name}: ${exits.length} exits, ${present.length} present.`;
    const data = { summary, location: about, exits, present, ...(depth === 0 ? {} : { near }) };
    return { data, text };
  },
});
