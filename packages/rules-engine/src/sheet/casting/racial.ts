import type { Ability } from "@tabletop-mcp/srd-data";
import type { Compendium } from "../../tables/compendium.js";
import type { KnownFeature } from "../features.js";
import type { Bearer } from "../numbers/bearer.js";
import type { SheetCasting } from "../sheet.js";
import type { SpellsKept } from "./spell-room.js";
import { castingStats } from "./stats.js";

/** How spells of a race are cast: a tiefling's by Charisma, a high elf's cantrip by Intelligence (Races). */
export function racialCasting(kept: SpellsKept, bearer: Bearer): readonly SheetCasting[] {
  return bearer.features.flatMap((feature) => {
    const ability = feature.of === "race" ? racialAbility(feature, bearer.compendium) : undefined;
    if (ability === undefined) return [];
    const given = kept.given.filter(({ id }) =>
      Object.values(feature.facts.spells ?? {}).some((ids) => ids.includes(id)),
    );
    const chosen = kept.placed.filter(({ slot }) => slot.of === feature.name);
    const cantrips = given.filter(({ level }) => level === 0).length;
    const spells = given.length - cantrips;
    return [
      {
        class: feature.from,
        ...castingStats(ability, bearer),
        cantrips: {
          known: cantrips + chosen.length,
          most: cantrips + (feature.facts.gains?.cantrips?.choose ?? 0),
        },
        spells: { known: spells, most: spells, how: feature.name },
        highest: Math.max(0, ...given.map(({ level }) => level)),
      },
    ];
  });
}

/** The ability of a race's spells: what its uses are saved against by, or what the class of its list casts with. */
export function racialAbility(
  { facts: { spells, gains, uses = [] } }: KnownFeature,
  { classes }: Compendium,
): Ability | undefined {
  if (gains?.cantrips !== undefined)
    return classes.find(gains.cantrips.from)?.spellcasting?.ability;
  return spells === undefined ? undefined : uses.find((use) => use.dcFrom !== undefined)?.dcFrom;
}
