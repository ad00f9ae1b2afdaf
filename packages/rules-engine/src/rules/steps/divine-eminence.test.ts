import { expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { fightOf } from "../../../testing/fight.js";
import { inState } from "../../../testing/given.js";
import { monster } from "../../../testing/monster.js";
import type { Action } from "../../game/action.js";

const priest = await monster("priest", { id: "g" });
const ada = creatureOf({ hp: { current: 60, temporary: 0 }, make: { extraHp: 60 } });
/** The priest's turn. */
const fight = fightOf([{ creature: priest }, { creature: ada }]);
const eminence = (slot?: number): Action => ({
  type: "use",
  id: "g",
  what: { name: "Divine Eminence" },
  ...(slot !== undefined && { slot }),
});
const strike: Action = { type: "attack", id: "g", target: "a", attack: "Mace" };

it("spends a slot and the bonus action, and adds radiant damage to melee hits of the turn", async () => {
  const shining = await inState(fight).when(eminence(1));
  expect(shining.creature("g").spent.slots).toEqual({ "1": 1 });
  expect(shining.state.combatants?.["g"]?.turn.bonus).toBe("Divine Eminence");
  // + 2 against 10; 1d6 is 4, and 3d6 are 1 + 2 + 3.
  const hit = await inState(shining.state).rolling(10, 4, 1, 2, 3).when(strike);
  expect(hit.event("damage_taken").damage).toMatchObject([
    { type: "bludgeoning", rolled: 4 },
    { type: "radiant", dice: "3d6", rolled: 6, source: "Divine Eminence" },
  ]);
  const over = await inState(shining.state).when({ type: "end_turn" });
  expect(over.creature("g").effects).toEqual([]);
});

it("grows by a die for each level of the slot above the first", async () => {
  const { state } = await inState(fight).when(eminence(3));
  const hit = await inState(state).rolling(10, 4, 1, 1, 1, 1, 1).when(strike);
  expect(hit.event("damage_taken").damage[1]).toMatchObject({ dice: "5d6", rolled: 5 });
});

it("asks for its slot, and for one that is left", async () => {
  const legal = ["1", "2", "3"];
  expect((await inState(fight).when(eminence())).refused).toMatchObject({ code: "NO_SLOT", legal });
  expect((await inState(fight).when(eminence(4))).refused).toMatchObject({ code: "NO_SLOT" });
});
