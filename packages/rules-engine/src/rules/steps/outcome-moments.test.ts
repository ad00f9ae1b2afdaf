import { describe, expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { fightOf } from "../../../testing/fight.js";
import { inState, type Outcome } from "../../../testing/given.js";
import { scores } from "../../../testing/make.js";
import { monster } from "../../../testing/monster.js";
import type { GameState } from "../../game/state.js";

/** The monster's turn; Ada has so many hit points of 50, and a Strength of 10. */
async function fightWith(
  statBlock: string,
  current: number,
  { strength = 10, most = 50 } = {},
): Promise<GameState> {
  const creature = await monster(statBlock, { id: "g" });
  const ada = creatureOf({
    hp: { current, temporary: 0 },
    make: { extraHp: most, abilities: scores(strength, 10, 10, 10, 10, 10) },
  });
  return fightOf([{ creature }, { creature: ada }]);
}

const attack = (state: GameState, name: string, ...faces: readonly number[]): Promise<Outcome> =>
  inState(state)
    .rolling(...faces)
    .when({ type: "attack", id: "g", target: "a", attack: name, economy: "free" });

const conditionsOf = ({ creature }: Outcome): readonly string[] =>
  creature("a").conditions.map(({ condition }) => condition);

describe("a poison that brings somebody to 0 hit points", () => {
  const stable = { successes: 0, failures: 0, stable: true };

  it("leaves it stable, poisoned and paralyzed", async () => {
    // 15 hits; 1d8 + 3: 7 of 12. The save of 10 fails against 11, and 2d8 are 3 + 4.
    const bitten = await attack(await fightWith("giant-spider", 12), "Bite", 15, 4, 10, 3, 4);
    expect(bitten.creature("a")).toMatchObject({ hp: { current: 0 }, deathSaves: stable });
    expect(conditionsOf(bitten)).toEqual(["unconscious", "prone", "poisoned", "paralyzed"]);
    const healed = await inState(bitten.state).when({ type: "heal", id: "a", amount: 5 });
    expect(conditionsOf(healed)).toEqual(["prone", "poisoned", "paralyzed"]);
  });

  it("does so by half of it, too", async () => {
    // The save of 11 succeeds: half of 8 + 8 for the 5 that are left.
    const bitten = await attack(await fightWith("giant-spider", 12), "Bite", 15, 4, 11, 8, 8);
    expect(bitten.creature("a").deathSaves).toEqual(stable);
    expect(conditionsOf(bitten)).toContain("paralyzed");
  });

  it("does not where the fangs had brought it there, nor where it is still up", async () => {
    const torn = await attack(await fightWith("giant-spider", 7), "Bite", 15, 4, 10, 3, 4);
    expect(torn.creature("a").deathSaves).toEqual({ successes: 0, failures: 1, stable: false });
    expect(conditionsOf(torn)).not.toContain("poisoned");
    const up = await attack(await fightWith("giant-spider", 15), "Bite", 15, 4, 10, 3, 4);
    expect(up.creature("a").hp.current).toBe(1);
    expect(conditionsOf(up)).toEqual([]);
  });

  it("is a swarm's own bites, where they do it", async () => {
    // 4d4: 3 each.
    const swarm = await fightWith("swarm-of-centipedes", 12);
    const bitten = await attack(swarm, "Bites", 15, 3, 3, 3, 3);
    expect(bitten.creature("a").deathSaves).toEqual(stable);
    expect(conditionsOf(bitten)).toContain("paralyzed");
  });
});

describe("what is drained to nothing", () => {
  it("kills: a maximum of 0 hit points", async () => {
    // 3d6: 12, which only just bring her to 0 of 12. The save of 9 fails against 10, that of 10 does not.
    const fight = await fightWith("specter", 12, { most: 12 });
    const drained = await attack(fight, "Life Drain", 15, 4, 4, 4, 9);
    expect(drained.event("died").cause).toBe("a hit point maximum of 0");
    const withstood = await attack(fight, "Life Drain", 15, 4, 4, 4, 10);
    expect(withstood.creature("a").dead).toBeUndefined();
    expect(withstood.creature("a").deathSaves).toBeDefined();
  });

  it("kills: a Strength of 0, drained by one after another", async () => {
    // 15 hits; 2d6 + 2: 2 + 2 + 2; 1d4 off Strength 8.
    const once = await attack(
      await fightWith("shadow", 50, { strength: 8 }),
      "Strength Drain",
      15,
      2,
      2,
      4,
    );
    expect(once.creature("a").dead).toBeUndefined();
    const less = await attack(once.state, "Strength Drain", 15, 2, 2, 3);
    expect(less.creature("a").dead).toBeUndefined();
    const none = await attack(less.state, "Strength Drain", 15, 2, 2, 1);
    expect(none.creature("a").dead).toBe(true);
    // Out of her body a shadow comes, as the table tells it.
    expect(none.event("told")).toMatchObject({ source: "Strength Drain", targets: ["a"] });
  });

  it("stays so where no rest mends it: a clay golem's blow", async () => {
    // 2d10 + 5: 4 + 6 + 5; the save of 14 fails against 15.
    const struck = await attack(await fightWith("clay-golem", 50), "Slam", 15, 4, 6, 14);
    expect(struck.creature("a").effects).toMatchObject([
      { effects: [{ stat: "hit-point-maximum", by: -15 }], lasting: { what: "removed" } },
    ]);
    const drained = await attack(await fightWith("specter", 50), "Life Drain", 15, 4, 4, 4, 9);
    expect(drained.creature("a").effects).toMatchObject([
      { effects: [{ stat: "hit-point-maximum", by: -12 }], lasting: { what: "long_rest" } },
    ]);
  });
});
