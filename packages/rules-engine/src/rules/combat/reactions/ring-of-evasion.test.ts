import { expect, it } from "vitest";
import { creatureOf } from "../../../../testing/creature.js";
import { fightOf } from "../../../../testing/fight.js";
import { inState } from "../../../../testing/given.js";
import type { Creature, Item } from "../../../creature/creature.js";
import { combatReactions as reactions } from "../reactions.js";

const ring: Item = {
  id: "i1",
  name: "Ring of Evasion",
  quantity: 1,
  slot: "worn",
  magic: "ring-of-evasion",
  attuned: true,
  charges: 1,
};
const wearer: Creature = {
  ...creatureOf({
    id: "b",
    characterType: "pc",
    hp: { current: 60, temporary: 0 },
    make: { extraHp: 60 },
  }),
  items: [ring],
};
const dragon = creatureOf({ id: "a", make: { statBlock: "young-red-dragon", extraHp: 0 } });
const fight = fightOf([
  { creature: dragon, side: "enemy" },
  { creature: wearer, side: "party" },
]);
const breath = { type: "use", id: "a", what: { name: "Fire Breath" }, targets: ["b"] } as const;
const burns = Array.from({ length: 16 }, () => 2);

it("turns a Dexterity save that failed into a success, for a charge and the reaction", async () => {
  // DC 17; 16d6 of fire, half on a success.
  const failed = await inState(fight, reactions).rolling(10).when(breath);
  expect(failed.state.waiting?.window.open[0]?.options).toEqual(["Ring of Evasion"]);
  const evaded = await inState(failed.state, reactions)
    .rolling(...burns)
    .when({ type: "react", id: "b", reaction: "Ring of Evasion" });
  expect(evaded.creature("b").hp.current).toBe(60 - 16);
  expect(evaded.creature("b").items[0]?.charges).toBe(0);
  expect(evaded.state.combatants?.["b"]?.turn.reaction).toBe("Ring of Evasion");
});

it("is not asked without a charge, nor for a save that succeeds", async () => {
  const empty: Creature = { ...wearer, items: [{ ...ring, charges: 0 }] };
  const other = fightOf([
    { creature: dragon, side: "enemy" },
    { creature: empty, side: "party" },
  ]);
  const burnt = await inState(other, reactions)
    .rolling(10, ...burns)
    .when(breath);
  expect(burnt.creature("b").hp.current).toBe(60 - 32);
  const saved = await inState(fight, reactions)
    .rolling(17, ...burns)
    .when(breath);
  expect(saved.state.waiting).toBeUndefined();
});
