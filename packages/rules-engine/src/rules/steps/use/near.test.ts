import { expect, it } from "vitest";
import { arena, beast, one } from "../../../../testing/arena.js";
import { inState } from "../../../../testing/given.js";
import { onTurnOf } from "../../../../testing/on-turn.js";
import { fightIn } from "../../../game/state.js";

// A dragon is huge: three squares each way from where its letter stands.
const cave = `
  ................................
  ..A.G...........................
  ....................H...........
  ..B...........................C.
`;

const dragon = beast("g", "adult-red-dragon");
const whole = { hp: { current: 100, temporary: 0 }, make: { extraHp: 100 } } as const;
const fight = onTurnOf(
  arena(cave, [
    { creature: dragon },
    { creature: one("a", whole) },
    { creature: one("b", whole) },
    { creature: one("c", whole) },
    { creature: one("h", whole) },
  ]),
  "g",
);
const use = (name: string) => ({ type: "use", id: "g", what: { name } }) as const;

it("what its user chooses whom it is for is for all foes in its range, where nobody is named", async () => {
  // All three are within 120 feet; of Wisdom 10 only 19 saves against 19.
  const { creature } = await inState(fight).rolling(18, 19, 1).when(use("Frightful Presence"));
  const frightened = (id: string) =>
    creature(id).conditions.some(({ condition }) => condition === "frightened");
  expect(["a", "b", "c", "h"].map(frightened)).toEqual([true, false, true, false]);
});

it("is for who is named, and those alone", async () => {
  const { creature } = await inState(fight)
    .rolling(1)
    .when({ ...use("Frightful Presence"), targets: ["c"] });
  expect(creature("a").conditions).toEqual([]);
  expect(creature("c").conditions).toHaveLength(1);
});

it("what spares nobody is for friends, too, as far as it reaches", async () => {
  const near = { ...fight, combatants: { ...fight.combatants } };
  const h = near.combatants["h"];
  if (h !== undefined) near.combatants["h"] = { ...h, at: { x: 8, y: 2 } };
  const wing = { ...use("Wing Attack"), what: { of: "legendary", name: "Wing Attack" } } as const;
  const others = onTurnOf(near, "c");
  const turn = { of: "c", seq: 3, before: "b" };
  const over = { ...others, encounter: { ...fightIn(others), turn } };
  // a and b stand 10 feet away, h beside; 2d6 + 8 of 3 and 4.
  const { creature, refused } = await inState(over).rolling(1, 1, 1, 3, 4).when(wing);
  expect(refused).toBeUndefined();
  expect(["a", "b", "c", "h"].map((id) => 100 - creature(id).hp.current)).toEqual([15, 15, 0, 15]);
});

it("is refused, and not spent, where nobody is near enough", async () => {
  const alone = onTurnOf(arena(cave, [{ creature: dragon }, { creature: one("h", whole) }]), "g");
  const { refused } = await inState(alone).when(use("Frightful Presence"));
  expect(refused).toMatchObject({ code: "NOBODY_THERE" });
});
