import { describe, expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { fightOf } from "../../../testing/fight.js";
import { inState } from "../../../testing/given.js";
import { levelsOf } from "../../../testing/levels.js";

describe("Supreme Sneak", () => {
  const thief = creatureOf({
    id: "a",
    make: { levels: levelsOf({ rogue: 9 }), subclasses: { rogue: "thief" } },
  });
  const hiding = (moved: number, ...dice: readonly number[]) =>
    inState(fightOf([{ creature: thief, turn: { moved } }, { creature: creatureOf({ id: "g" }) }]))
      .rolling(...dice)
      .when({ type: "hide", id: "a" });

  it("gives advantage to who has moved at most half its speed", async () => {
    expect((await hiding(15, 3, 12)).event("rolled").d20.rolls).toEqual([3, 12]);
    expect((await hiding(20, 3)).event("rolled").d20.rolls).toEqual([3]);
  });
});
