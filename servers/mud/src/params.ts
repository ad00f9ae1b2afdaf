import { beginning } from "@tabletop-mcp/mcp-kit";
import * as z from "zod";
import { match } from "./play/match.js";
import { directions } from "./world/model.js";

/** What something or somebody is called. */
export const thing = z.string().min(1).max(80);

/** What a player says. */
export const words = z.string().min(1).max(500);

/** A direction, or how it begins: "n", "North". */
export const direction = z.preprocess((value) => {
  if (typeof value !== "string") return value;
  const matched = match(
    beginning(value, 20),
    directions.map((name) => ({ id: name, name })),
  );
  return "found" in matched ? matched.found.name : value;
}, z.enum(directions));
