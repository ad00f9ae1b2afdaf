import type { Battlefield, Combatant } from "@tabletop-mcp/rules-engine";
import { expect, test } from "vitest";
import { type Fight, NameTakenError, StaleError, type Stored } from "../src/campaign/model.js";
import type { Current } from "./campaign-suite.js";
import { beforeThis, historyOf, holdingsOf } from "./history.js";
import { changed, character, fight, made, only, page, write } from "./story.js";

/** Fights: found, written as little as can be, and nobody in two of them. */
export function encounterTests(current: Current): void {
  /** Fights whose fighters are there. */
  const begin = (...fights: readonly Fight[]) =>
    write(current(), {
      encounters: made(...fights),
      characters: made(
        ...fights
          .flatMap(({ combatants }) => Object.keys(combatants))
          .filter((id, at, all) => all.indexOf(id) === at)
          .map((id) => character(id)),
      ),
    });
  const load = async (id: string): Promise<Stored<Fight>> => {
    const stored = await current().encounters.load(id);
    if (stored === undefined) throw new Error(`${id} is not there`);
    return stored;
  };
  const goblin = (id: string, encounter: string, name = "Goblin 1") =>
    character(id, { name, encounter, characterType: "enemy" });
  const exhausted = { condition: "exhaustion", level: 2 } as const;
  const fallen = {
    id: "g",
    name: "G",
    hp: 0,
    maxHp: 7,
    status: "dead",
    conditions: [exhausted],
  } as const;
  /** With everything that a zone can have. */
  const wallOfFire: NonNullable<Fight["encounter"]["zones"]>[number] = {
    id: "z1",
    name: "Wall of Fire",
    anchor: { squares: [{ x: 1, y: 2 }], side: { x: 1, y: 0 } },
    area: { shape: "wall", length: 60, height: 20, thickness: 1 },
    owner: "a",
    affects: "all",
    inside: [{ kind: "cannot", what: "speak" }],
    steps: [{ at: { of: "spell", id: "wall-of-fire", path: [2] }, by: { source: "Wall of Fire" } }],
    lasting: { kind: "cast", id: "k1" },
    own: [{ when: "enter" }],
    spreads: true,
    obscures: "magical_darkness",
    light: { bright: 5, dim: 10 },
    terrain: { difficult: true, extra: 3, ground: true },
    blocks: ["sight", "effects"],
    cover: "three_quarters",
    sections: { feet: 10, armorClass: 12, hitPoints: 30, vulnerable: ["fire"], immune: ["cold"] },
    broken: [{ x: 1, y: 2 }],
    level: 4,
    spares: ["a"],
    quenches: { what: "light", level: 2 },
    drifts: 10,
  };
  const made1 = fight("f1", ["a", "g"], { name: "Ambush" });

  test("are what was written, with who waits for whom", async () => {
    const waiting = {
      frames: [{ kind: "turn", step: "next" } as const],
      window: {
        moment: "at-zero",
        open: [{ pendingId: "at-zero:a", creatureId: "a", options: ["Shield"] }],
      } as const,
    };
    const whole: Fight = {
      ...made1,
      encounter: { ...made1.encounter, sunlight: true, aftermath: [fallen], zones: [wallOfFire] },
      combatants: {
        ...made1.combatants,
        g: {
          id: "g",
          side: "enemy",
          at: { x: 3, y: 4, z: 10 },
          hidden: 14,
          surprised: true,
          inLair: true,
          mount: "m",
          within: "w",
          heads: { left: 4, lost: 1, burnt: true },
          harm: { seq: 3, by: { a: 12 } },
          readied: {
            trigger: "the door opens",
            action: "attack",
            attack: "Shortbow",
            on: "attack-over",
          },
          turn: {
            action: "Attack",
            bonus: "Hide",
            reaction: "Parry",
            object: true,
            extraActions: 1,
            strikes: ["Scimitar"],
            strikesRolled: 3,
            headReactions: 1,
            moved: 15,
            dashes: 1,
            legendary: 2,
            once: { "Sneak Attack": 3 },
          },
        },
      },
      waiting,
      battlefield: everyTerrain,
    };
    await begin(whole);
    expect(await current().encounters.load("f1")).toEqual({ value: whole, version: 1 });
    expect(await current().encounters.load("none")).toBeUndefined();
  });

  test("are found by id or by name in any case, several of one name the earliest first", async () => {
    const { encounters } = current();
    const later = fight("f2", ["b"], { name: "AMBUSH" });
    const ended = fight("f3", ["c"], { name: "Siege", status: "ended" });
    await begin(made1, later, ended);
    const first = { id: "f1", name: "Ambush", status: "active" };
    const second = { id: "f2", name: "AMBUSH", status: "active" };
    expect(await encounters.called("f2")).toEqual([second]);
    expect(await encounters.called("ambush")).toEqual([first, second]);
    expect(await encounters.called("Amb")).toEqual([]);
    expect(await encounters.active()).toEqual([first, second]);
    expect((await encounters.names()).map(({ id }) => id)).toEqual(["f1", "f2", "f3"]);
    expect(await encounters.of("g")).toEqual(first);
    expect(await encounters.of("c")).toBeUndefined();
    expect(await encounters.of("nobody")).toBeUndefined();
  });

  test("have one version for all who take part, and none that has moved is written over", async () => {
    await begin(made1);
    const before = await load("f1");
    // Nothing of the fight's own row is different, and yet it is another version of it.
    const spent = withTurn(before.value, "g", { moved: 30 });
    await write(current(), { encounters: [{ before, after: spent }] });
    expect(await load("f1")).toEqual({ value: spent, version: 2 });
    const late = write(current(), {
      encounters: [{ before, after: withTurn(before.value, "a", { moved: 5 }) }],
    });
    await expect(late).rejects.toThrow(StaleError);
    expect((await load("f1")).value).toEqual(spent);
  });

  test("are joined and left, and their map changes", async () => {
    await begin(made1);
    const before = await load("f1");
    const { a, g } = before.value.combatants;
    if (a === undefined || g === undefined) throw new Error("they take part");
    await write(current(), { characters: made(character("b")) });
    const joined: Fight = {
      ...before.value,
      encounter: { ...before.value.encounter, order: fight("f1", ["a", "b"]).encounter.order },
      combatants: { a, b: { ...g, id: "b" } },
      battlefield: { width: 2, height: 2, ground: [{}], rows: ["", ""] },
    };
    await write(current(), { encounters: [{ before, after: joined }] });
    expect((await load("f1")).value).toEqual(joined);
    expect(await current().encounters.of("g")).toBeUndefined();
    expect((await current().encounters.of("b"))?.id).toBe("f1");
    const again = await load("f1");
    const wider: Fight = {
      ...joined,
      battlefield: { width: 9, height: 2, ground: [{}], rows: ["", ""] },
    };
    await write(current(), { encounters: [{ before: again, after: wider }] });
    expect((await load("f1")).value).toEqual(wider);
  });

  test("no two active ones have the same creature, however it came", async () => {
    await begin(made1);
    await write(current(), { characters: made(character("b")) });
    const other = write(current(), { encounters: made(fight("f2", ["b", "a"])) });
    await expect(other).rejects.toThrow(StaleError);
    expect((await current().encounters.names()).map(({ id }) => id)).toEqual(["f1"]);
    const before = await load("f1");
    const over = {
      ...before.value,
      encounter: { ...before.value.encounter, status: "ended" },
    } as const;
    await write(current(), { encounters: [{ before, after: over }] });
    await write(current(), { encounters: made(fight("f2", ["b", "a"])) });
    expect((await current().encounters.of("a"))?.id).toBe("f2");
  });

  test("nobody takes part who is not there, nor goes away who takes part", async () => {
    const nobody = write(current(), { encounters: made(fight("f2", ["x"])) });
    await expect(nobody).rejects.toThrow(StaleError);
    await begin(made1);
    const [a] = await current().characters.load(["a"]);
    if (a === undefined) throw new Error("a is there");
    await expect(write(current(), { characters: [{ before: a }] })).rejects.toThrow(StaleError);
    const before = await load("f1");
    const { a: _a, ...others } = before.value.combatants;
    const after = { ...before.value, combatants: others };
    await write(current(), { encounters: [{ before, after }], characters: [{ before: a }] });
    expect(await current().characters.load(["a"])).toEqual([]);
  });

  test("creatures made for them have names of their own there, and are in no list of the campaign", async () => {
    const { characters, encounters } = current();
    await write(current(), {
      encounters: made(fight("f1", ["g1"]), fight("f2", ["g2"])),
      characters: made(
        character("ada", { name: "Ada" }),
        character("own", { name: "Goblin 1" }),
        goblin("g1", "f1"),
        goblin("g2", "f2"),
      ),
    });
    expect(await characters.find("goblin 1")).toBe("own");
    expect(await characters.find("g1")).toBe("g1");
    expect((await characters.names()).map(({ id }) => id)).toEqual(["ada", "own"]);
    expect((await characters.everyone()).map(({ id }) => id)).toEqual(["ada", "g1", "g2", "own"]);
    expect((await characters.list(page)).total).toBe(2);
    expect((await characters.list({ ...page, characterType: "enemy" })).total).toBe(0);
    const ofFight = await characters.list({ ...page, encounterId: "f2" });
    expect(ofFight).toEqual({ total: 1, rows: [{ value: goblin("g2", "f2"), version: 1 }] });
    expect(await encounters.fighting("GOBLIN 1")).toEqual([
      { id: "g1", name: "Goblin 1", encounter: { id: "f1", name: "f1", status: "active" } },
      { id: "g2", name: "Goblin 1", encounter: { id: "f2", name: "f2", status: "active" } },
    ]);
    const second = write(current(), { characters: made(goblin("g3", "f1", "GOBLIN 1")) });
    await expect(second).rejects.toThrow(NameTakenError);
    const ownAgain = write(current(), { characters: made(character("x", { name: "goblin 1" })) });
    await expect(ownAgain).rejects.toThrow(NameTakenError);
    const nowhere = write(current(), { characters: made(goblin("g4", "f9")) });
    await expect(nowhere).rejects.toThrow(StaleError);
  });

  test("time by the campaign's clock does not pass for who is in one", async () => {
    const timed = (id: string) =>
      character(id, {
        conditions: [
          { id: "c1", condition: "prone", source: "", lasting: { kind: "time", until: 9 } },
        ],
      });
    await write(current(), {
      encounters: made(fight("f1", ["a"]), fight("f2", ["b"], { status: "ended" })),
      characters: made(timed("a"), timed("b"), timed("c")),
    });
    expect(await current().characters.timed()).toEqual(["b", "c"]);
  });

  test("the log has of one only what is different, and leads back", async () => {
    await begin(made1);
    const before = await load("f1");
    const struck = withTurn(before.value, "g", { reaction: "Parry" });
    await write(current(), { encounters: [{ before, after: struck }] });
    const then = await load("f1");
    const next: Fight = {
      ...then.value,
      encounter: { ...then.value.encounter, round: 2 },
      waiting: { frames: [], window: { moment: "at-zero", open: [] } },
    };
    await write(current(), { encounters: [{ before: then, after: next }] });
    const log = await historyOf(current());
    expect(log.map(({ images }) => only(images.filter(isFight)))).toEqual([
      { aggregate: "encounter:f1", version: 1 },
      {
        aggregate: "encounter:f1",
        version: 2,
        before: { combatants: { g: made1.combatants["g"] } },
      },
      { aggregate: "encounter:f1", version: 3, before: { encounter: { round: 1 }, waiting: null } },
    ]);
    const first = log.toReversed().reduce(beforeThis, await holdingsOf(current()));
    expect([...first.keys()]).toEqual(["campaign"]);
    const [, second, third] = log;
    if (second === undefined || third === undefined) throw new Error("three entries");
    const between = beforeThis(await holdingsOf(current()), third);
    expect(between.get("encounter:f1")).toEqual(struck);
    expect(beforeThis(between, second).get("encounter:f1")).toEqual(made1);
  });

  test("the log has of a map only the rows and grounds that were different", async () => {
    const width = 200;
    const rows = Array.from({ length: width }, () => "50ab".repeat(3));
    const plain = { width, height: width, ground: [{}, { obstacle: {} }], rows };
    await begin({ ...made1, battlefield: plain });
    const before = await load("f1");
    const flooded: Battlefield = {
      ...plain,
      ground: [{}, { obstacle: {} }, { water: true }],
      rows: rows.with(7, "c"),
    };
    const after = { ...before.value, battlefield: flooded };
    await write(current(), { encounters: [{ before, after }] });
    const [, second] = await historyOf(current());
    if (second === undefined) throw new Error("two entries");
    expect(only(second.images.filter(isFight)).before).toEqual({
      battlefield: { ground: plain.ground, "row 7": "50ab50ab50ab" },
    });
    const earlier = beforeThis(await holdingsOf(current()), second).get("encounter:f1");
    expect(earlier).toEqual({ ...made1, battlefield: plain });
  });

  test("a commit that fails writes nothing of one", async () => {
    await begin(made1);
    const before = await load("f1");
    const a = only(await current().characters.load(["a"]));
    await write(current(), { characters: [changed(a, { xp: 1 })] });
    const late = write(current(), {
      encounters: [{ before, after: withTurn(before.value, "g", { moved: 5 }) }],
      characters: [changed(a, { xp: 2 })],
    });
    await expect(late).rejects.toThrow(StaleError);
    expect(await load("f1")).toEqual(before);
  });
}

/** A map with one of everything. */
const everyTerrain: Battlefield = {
  width: 4,
  height: 2,
  ground: [
    {},
    { obstacle: { height: 10 } },
    { difficult: true, water: true, light: "dim", obscurement: "lightly" },
    {
      pit: { depth: 20 },
      hazard: {
        damage: "2d6",
        damageType: "fire",
        save: { ability: "dex", dc: 12, half: true },
        trigger: "enter",
      },
    },
  ],
  rows: ["bcd", ""],
  ambient: "darkness",
  lights: [{ x: 0, y: 1, z: 5, bright: 20, dim: 20, direction: { x: 1, y: 0, z: -0.5 } }],
  props: [
    {
      id: "p1",
      x: 3,
      y: 1,
      size: "medium",
      height: 5,
      cover: "half",
      blocksMovement: true,
      blocksSight: false,
      climbable: true,
      light: { bright: 20, dim: 20 },
      section: { zone: "z1", squares: [{ x: 3, y: 1 }] },
    },
  ],
};

const isFight = ({ aggregate }: { readonly aggregate: string }): boolean =>
  aggregate.startsWith("encounter:");

function withTurn(from: Fight, id: string, turn: Partial<Combatant["turn"]>): Fight {
  const one = from.combatants[id];
  if (one === undefined) throw new Error(`${id} takes no part`);
  const after = { ...one, turn: { ...one.turn, ...turn } };
  return { ...from, combatants: { ...from.combatants, [id]: after } };
}
