import type { ClassId } from "@tabletop-mcp/srd-data";
import { describe, expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { fightOf } from "../../../testing/fight.js";
import { given, inState } from "../../../testing/given.js";
import { levelsOf } from "../../../testing/levels.js";
import type { Creature, Make } from "../../creature/creature.js";

const of = (levels: Partial<Record<ClassId, number>>, over: Partial<Make> = {}) =>
  creatureOf({
    make: { levels: levelsOf(levels), extraHp: 50, ...over },
    hp: { current: 20, temporary: 0 },
  });

const foe = (id: string, over: Partial<Creature> = {}) =>
  creatureOf({
    id,
    name: id.toUpperCase(),
    characterType: "enemy",
    hp: { current: 40, temporary: 0 },
    ...over,
    make: { extraHp: 40, ...over.make },
  });

const use = (name: string, more: object = {}) =>
  ({ type: "use", id: "a", what: { name }, ...more }) as const;

describe("features", () => {
  it("heal by their level: Second Wind of a fighter of level 5 is 1d10 + 5, once a rest", async () => {
    const fighter = of({ fighter: 5 });
    const breathed = await given(fighter).rolling(4).when(use("Second Wind"));
    expect(breathed.types).toEqual(["use_spent", "healed"]);
    expect(breathed.creature("a").hp.current).toBe(29);
    const again = await inState(breathed.state).when(use("Second Wind"));
    expect(again.refused?.code).toBe("NO_USES");
  });

  it("cost ki, and are saved against with 8, proficiency and Wisdom: Stunning Strike", async () => {
    // Level 5: +3; Wisdom 16: +3. DC 14.
    const abilities = { str: 10, dex: 16, con: 10, int: 10, wis: 16, cha: 10 };
    const monk = of({ monk: 5 }, { abilities });
    const strike = use("Stunning Strike", { targets: ["b"] });
    const { event, creature } = await given(monk, foe("b")).rolling(13).when(strike);
    expect(event("rolled")).toMatchObject({ dc: 14, success: false });
    expect(creature("b").conditions).toMatchObject([{ condition: "stunned", from: "a" }]);
    expect(creature("a").spent.uses).toEqual({ ki: 1 });
    const empty = { ...monk, spent: { ...monk.spent, uses: { ki: 5 } } };
    expect((await given(empty, foe("b")).when(strike)).refused?.code).toBe("NO_USES");
  });

  it("take as many points as are asked for: Lay on Hands", async () => {
    // Level 3: a pool of 15.
    const paladin = of({ paladin: 3 });
    const heal = (points: number) => ({
      type: "use" as const,
      id: "a",
      what: { name: "Lay on Hands", use: "Heal" },
      targets: ["b"],
      points,
    });
    const touched = await given(paladin, foe("b", { hp: { current: 10, temporary: 0 } })).when(
      heal(7),
    );
    expect(touched.creature("b").hp.current).toBe(17);
    expect(touched.creature("a").spent.uses).toEqual({ "lay-on-hands": 7 });
    const beyond = await inState(touched.state).when(heal(9));
    expect(beyond.refused?.code).toBe("NO_USES");
  });

  it("run while they last: Rage is what its own effects ask for", async () => {
    const barbarian = of({ barbarian: 3 });
    const { creature } = await given(barbarian).when(use("Rage"));
    const [rage] = creature("a").effects;
    expect(rage).toMatchObject({ name: "Rage", kind: "boon", during: "rage" });
    expect(creature("a").spent.uses).toEqual({ "barbarian-rage": 1 });
  });

  it("turn the undead alone, and only those: Turn Undead", async () => {
    // Level 2: +2; Wisdom 14: +2. DC 12.
    const abilities = { str: 10, dex: 10, con: 10, int: 10, wis: 14, cha: 10 };
    const cleric = of({ cleric: 2 }, { abilities });
    const undead = foe("b", { make: { type: "undead" } as Make });
    const { creature, event } = await given(cleric, undead, foe("c"))
      .rolling(11)
      .when(use("Channel Divinity: Turn Undead", { targets: ["b", "c"] }));
    expect(event("rolled")).toMatchObject({ id: "b", dc: 12, success: false });
    expect(creature("b").effects).toMatchObject([{ from: "a", kind: "curse" }]);
    expect(creature("c").effects).toEqual([]);
    expect(creature("a").spent.uses).toEqual({ "channel-divinity": 1 });
    const short = await given(cleric, undead)
      .rolling(11)
      .when(use("turn undead", { targets: ["b"] }));
    expect(short.creature("b").effects).toHaveLength(1);
  });

  it("grow with the level: the breath of a dragonborn of level 6", async () => {
    // 3d6 at level 6; DC 8 + 3 + Constitution 14's 2 = 13.
    const abilities = { str: 10, dex: 10, con: 14, int: 10, wis: 10, cha: 10 };
    const dragonborn = of(
      { fighter: 6 },
      {
        race: "dragonborn",
        abilities,
        options: { "draconic-ancestry": ["draconic-ancestry-red"] },
      },
    );
    const { event, creature } = await given(dragonborn, foe("b"))
      .rolling(12, 4, 5, 6)
      .when(use("Breath Weapon", { targets: ["b"] }));
    expect(event("rolled")).toMatchObject({ dc: 13, success: false });
    expect(creature("b").hp.current).toBe(25);
  });

  it("are good once a turn where they say so: Reckless Attack", async () => {
    const fight = fightOf([{ creature: of({ barbarian: 2 }) }, { creature: foe("g") }]);
    const first = await inState(fight).when(use("Reckless Attack"));
    expect(first.creature("a").effects).toHaveLength(2);
    const second = await inState(first.state).when(use("Reckless Attack"));
    expect(second.refused?.code).toBe("NO_USES");
  });

  it("are decided on with the first attack of one's own turn: Reckless Attack", async () => {
    const fighters = [{ creature: of({ barbarian: 5 }) }, { creature: foe("g") }];
    const others = fightOf(fighters, { clock: 0, turn: { of: "g", seq: 2 } });
    const early = await inState(others).when(use("Reckless Attack"));
    expect(early.refused?.code).toBe("NOT_YOUR_TURN");
    const strike = { type: "attack", id: "a", target: "g", attack: "Unarmed Strike" } as const;
    const struck = await inState(fightOf(fighters)).rolling(1).when(strike);
    const late = await inState(struck.state).when(use("Reckless Attack"));
    expect(late.refused?.code).toBe("TOO_LATE");
  });

  it("touch whoever is beside, where a map knows that: Lay on Hands", async () => {
    const paladin = of({ paladin: 3 });
    const hurt = foe("b", { hp: { current: 1, temporary: 0 } });
    const at = (x: number) =>
      inState(
        fightOf([
          { creature: paladin, at: { x: 0, y: 0 } },
          { creature: hurt, at: { x, y: 0 } },
        ]),
      );
    const heal = {
      ...use("Lay on Hands", { targets: ["b"], points: 5 }),
      what: { name: "Lay on Hands", use: "Heal" },
    };
    const { refused } = await at(5).when(heal);
    expect(refused).toMatchObject({ code: "INVALID_TARGET" });
    expect(refused?.message).toContain("it is 25 feet away, and 5 is the range");
    expect((await at(1).when(heal)).creature("b").hp.current).toBe(6);
  });

  it("take a slot, of a level that is left: Divine Smite", async () => {
    // 2d8 and 1d8 more for a slot of level 2: 3d8; one die more against undead.
    const paladin = of({ paladin: 5 });
    const undead = foe("b", { make: { type: "undead" } as Make });
    const smite = (slot: number) => use("Divine Smite", { targets: ["b"], slot });
    const { creature } = await given(paladin, undead).rolling(1, 2, 3, 4).when(smite(2));
    expect(creature("b").hp.current).toBe(30);
    expect(creature("a").spent.slots).toEqual({ "2": 1 });
    const { refused } = await given(paladin, undead).when(smite(3));
    expect(refused).toMatchObject({ code: "NO_SLOT", legal: ["1", "2"] });
  });
});

describe("things", () => {
  const bearing = (over: Partial<Creature["items"][number]>) =>
    creatureOf({
      items: [{ id: "i1", name: "Thing", quantity: 1, ...over }],
      hp: { current: 3, temporary: 0 },
    });

  it("are used up", async () => {
    const bearer = bearing({ name: "Potion of Healing", magic: "potion-of-healing-common" });
    // 2d4 + 2: 1 + 3 + 2 = 6.
    const { types, creature } = await given(bearer).rolling(1, 3).when(use("Potion of Healing"));
    expect(types).toEqual(["item_lost", "healed"]);
    expect(creature("a").hp.current).toBe(9);
    expect(creature("a").items).toEqual([]);
  });

  it("do what has a save: the poison that looks like a potion", async () => {
    const bearer = bearing({ name: "Potion of Poison", magic: "potion-of-poison" });
    const sturdy = { ...bearer, hp: { current: 10, temporary: 0 } };
    // 3d6: 3; then Constitution 13.
    const { creature } = await given(sturdy).rolling(1, 1, 1, 12).when(use("Potion of Poison"));
    expect(creature("a").hp.current).toBe(7);
    expect(creature("a").conditions).toMatchObject([{ condition: "poisoned" }]);
  });
});
