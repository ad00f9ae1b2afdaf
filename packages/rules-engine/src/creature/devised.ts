import type { Spell } from "@tabletop-mcp/srd-data/spells";

/** A spell that somebody has made up (a house rule): the last one, and those that it has mastered, which it casts by name. */
export interface Devised {
  readonly spell: Spell;
  readonly mastered?: true;
}
