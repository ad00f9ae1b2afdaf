import { describe, expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { given } from "../../../testing/given.js";
import { levelsOf } from "../../../testing/levels.js";
import type { Creature } from "../../creature/creature.js";
import type { RestRequest } from "../../game/request.js";

const hurt = (id: string, levels: Parameters<typeof levelsOf>[0], current = 5): Creature =>
  creatureOf({
    id,
    make: { levels: levelsOf(levels), extraHp: 40 },
    hp: { current, temporary: 0 },
  });
const fighter = hurt("a", { fighter: 3 });
const bard = hurt("b", { bard: 9 });

const rest = (how: Partial<RestRequest>, id = "a") =>
  ({ type: "rest", id, request: { restType: "short", ...how } }) as const;

describe("Song of Rest", () => {
  const company = ["a", "b"];

  it("adds its die once to hit dice that were spent, by the bard's level: d8 at 9", async () => {
    // Two d10 of the fighter, and the song.
    const { creature, event } = await given(fighter, bard)
      .rolling(4, 6, 7)
      .when(rest({ hitDice: 2, company }));
    expect(creature("a").hp.current).toBe(5 + 4 + 6 + 7);
    expect(event("healed").source).toBe("Song of Rest");
  });

  it("is for the bard, too", async () => {
    const { creature } = await given(bard)
      .rolling(3, 8)
      .when(rest({ hitDice: 1 }, "b"));
    expect(creature("b").hp.current).toBe(5 + 3 + 8);
  });

  it("is not for who spends none, nor for who rests elsewhere", async () => {
    const none = await given(fighter, bard).when(rest({ company }));
    expect(none.creature("a").hp.current).toBe(5);
    const alone = await given(fighter, bard)
      .rolling(4)
      .when(rest({ hitDice: 1 }));
    expect(alone.creature("a").hp.current).toBe(9);
  });

  it("is one song, of the higher bard, and none of one who is down", async () => {
    const novice = hurt("c", { bard: 2 });
    const three = ["a", "b", "c"];
    const both = await given(fighter, bard, novice)
      .rolling(4, 8)
      .when(rest({ hitDice: 1, company: three }));
    expect(both.creature("a").hp.current).toBe(5 + 4 + 8);
    const down = { ...bard, hp: { current: 0, temporary: 0 } };
    const other = await given(fighter, down, novice)
      .rolling(4, 6)
      .when(rest({ hitDice: 1, company: three }));
    expect(other.creature("a").hp.current).toBe(5 + 4 + 6);
  });
});
