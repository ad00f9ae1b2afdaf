import { expect, it } from "vitest";
import { creatureOf } from "../../../../testing/creature.js";
import { fightOf } from "../../../../testing/fight.js";
import { inState } from "../../../../testing/given.js";
import { monster } from "../../../../testing/monster.js";
import type { Action } from "../../../game/action.js";
import type { GameState } from "../../../game/state.js";

const one = (id: string) =>
  creatureOf({
    id,
    name: id.toUpperCase(),
    hp: { current: 60, temporary: 0 },
    make: { extraHp: 60 },
  });
const fight = async (statBlock: string) =>
  fightOf([
    { creature: await monster(statBlock, { id: "g" }) },
    ...["a", "b"].map((id) => ({ creature: one(id) })),
  ]);
const strike = (target: string, attack: string): Action => ({
  type: "attack",
  id: "g",
  target,
  attack,
  economy: "free",
});
const code = async (state: GameState, action: Action, ...faces: readonly number[]) =>
  (
    await inState(state)
      .rolling(...faces)
      .when(action)
  ).refused?.code;

it("strikes nobody else with what it holds somebody with", async () => {
  // + 4 against 10, 1d8 + 2: grappled.
  const held = await inState(await fight("constrictor-snake"))
    .rolling(10, 3)
    .when(strike("a", "Constrict"));
  expect(held.creature("a").conditions[0]).toMatchObject({ condition: "grappled", from: "g" });
  const other = await inState(held.state).when(strike("b", "Constrict"));
  expect(other.refused).toMatchObject({ code: "HOLDS_ANOTHER" });
  expect(other.refused?.message).toContain("holds A with its Constrict");
  // Its bite is free, and whom it holds it crushes on: restrained, that one is easier to hit.
  expect(await code(held.state, strike("b", "Bite"), 1)).toBeUndefined();
  expect(await code(held.state, strike("a", "Constrict"), 1, 1)).toBeUndefined();
  const freed = await inState(held.state).when({ type: "release", id: "g", target: "a" });
  expect(await code(freed.state, strike("b", "Constrict"), 1)).toBeUndefined();
});

it("has six tendrils: a roper that holds one strikes another", async () => {
  const held = await inState(await fight("roper"))
    .rolling(10)
    .when(strike("a", "Tendril"));
  expect(held.creature("a").conditions[0]).toMatchObject({ condition: "grappled", from: "g" });
  expect(await code(held.state, strike("b", "Tendril"), 1)).toBeUndefined();
});
