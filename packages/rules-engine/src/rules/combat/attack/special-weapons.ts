import type { Weapon } from "@tabletop-mcp/srd-data/weapons";
import type { Creature } from "../../../creature/creature.js";
import type { AttackOrder } from "../../../game/attack-frame.js";
import { combatantOf, type GameState } from "../../../game/state.js";
import type { RuleViolation } from "../../../game/violation.js";
import type { AttackFacts } from "../../../sheet/attacks/facts.js";
import type { Compendium } from "../../../tables/compendium.js";
import { findItem } from "../../../tables/item-facts.js";
import { heldBeside } from "../../check/attack.js";

/** The weapon that an attack is made with, where it is one of the tables that is in hand. */
function weaponOf(
  { items }: Creature,
  { from }: AttackFacts,
  compendium: Compendium,
): Weapon | undefined {
  const item = "item" in from ? items.find(({ id }) => id === from.item) : undefined;
  return item && findItem(item, compendium).weapon;
}

/** Whether no other attack of the same action goes with it (Special Weapons, Net). */
export const isSingle = (self: Creature, facts: AttackFacts, compendium: Compendium): boolean =>
  weaponOf(self, facts, compendium)?.single === true;

/** Says no to a lance in one hand of who is on foot (Special Weapons, Lance). */
export function refuseAfoot(
  state: GameState,
  { self, order: { facts } }: { readonly self: Creature; readonly order: AttackOrder },
  { compendium }: { readonly compendium: Compendium },
): RuleViolation | undefined {
  const combatant = combatantOf(state, self.id);
  if (combatant === undefined || combatant.mount !== undefined) return undefined;
  if (!("item" in facts.from) || facts.properties.includes("two-handed")) return undefined;
  if (weaponOf(self, facts, compendium)?.twoHandedAfoot !== true) return undefined;
  const beside = heldBeside(self, facts.from.item);
  return beside === undefined
    ? undefined
    : {
        code: "HANDS_FULL",
        message: `${facts.name} takes both hands on foot, and ${self.name} also holds ${beside}.`,
        hint: `Unequip ${beside} first, or mount.`,
      };
}
