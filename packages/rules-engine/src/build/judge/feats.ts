import type { Ability } from "@tabletop-mcp/srd-data";
import type { Feat } from "@tabletop-mcp/srd-data/feats";
import type { Compendium } from "../../tables/compendium.js";
import { improvements } from "./features.js";
import { findNames } from "./names.js";
import { error, listed, plural, type Remark, undecided, warning } from "./report.js";
import type { Character } from "./types.js";
import { atLeast, every, judge, nameOf } from "./verdict.js";

const field = "feats";

/** Judges feats: that they exist, what they ask for, and that an improvement was given up for each. */
export function checkFeats(character: Character, { feats }: Compendium): readonly Remark[] {
  const names = character.build.feats ?? [];
  if (names.length === 0) return [];
  const { entries, remarks } = findNames(names, {
    field,
    table: feats,
    what: "a feat",
    rule: "Feats",
  });
  return [
    warning({
      field,
      problem: "Feats are an optional rule: the game master decides whether they are used.",
      rule: "Feats",
    }),
    ...remarks,
    ...entries.flatMap((feat) => prerequisite(feat, character)),
    ...tooMany(names.length, improvements(character)),
  ];
}

function prerequisite(feat: Feat, { scores }: Character): readonly Remark[] {
  const asked = Object.entries(feat.prerequisite) as [Ability, number][];
  const verdict =
    asked.length === 0
      ? "yes"
      : judge(scores, (one) =>
          every(asked.map(([ability, least]) => atLeast(one, ability, least))),
        );
  if (verdict === "yes") return [];
  const needed = asked.map(([ability, least]) => `${nameOf(ability)} ${least}`);
  const problem = `${feat.name} needs ${listed(needed)}`;
  return verdict === "open"
    ? [undecided(field, `${problem}; the scores given do not settle it.`, "feat prerequisites")]
    : [error({ field, problem: `${problem}.`, rule: feat.srd, legal: needed })];
}

function tooMany(count: number, most: number): readonly Remark[] {
  if (count <= most) return [];
  const problem = `${plural(count, "feat")} for ${plural(most, "ability score improvement")}: each feat takes the place of one.`;
  return [error({ field, problem, rule: "Feats", legal: [`at most ${plural(most, "feat")}`] })];
}
