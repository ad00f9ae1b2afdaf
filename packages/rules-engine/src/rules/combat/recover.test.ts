import { expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { given } from "../../../testing/given.js";
import { levelsOf } from "../../../testing/levels.js";

const encounter = {
  id: "f",
  name: "Fight",
  house: { diagonals: "5", autoReactions: "none" },
  light: "bright",
} as const;

const begun = (uses: Readonly<Record<string, number>>, levels: Parameters<typeof levelsOf>[0]) =>
  given(
    creatureOf({
      make: { levels: levelsOf(levels) },
      spent: { hitDice: {}, slots: {}, pact: 0, uses },
    }),
  )
    .rolling(10)
    .when({ type: "begin_encounter", encounter, entrants: [{ id: "a", side: "party" }] });

it("gives 4 ki back to who rolls initiative with none: Perfect Self", async () => {
  const empty = await begun({ ki: 20 }, { monk: 20 });
  expect(empty.event("use_regained")).toMatchObject({ use: "ki", amount: 4 });
  expect(empty.creature("a").spent.uses).toEqual({ ki: 16 });
  const last = await begun({ ki: 19 }, { monk: 20 });
  expect(last.types).not.toContain("use_regained");
  const young = await begun({ ki: 19 }, { monk: 19 });
  expect(young.types).not.toContain("use_regained");
});

it("gives one Bardic Inspiration back: Superior Inspiration", async () => {
  // Charisma 10: one use.
  const empty = await begun({ "bardic-inspiration": 1 }, { bard: 20 });
  expect(empty.creature("a").spent.uses).toEqual({ "bardic-inspiration": 0 });
});
