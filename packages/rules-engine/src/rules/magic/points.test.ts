import { describe, expect, it } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { inState } from "../../../testing/given.js";
import type { CastAction } from "../../game/cast-action.js";

const map = `
  A...........................................
  ............................................
  ................G...................H.......
  ............................................
  ............................................
`;

const someone = (id: string) =>
  one(id, { hp: { current: 90, temporary: 0 }, make: { extraHp: 90 } });

const fight = (spell: string) =>
  arena(map, [
    { creature: caster("a", ["wizard", 17], [spell]) },
    { creature: someone("g") },
    { creature: someone("h") },
  ]);

const at = (x: number, y: number) => ({ x, y });

const casts = (spell: string, points: CastAction["points"]): CastAction => ({
  type: "cast",
  id: "a",
  spell,
  ...(points && { points }),
});

describe("Meteor Swarm", () => {
  it("bursts at four points, and strikes once whoever is in several", async () => {
    const points = [at(14, 2), at(18, 2), at(16, 0), at(36, 2)];
    // DC 18: 17 fails, 18 saves. 20d6 of fire and 20d6 of blows, ones and twos: 60, and 10 and 20.
    const dice = [...Array.from({ length: 20 }, () => 1), ...Array.from({ length: 20 }, () => 2)];
    const { creature } = await inState(fight("meteor-swarm"))
      .rolling(17, 18, ...dice)
      .when(casts("meteor-swarm", points));
    expect([creature("g").hp.current, creature("h").hp.current]).toEqual([30, 60]);
  });

  it.each([
    [[at(36, 2)], "1 is named"],
    [[at(36, 2), at(36, 2), at(16, 2), at(20, 2)], "3 different ones are named"],
    [[at(1, 2), at(2, 2), at(3, 2), at(4, 2), at(5, 2)], "5 are named"],
  ])("is refused at %j", async (points, why) => {
    const { refused, creature } = await inState(fight("meteor-swarm")).when(
      casts("meteor-swarm", points),
    );
    expect(refused).toMatchObject({
      code: "POINTS_NEEDED",
      message: `Meteor Swarm bursts at 4 different points, and ${why}.`,
    });
    expect(creature("a").spent.slots).toEqual({});
  });
});

it("A spell of one point is refused at two", async () => {
  const { refused } = await inState(fight("fireball")).when(
    casts("fireball", [at(16, 2), at(18, 2)]),
  );
  expect(refused).toMatchObject({
    code: "TOO_MANY_POINTS",
    message: "Fireball has one point, and 2 are named.",
  });
});

it("A cast's id is nobody else's in the fight", async () => {
  const other = { ...someone("g"), casts: [{ id: "k101", spell: "Bless", since: 0 }] };
  const state = arena(map, [
    { creature: caster("a", ["wizard", 17], ["blur"]) },
    { creature: other },
  ]);
  const { creature } = await inState(state).when(casts("blur", undefined));
  expect(creature("a").casts.map(({ id }) => id)).toEqual(["k102"]);
});
