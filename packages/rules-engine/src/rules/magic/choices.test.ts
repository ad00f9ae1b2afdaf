import { describe, expect, it } from "vitest";
import { caster } from "../../../testing/caster.js";
import { creatureOf } from "../../../testing/creature.js";
import { given } from "../../../testing/given.js";
import type { CastChoices } from "../../game/cast-action.js";

const bo = creatureOf({
  id: "b",
  name: "Bo",
  hp: { current: 30, temporary: 0 },
  make: { extraHp: 30 },
});
const cleric = caster(
  "a",
  ["cleric", 9],
  ["enhance-ability", "blindness-deafness", "protection-from-energy", "bestow-curse"],
);
const chosen = (spell: string, choices?: CastChoices) => ({
  type: "cast" as const,
  id: "a",
  spell,
  targets: ["b"],
  ...(choices && { choices: { willing: true, ...choices } }),
});

describe("a choice goes by the name that it has", () => {
  it("an ability stands for the option that is its", async () => {
    const { creature } = await given(cleric, bo).when(
      chosen("enhance-ability", { ability: "str" }),
    );
    expect(creature("a").casts[0]?.option).toBe("bulls_strength");
  });

  it("a condition for the option that brings it", async () => {
    // DC 16: 2 + 0 fails.
    const { event } = await given(cleric, bo)
      .rolling(2)
      .when(chosen("blindness-deafness", { condition: "deafened" }));
    expect(event("condition_gained").held.condition).toBe("deafened");
  });

  it("a type of damage for the option of its name", async () => {
    const { creature } = await given(cleric, bo).when(
      chosen("protection-from-energy", { damageType: "cold" }),
    );
    expect(creature("a").casts[0]?.option).toBe("cold");
  });

  it("and what is needed is asked for by that name, with what is legal", async () => {
    const { refused } = await given(cleric, bo).when(chosen("enhance-ability"));
    expect(refused).toMatchObject({
      code: "CHOICE_NEEDED",
      message: "Enhance Ability asks its caster for a choice: ability.",
      legal: ["str", "dex", "con", "int", "wis", "cha"],
    });
  });

  it.each<[CastChoices, string]>([
    [{ option: "attacks" }, "attack_rolls"],
    [{ option: "waste_turn" }, "wasted_action"],
    [{ option: "damage" }, "necrotic_damage"],
    [{ option: "ability", ability: "wis" }, "wisdom"],
  ])("a curse may be said in short: %o", async (choices, option) => {
    const { creature } = await given(cleric, bo).rolling(2).when(chosen("bestow-curse", choices));
    expect(creature("a").casts[0]?.option).toBe(option);
  });
});
