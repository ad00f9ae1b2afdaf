import { describe, expect, it } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { inState } from "../../../testing/given.js";
import type { Item } from "../../creature/creature.js";
import type { CastChoices } from "../../game/cast-action.js";

const held = (base: string, slot: NonNullable<Item["slot"]>): Item => ({
  id: `i-${base}`,
  name: base,
  base,
  quantity: 1,
  slot,
});
const foe = one("g", {
  make: { extraHp: 40 },
  hp: { current: 40, temporary: 0 },
  items: [held("longsword", "main_hand"), held("dagger", "off_hand")],
});
const bard = caster("a", ["bard", 9], ["heat-metal", "fear", "telekinesis"]);
const begun = arena("A..G", [{ creature: bard }, { creature: foe }]);
const [fails, saves] = [1, 20];

const cast = (spell: string, choices: CastChoices, ...faces: readonly number[]) =>
  inState(begun)
    .rolling(...faces)
    .when({ type: "cast", id: "a", spell, targets: ["g"], choices, direction: { x: 1, y: 0 } });
const inHands = (items: readonly Item[]) =>
  items.filter(({ slot }) => slot !== undefined).map(({ name }) => name);

describe("Heat Metal", () => {
  it("makes who fails drop what glows, and nothing else", async () => {
    // 2d8: 3 and 4.
    const first = await cast("heat-metal", { option: "held" }, 3, 4, fails);
    expect(first.creature("g").hp.current).toBe(33);
    expect(inHands(first.creature("g").items)).toEqual(["dagger"]);
    expect(first.creature("g").effects).toEqual([]);
    const named = await cast("heat-metal", { option: "held", text: "Dagger" }, 3, 4, fails);
    expect(inHands(named.creature("g").items)).toEqual(["longsword"]);
  });

  it("hampers who keeps it, and who wears it, until the caster's next turn", async () => {
    const kept = await cast("heat-metal", { option: "held" }, 3, 4, saves);
    expect(inHands(kept.creature("g").items)).toEqual(["longsword", "dagger"]);
    // No save keeps armor from burning, and nobody drops it.
    const worn = await cast("heat-metal", { option: "worn" }, 3, 4);
    for (const { creature } of [kept, worn])
      expect(creature("g").effects).toMatchObject([
        {
          effects: [
            { kind: "roll", on: "attack", mode: "disadvantage" },
            { kind: "roll", on: "check", mode: "disadvantage" },
          ],
          lasting: { kind: "turn", edge: "start", of: "a", round: 2 },
        },
      ]);
  });

  it("asks what it heats", async () => {
    const { refused } = await cast("heat-metal", {});
    expect(refused).toMatchObject({ code: "CHOICE_NEEDED", legal: ["held", "worn"] });
  });
});

it("Fear empties the hands of who fails", async () => {
  const { creature } = await cast("fear", {}, fails);
  expect(inHands(creature("g").items)).toEqual([]);
  expect(creature("g").conditions.map(({ condition }) => condition)).toEqual(["frightened"]);
  expect(creature("g").effects).toEqual([]);
});

describe("Telekinesis", () => {
  // Bards have it by Magical Secrets alone.
  const pulls = (...faces: readonly number[]) =>
    inState(begun)
      .rolling(...faces)
      .when({
        type: "cast",
        id: "a",
        spell: "telekinesis",
        targets: ["g"],
        choices: { option: "worn_or_carried_object", text: "dagger" },
        dmOverride: true,
      });

  it("pulls a thing from its bearer with a contest won", async () => {
    // 10, 4 for Charisma and 2 of a Jack of All Trades, against 12 of Strength.
    const won = await pulls(10, 12);
    expect(inHands(won.creature("g").items)).toEqual(["longsword"]);
    expect(won.events.flatMap((one) => (one.type === "rolled" ? one.id : []))).toEqual(["a", "g"]);
  });

  it("takes hold of whoever is named, where nothing is said of a thing", async () => {
    const { creature } = await inState(begun)
      .rolling(10, 12)
      .when({ type: "cast", id: "a", spell: "telekinesis", targets: ["g"], dmOverride: true });
    expect(creature("g").conditions.map(({ condition }) => condition)).toEqual(["restrained"]);
    expect(inHands(creature("g").items)).toHaveLength(2);
  });

  it("leaves it where it is with one lost, and on a tie", async () => {
    for (const face of [17, 16])
      expect(inHands((await pulls(10, face)).creature("g").items)).toHaveLength(2);
  });
});
