import { beginning, type Shape, ToolFault, underListedNames } from "@tabletop-mcp/mcp-kit";
import * as z from "zod";
import { nearest } from "./nearest.js";

/**
 * A value that clients see as one plain shape, described in a line, and that is checked by another:
 * whole nested schemas in a tool's list would cost every session what few calls need.
 */
export const nested = <Listed extends z.ZodType, Real>(listed: Listed, real: z.ZodType<Real>) =>
  listed.transform((value, context): Real => checked(real, value, context));

/** A name, or something more: it is checked, and spoken of, as what it was meant to be. */
export const nameOr = <Real>(name: z.ZodType<string>, real: z.ZodType<Real>) =>
  z
    .unknown()
    .transform((value, context): string | Real =>
      typeof value === "string" ? checked(name, value, context) : checked(real, value, context),
    );

function checked<Real>(real: z.ZodType<Real>, value: unknown, context: z.RefinementCtx): Real {
  const { data, error } = real.safeParse(value);
  if (error === undefined) return data;
  for (const { path, message } of error.issues)
    context.addIssue({ code: "custom", path: [...path], message, input: value });
  return z.NEVER;
}

/** An object in a tool's list, and nothing more: what it is beside is checked. */
export const anyObject = z.unknown().meta({ type: "object" });

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An object inside a call: its fields are named as freely as parameters are, and one that it does not have is refused with those that it has. `what` says it of what is no object. */
export const fields = <Fields extends Shape>(
  input: Fields,
  aliases: Readonly<Record<string, string>> = {},
  what?: string,
) =>
  z.preprocess(
    (value, context) => {
      if (!isRecord(value)) return value;
      try {
        return underListedNames(value, { input, aliases });
      } catch (thrown) {
        if (!(thrown instanceof ToolFault)) throw thrown;
        context.addIssue({ code: "custom", message: thrown.message, input: value });
        return z.NEVER;
      }
    },
    z.strictObject(input, {
      error: (issue) =>
        issue.code === "unrecognized_keys" ? hasNo(issue.keys, Object.keys(input)) : what,
    }),
  );

function hasNo(unknown: readonly string[], names: readonly string[]): string {
  const [first = ""] = unknown;
  const [meant] = nearest(first, names, 1);
  const guess = meant === undefined ? "" : `Did you mean ${meant}? `;
  return `has no ${JSON.stringify(beginning(first, 60))}. ${guess}It takes ${names.join(", ")}`;
}
