import type { Predicate } from "../../src/effect.js";

/** The attack is made with another weapon than this item; an unarmed strike is made with none. */
export const otherWeapon: Predicate = {
  all: [{ attack: "weapon" }, { not: { attack: "unarmed" } }, { not: { with: "this-item" } }],
};

/** Slashing does nothing to it, it has no head or needs none, or it is a legend. */
export const keepsItsHead: Predicate = {
  any: [
    { immune: "slashing" },
    { legendary: "other" },
    { other: ["construct", "elemental", "ooze", "plant"] },
  ],
};
