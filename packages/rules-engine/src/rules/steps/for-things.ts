import type { Targets } from "@tabletop-mcp/srd-data";

/** Only what says so affects things ("Objects"). */
export const isForThings = (
  targets: { readonly what?: Targets["what"] | undefined } | undefined,
): boolean => targets?.what === "object" || targets?.what === "creature-or-object";
