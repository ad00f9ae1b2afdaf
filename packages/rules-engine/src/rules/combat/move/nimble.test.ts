import { describe, expect, it } from "vitest";
import { arena, one, placeOf } from "../../../../testing/arena.js";
import { spot } from "../../../../testing/drawn.js";
import { inState } from "../../../../testing/given.js";
import { levelsOf } from "../../../../testing/levels.js";
import type { Creature, Item, Make } from "../../../creature/creature.js";
import type { MoveAction } from "../../../game/move-action.js";
import { combatantIn } from "../../../game/state.js";
import { speedsNow } from "../../../sheet/numbers.js";
import { srdCompendium } from "../../../tables/compendium.js";

const compendium = await srdCompendium();
const abilities = { str: 16, dex: 18, con: 10, int: 10, wis: 10, cha: 10 };

const made = (make: Partial<Make>, items: readonly Item[] = []): Creature =>
  one("a", { make: { abilities, ...make }, items });
const plain = made({});
const worn = (magic: string): Item => ({
  id: "i1",
  name: magic,
  quantity: 1,
  magic,
  slot: "worn",
  attuned: true,
});
const wearing = (magic: string): Creature => made({}, [worn(magic)]);

/** Feet that a way from A to X of a drawing takes, or the code of the refusal. */
async function going(drawing: string, self: Creature, how: Partial<MoveAction> = {}, moved = 0) {
  const state = arena(drawing, [{ creature: self, turn: { moved } }]);
  const action: MoveAction = { type: "move", id: "a", to: spot(drawing, "X"), ...how };
  const done = await inState(state).when(action);
  return done.refused?.code ?? combatantIn(done.state, "a").turn.moved - moved;
}

const thief = made({ levels: levelsOf({ rogue: 3 }), subclasses: { rogue: "thief" } });
const champion = made({
  levels: levelsOf({ fighter: 7 }),
  subclasses: { fighter: "champion" },
  // 18 feet, and 4 more.
  abilities: { ...abilities, str: 18 },
});
const druid = made({ levels: levelsOf({ druid: 6 }), subclasses: { druid: "land" } });

describe("difficult terrain", () => {
  it.each<[string, Creature, number]>([
    ["costs as much again", plain, 25],
    ["costs a druid of the land nothing more: Land's Stride", druid, 15],
    ["nor who wears a Ring of Free Action", wearing("ring-of-free-action"), 15],
  ])("%s", async (_, self, feet) => {
    expect(await going("A::X", self)).toBe(feet);
  });
});

describe("swimming", () => {
  it.each<[string, Creature, number]>([
    ["costs as much again", plain, 25],
    ["costs nothing more with the gloves for it", wearing("gloves-of-swimming-and-climbing"), 15],
  ])("%s", async (_, self, feet) => {
    expect(await going("A~~X", self)).toBe(feet);
  });
});

it("who swims faster than it walks swims from water to water, and walks out of it", async () => {
  const octopus = one("a", { make: { statBlock: "giant-octopus" } });
  // Large; it swims 60 feet, and walks 10.
  const sea = "~~~~~~~~~~..\n~~~~~~~~~~..";
  const state = arena(sea, [{ creature: octopus, at: { x: 0, y: 0 } }]);
  const to = async (x: number) => inState(state).when({ type: "move", id: "a", to: { x, y: 0 } });
  const far = await to(8);
  expect(far.event("moved")).toMatchObject({ mode: "swim", feet: 40 });
  expect((await to(10)).refused?.code).toBe("NOT_ENOUGH_MOVEMENT");
});

describe("climbing", () => {
  it.each<[string, Creature, number]>([
    ["costs as much again", plain, 10],
    ["costs a thief of level 3 nothing more: Second-Story Work", thief, 5],
    ["nor who wears the gloves for it", wearing("gloves-of-swimming-and-climbing"), 5],
    ["nor who wears Slippers of Spider Climbing", wearing("slippers-of-spider-climbing"), 5],
  ])("%s", async (_, self, feet) => {
    const state = arena("AT\n..", [{ creature: self }]);
    const action = { type: "move", id: "a", mode: "climb", to: { x: 0, y: 0, z: 5 } } as const;
    const up = await inState(state).when(action);
    expect(placeOf(up.state, "a")).toEqual({ x: 0, y: 0, z: 5 });
    expect(combatantIn(up.state, "a").turn.moved).toBe(feet);
  });
});

describe("jumping", () => {
  // Strength 16: 16 feet after a run of 10, which is three squares; 8 standing.
  const running = { mode: "jump", running: true } as const;

  it.each<[string, string, Creature, number | string]>([
    ["goes as far as the Strength score", "APPX", plain, 15],
    ["and no farther", "APPPX", plain, "TOO_FAR_TO_JUMP"],
    ["goes the Dexterity modifier farther for a thief", "APPPX", thief, 20],
    ["goes the Strength modifier farther for a champion of Strength 18", "APPPX", champion, 20],
  ])("%s", async (_, drawing, self, feet) => {
    expect(await going(drawing, self, running, 10)).toBe(feet);
  });

  it("goes three times as far, standing too, with Boots of Striding and Springing", async () => {
    const boots = wearing("boots-of-striding-and-springing");
    expect(await going("APPPX", boots, { mode: "jump" })).toBe(20);
    expect(await going("APPPPX", boots, { mode: "jump" })).toBe("TOO_FAR_TO_JUMP");
  });
});

describe("a speed as walking", () => {
  const speeds = (creature: Creature) => {
    const { fly, climb } = speedsNow(creature, compendium);
    return { fly: fly?.effective, climb: climb?.effective };
  };

  it("comes with Winged Boots and with Slippers of Spider Climbing, where none was", () => {
    expect(speeds(plain)).toEqual({ fly: undefined, climb: undefined });
    expect(speeds(wearing("winged-boots"))).toEqual({ fly: 30, climb: undefined });
    expect(speeds(wearing("slippers-of-spider-climbing"))).toEqual({ fly: undefined, climb: 30 });
  });

  it("grows and falls with what walking does: a barbarian of level 5 flies 40 feet", () => {
    const fast = made({ levels: levelsOf({ barbarian: 5 }) }, [worn("winged-boots")]);
    expect(speeds(fast).fly).toBe(40);
    const held: Creature = {
      ...fast,
      conditions: [
        {
          id: "c1",
          condition: "grappled",
          source: "a grapple",
          lasting: { kind: "until", what: "removed" },
        },
      ],
    };
    expect(speeds(held).fly).toBe(0);
  });

  it("comes with the wings of a sorcerer of level 14, and goes with them", async () => {
    const levels = levelsOf({ sorcerer: 14 });
    const sorcerer = made({ levels, subclasses: { sorcerer: "draconic" } });
    const state = arena("A.", [{ creature: sorcerer }]);
    const what = { of: "feature", name: "Dragon Wings" } as const;
    const winged = await inState(state).when({ type: "use", id: "a", what });
    expect(speeds(winged.creature("a")).fly).toBe(30);
    const later = await inState({
      ...winged.state,
      combatants: { a: { ...combatantIn(winged.state, "a"), turn: combatantIn(state, "a").turn } },
    }).when({ type: "use", id: "a", what, moment: "sustain" });
    expect(speeds(later.creature("a")).fly).toBeUndefined();
  });
});
