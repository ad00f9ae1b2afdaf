import { describe, expect, it } from "vitest";
import { arena, one } from "../../../testing/arena.js";
import { caster } from "../../../testing/caster.js";
import { given, inState } from "../../../testing/given.js";
import { after, done } from "../../../testing/zones.js";
import type { Action } from "../../game/action.js";
import type { CastAction } from "../../game/cast-action.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Position } from "../../grid/point.js";

/** The glyph is at x 8; A and B are 35 feet west of it, G and H 25 feet east. */
const room = `
  ...................
  .B...........H.....
  .A...........G.....
  ...................`;
const tough = (id: string) =>
  one(id, { make: { extraHp: 100 }, hp: { current: 100, temporary: 0 } });
const spells = ["glyph-of-warding", "fireball", "hold-person", "symbol"];
const wizard = caster("a", ["wizard", 17], spells);
const begun = arena(room, [
  { creature: wizard },
  { creature: tough("b") },
  { creature: tough("g") },
  { creature: tough("h") },
]);

const at = (x: number, y: number): Position => ({ x, y });
const laid = (spell: string, choices: CastAction["choices"], over: Partial<CastAction> = {}) =>
  done(begun, {
    type: "cast",
    id: "a",
    spell,
    dmOverride: true,
    points: [at(8, 2)],
    ...(choices && { choices }),
    ...over,
  });
const runes = { option: "explosive_runes", damageType: "cold" } as const;
const goes = (id: string, to: Position): Action => ({ type: "move", id, to, mode: "forced" });
const hp = (state: GameState, id: string) => creatureIn(state, id).hp.current;
const lost = (state: GameState) => [100 - hp(state, "g"), 100 - hp(state, "h")];
const held = (state: GameState, id: string) =>
  creatureIn(state, id).conditions.map(({ condition }) => condition);
const next: Action = { type: "end_turn" };
const [fails, saves] = [1, 20];

describe("explosive runes", () => {
  it("go off under who comes, over all within 20 feet, and are gone", async () => {
    const { state } = await laid("glyph-of-warding", runes);
    // H stands 10 feet away as G comes; 5d8 of 3 is 15, and half of it 7.
    const near = await after(state, goes("h", at(10, 1)));
    const { state: over, events } = await done(
      near,
      goes("g", at(8, 1)),
      fails,
      saves,
      3,
      3,
      3,
      3,
      3,
    );
    expect(lost(over)).toEqual([15, 7]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: "cast_ended", because: "G sets it off" }),
    );
    expect([creatureIn(over, "a").casts, over.encounter?.zones]).toEqual([[], undefined]);
    await after(over, goes("g", at(3, 1)), goes("g", at(8, 1)));
  });

  it("deal 1d8 more for each slot level above the third", async () => {
    const { state } = await laid("glyph-of-warding", runes, { slotLevel: 5 });
    const { state: over } = await done(state, goes("g", at(8, 1)), fails, 2, 2, 2, 2, 2, 2, 2);
    expect(lost(over)).toEqual([14, 0]);
  });

  it("hold no spell, whatever is named", async () => {
    const { state } = await laid("glyph-of-warding", { ...runes, spell: { spell: "fireball" } });
    const { state: over } = await done(state, goes("g", at(8, 1)), fails, 1, 1, 1, 1, 1);
    expect(lost(over)).toEqual([5, 0]);
  });

  it("lie still under their maker's friends, and who is exempt", async () => {
    const { state } = await laid("glyph-of-warding", { ...runes, spare: ["b", "h"] });
    const still = await after(state, goes("b", at(8, 1)), goes("b", at(2, 1)), goes("h", at(8, 1)));
    expect(creatureIn(still, "a").casts).toHaveLength(1);
  });

  it("wait for the game master's word where words say what sets them off", async () => {
    const words = { ...runes, text: "somebody reads it aloud" };
    const { state } = await laid("glyph-of-warding", words);
    const read = await after(state, goes("g", at(8, 1)));
    const springs = { type: "strike_zone", zone: "z1", moment: "enter", target: "g" } as const;
    const { state: over } = await done(read, springs, fails, 1, 1, 1, 1, 1);
    expect(lost(over)).toEqual([5, 0]);
    const again: CastAction = { type: "cast", id: "a", spell: "glyph-of-warding", use: "sustain" };
    const byWord = await done(read, { ...again, targets: ["g"] }, saves, 4, 4, 4, 4, 4);
    expect([lost(byWord.state), byWord.types.includes("turn_spent")]).toEqual([[10, 0], false]);
  });

  it("go off without a map on whom the game master names, and need their damage chosen", async () => {
    const plain = { type: "cast", id: "a", spell: "glyph-of-warding", dmOverride: true } as const;
    const made = await given(wizard, tough("g")).when({ ...plain, choices: runes });
    const gone = await done(
      made.state,
      { ...plain, use: "sustain", targets: ["g"] },
      fails,
      1,
      1,
      1,
      1,
      2,
    );
    expect(hp(gone.state, "g")).toBe(94);
    const { refused } = await given(wizard).when({ ...plain, choices: { option: runes.option } });
    expect(refused).toMatchObject({ code: "CHOICE_NEEDED" });
  });
});

describe("a spell glyph", () => {
  const holds = (spell: string) => ({ option: "spell_glyph", spell: { spell } });

  it("casts its spell about who sets it off", async () => {
    const { state } = await laid("glyph-of-warding", holds("fireball"));
    const { state: over } = await done(state, goes("g", at(8, 1)), fails, 2, 2, 2, 2, 2, 2, 2, 2);
    expect(lost(over)).toEqual([16, 0]);
  });

  it("holds whom it holds for its full time, and nobody concentrates on it", async () => {
    const { state } = await laid("glyph-of-warding", holds("hold-person"));
    const { state: over } = await done(state, goes("g", at(8, 1)), fails);
    expect(held(over, "g")).toEqual(["paralyzed"]);
    const [cast, ...others] = creatureIn(over, "a").casts;
    expect([cast?.spell, cast?.concentration, others]).toEqual(["Hold Person", undefined, []]);
  });

  it("takes the slot of its spell, too, of who can cast it", async () => {
    const paid = { type: "cast", id: "a", spell: "glyph-of-warding" } as const;
    const powder = { id: "i1", name: "incense and powdered diamond", quantity: 1 };
    const custom = { type: "gem", weight: 0, cost: 20_000 };
    const rich = caster("a", ["wizard", 9], spells, { items: [{ ...powder, custom }] });
    const { creature, refused } = await given(rich).when({ ...paid, choices: holds("fireball") });
    expect(refused).toBeUndefined();
    expect(creature("a").spent.slots).toEqual({ 3: 2 });
    const unknown = await given(rich).when({ ...paid, choices: holds("haste") });
    expect(unknown.refused?.code).toBe("NOT_KNOWN");
    const none = await given(rich).when({ ...paid, choices: { option: "spell_glyph" } });
    expect(none.refused?.code).toBe("CHOICE_NEEDED");
  });
});

describe("a symbol", () => {
  it("of death harms who is there, who comes, and who ends a turn there, for 10 minutes", async () => {
    const { state } = await laid("symbol", { option: "death" });
    // A, G and H save against 10d10, each a 2; B does not.
    const tens = Array.from({ length: 10 }, () => 2);
    const dice = [saves, fails, saves, saves, ...tens];
    const { state: lit } = await done(state, goes("g", at(8, 1)), ...dice);
    expect(["a", "b", "g", "h"].map((id) => hp(lit, id))).toEqual([40, 80, 90, 90]);
    expect(lit.encounter?.zones).toMatchObject([{ name: "Symbol", area: { radius: 60 } }]);
    expect(creatureIn(lit, "a").casts).toEqual([]);
    const { state: later } = await done(lit, next, fails, ...tens);
    expect(["a", "b", "g", "h"].map((id) => hp(later, id))).toEqual([20, 80, 90, 90]);
  });

  it("of stunning stuns with a failed Wisdom save", async () => {
    const { state } = await laid("symbol", { option: "stunning" });
    const far = await after(state, goes("h", at(18, 0)));
    const { state: lit } = await done(far, goes("g", at(8, 1)), saves, saves, fails, saves);
    expect([held(lit, "g"), held(lit, "h")]).toEqual([["stunned"], []]);
  });
});

describe("a contingency", () => {
  const statuette = { id: "i1", name: "jeweled ivory statuette of yourself", quantity: 1 };
  const foreseeing = (...known: readonly string[]) =>
    caster("a", ["wizard", 11], ["contingency", ...known], {
      items: [{ ...statuette, custom: { type: "gem", weight: 0, cost: 150_000 } }],
    });
  const casts = (choices: CastAction["choices"]): CastAction => ({
    type: "cast",
    id: "a",
    spell: "contingency",
    ...(choices && { choices }),
  });
  const hurt = (amount: number): Action => ({ type: "damage", id: "a", parts: [{ amount }] });
  const falseLife = { spell: { spell: "false-life" } };
  const made = async (choices: CastAction["choices"]) =>
    given(foreseeing("false-life", "mirror-image")).when(casts(choices));

  it("pays for both spells, and casts the one that it holds at so few hit points", async () => {
    const { state, creature } = await made({ ...falseLife, count: 20 });
    expect(creature("a").spent.slots).toEqual({ 1: 1, 6: 1 });
    const { state: weak } = await done(state, hurt(29));
    expect(creatureIn(weak, "a").hp).toEqual({ current: 21, temporary: 0 });
    // 1d4 + 4 with a 3.
    const { state: helped, events } = await done(weak, hurt(1), 3);
    expect(creatureIn(helped, "a").hp).toEqual({ current: 20, temporary: 7 });
    expect(creatureIn(helped, "a").spent.slots).toEqual({ 1: 1, 6: 1 });
    expect(creatureIn(helped, "a").casts.map(({ spell }) => spell)).toEqual(["False Life"]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: "spell_cast", as: ["held by Contingency"] }),
    );
  });

  it("does so once a condition has come over its caster", async () => {
    const { state } = await made({ spell: { spell: "mirror-image" }, condition: "paralyzed" });
    const gains = (condition: "prone" | "paralyzed"): Action => ({
      type: "gain_condition",
      id: "a",
      condition,
      source: "Test",
      lasting: { kind: "until", what: "removed" },
    });
    const prone = await after(state, gains("prone"));
    expect(creatureIn(prone, "a").casts.map(({ spell }) => spell)).toEqual(["Contingency"]);
    const held = await after(prone, gains("paralyzed"));
    expect(creatureIn(held, "a").casts.map(({ spell }) => spell)).toEqual(["Mirror Image"]);
  });

  it("does so by the game master's word, for nothing, whatever it waits for", async () => {
    const { state } = await made({ ...falseLife, text: "when the bridge falls" });
    const { state: over } = await done(state, { ...casts(undefined), use: "sustain" }, 2);
    expect(creatureIn(over, "a").hp.temporary).toBe(6);
    expect(creatureIn(over, "a").casts.map(({ spell }) => spell)).toEqual(["False Life"]);
  });

  it("is one at a time", async () => {
    const { state } = await made({ ...falseLife, count: 20 });
    const second = { ...casts({ spell: { spell: "mirror-image" }, count: 5 }), dmOverride: true };
    const { creature } = await inState(state).when(second);
    expect(creature("a").casts).toMatchObject([{ waits: { hitPoints: 5 } }]);
  });

  it.each([
    ["fireball", "NO_SUCH_CHOICE"],
    ["misty-step", "NO_SUCH_CHOICE"],
    ["globe-of-invulnerability", "NO_SUCH_CHOICE"],
    ["haste", "NOT_KNOWN"],
  ])("holds no %s (%s)", async (spell, code) => {
    const wizard = foreseeing("fireball", "misty-step", "globe-of-invulnerability");
    const { refused, creature } = await given(wizard).when(casts({ spell: { spell } }));
    expect(refused?.code).toBe(code);
    expect(creature("a").spent.slots).toEqual({});
  });
});
