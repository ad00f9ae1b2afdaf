import { expect, it } from "vitest";
import { one } from "../../../testing/arena.js";
import { fightOf } from "../../../testing/fight.js";
import { inState, type Outcome } from "../../../testing/given.js";
import { monster } from "../../../testing/monster.js";
import type { Action } from "../../game/action.js";

const lots = { current: 40, temporary: 0 };
const tough = (id: string) => one(id, { hp: lots, make: { extraHp: 40 } });
const charmedBy = ({ creature }: Outcome): readonly string[] =>
  creature("a").conditions.map(({ condition }) => condition);

/** Ada, whom a dryad (g) has charmed; Hob (h) is the dryad's ally, Bo (b) Ada's. */
async function charmed() {
  const dryad = await monster("dryad", { id: "g" });
  const fight = fightOf([
    { creature: dryad },
    { creature: tough("a") },
    { creature: tough("b") },
    { creature: { ...tough("h"), characterType: "enemy" }, side: "enemy" },
  ]);
  // The save of 13 fails against 14.
  const use: Action = {
    type: "use",
    id: "g",
    what: { of: "action", name: "Fey Charm" },
    targets: ["a"],
  };
  return inState(fight).rolling(13).when(use);
}

const hurtBy = (by: string): Action => ({
  type: "damage",
  id: "a",
  parts: [{ amount: 3 }],
  by,
});

it("a dryad's charm is saved against at each harm that she or her allies do, and no other", async () => {
  const under = await charmed();
  expect(charmedBy(under)).toEqual(["charmed"]);
  const byFriend = await inState(under.state).when(hurtBy("b"));
  expect(charmedBy(byFriend)).toEqual(["charmed"]);
  const stays = await inState(under.state).rolling(13).when(hurtBy("g"));
  expect(charmedBy(stays)).toEqual(["charmed"]);
  const free = await inState(under.state).rolling(14).when(hurtBy("h"));
  expect(charmedBy(free)).toEqual([]);
});
