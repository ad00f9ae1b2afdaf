import * as z from "zod";
import { nearest } from "../nearest.js";

/** An object with these fields and no others, said so with those that it takes. */
export const fields = <const Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys" ? hasNo(issue.keys, Object.keys(shape)) : undefined,
  });

function hasNo(unknown: readonly string[], names: readonly string[]): string {
  const [first = ""] = unknown;
  const [meant] = nearest(first, names, 1);
  const guess = meant === undefined ? "" : `Did you mean ${meant}? `;
  return `has no field ${JSON.stringify(first.slice(0, 60))}. ${guess}Allowed: ${names.join(", ")}`;
}
