import { expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { fightOf } from "../../../testing/fight.js";
import { inState } from "../../../testing/given.js";
import { monster } from "../../../testing/monster.js";
import type { Action } from "../../game/action.js";
import type { GameState } from "../../game/state.js";

const mimic = await monster("mimic", { id: "g" });
const ada = creatureOf({ hp: { current: 60, temporary: 0 }, make: { extraHp: 60 } });
const fight = fightOf([{ creature: mimic }, { creature: ada }]);
const turns = (option: string): Action => ({
  type: "use",
  id: "g",
  what: { name: "Shapechanger" },
  option,
});
const strike: Action = { type: "attack", id: "g", target: "a", attack: "Pseudopod" };
const next = async (state: GameState): Promise<GameState> => {
  const ended = await inState(state).when({ type: "end_turn" });
  return (await inState(ended.state).when({ type: "end_turn" })).state;
};

it("holds whom a mimic strikes as an object, and who is stuck gets free with difficulty", async () => {
  const object = await inState(fight).when(turns("object"));
  // + 5 against 10; 1d8 + 3.
  const hit = await inState(await next(object.state))
    .rolling(12, 2)
    .when(strike);
  expect(hit.creature("a").conditions).toMatchObject([{ condition: "grappled", from: "g" }]);
  const hers = await inState(hit.state).when({ type: "end_turn" });
  const tries = await inState(hers.state).rolling(15, 5).when({ type: "escape", id: "a" });
  expect(tries.event("rolled")).toMatchObject({ dc: 13, d20: { mode: "disadvantage" } });
  // Free of the grapple, one is free of what came with it.
  const free = await inState(hers.state).rolling(20, 19).when({ type: "escape", id: "a" });
  expect(free.creature("a")).toMatchObject({ conditions: [], effects: [] });
});

it("holds nobody in its own form", async () => {
  const hit = await inState(fight).rolling(12, 2).when(strike);
  expect(hit.creature("a").conditions).toEqual([]);
  const object = await inState(fight).when(turns("object"));
  const back = await inState(await next(object.state)).when(turns("true_form"));
  expect(back.creature("g").effects).toEqual([]);
});
