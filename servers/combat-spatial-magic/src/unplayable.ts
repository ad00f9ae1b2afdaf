import { type Compendium, type Creature, sheetOf } from "@tabletop-mcp/rules-engine";

/** What of a stored character the rules cannot work with, in words; nothing when all is well. */
export function unplayable(creature: Creature, compendium: Compendium): readonly string[] {
  const { make, hp, name } = creature;
  const unknown = [
    ...missing("race", make.race, compendium.races),
    ...missing("subrace", make.subrace, compendium.subraces),
    ...missing("stat block", make.statBlock, compendium.statBlocks),
    ...make.levels.flatMap((level) => missing("class", level.class, compendium.classes)),
  ];
  const most = unknown.length > 0 ? undefined : sheetOf(creature, compendium).hp.max;
  const isOut = hp.current < 0 || hp.temporary < 0 || (most !== undefined && hp.current > most);
  return [
    ...new Set(unknown),
    ...(isOut ? [`has ${hp.current} of ${most ?? "?"} hit points`] : []),
  ].map((what) => `character ${name} (${creature.id}) ${what}`);
}

const missing = (
  what: string,
  id: string | undefined,
  table: { readonly find: (name: string) => unknown },
): readonly string[] =>
  id === undefined || table.find(id) !== undefined ? [] : [`is of the unknown ${what} ${id}`];
