import { describe, expect, it } from "vitest";
import { arena, beast, one, under } from "../../../testing/arena.js";
import { inState, type Outcome } from "../../../testing/given.js";
import { monster } from "../../../testing/monster.js";
import type { Action } from "../../game/action.js";
import { combatReactions } from "../combat/reactions.js";

const lots = { current: 40, temporary: 0 };
const tough = (id: string) => one(id, { hp: lots, make: { extraHp: 40 } });
const hpOf = ({ creature }: Outcome, id: string): number => creature(id).hp.current;
const move = (id: string, x: number, y: number, more: object = {}): Action => ({
  type: "move",
  id,
  to: { x, y },
  ...more,
});

describe("a fire elemental", () => {
  const elemental = () => monster("fire-elemental", { id: "g", hp: { current: 90, temporary: 0 } });

  it("burns whoever's space it comes into, once a turn, and goes on burning it", async () => {
    // It takes two squares each way.
    const fight = arena("GG.....\nGG.A...", [
      { creature: await elemental() },
      { creature: tough("a"), at: { x: 3, y: 1 } },
    ]);
    const burnt = await inState(fight)
      .rolling(6)
      .when(move("g", 2, 0));
    expect(hpOf(burnt, "a")).toBe(34);
    const again = await inState(burnt.state).when(move("g", 3, 0));
    expect(hpOf(again, "a")).toBe(34);
    // 1d10 as her turn starts: she is alight.
    const theirs = await inState(again.state).rolling(4).when({ type: "end_turn" });
    expect(hpOf(theirs, "a")).toBe(30);
  });

  it("takes 1 cold damage for each 5 feet in water", async () => {
    // Three of the five squares of its way are water, and it is wholly in none before.
    const fight = arena("G..~~~..A\n...~~~...", [
      { creature: await elemental() },
      { creature: tough("a") },
    ]);
    const cooled = await inState(fight).when(move("g", 5, 0, { mode: "walk" }));
    // Squares 2 to 5: its two columns touch the water there.
    expect(hpOf(cooled, "g")).toBe(86);
  });
});

describe("flying by", () => {
  const leaves = async (statBlock: string, mode: "fly" | "walk"): Promise<Outcome> => {
    const bird = await monster(statBlock, { id: "g" });
    const fight = arena("AG....", [{ creature: bird }, { creature: tough("a") }]);
    return inState(fight, combatReactions).when(move("g", 5, 0, { mode }));
  };

  it("provokes nobody, and walking does", async () => {
    const flying = await leaves("flying-snake", "fly");
    expect([flying.refused, flying.state.waiting]).toEqual([undefined, undefined]);
    const walking = await leaves("flying-snake", "walk");
    expect(walking.state.waiting?.window.moment).toBe("leaves-reach");
    expect((await leaves("eagle", "fly")).state.waiting?.window.moment).toBe("leaves-reach");
  });
});

describe("who is taken along", () => {
  const cloud = {
    type: "lay_aura",
    id: "a",
    name: "Spirit Guardians",
    radius: 15,
    affects: "enemies",
    moments: ["enter"],
    save: { ability: "wis", dc: 13 },
    damage: { roll: "3d8", type: "radiant" },
    lasting: { kind: "rounds", rounds: 10 },
  } as const;

  it("is struck by what it is dragged into", async () => {
    // The bugbear drags Hilda 15 feet towards Ada, to 15 and 10 feet from her: 3d8 for each who fails.
    const hilda = one("h", {
      hp: lots,
      make: { extraHp: 40 },
      conditions: [under("grappled", "g")],
    });
    const fight = arena("A....HG", [
      { creature: beast("g", "bugbear") },
      { creature: tough("a") },
      { creature: { ...hilda, characterType: "enemy" }, side: "enemy" },
    ]);
    const laid = await inState(fight).when(cloud);
    const dragged = await inState(laid.state)
      .rolling(2, 2, 2, 2, 2, 1, 1, 1)
      .when(move("g", 3, 0));
    expect([hpOf(dragged, "h"), hpOf(dragged, "g")]).toEqual([34, 7]);
  });
});
