import { expect, it, test } from "vitest";
import { creatureOf, given } from "../../../testing/index.js";
import { levelsOf } from "../../../testing/levels.js";
import type { Item, Make } from "../../creature/creature.js";
import type { Action } from "../../game/action.js";

const scroll = (name: string, level: string): Item => ({
  id: "i1",
  name,
  magic: `spell-scroll-${level}`,
  quantity: 1,
});
const fireball = scroll("Spell Scroll of Fireball", "3rd");
const read: Action = { type: "inventory", id: "a", request: { operation: "use", item: "i1" } };

const reading = (make: Partial<Make>, item = fireball) =>
  given(creatureOf({ make, items: [item] })).when(read);

it("is read by who has the spell on the list of a class, and is dust then", async () => {
  const { creature, event } = await reading({ levels: levelsOf({ wizard: 1 }) });
  expect(creature("a").items).toEqual([]);
  expect(event("item_lost")).toMatchObject({ because: "used", name: "Spell Scroll of Fireball" });
});

it("is unintelligible to anybody else, and stays whole", async () => {
  const { refused, creature } = await reading({ levels: levelsOf({ fighter: 5, cleric: 3 }) });
  expect(refused).toMatchObject({
    code: "UNINTELLIGIBLE",
    message:
      "Ada cannot read the Spell Scroll of Fireball: Fireball is on no spell list of its classes. The scroll stays whole.",
    legal: ["sorcerer", "wizard"],
  });
  expect(creature("a").items).toEqual([fireball]);
  expect((await reading({})).refused?.code).toBe("UNINTELLIGIBLE");
});

test.each<[string, Partial<Make>, Item]>([
  [
    "the fiend's patron adds Fireball from level 5",
    { levels: levelsOf({ warlock: 5 }), subclasses: { warlock: "the-fiend" } },
    fireball,
  ],
  [
    "a thief of level 13 uses any magic device",
    { levels: levelsOf({ rogue: 13 }), subclasses: { rogue: "thief" } },
    fireball,
  ],
  ["a mage casts by the wizard's list", { statBlock: "mage" }, fireball],
  ["nobody has said which spell it is", {}, scroll("Spell Scroll (3rd)", "3rd")],
])("is read where %s", async (_, make, item) => {
  expect((await reading(make, item)).refused).toBeUndefined();
});
