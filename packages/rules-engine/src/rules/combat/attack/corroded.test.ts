import { describe, expect, it } from "vitest";
import { armed, held } from "../../../../testing/attacking.js";
import { fightOf } from "../../../../testing/fight.js";
import { inState } from "../../../../testing/given.js";
import { monster } from "../../../../testing/monster.js";
import type { Item } from "../../../creature/creature.js";
import { unspent } from "../../../encounter/combatant.js";
import type { GameState } from "../../../game/state.js";

/** Strength 16 (+3), proficiency 2. */
const fighter = (item: Item) =>
  armed({
    levels: { fighter: 1 },
    abilities: { str: 16, dex: 10, con: 10, int: 10, wis: 10, cha: 10 },
    items: [item],
  });

const against = async (statBlock: string, item: Item): Promise<GameState> =>
  fightOf([
    { creature: fighter(item) },
    { creature: await monster(statBlock, { id: "g", hp: { current: 200, temporary: 0 } }) },
  ]);

const strike = { type: "attack", id: "a", target: "g" } as const;

/** A hit of 18 + 5 for these faces, and the next one can be made. */
async function hit(state: GameState, ...faces: readonly number[]) {
  const done = await inState(state)
    .rolling(18, ...faces)
    .when(strike);
  const a = done.state.combatants?.["a"];
  const combatants = a && { ...done.state.combatants, a: { ...a, turn: unspent } };
  return { ...done, state: { ...done.state, ...(combatants && { combatants }) } };
}

const hpOf = ({ creatures }: GameState) => creatures["g"]?.hp.current ?? 0;
const sword = held("longsword", "main_hand");

describe("a weapon of metal that hits a rust monster", () => {
  it("deals a point less from the next hit on, and a further one with each", async () => {
    // 1d8 + 3: 7, then one less, then two less.
    const first = await hit(await against("rust-monster", sword), 4);
    expect(hpOf(first.state)).toBe(193);
    const second = await hit(first.state, 4);
    expect(hpOf(second.state)).toBe(187);
    const third = await hit(second.state, 4);
    expect(hpOf(third.state)).toBe(182);
    expect(third.state.creatures["a"]?.effects.map(({ name }) => name)).toEqual([
      "Corroded",
      "Corroded",
      "Corroded",
    ]);
  });

  it("is gone with the fifth point", async () => {
    let state = await against("rust-monster", sword);
    for (let hits = 0; hits < 4; hits += 1) state = (await hit(state, 8)).state;
    expect(state.creatures["a"]?.items).toHaveLength(1);
    const { creature } = await hit(state, 8);
    expect(creature("a").items).toEqual([]);
    expect(creature("a").effects).toEqual([]);
  });

  it("stays whole when it misses", async () => {
    const { creature } = await inState(await against("rust-monster", sword))
      .rolling(2)
      .when(strike);
    expect(creature("a").effects).toEqual([]);
  });
});

describe("other weapons", () => {
  it.each<[string, string, Item, number, number]>([
    ["magical ones", "rust-monster", { ...sword, magic: "weapon-1" }, 4, 0],
    ["wood against rust", "rust-monster", held("quarterstaff", "main_hand"), 4, 0],
    ["a whip", "rust-monster", held("whip", "main_hand"), 4, 0],
    ["metal against a gray ooze", "gray-ooze", sword, 4, 1],
  ])("suffer as they are made: %s", async (_, foe, item, face, count) => {
    const { creature } = await hit(await against(foe, item), face);
    expect(creature("a").effects).toHaveLength(count);
  });

  it("of wood are eaten by a black pudding, which burns who strikes it", async () => {
    // 1d4 of the club, and 1d8 acid for who strikes.
    const club = held("club", "main_hand");
    const { creature } = await hit(await against("black-pudding", club), 2, 3);
    expect(creature("a").effects).toMatchObject([{ name: "Corroded", item: club.id }]);
  });
});
