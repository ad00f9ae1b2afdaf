import { describe, expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { inState } from "../../../testing/given.js";
import { concentratingOn } from "../../../testing/make.js";
import type { Creature } from "../../creature/creature.js";

const at = (seconds: number, creature: Creature) =>
  inState({ clock: seconds, creatures: { [creature.id]: creature } });

const concentrate = { type: "concentrate", id: "a", spell: "Bless", rounds: 10 } as const;
const holding = creatureOf(concentratingOn("Web", { since: 3 }));

describe("concentrating", () => {
  it("begins now", async () => {
    const { types, creature } = await at(90, creatureOf()).when(concentrate);
    expect(types).toEqual(["cast_begun"]);
    // Ten rounds are 60 seconds.
    expect(creature("a").casts).toEqual([
      { id: "k101", spell: "Bless", concentration: true, since: 90, until: 150 },
    ]);
    expect(creature("a").lastId).toBe(101);
  });

  it("keeps the numbers that the spell was cast with", async () => {
    const numbers = { level: 3, dc: 15, attack: 7, ability: "wis" } as const;
    const { creature } = await at(90, creatureOf()).when({ ...concentrate, ...numbers });
    expect(creature("a").casts).toMatchObject([{ spell: "Bless", ...numbers }]);
  });

  it("ends what was concentrated on before", async () => {
    const { types, event } = await at(90, holding).when(concentrate);
    expect(types).toEqual(["cast_ended", "cast_begun"]);
    expect(event("cast_ended")).toMatchObject({
      spell: "Web",
      because: "concentration is on Bless now",
    });
  });

  it("is refused to the incapacitated, with the reason", async () => {
    const stunned = creatureOf({
      conditions: [
        { id: "c1", condition: "stunned", source: "Monk", lasting: { kind: "time", until: 6 } },
      ],
    });
    expect((await at(0, stunned).when(concentrate)).refused).toMatchObject({
      code: "CANNOT_CONCENTRATE",
      message: "Ada cannot concentrate: Stunned.",
    });
  });

  it("is refused to the dead", async () => {
    const dead = creatureOf({ dead: true, hp: { current: 0, temporary: 0 } });
    expect((await at(0, dead).when(concentrate)).refused?.code).toBe("DEAD");
  });

  it("lasts a round at least", async () => {
    const { refused } = await at(0, creatureOf()).when({ ...concentrate, rounds: 0 });
    expect(refused?.code).toBe("INVALID_ROUNDS");
  });
});

describe("breaking concentration", () => {
  const stop = { type: "break_concentration", id: "a" } as const;

  it("ends it", async () => {
    const { types, event } = await at(0, holding).when({ ...stop, reason: "a wave" });
    expect(types).toEqual(["cast_ended"]);
    expect(event("cast_ended").because).toBe("a wave");
  });

  it("is refused where there is none", async () => {
    expect((await at(0, creatureOf()).when(stop)).refused?.code).toBe("NOT_CONCENTRATING");
  });
});
