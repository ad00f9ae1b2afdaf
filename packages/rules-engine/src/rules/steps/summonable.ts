import type { Step } from "@tabletop-mcp/srd-data";
import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type { StepNumbers } from "../../game/steps-frame.js";
import type { Compendium } from "../../tables/compendium.js";

export type Summons = NonNullable<Step["summons"]>;

type Levels = Readonly<Record<number, number>>;

/** The number of the highest of these slot levels that is reached. */
export const reachedAt = (levels: Levels = {}, level = 0): number | undefined =>
  Object.entries(levels).reduce<number | undefined>(
    (best, [from, so]) => (level >= Number(from) ? so : best),
    undefined,
  );

/** How many of a kind a summoning brings with a slot of this level; nothing where it brings none of it. */
export function countOf(
  { creatures, types, choices = [], count = 1, timesFrom, challengeFrom, kindsFrom }: Summons,
  { id, type, challenge }: StatBlock,
  level: number | undefined,
): number | string | undefined {
  const isListed = creatures?.includes(id) || reachedAt(kindsFrom?.[id], level) !== undefined;
  if (creatures !== undefined) return isListed ? count : undefined;
  if (types === undefined ? choices.length === 0 : !types.includes(type)) return undefined;
  if (choices.length === 0) return count;
  const most = reachedAt(challengeFrom, level);
  const line = choices
    .toSorted((one, other) => one.crAtMost - other.crAtMost)
    .find(({ crAtMost }) => challenge <= Math.max(crAtMost, most ?? crAtMost));
  return line && line.count * (reachedAt(timesFrom, level) ?? 1);
}

/** How many creatures that a spell describes itself its slot makes. */
export const madeBy = (
  { count = 1, perSlot = 0, each = 1 }: Summons,
  { spellLevel = 0, castLevel = spellLevel }: Pick<StepNumbers, "spellLevel" | "castLevel">,
): number | undefined =>
  typeof count === "number"
    ? Math.floor((count + perSlot * (castLevel - spellLevel)) / each)
    : undefined;

/** The stat blocks that a summoning may bring with a slot of this level, the most dangerous first. */
export const kindsFor = (
  summons: Summons,
  level: number | undefined,
  { statBlocks }: Compendium,
): readonly StatBlock[] =>
  statBlocks.all
    .filter((block) => countOf(summons, block, level) !== undefined)
    .toSorted((one, other) => other.challenge - one.challenge);
