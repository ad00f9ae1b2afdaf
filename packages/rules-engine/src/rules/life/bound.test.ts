import { expect, it } from "vitest";
import { blow } from "../../../testing/blow.js";
import { creatureOf } from "../../../testing/creature.js";
import { fightOf } from "../../../testing/fight.js";
import { inState } from "../../../testing/given.js";
import { monster } from "../../../testing/monster.js";
import type { Action } from "../../game/action.js";

// 142 hit points.
const guardian = await monster("shield-guardian", { id: "m" });
const ada = creatureOf({ hp: { current: 40, temporary: 0 }, make: { extraHp: 40 } });
const bind: Action = { type: "use", id: "m", what: { name: "Bound" }, targets: ["a"] };

/** A wears the amulet, and the guardian is so many squares away. */
const bound = async (squares: number) => {
  const state = fightOf([
    { creature: ada, at: { x: 0, y: 0 } },
    { creature: guardian, at: { x: squares, y: 0 }, side: "party" },
  ]);
  return (await inState(state).when(bind)).state;
};

it("takes half of its wearer's damage, rounded up, in the wearer's place", async () => {
  const { creature } = await inState(await bound(12)).when(blow(9, { type: "fire" }));
  expect([creature("a").hp.current, creature("m").hp.current]).toEqual([40 - 4, 142 - 5]);
});

it("takes none of it from more than 60 feet away, or of others", async () => {
  const far = await inState(await bound(13)).when(blow(9, { type: "fire" }));
  expect([far.creature("a").hp.current, far.creature("m").hp.current]).toEqual([31, 142]);
  const own = await inState(await bound(2)).when(blow(9, { id: "m", type: "fire" }));
  expect([own.creature("a").hp.current, own.creature("m").hp.current]).toEqual([40, 133]);
});
