import { scripted } from "@tabletop-mcp/dice-core/testing";
import { expect, it } from "vitest";
import { after, fought, hp, linesOf, monster, noon, player } from "./testing/fighting.js";
import type { Exchange, Fight } from "./types.js";

function rolling(fight: Fight, dice: readonly number[]): Exchange {
  const rng = scripted(dice);
  const come = fought(fight, rng);
  rng.assertSpent();
  return come;
}

// A bandit captain has AC 15 and 65 hit points; Parry makes that 17 against one attack that would hit.
const start: Fight = {
  now: noon,
  players: [player("Arin")],
  monsters: [monster("Bandit Captain", { actedAt: noon })],
};

it("a monster takes its reaction where it helps: 11 + 5 hits AC 15, and not 17", () => {
  const parried = rolling(start, [11]);
  expect(linesOf(parried)).toEqual([
    "You attack the bandit captain with Longsword: d20 11 + 5 = 16 against AC 17 (Parry +2): miss.",
  ]);
  expect(parried.monsters).toEqual([
    {
      id: "bandit captain",
      life: {},
      fought: ["arin"],
      actedAt: noon,
      reactedAt: noon,
    },
  ]);
});

it("a monster has one reaction until its turn, or until six seconds have gone by", () => {
  const parried = rolling(start, [11]);
  const soon = after(start, parried, 3000);
  const struck = rolling(soon, [11, 1]);
  expect(struck.monsters).toMatchObject([{ life: hp(59), reactedAt: noon }]);
  const later = {
    ...after(soon, struck, 3000),
    monsters: [{ ...(soon.monsters[0] ?? monster("Bandit Captain")), actedAt: noon + 6000 }],
  };
  expect(rolling(later, [11]).monsters).toMatchObject([{ reactedAt: noon + 6000 }]);
  // Its own turn brings it back: two scimitars and a dagger miss with 2, 3 and 4.
  const turn = rolling(after(soon, struck, 3000), [2, 2, 3, 4]);
  expect(turn.monsters).toEqual([
    { id: "bandit captain", life: hp(59), fought: ["arin"], actedAt: noon + 6000 },
  ]);
});
