import { creatures, type Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type { List, OfBlock } from "./stage.js";

/** Every action, reaction and legendary action of all stat blocks. */
export const all: readonly OfBlock[] = creatures.flatMap((block) => {
  const of = (list: List, actions: StatBlock["actions"]): readonly OfBlock[] =>
    actions.map((action) => ({ block, list, action }));
  return [
    ...of("action", block.actions),
    ...of("bonus-action", block.bonusActions),
    ...of("reaction", block.reactions),
    ...of("legendary", block.legendary?.actions ?? []),
  ];
});

/** By what an action is known in the table of what is printed: "kraken legendary: Ink Cloud". */
export const keyOf = ({ block, list, action }: OfBlock): string =>
  `${block.id} ${list}: ${action.name}`;
