import { describe, expect, it } from "vitest";
import { arena, one, under } from "../../../testing/arena.js";
import { blow } from "../../../testing/blow.js";
import { creatureOf } from "../../../testing/creature.js";
import { fightOf } from "../../../testing/fight.js";
import { inState, type Outcome } from "../../../testing/given.js";
import { monster } from "../../../testing/monster.js";
import type { Creature } from "../../creature/creature.js";
import type { Encounter } from "../../encounter/encounter.js";
import type { GameState } from "../../game/state.js";
import { speedsNow } from "../../sheet/numbers.js";
import { srdCompendium } from "../../tables/compendium.js";

const compendium = await srdCompendium();

const ada = creatureOf({ hp: { current: 40, temporary: 0 }, make: { extraHp: 40 } });
const endTurn = { type: "end_turn" } as const;

const beastOf = (statBlock: string, current: number): Promise<Creature> =>
  monster(statBlock, { id: "g", hp: { current, temporary: 0 } });

/** Ada's turn; the monster's comes next. */
async function fightWith(
  statBlock: string,
  current: number,
  over: Partial<Encounter> = {},
): Promise<GameState> {
  const creature = await beastOf(statBlock, current);
  return fightOf([{ creature: ada }, { creature }], { clock: 0, ...over });
}

const hpOf = ({ creature }: Outcome, id: string): number => creature(id).hp.current;
/** Walking and swimming. */
function speedsOf({ creature }: Outcome): readonly unknown[] {
  const { walk, swim } = speedsNow(creature("g"), compendium);
  return [walk?.effective, swim?.effective];
}

const effectsOf = ({ creature }: Outcome, id: string): readonly string[] =>
  creature(id).effects.map(({ name }) => name);

describe("damage of a type", () => {
  it("heals who absorbs it, by as much as it would have hurt", async () => {
    // 13 of fire; with a save for half of it 6.
    const golem = await fightWith("iron-golem", 100);
    const whole = await inState(golem).when(blow(13, { id: "g", type: "fire" }));
    expect(hpOf(whole, "g")).toBe(113);
    const halved = await inState(golem).when(blow(13, { id: "g", type: "fire", halved: true }));
    expect(hpOf(halved, "g")).toBe(106);
  });

  it.each([
    ["clay-golem", "acid"],
    ["flesh-golem", "lightning"],
    ["shambling-mound", "lightning"],
  ] as const)("heals a %s: %s", async (statBlock, type) => {
    const hurt = await inState(await fightWith(statBlock, 50)).when(blow(9, { id: "g", type }));
    expect(hpOf(hurt, "g")).toBe(59);
  });

  it("gives no more hit points than there can be, and none for other types", async () => {
    // 210 on average.
    const full = await inState(await fightWith("iron-golem", 205)).when(
      blow(13, { id: "g", type: "fire" }),
    );
    expect(hpOf(full, "g")).toBe(210);
    const cold = await inState(await fightWith("iron-golem", 100)).when(
      blow(13, { id: "g", type: "cold" }),
    );
    expect(hpOf(cold, "g")).toBe(87);
  });

  it("keeps who absorbs it up against what hurts in the same blow", async () => {
    const golem = await fightWith("iron-golem", 5);
    const parts = [
      { amount: 7, type: "fire" },
      { amount: 5, type: "cold" },
    ] as const;
    const struck = await inState(golem).when({ type: "damage", id: "g", parts });
    // 5 less 5 of cold, and 7 of fire back.
    expect(hpOf(struck, "g")).toBe(7);
    expect(struck.creature("g").dead).toBeUndefined();
  });

  it("makes a flesh golem falter until its next turn ends: fire", async () => {
    const burnt = await inState(await fightWith("flesh-golem", 93)).when(
      blow(5, { id: "g", type: "fire" }),
    );
    expect(hpOf(burnt, "g")).toBe(88);
    expect(burnt.creature("g").effects).toMatchObject([
      {
        name: "Aversion of Fire",
        effects: [
          { on: "attack", mode: "disadvantage" },
          { on: "check", mode: "disadvantage" },
        ],
        lasting: { kind: "turn", edge: "end", of: "g", round: 1 },
      },
    ]);
  });

  it("freezes a water elemental: cold makes it 20 feet slower, nothing else does", async () => {
    const elemental = await fightWith("water-elemental", 114);
    const chilled = await inState(elemental).when(blow(8, { id: "g", type: "cold" }));
    // 30 and 90 by its stat block.
    expect(speedsOf(chilled)).toEqual([10, 70]);
    const struck = await inState(elemental).when(blow(8, { id: "g", type: "force" }));
    expect(speedsOf(struck)).toEqual([30, 90]);
  });
});

describe("a golem that is hurt", () => {
  it("goes berserk on a 6, at 60 hit points or fewer", async () => {
    const six = await inState(await fightWith("clay-golem", 60))
      .rolling(6)
      .when(endTurn);
    expect(effectsOf(six, "g")).toEqual(["Berserk"]);
    const five = await inState(await fightWith("clay-golem", 60))
      .rolling(5)
      .when(endTurn);
    expect(effectsOf(five, "g")).toEqual([]);
    expect(five.event("told")).toMatchObject({ source: "Berserk", text: "d6: 5, needs 6." });
  });

  it("rolls nothing with more hit points, nor where it is berserk already", async () => {
    const hale = await inState(await fightWith("clay-golem", 61)).when(endTurn);
    expect(effectsOf(hale, "g")).toEqual([]);
    const six = await inState(await fightWith("flesh-golem", 40))
      .rolling(6)
      .when(endTurn);
    const ours = await inState(six.state).when(endTurn);
    const again = await inState(ours.state).when(endTurn);
    expect(effectsOf(again, "g")).toEqual(["Berserk"]);
  });

  it("is berserk until it has all its hit points back", async () => {
    const six = await inState(await fightWith("flesh-golem", 40))
      .rolling(6)
      .when(endTurn);
    const most = await inState(six.state).when({ type: "heal", id: "g", amount: 52 });
    expect(effectsOf(most, "g")).toEqual(["Berserk"]);
    const all = await inState(most.state).when({ type: "heal", id: "g", amount: 1 });
    expect(hpOf(all, "g")).toBe(93);
    expect(effectsOf(all, "g")).toEqual([]);
  });
});

describe("a death", () => {
  const drawing = `
    A.B.
    .G.C
    ...D`;

  it("bursts over everybody near enough: saves first, damage once", async () => {
    const magmin = await beastOf("magmin", 9);
    const near = one("a", { hp: { current: 30, temporary: 0 }, make: { extraHp: 30 } });
    const others = ["b", "c"].map((id) => ({ creature: { ...near, id, name: id } }));
    const far = { creature: { ...near, id: "d", name: "d" }, at: { x: 9, y: 9 } };
    const fight = arena(drawing, [{ creature: near }, ...others, far, { creature: magmin }]);
    // Dexterity saves against DC 11: 10 fails, 11 and 20 do not. 2d6: 4 + 3.
    const dead = await inState(fight)
      .rolling(10, 11, 20, 4, 3)
      .when(blow(9, { id: "g" }));
    expect(dead.creature("g").dead).toBe(true);
    expect(["a", "b", "c", "d"].map((id) => hpOf(dead, id))).toEqual([23, 27, 27, 30]);
  });

  it("blinds by a dust mephit's burst, within 5 feet", async () => {
    const mephit = await beastOf("dust-mephit", 5);
    const fight = arena("A.B\n.G.", [
      { creature: one("a") },
      { creature: one("b"), at: { x: 5, y: 0 } },
      { creature: mephit },
    ]);
    const dead = await inState(fight)
      .rolling(9)
      .when(blow(5, { id: "g" }));
    expect(dead.creature("a").conditions).toMatchObject([
      { condition: "blinded", save: { ability: "con", dc: 10, at: "turn-end" } },
    ]);
    expect(dead.creature("b").conditions).toEqual([]);
  });

  it("is told where no map says who is near", async () => {
    const dead = await inState(await fightWith("balor", 10)).when(blow(10, { id: "g" }));
    expect(hpOf(dead, "a")).toBe(40);
    expect(dead.event("told")).toMatchObject({
      source: "Death Throes",
      text: "It affects everybody within 30 feet: the table says who that is.",
    });
    // 20d6, all 3: 60, and half on the save of 20.
    const used = await inState(dead.state)
      .rolling(20, ...Array.from({ length: 20 }, () => 3))
      .when({
        type: "use",
        id: "g",
        what: { of: "trait", name: "Death Throes" },
        moment: "death",
        targets: ["a"],
      });
    expect(hpOf(used, "a")).toBe(10);
  });
});

it("tells what a death is followed by: a lich comes back", async () => {
  const dead = await inState(await fightWith("lich", 5)).when(blow(5, { id: "g" }));
  expect(dead.event("told")).toMatchObject({ about: { creature: "g" }, source: "Rejuvenation" });
});

describe("a creature's turn", () => {
  it("pricks who grapples a barbed devil, and nobody else", async () => {
    const devil = { ...(await beastOf("barbed-devil", 110)), conditions: [under("grappled", "a")] };
    const fight = arena("A.\nGB", [
      { creature: one("a", { hp: { current: 20, temporary: 0 }, make: { extraHp: 20 } }) },
      { creature: devil },
      { creature: one("b", { hp: { current: 20, temporary: 0 }, make: { extraHp: 20 } }) },
    ]);
    const pricked = await inState(fight).rolling(7).when(endTurn);
    expect([hpOf(pricked, "a"), hpOf(pricked, "b")]).toEqual([13, 20]);
  });

  it("crushes whom a water elemental holds", async () => {
    const held = one("a", {
      hp: { current: 30, temporary: 0 },
      make: { extraHp: 30 },
      conditions: [under("grappled", "g")],
    });
    const fight = fightOf([
      { creature: held },
      { creature: await beastOf("water-elemental", 114) },
    ]);
    // 2d8 + 4: 5 + 6 + 4.
    const crushed = await inState(fight).rolling(5, 6).when(endTurn);
    expect(hpOf(crushed, "a")).toBe(15);
  });

  it("burns a vampire in sunlight alone", async () => {
    const night = await inState(await fightWith("vampire-spawn", 60)).when(endTurn);
    // It regenerates 10.
    expect(hpOf(night, "g")).toBe(70);
    const day = await inState(await fightWith("vampire-spawn", 60, { sunlight: true })).when(
      endTurn,
    );
    expect(hpOf(day, "g")).toBe(40);
  });

  it("hurts a specter that ends it inside a wall", async () => {
    const specter = await beastOf("specter", 22);
    const inWall = arena("A.\n#.", [{ creature: specter, at: { x: 0, y: 1 } }, { creature: ada }]);
    const ended = await inState(inWall).rolling(6).when(endTurn);
    expect(hpOf(ended, "g")).toBe(16);
    const inAir = arena("A.\n#.", [{ creature: specter, at: { x: 1, y: 1 } }, { creature: ada }]);
    expect(hpOf(await inState(inAir).when(endTurn), "g")).toBe(22);
  });
});
