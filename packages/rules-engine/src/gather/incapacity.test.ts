import { expect, test } from "vitest";
import { creatureOf } from "../../testing/creature.js";
import { srdCompendium } from "../tables/compendium.js";
import { incapacitatedBy, unfocusedBy } from "./incapacity.js";

const paralyzed = {
  id: "c1",
  condition: "paralyzed",
  source: "ghoul",
  lasting: { kind: "until", what: "removed" },
} as const;

const immune = {
  id: "e2",
  name: "Freedom",
  kind: "boon",
  effects: [{ kind: "condition-immunity", condition: "paralyzed" }],
  lasting: { kind: "until", what: "removed" },
} as const;

test("what incapacitates is named", async () => {
  const creature = creatureOf({ conditions: [paralyzed] });
  const srd = await srdCompendium();
  expect(incapacitatedBy(creature, srd)).toBe("Paralyzed");
  expect(unfocusedBy(creature, srd)).toBe("Paralyzed");
});

test("whoever has become immune to it is not incapacitated by it", async () => {
  const creature = creatureOf({ conditions: [paralyzed], effects: [immune] });
  expect(incapacitatedBy(creature, await srdCompendium())).toBeUndefined();
});

test("the dead concentrate on nothing", async () => {
  expect(unfocusedBy(creatureOf({ dead: true }), await srdCompendium())).toBe("dead");
});
