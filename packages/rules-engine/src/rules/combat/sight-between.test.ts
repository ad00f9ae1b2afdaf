import type { ConditionId, Light } from "@tabletop-mcp/srd-data";
import { describe, expect, it } from "vitest";
import { armed, held } from "../../../testing/attacking.js";
import { suffering } from "../../../testing/checks.js";
import { creatureOf } from "../../../testing/creature.js";
import { attackIn, type Duel, duelOf, rolledAs } from "../../../testing/duel.js";
import type { Creature } from "../../creature/creature.js";
import type { GameState } from "../../game/state.js";
import { type Battlefield, plainField } from "../../grid/battlefield.js";
import { layTerrain } from "../../grid/change-terrain.js";
import { srdCompendium } from "../../tables/compendium.js";
import { sceneOf } from "./scene.js";
import { seenFrom, sightBetween, spotOf } from "./sight-between.js";

const compendium = await srdCompendium();
const lots = { current: 60, temporary: 0 };
const human = creatureOf({ hp: lots });
const monster = (statBlock: string): Creature => creatureOf({ make: { statBlock }, hp: lots });
const who = (condition: ConditionId): Creature => creatureOf({ hp: lots, ...suffering(condition) });
const field = plainField(40, 6);

interface Between extends Partial<Duel> {
  readonly map?: Battlefield;
  readonly light?: Light;
  readonly squares?: number;
}

/** Two at squares (0,1) and so many squares farther east: 6 of them are 30 feet. */
const fight = ({ map = field, light = "bright", squares = 6, ...duel }: Between): GameState => ({
  ...duelOf({
    self: human,
    other: human,
    at: [
      { x: 0, y: 1 },
      { x: squares, y: 1 },
    ],
    encounter: { light },
    ...duel,
  }),
  battlefield: map,
});

/** How the first sees the second. */
const look = (between: Between) => {
  const state = fight(between);
  const [from, to] = ["a", "g"].map((id) => {
    const creature = state.creatures[id];
    if (creature === undefined) throw new Error(id);
    return spotOf(state, creature, { compendium });
  });
  if (from === undefined || to === undefined) throw new Error("nobody");
  return sightBetween(state, { from, to }, { compendium });
};
const seen = (between: Between) => {
  const { visible, reason, obscured } = look(between);
  return `${visible ? "seen" : "unseen"}: ${reason}, ${obscured}`;
};

describe("how one sees another", () => {
  it("is by the light where that one is", () => {
    expect(seen({})).toBe("seen: clear, none");
    expect(seen({ light: "dim" })).toBe("seen: clear, lightly");
    expect(seen({ light: "darkness" })).toBe("unseen: dark, heavily");
  });

  it("is by darkvision in the dark, as far as that goes", () => {
    // Goblins have 60 feet of darkvision: 12 squares.
    const self = monster("goblin");
    expect(seen({ self, light: "darkness", squares: 12 })).toBe("seen: darkvision, lightly");
    expect(seen({ self, light: "darkness", squares: 13 })).toBe("unseen: dark, heavily");
    expect(seen({ self, light: "dim" })).toBe("seen: clear, none");
    expect(seen({ self, light: "magical_darkness" })).toBe("unseen: dark, heavily");
  });

  it("is by Devil's Sight in magical darkness", () => {
    // A bearded devil's 120 feet of darkvision, and the warlock's own 120.
    const devil = monster("bearded-devil");
    expect(seen({ self: devil, light: "magical_darkness" })).toBe("seen: darkvision, lightly");
    const feature = "warlock-eldritch-invocations";
    const chosen = ["warlock-eldritch-invocation-devils-sight"];
    const warlock = armed({ levels: { warlock: 2 }, options: { [feature]: chosen } });
    expect(seen({ self: warlock, light: "magical_darkness", squares: 24 })).toBe(
      "seen: devils_sight, none",
    );
    expect(seen({ self: warlock, light: "magical_darkness", squares: 25 })).toBe(
      "unseen: dark, heavily",
    );
  });

  it("is not past walls, whatever the senses", () => {
    const map = layTerrain(
      field,
      [0, 1, 2, 3, 4, 5].map((y) => ({ x: 4, y })),
      { obstacle: {} },
    ).field;
    expect(seen({ map, self: monster("adult-red-dragon") })).toBe("unseen: no_line, none");
    const { cover, by } = look({ map });
    expect(cover).toBe("full");
    expect(by).toContainEqual({ kind: "wall", position: { x: 4, y: 1 } });
  });

  it("needs blindsight for the blinded, and for who looks at the invisible blindsight or truesight", () => {
    // An adult red dragon has 60 feet of blindsight from its space of 3 squares; a planetar 120 of truesight.
    expect(seen({ self: who("blinded") })).toBe("unseen: blinded, none");
    expect(seen({ other: who("invisible") })).toBe("unseen: invisible, none");
    const dragon = monster("adult-red-dragon");
    expect(seen({ self: dragon, other: who("invisible") })).toBe("seen: blindsight, none");
    const far = { self: dragon, other: who("invisible"), squares: 15 };
    expect(seen(far)).toBe("unseen: invisible, none");
    expect(seen({ self: monster("planetar"), other: who("invisible") })).toBe(
      "seen: truesight, none",
    );
  });

  it("ends with blindsight for who is blind beyond it", () => {
    // A grimlock: 30 feet, 6 squares.
    expect(seen({ self: monster("grimlock") })).toBe("seen: blindsight, none");
    expect(seen({ self: monster("grimlock"), squares: 7 })).toBe("unseen: blinded, none");
  });

  it("is not in thick fog but by blindsight", () => {
    const map = layTerrain(
      field,
      [0, 1, 2, 3, 4, 5].map((y) => ({ x: 4, y })),
      { obscurement: "heavily" },
    ).field;
    expect(seen({ map })).toBe("unseen: obscured, heavily");
    expect(seen({ map, self: monster("planetar") })).toBe("unseen: obscured, heavily");
    expect(seen({ map, self: monster("adult-red-dragon") })).toBe("seen: blindsight, none");
  });

  it("feels through the ground who stands on it, and sees it no more for that", () => {
    // A purple worm: 30 feet of blindsight, 60 of tremorsense.
    const worm = { self: monster("purple-worm"), light: "darkness" } as const;
    expect(look({ ...worm, squares: 14 })).toMatchObject({ visible: false, felt: true });
    const flying: NonNullable<Duel["at"]> = [
      { x: 0, y: 1 },
      { x: 14, y: 1, z: 10 },
    ];
    expect(look({ ...worm, at: flying })).not.toHaveProperty("felt");
  });

  it("is not of who hides better than one notices: 5 less in dim light", () => {
    // Passive Perception 10, in dim light 5.
    expect(seen({ otherIs: { hidden: 10 } })).toBe("seen: clear, none");
    expect(seen({ otherIs: { hidden: 11 } })).toBe("unseen: hidden, none");
    expect(seen({ otherIs: { hidden: 6 }, light: "dim" })).toBe("unseen: hidden, lightly");
    expect(seen({ otherIs: { hidden: 5 }, light: "dim" })).toBe("seen: clear, lightly");
  });

  it("is by what those in the fight carry: a torch shines 20 feet, and 20 more dimly", () => {
    const bearer = armed({ items: [held("torch", "off_hand")] });
    const dark = { self: bearer, light: "darkness" } as const;
    expect(seen({ ...dark, squares: 4 })).toBe("seen: clear, none");
    expect(seen({ ...dark, squares: 8 })).toBe("seen: clear, lightly");
    expect(seen({ ...dark, squares: 9 })).toBe("unseen: dark, heavily");
    const pack = armed({ items: [held("torch")] });
    expect(seen({ ...dark, self: pack, squares: 4 })).toBe("unseen: dark, heavily");
  });

  it("is of a place as of a creature", () => {
    const state = fight({ light: "darkness" });
    const from = { body: { x: 0, y: 1, size: "medium" } } as const;
    const to = { body: { x: 4, y: 1, size: "medium" } } as const;
    const found = seenFrom(state, { from, to }, { compendium });
    expect(found).toEqual({
      visible: false,
      reason: "dark",
      obscured: "heavily",
      light: "darkness",
    });
  });
});

describe("an attack in the dark", () => {
  const darkness = { encounter: { light: "darkness" } } as const;
  const duel = (self: Creature): GameState => fight({ self, squares: 1, ...darkness });
  const modeOf = async (self: Creature, faces: readonly number[]) =>
    (await attackIn(duel(self), faces)).event("rolled").d20;

  it("is rolled plainly where neither sees the other", async () => {
    expect(await modeOf(human, [5])).toMatchObject({
      mode: "normal",
      sources: ["advantage: unseen attacker", "disadvantage: unseen target"],
    });
  });

  it("has advantage for who has darkvision, against who has none", async () => {
    const goblin = await modeOf(monster("goblin"), [2, 3]);
    expect(goblin).toMatchObject({ mode: "advantage", sources: ["advantage: unseen attacker"] });
  });
});

describe("the sun", () => {
  const sunny = { encounter: { light: "bright", sunlight: true } } as const;
  const sunlightOn = (map: Battlefield) => {
    const state = fight({ ...sunny, map });
    const [self, other] = [state.creatures["a"], state.creatures["g"]];
    return self && other && sceneOf(state, { self, other }, { compendium }).sunlight;
  };

  it("shines where nothing else is said of the light", () => {
    expect(sunlightOn(field)).toBe(true);
    const shade = layTerrain(field, [{ x: 0, y: 1 }], { light: "dim" }).field;
    expect(sunlightOn(shade)).toBe(false);
  });

  it("hampers the attacks of who is sensitive to it", async () => {
    const kobold = fight({ ...sunny, self: monster("kobold"), squares: 1 });
    expect(rolledAs(await attackIn(kobold, [10, 3]))).toBe("7 vs 10: miss (disadvantage)");
    const inside = fight({ self: monster("kobold"), squares: 1 });
    expect(rolledAs(await attackIn(inside, [10, 1]))).toBe("14 vs 10: hit");
  });
});
