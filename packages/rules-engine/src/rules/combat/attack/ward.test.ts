import { describe, expect, it } from "vitest";
import { armed, held } from "../../../../testing/attacking.js";
import { creatureOf } from "../../../../testing/creature.js";
import { attackIn, duelOf } from "../../../../testing/duel.js";
import { inState } from "../../../../testing/given.js";
import type { Creature } from "../../../creature/creature.js";
import type { EffectHeld } from "../../../creature/held.js";

const abilities = { str: 16, dex: 10, con: 10, int: 10, wis: 16, cha: 10 };
const lots = { current: 60, temporary: 0 };
const wolf = creatureOf({ id: "w", name: "Wolf", make: { statBlock: "wolf" } });
// DC 8, proficiency 5 at level 14, Wisdom 3: 16.
const druid: Creature = {
  ...armed({ levels: { druid: 14 }, abilities, extraHp: 60, subclasses: { druid: "land" } }),
  hp: lots,
};

describe("Nature's Sanctuary", () => {
  const fight = duelOf({ self: wolf, other: druid, also: [{ creature: { ...druid, id: "f" } }] });

  it("makes beasts save before they attack: Wisdom, DC 16, and no die falls where they fail", async () => {
    // A wolf's Wisdom is 12.
    const failed = await attackIn(fight, [14]);
    expect(failed.event("rolled")).toMatchObject({ purpose: "save", dc: 16, success: false });
    expect(failed.event("told").text).toMatch(/somebody else/u);
    expect(failed.types).not.toContain("damage_taken");
  });

  it("leaves them their attack, for somebody else", async () => {
    const failed = await attackIn(fight, [14]);
    expect((await attackIn(failed.state, [])).refused?.code).toBe("WARDED");
    const other = await inState(failed.state)
      .rolling(1)
      .when({ type: "attack", id: "a", target: "f" });
    expect(other.event("rolled")).toMatchObject({ purpose: "save" });
  });

  it("spares who has saved for 24 hours", async () => {
    const saved = await attackIn(fight, [15, 1]);
    expect(saved.events.filter(({ type }) => type === "rolled")).toHaveLength(2);
    const held = saved.creature("a").effects[0];
    expect(held?.lasting).toEqual({ kind: "time", until: 24 * 3600 });
    const free = { ...saved.state, combatants: fight.combatants ?? {} };
    const again = await attackIn(free, [1]);
    expect(again.event("rolled").purpose).toBe("attack");
  });

  it("is nothing to people", async () => {
    const fighter = armed({ levels: { fighter: 1 }, items: [held("club", "main_hand")] });
    const hit = await attackIn(duelOf({ self: fighter, other: druid }), [1]);
    expect(hit.event("rolled").purpose).toBe("attack");
  });
});

it("wards against everybody by the DC that it was laid with: Sanctuary", async () => {
  const sanctuary: EffectHeld = {
    id: "e1",
    name: "Sanctuary",
    kind: "boon",
    effects: [{ kind: "ward", save: "wis", dc: 13 }],
    lasting: { kind: "until", what: "dispelled" },
    endsOn: ["bearer-attacks"],
  };
  const warded: Creature = { ...creatureOf({ hp: lots }), effects: [sanctuary] };
  const fight = duelOf({ self: creatureOf({ hp: lots }), other: warded });
  expect((await attackIn(fight, [12])).types).toContain("told");
  const saved = await attackIn(fight, [13, 1]);
  expect(saved.event("rolled").dc).toBe(13);
  expect(saved.creature("a").effects).toEqual([]);
  const broken = await inState(fight)
    .rolling(1)
    .when({ type: "attack", id: "g", target: "a", economy: "reaction" });
  expect(broken.creature("g").effects).toEqual([]);
});
