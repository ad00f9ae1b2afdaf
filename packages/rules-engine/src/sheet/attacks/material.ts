import type { Item } from "../../creature/creature.js";
import type { AttackFacts } from "./facts.js";

const words = { silvered: "silver", adamantine: "adamantine", "cold iron": "cold-iron" } as const;

/** House rule: what a weapon is made of or covered with stands in its name or its properties ("Silvered Longsword"). */
export function materialOf(item: Item | undefined): AttackFacts["material"] {
  if (item === undefined) return [];
  const told = [item.name, ...(item.custom?.properties ?? [])].join(" ").toLowerCase();
  return (["silvered", "adamantine", "cold iron"] as const).flatMap((word) =>
    told.includes(word) ? words[word] : [],
  );
}
