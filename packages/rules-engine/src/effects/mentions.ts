import type { Predicate } from "@tabletop-mcp/srd-data";

/** Whether a predicate asks for something by this field anywhere in it. */
export function mentions(when: Predicate | undefined, field: string): boolean {
  if (when === undefined) return false;
  if ("not" in when) return mentions(when.not, field);
  if ("all" in when) return when.all.some((one) => mentions(one, field));
  if ("any" in when) return when.any.some((one) => mentions(one, field));
  return field in when;
}
