import { expect, it } from "vitest";
import { armed, damageOf, held, hitOf } from "../../../testing/attacking.js";

const bracers = {
  id: "i1",
  name: "Bracers of Archery",
  quantity: 1,
  magic: "bracers-of-archery",
  slot: "worn",
  attuned: true,
} as const;

const shot = (weapon: string, missile: string, worn: boolean) =>
  damageOf(
    hitOf(
      armed({
        levels: { fighter: 1 },
        items: [held(weapon, "two_hands"), held(missile), ...(worn ? [bracers] : [])],
      }),
    ),
  );

it("adds 2 to what bows hit with, not to crossbows: Bracers of Archery", () => {
  expect(shot("longbow", "arrow", true)).toEqual(["1d8+2 piercing"]);
  expect(shot("longbow", "arrow", false)).toEqual(["1d8 piercing"]);
  expect(shot("crossbow-heavy", "crossbow-bolt", true)).toEqual(["1d10 piercing"]);
});
