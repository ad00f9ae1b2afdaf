import type { Effect, Predicate } from "@tabletop-mcp/srd-data";
import type { ActiveEffect } from "../../effects/active.js";
import { holds } from "../../effects/predicate.js";
import type { Bearer } from "./bearer.js";

type DamageEffect = Extract<Effect, { kind: "damage" }>;

/** What a creature resists, is immune or vulnerable to, in words: "fire", "slashing from nonmagical attacks" (Damage Resistance and Vulnerability). */
export const responsesOf = (
  bearer: Bearer,
  response: DamageEffect["response"],
): readonly string[] => [
  ...new Set(
    bearer.actives.flatMap((active) =>
      active.effect.kind === "damage" && active.effect.response === response
        ? inWords(active.effect, active, bearer)
        : [],
    ),
  ),
];

function inWords(
  { types, when }: DamageEffect,
  { source }: ActiveEffect,
  { facts }: Bearer,
): readonly string[] {
  const limits = when === undefined ? [] : parts(when);
  if (limits.some((one) => inOwnWords(one) === undefined && holds(one, facts) === false)) return [];
  const open = limits.filter((one) => holds(one, facts) !== true);
  if (open.length === 0) return types === "all" ? ["all damage"] : types;
  const words = open.map((one) => limitOf(one) ?? `in some cases (${source})`);
  return [[types === "all" ? "all damage" : types.join(", "), ...new Set(words)].join(" ")];
}

/** What has to hold together. */
const parts = (when: Predicate): readonly Predicate[] =>
  "all" in when ? when.all.flatMap(parts) : [when];

function limitOf(when: Predicate): string | undefined {
  if ("magical" in when) return `from ${when.magical ? "" : "non"}magical attacks`;
  if ("against" in when) return `from ${when.against}`;
  if ("not" in when && "material" in when.not) return `not of ${when.not.material}`;
  return inOwnWords(when);
}

/** What a stat block limits in words that no predicate has: "while stoneskin lasts". */
const inOwnWords = (when: Predicate): string | undefined =>
  "during" in when && when.during.includes(" ") ? when.during : undefined;
