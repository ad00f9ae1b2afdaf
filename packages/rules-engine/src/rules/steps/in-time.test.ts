import { describe, expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { fightOf } from "../../../testing/fight.js";
import { inState, type Outcome } from "../../../testing/given.js";
import { held, scores } from "../../../testing/make.js";
import { monster } from "../../../testing/monster.js";
import type { GameState } from "../../game/state.js";
import { maximumOf } from "../../sheet/hit-points.js";
import { srdCompendium } from "../../tables/compendium.js";

const compendium = await srdCompendium();
const day = 86_400;

/** Ada, who has been bitten, and the days that come: nobody fights any more. */
async function bitten(
  statBlock: string,
  attack: string,
  ...faces: readonly number[]
): Promise<GameState> {
  const creature = await monster(statBlock, { id: "g" });
  const ada = creatureOf({
    hp: { current: 60, temporary: 0 },
    make: { extraHp: 60, abilities: scores(10, 10, 10, 10, 10, 10) },
  });
  const struck = await inState(fightOf([{ creature }, { creature: ada }]))
    .rolling(...faces)
    .when({ type: "attack", id: "g", target: "a", attack, economy: "free" });
  const { clock, creatures } = struck.state;
  return { clock, creatures };
}

const pass = (state: GameState, seconds: number, ...faces: readonly number[]): Promise<Outcome> =>
  inState(state)
    .rolling(...faces)
    .when({ type: "pass_time", seconds });

const most = ({ creature }: Outcome): number => maximumOf(creature("a"), compendium);

describe("a disease, day by day", () => {
  it("rots a mummy's victim: 3d6 of the maximum after each 24 hours", async () => {
    // 15 hits; 2d6 + 3d6; the save of 11 fails against 12.
    const rotting = await bitten("mummy", "Rotting Fist", 15, 1, 1, 1, 1, 1, 11);
    const early = await pass(rotting, day - 1);
    expect(most(early)).toBe(60);
    const first = await pass(early.state, 1, 4, 5, 6);
    expect(most(first)).toBe(45);
    // Two days at once.
    const third = await pass(first.state, 2 * day, 1, 1, 1, 2, 2, 2);
    expect(most(third)).toBe(36);
  });

  it("asks a death dog's victim for a save each day", async () => {
    const ill = await bitten("death-dog", "Bite", 15, 3, 11);
    const withstood = await pass(ill, day, 12);
    expect(most(withstood)).toBe(60);
    const worse = await pass(withstood.state, day, 11, 7);
    expect(most(worse)).toBe(53);
  });

  it("leaves an otyugh's victim with a save, and gives back what it took", async () => {
    const ill = await bitten("otyugh", "Bite", 15, 1, 1, 14);
    const worse = await pass(ill, day, 14, 8);
    expect(most(worse)).toBe(52);
    expect(worse.creature("a").conditions).toMatchObject([{ condition: "poisoned" }]);
    const cured = await pass(worse.state, day, 15);
    expect(cured.creature("a").conditions).toEqual([]);
    expect(most(cured)).toBe(60);
    expect((await pass(cured.state, 10 * day)).types).not.toContain("rolled");
  });

  it("kills who has no maximum left", async () => {
    const rotting = await bitten("mummy", "Rotting Fist", 15, 1, 1, 1, 1, 1, 11);
    // 18 a day: 60 are gone on the fourth.
    const sixes = Array.from({ length: 12 }, () => 6);
    const dead = await pass(rotting, 4 * day, ...sixes);
    expect(dead.event("died").cause).toBe("a hit point maximum of 0");
  });

  it("turns the skin of an aboleth's victim after a minute: it heals no more", async () => {
    const ill = await bitten("aboleth", "Tentacle", 15, 1, 1, 13);
    const turned = await pass(ill, 60);
    const hurt = turned.creature("a").hp.current;
    const tried = await inState(turned.state).when({ type: "heal", id: "a", amount: 5 });
    expect(tried.creature("a").hp.current).toBe(hurt);
    const early = await inState((await pass(ill, 59)).state).when({
      type: "heal",
      id: "a",
      amount: 5,
    });
    expect(early.creature("a").hp.current).toBe(hurt + 5);
  });

  it("lets an aboleth's victim heal under water alone, and names the disease plainly", async () => {
    const ill = await bitten("aboleth", "Tentacle", 15, 1, 1, 13);
    const turned = await pass(ill, 60);
    const hurt = turned.creature("a").hp.current;
    const heal = { type: "heal", id: "a", amount: 5 } as const;
    const { refused } = await inState(turned.state).when(heal);
    expect(refused).toMatchObject({
      code: "CANNOT_HEAL",
      message: expect.stringMatching(/: Tentacle\.$/u),
    });
    const lake: GameState = {
      ...turned.state,
      creatures: {
        ...turned.state.creatures,
        a: {
          ...turned.creature("a"),
          effects: [...turned.creature("a").effects, held("Underwater", [])],
        },
      },
    };
    expect((await inState(lake).when(heal)).creature("a").hp.current).toBe(hurt + 5);
  });
});
