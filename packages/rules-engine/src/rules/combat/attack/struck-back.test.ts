import { expect, it } from "vitest";
import { armed, held } from "../../../../testing/attacking.js";
import { attackIn, duelOf } from "../../../../testing/duel.js";
import { monster } from "../../../../testing/monster.js";

/** Somebody of Strength 10 and 10 hit points, with a longsword. */
const ada = armed({ items: [held("longsword", "main_hand")] });

const near = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
] as const;
const far = [
  { x: 0, y: 0 },
  { x: 2, y: 0 },
] as const;

it("burns who hits an azer from within 5 feet, whatever the hit does", async () => {
  // 19 hits AC 17; 8 of a longsword, and 1d10 fire: 4.
  const state = duelOf({ self: ada, other: await monster("azer"), at: near });
  const { creature } = await attackIn(state, [19, 8, 4]);
  expect(creature("g").hp.current).toBe(31);
  expect(creature("a").hp.current).toBe(6);
});

it("does not burn who misses", async () => {
  const state = duelOf({ self: ada, other: await monster("azer"), at: near });
  const { creature } = await attackIn(state, [2]);
  expect(creature("a").hp.current).toBe(10);
});

it("does not burn who hits from afar", async () => {
  const state = duelOf({
    self: armed({ items: [held("glaive", "two_hands")] }),
    other: await monster("azer"),
    at: far,
  });
  // A glaive reaches 10 feet: 1d10.
  const { creature } = await attackIn(state, [19, 5]);
  expect(creature("g").hp.current).toBe(34);
  expect(creature("a").hp.current).toBe(10);
});

it("burns by the last blow, too", async () => {
  const azer = { ...(await monster("azer")), hp: { current: 1, temporary: 0 } };
  const { creature } = await attackIn(duelOf({ self: ada, other: azer, at: near }), [19, 8, 4]);
  expect(creature("g").dead).toBe(true);
  expect(creature("a").hp.current).toBe(6);
});
