import { parseNotation } from "@tabletop-mcp/dice-core";
import { beginning } from "@tabletop-mcp/mcp-kit";
import { type Compendium, type Creature, sheetOf } from "@tabletop-mcp/rules-engine";
import type { Amount, Effect } from "@tabletop-mcp/srd-data";

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
    ...unrollable(creature),
    ...(isOut ? [`has ${hp.current} of ${most ?? "?"} hit points`] : []),
  ].map((what) => `character ${name} (${creature.id}) ${what}`);
}

/** What of a stored character stands for dice but is none: no roll could take it into account. */
export function unrollable({ effects, items, make }: Creature): readonly string[] {
  const changes = [
    ...effects.flatMap((held) => held.effects),
    ...make.feats.flatMap((feat) => feat.effects ?? []),
    ...items.flatMap(({ custom }) => custom?.effects ?? []),
  ];
  return [...changes.map(amountIn), ...items.map(({ custom }) => custom?.damage?.roll)]
    .filter((amount) => typeof amount === "string")
    .filter((text) => !parseNotation(text).ok)
    .map((text) => `has ${JSON.stringify(beginning(text, 40))} for dice`);
}

/** What an effect adds, where it may be dice. */
function amountIn(effect: Effect): Amount | undefined {
  switch (effect.kind) {
    case "roll":
      return effect.bonus;
    case "extra-damage":
      return effect.roll;
    case "stat":
      return effect.by;
    default:
      return undefined;
  }
}

const missing = (
  what: string,
  id: string | undefined,
  table: { readonly find: (name: string) => unknown },
): readonly string[] =>
  id === undefined || table.find(id) !== undefined ? [] : [`is of the unknown ${what} ${id}`];
