import { describe, expect, it } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { given, inState } from "../../../testing/given.js";
import { onTurnOf } from "../../../testing/on-turn.js";
import type { CastAction } from "../../game/cast-action.js";
import { numbersOf } from "../../sheet/numbers.js";
import { srdCompendium } from "../../tables/compendium.js";

const compendium = await srdCompendium();

// A wizard of level 17 with Intelligence 18 and Strength 10: DC 18.
const casts = (over: Partial<CastAction> = {}): CastAction => ({
  type: "cast",
  id: "a",
  spell: "wish",
  ...over,
});

const fight = () =>
  arena("A.B.......G", [
    { creature: caster("a", ["wizard", 17], ["wish"]) },
    { creature: one("b", { hp: { current: 5, temporary: 0 }, make: { extraHp: 60 } }) },
    { creature: one("g", { hp: { current: 60, temporary: 0 }, make: { extraHp: 60 } }) },
  ]);

describe("Wish", () => {
  it("is for the spell that is named, and with words alone for something else", async () => {
    const spell = { spell: "fireball", points: [{ x: 10, y: 0 }] };
    const burst = await inState(fight())
      .rolling(17, ...Array.from({ length: 8 }, () => 2))
      .when(casts({ choices: { spell } }));
    expect(burst.creature("g").hp.current).toBe(44);
    const words = await inState(fight())
      .rolling(2, 2, 100)
      .when(casts({ choices: { text: "Let it rain." } }));
    expect(words.event("spell_cast")).toMatchObject({ id: "a" });
  });

  it("does what another spell does, without its price, and costs its caster nothing more", async () => {
    const burst = await inState(fight())
      // Fireball in a slot of level 8: 13d6 of 2 each; G fails with 17.
      .rolling(17, ...Array.from({ length: 13 }, () => 2))
      .when(
        casts({
          choices: {
            option: "duplicate",
            spell: { spell: "fireball", slotLevel: 8, points: [{ x: 10, y: 0 }] },
          },
        }),
      );
    expect(burst.creature("g").hp.current).toBe(34);
    expect(burst.creature("a").spent.slots).toEqual({ 9: 1 });
    expect(burst.creature("a").effects).toEqual([]);
  });

  it("reaches no spell of level 9, and needs one that there is", async () => {
    for (const spell of ["meteor-swarm", "greater fireball"]) {
      const refused = await inState(fight()).when(
        casts({ choices: { option: "duplicate", spell: { spell } } }),
      );
      expect(refused.refused?.code).toBe("NO_SUCH_CHOICE");
    }
    const open = await inState(fight()).when(casts({ choices: { option: "duplicate" } }));
    expect(open.refused?.code).toBe("CHOICE_NEEDED");
  });

  it("anything else takes its caster's strength: 3 at most, for 2d4 days", async () => {
    const healed = await inState(fight())
      // 2d4 days; 34 of a hundred: it can be cast again.
      .rolling(2, 3, 34)
      .when(casts({ targets: ["b"], choices: { option: "regain_hit_points" } }));
    // 1 of level 0, and 60.
    expect(healed.creature("b").hp.current).toBeGreaterThan(59);
    expect(numbersOf(healed.creature("a"), compendium).abilities.str.effective).toBe(3);
    expect(healed.creature("a").effects[0]?.lasting).toEqual({ kind: "time", until: 5 * 86_400 });
  });

  it("gives resistance for good", async () => {
    const proof = await inState(fight())
      .rolling(2, 3, 34)
      .when(casts({ targets: ["b"], choices: { option: "resistance_to_fire" } }));
    const burnt = await inState(proof.state).when({
      type: "damage",
      id: "b",
      parts: [{ amount: 5, type: "fire" }],
    });
    expect(burnt.creature("b").hp.current).toBe(3);
  });
});

it("Reincarnate brings the dead back in a body that a d100 chooses", async () => {
  const dead = one("b", { hp: { current: 0, temporary: 0 }, dead: true, make: { extraHp: 10 } });
  const druid = caster("a", ["druid", 9], ["reincarnate"]);
  const born = await given(druid, dead)
    .rolling(50)
    .when(casts({ spell: "reincarnate", targets: ["b"], dmOverride: true }));
  expect(born.creature("b").dead).toBeUndefined();
  const told = born.events.flatMap((event) => (event.type === "told" ? event.text : []));
  expect(told).toContain("The new body is that of a rock gnome.");
  expect(told.filter((text) => text.startsWith("The new body"))).toHaveLength(1);
});

it("Control Water: a whirlpool batters those in it", async () => {
  const state = arena("A.........G", [
    { creature: caster("a", ["druid", 9], ["control-water"]) },
    { creature: one("g", { hp: { current: 60, temporary: 0 }, make: { extraHp: 60 } }) },
  ]);
  const whirl = await inState(state).when(
    casts({
      spell: "control-water",
      points: [{ x: 8, y: 0 }],
      choices: { option: "whirlpool" },
    }),
  );
  // DC 16: 15 fails, 2d8.
  const struck = await inState(onTurnOf(whirl.state, "a")).rolling(15, 4, 5).when({
    type: "end_turn",
  });
  expect(struck.creature("g").hp.current).toBe(51);
});
