import { expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { inState } from "../../../testing/given.js";
import { monster } from "../../../testing/monster.js";
import { legendaryResistance } from "./legendary-resistance.js";

const mummy = () => monster("mummy");
const glare = {
  type: "use",
  id: "m",
  what: { name: "Dreadful Glare" },
  targets: ["d", "a"],
} as const;

/** A mummy lord's glare would do; a mummy's DC 11 is met by an adult red dragon (Wisdom +7) from a 4 on. */
async function stared(uses: number) {
  const dragon = await monster("adult-red-dragon", {
    id: "d",
    spent: { hitDice: {}, slots: {}, pact: 0, uses: { "legendary-resistance": uses } },
  });
  const creatures = { m: await mummy(), d: dragon, a: creatureOf() };
  return inState({ clock: 0, creatures }, [legendaryResistance]);
}

it("turns a failed save into a success, three times a day", async () => {
  const given = await stared(2);
  const asked = await given.rolling(3).when({ ...glare, targets: ["d"] });
  expect(asked.state.waiting?.window.open).toMatchObject([
    { creatureId: "d", options: ["Legendary Resistance"] },
  ]);
  const taken = await inState(asked.state, [legendaryResistance]).when({
    type: "react",
    id: "d",
    reaction: "Legendary Resistance",
  });
  expect(taken.event("rolled").success).toBe(true);
  expect(taken.creature("d").conditions).toEqual([]);
  expect(taken.creature("d").spent.uses["legendary-resistance"]).toBe(3);
});

it("is not offered when it is used up, nor for a save that succeeds", async () => {
  const spent = await stared(3);
  const failed = await spent.rolling(3).when({ ...glare, targets: ["d"] });
  expect(failed.creature("d").conditions).toMatchObject([{ condition: "frightened" }]);
  const fresh = await stared(0);
  const saved = await fresh.rolling(4).when({ ...glare, targets: ["d"] });
  expect(saved.state.waiting).toBeUndefined();
  expect(saved.creature("d").conditions).toEqual([]);
});
