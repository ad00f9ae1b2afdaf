import { expect, it } from "vitest";
import { creatureOf } from "../../testing/creature.js";
import { heldBy } from "./held-by.js";

it("names each other creature that something comes from, once", () => {
  const lasting = { kind: "cast", id: "k1" } as const;
  const held = creatureOf({
    conditions: [
      { id: "c1", condition: "charmed", source: "Bo", from: "b", lasting },
      { id: "c2", condition: "poisoned", source: "Trap", lasting },
    ],
    effects: [
      { id: "e3", name: "Bless", kind: "boon", from: "b", effects: [], lasting },
      { id: "e4", name: "Haste", kind: "boon", from: "c", effects: [], lasting },
      { id: "e5", name: "Shield", kind: "boon", from: "a", effects: [], lasting },
    ],
  });
  expect(heldBy(held)).toEqual(["b", "c"]);
});
