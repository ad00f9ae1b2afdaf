import type { Form, Strike } from "../../src/creatures/types.js";

/** A shape-changer whose forms are stat blocks of their own in the D&D 5e API. */
export interface Shape {
  /** The API's record of the form that the SRD prints. */
  readonly api: string;
  readonly forms: readonly Form[];
  readonly multiattack: readonly (readonly Strike[])[];
}

const twice = (action: string): readonly Strike[] => [{ action, count: 2 }];
const both = (first: string, second: string): readonly Strike[] => [
  { action: first, count: 1 },
  { action: second, count: 1 },
];

/** The SRD's six that the API splits, read from the Shapechanger trait and Multiattack of each. */
export const shapes: Readonly<Record<string, Shape>> = {
  vampire: {
    api: "vampire-vampire",
    forms: [
      { name: "bat", size: "tiny", speeds: { walk: 5, fly: 30 } },
      { name: "mist", size: "medium", speeds: { walk: 0, fly: 20, hover: true } },
    ],
    multiattack: [twice("Unarmed Strike"), both("Unarmed Strike", "Bite")],
  },
  werebear: {
    api: "werebear-human",
    forms: [
      { name: "bear", size: "large", armorClass: 11, speeds: { walk: 40, climb: 30 } },
      { name: "hybrid", size: "large", armorClass: 11, speeds: { walk: 40, climb: 30 } },
    ],
    multiattack: [twice("Claw"), twice("Greataxe")],
  },
  wereboar: {
    api: "wereboar-human",
    forms: [
      { name: "boar", armorClass: 11, speeds: { walk: 40 } },
      { name: "hybrid", armorClass: 11 },
    ],
    multiattack: [twice("Maul"), both("Maul", "Tusks")],
  },
  wererat: {
    api: "wererat-human",
    forms: [{ name: "rat" }, { name: "hybrid" }],
    multiattack: [
      twice("Shortsword"),
      twice("Hand Crossbow"),
      both("Shortsword", "Hand Crossbow"),
      both("Shortsword", "Bite"),
      both("Hand Crossbow", "Bite"),
    ],
  },
  weretiger: {
    api: "weretiger-human",
    forms: [{ name: "tiger", speeds: { walk: 40 } }, { name: "hybrid" }],
    multiattack: [twice("Scimitar"), twice("Longbow"), twice("Claw")],
  },
  werewolf: {
    api: "werewolf-human",
    forms: [
      { name: "wolf", armorClass: 12, speeds: { walk: 40 } },
      { name: "hybrid", armorClass: 12 },
    ],
    multiattack: [twice("Spear"), both("Bite", "Claws")],
  },
};
