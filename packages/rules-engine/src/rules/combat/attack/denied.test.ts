import { expect, it } from "vitest";
import { armed, held } from "../../../../testing/attacking.js";
import { suffering } from "../../../../testing/checks.js";
import { creatureOf } from "../../../../testing/creature.js";
import { attackIn, damagedAs, duelOf, rolledAs } from "../../../../testing/duel.js";
import { inState } from "../../../../testing/given.js";
import { combatReactions as reactions } from "../reactions.js";

const lots = { current: 60, temporary: 0 };
const abilities = { str: 16, dex: 10, con: 10, int: 10, wis: 10, cha: 10 };
const sword = [held("longsword", "main_hand")];
const fighter = armed({ levels: { fighter: 1 }, abilities, items: sword });
const rogue = (level: number) => ({
  ...armed({ levels: { rogue: level }, items: sword, extraHp: 60 }),
  hp: lots,
});

it("gives nobody advantage against the elusive, unless they are helpless", async () => {
  const how = { advantage: true };
  const plain = await attackIn(duelOf({ self: fighter, other: rogue(18) }), [2], { how });
  expect(rolledAs(plain)).toBe("7 vs 10: miss");
  const stunned = { ...rogue(18), ...suffering("stunned") };
  const helpless = await attackIn(duelOf({ self: fighter, other: stunned }), [2, 3], { how });
  expect(rolledAs(helpless)).toBe("8 vs 10: miss (advantage)");
  const younger = await attackIn(duelOf({ self: fighter, other: rogue(17) }), [2, 3], { how });
  expect(rolledAs(younger)).toBe("8 vs 10: miss (advantage)");
});

it("lets a ranger of level 18 attack the unseen without disadvantage", async () => {
  const hidden = { ...creatureOf({ hp: lots }), ...suffering("invisible") };
  const ranger = (level: number) => armed({ levels: { ranger: level }, abilities, items: sword });
  // Level 18: +6 and Strength +3.
  const feral = await attackIn(duelOf({ self: ranger(18), other: hidden }), [1]);
  expect(rolledAs(feral)).toBe("10 vs 10: miss");
  // Level 17 has the same bonus.
  const other = await attackIn(duelOf({ self: ranger(17), other: hidden }), [1, 20]);
  expect(rolledAs(other)).toBe("10 vs 10: miss (disadvantage)");
});

it("makes a critical hit on adamantine armour a normal one", async () => {
  const plate = held("chain-mail", "armor", { magic: "adamantine-armor" });
  const knight = { ...armed({ levels: { fighter: 1 }, items: [plate], extraHp: 60 }), hp: lots };
  const hit = await attackIn(duelOf({ self: fighter, other: knight }), [20, 5]);
  expect(rolledAs(hit)).toBe("25 vs 16: hit");
  expect(damagedAs(hit)).toBe("1d8+3 slashing 8");
});

it("turns a rogue's miss into a hit once a rest: Stroke of Luck", async () => {
  const state = duelOf({ self: { ...rogue(20), items: sword }, other: creatureOf({ hp: lots }) });
  const missed = await attackIn(state, [2], { reactions });
  expect(missed.state.waiting?.window.open).toMatchObject([{ options: ["Stroke of Luck"] }]);
  const lucky = await inState(missed.state, reactions)
    .rolling(4)
    .when({ type: "react", id: "a", reaction: "Stroke of Luck" });
  // 2 + 6 are 8 against 10; the longsword is no finesse weapon.
  expect(rolledAs(lucky)).toBe("8 vs 10: hit");
  expect(lucky.creature("g").hp.current).toBe(56);
  expect(lucky.creature("a").spent.uses).toEqual({ "rogue-stroke-of-luck": 1 });
});
