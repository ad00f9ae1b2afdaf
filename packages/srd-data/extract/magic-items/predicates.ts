import type { Predicate } from "../../src/effect.js";

/** The attack is made with another weapon than this item; an unarmed strike is made with none. */
export const otherWeapon: Predicate = {
  all: [{ attack: "weapon" }, { not: { attack: "unarmed" } }, { not: { with: "this-item" } }],
};
