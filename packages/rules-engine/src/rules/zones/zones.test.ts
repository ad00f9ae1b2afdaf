import { describe, expect, it } from "vitest";
import { armed } from "../../../testing/attacking.js";
import { creatureOf } from "../../../testing/creature.js";
import { given, inState, type Outcome } from "../../../testing/given.js";
import { scores } from "../../../testing/make.js";
import { monster } from "../../../testing/monster.js";
import type { Creature } from "../../creature/creature.js";
import type { Side } from "../../encounter/combatant.js";
import type { Entrant } from "../../game/action.js";
import type { GameState } from "../../game/state.js";
import { plainField } from "../../grid/battlefield.js";
import type { Position } from "../../grid/point.js";
import { numbersOf } from "../../sheet/numbers.js";
import { srdCompendium } from "../../tables/compendium.js";

const compendium = await srdCompendium();

/** A paladin with so much Charisma, of so many levels. */
const paladin = (id: string, level: number, charisma: number): Creature => ({
  ...armed({
    levels: { paladin: level },
    abilities: scores(10, 10, 10, 10, 10, charisma),
  }),
  id,
  name: `Paladin ${id}`,
});

const person = (id: string): Creature => creatureOf({ id, name: id.toUpperCase() });

interface There {
  readonly creature: Creature;
  readonly side?: Side;
  readonly at?: Position;
}

/** A fight that begins with these, in this order. */
async function fight(there: readonly There[], ...faces: readonly number[]): Promise<Outcome> {
  const entrants = there.map(
    ({ creature: { id }, side = "party", at }, place): Entrant => ({
      id,
      side,
      initiative: 20 - place,
      ...(at && { at }),
    }),
  );
  const isOnMap = there.some(({ at }) => at !== undefined);
  const { when } = given(...there.map(({ creature }) => creature)).rolling(...faces);
  return when({
    type: "begin_encounter",
    encounter: {
      id: "fight",
      name: "Ambush",
      house: { diagonals: "5", autoReactions: "none" },
      light: "bright",
    },
    entrants,
    ...(isOnMap && { battlefield: plainField(20, 20) }),
  });
}

/** What somebody adds to a Wisdom save. */
const wisdom = ({ creature }: Pick<Outcome, "creature">, id: string): number =>
  numbersOf(creature(id), compendium).savingThrows.wis.effective;

const endTurn = (state: GameState, ...faces: readonly number[]): Promise<Outcome> =>
  inState(state)
    .rolling(...faces)
    .when({ type: "end_turn" });

const knockedOut = { type: "gain_condition", condition: "unconscious" } as const;
const until = { kind: "until", what: "removed" } as const;

describe("Aura of Protection", () => {
  it("adds the paladin's Charisma to saves of allies within 10 feet, not of others", async () => {
    // Charisma 16: +3. Ada is 10 feet away, Bo 15; the goblin is a foe.
    const begun = await fight([
      { creature: paladin("p", 6, 16), at: { x: 0, y: 0 } },
      { creature: person("a"), at: { x: 2, y: 0 } },
      { creature: person("b"), at: { x: 3, y: 0 } },
      { creature: await monster("goblin"), side: "enemy", at: { x: 1, y: 1 } },
    ]);
    expect(wisdom(begun, "a")).toBe(3);
    expect(wisdom(begun, "b")).toBe(0);
    // A goblin has Wisdom 8.
    expect(wisdom(begun, "m")).toBe(-1);
    expect(begun.creature("p").effects).toEqual([]);
  });

  it("reaches 30 feet at 18th level, and gives 1 at least", async () => {
    const begun = await fight([
      { creature: paladin("p", 18, 8), at: { x: 0, y: 0 } },
      { creature: person("a"), at: { x: 6, y: 0 } },
      { creature: person("b"), at: { x: 7, y: 0 } },
    ]);
    expect(wisdom(begun, "a")).toBe(1);
    expect(wisdom(begun, "b")).toBe(0);
  });

  it("is there while the paladin is conscious", async () => {
    const begun = await fight([
      { creature: paladin("p", 6, 16), at: { x: 0, y: 0 } },
      { creature: person("a"), at: { x: 1, y: 0 } },
    ]);
    const down = await inState(begun.state).when({ ...knockedOut, id: "p", lasting: until });
    expect(wisdom(down, "a")).toBe(0);
    const up = await inState(down.state).when({
      type: "lose_condition",
      id: "p",
      condition: "unconscious",
    });
    expect(wisdom(up, "a")).toBe(3);
  });

  it("counts once of two paladins: the stronger one's, on paladins too", async () => {
    // Charisma 14 and 20: +2 and +5.
    const begun = await fight([
      { creature: paladin("p", 6, 14), at: { x: 0, y: 0 } },
      { creature: paladin("q", 6, 20), at: { x: 1, y: 0 } },
      { creature: person("a"), at: { x: 2, y: 0 } },
    ]);
    expect(wisdom(begun, "a")).toBe(5);
    // Paladins are proficient in Wisdom saves: +3 at 6th level.
    expect(wisdom(begun, "p")).toBe(8);
    expect(wisdom(begun, "q")).toBe(8);
  });

  it("follows the paladin's Charisma, and ends with death, leaving and the fight", async () => {
    const begun = await fight([
      { creature: paladin("p", 6, 16), at: { x: 0, y: 0 } },
      { creature: person("a"), at: { x: 1, y: 0 } },
    ]);
    const stronger = await inState(begun.state).when({
      type: "gain_effect",
      id: "p",
      name: "Eagle's Splendor",
      kind: "boon",
      effects: [{ kind: "stat", stat: "cha", change: "set", by: 20 }],
      lasting: until,
    });
    expect(wisdom(stronger, "a")).toBe(5);
    const left = await inState(stronger.state).when({
      type: "leave_encounter",
      id: "a",
      because: "flees",
    });
    expect(left.creature("a").effects).toEqual([]);
    const over = await inState(stronger.state).when({ type: "end_encounter" });
    expect(over.creature("a").effects).toEqual([]);
    const dead = await inState(stronger.state).when({
      type: "damage",
      id: "p",
      parts: [{ amount: 500 }],
    });
    expect(dead.creature("p").dead).toBe(true);
    expect(dead.creature("a").effects).toEqual([]);
  });
});

describe("auras of stat blocks", () => {
  /** Ada stands so many squares east of it. */
  const beside = async (name: string, x = 1) =>
    fight([
      { creature: await monster(name), side: "enemy", at: { x: 0, y: 0 } },
      { creature: person("a"), at: { x, y: 0 } },
    ]);

  it("poison who begins its turn in a ghast's Stench, each turn anew until it saves", async () => {
    // DC 10, Constitution 10: a 9 fails, a 10 does not.
    const first = await endTurn((await beside("ghast")).state, 9);
    expect(first.creature("a").conditions).toMatchObject([{ condition: "poisoned" }]);
    expect(first.event("zone_struck")).toMatchObject({ id: "a", name: "Stench" });
    const ghast = await endTurn(first.state);
    const second = await endTurn(ghast.state, 10);
    expect(second.creature("a").conditions).toEqual([]);
    // Who has saved is immune to this ghast's stench for 24 hours.
    const third = await endTurn((await endTurn(second.state)).state);
    expect(third.types).not.toContain("rolled");
  });

  it("burn all within 5 feet of a balor as its own turn begins, by the same dice", async () => {
    // A Huge balor fills 3 by 3 squares: x 3 is 5 feet from it, x 4 is 10. 3d6: 1 + 2 + 3 = 6.
    const begun = await fight(
      [
        { creature: await monster("balor"), side: "enemy", at: { x: 0, y: 0 } },
        { creature: person("a"), at: { x: 3, y: 0 } },
        { creature: person("b"), at: { x: 3, y: 2 } },
        { creature: person("c"), at: { x: 4, y: 0 } },
      ],
      1,
      2,
      3,
    );
    expect(["a", "b", "c", "m"].map((id) => begun.creature(id).hp.current)).toEqual([
      4, 4, 10, 262,
    ]);
    const later = await endTurn(begun.state);
    expect(later.types).not.toContain("zone_struck");
  });

  it("are not those of the incapacitated, where they say so", async () => {
    const begun = await beside("pit-fiend", 2);
    const asleep = await inState(begun.state).when({
      type: "gain_condition",
      condition: "incapacitated",
      id: "m",
      lasting: until,
    });
    expect((await endTurn(asleep.state)).types).not.toContain("rolled");
    // DC 21: a 20 fails, too.
    const frightened = await endTurn(begun.state, 20);
    expect(frightened.creature("a").conditions).toMatchObject([{ condition: "frightened" }]);
  });

  it("turn to stone those alone who see and are seen", async () => {
    const begun = await beside("medusa");
    const blind = await inState(begun.state).when({
      type: "gain_condition",
      condition: "blinded",
      id: "a",
      lasting: until,
    });
    expect((await endTurn(blind.state)).types).not.toContain("rolled");
    // DC 14: 13 fails by 1, and restrains; the save at the end of its next turn decides.
    const slowed = await endTurn(begun.state, 13);
    expect(slowed.creature("a").conditions).toMatchObject([{ condition: "restrained" }]);
  });
});

describe("auras of the table", () => {
  const laid = {
    type: "lay_aura",
    id: "a",
    name: "Spirit Guardians",
    radius: 15,
    affects: "enemies",
    moments: ["enter", "turn-start"],
    save: { ability: "wis", dc: 13, half: true },
    damage: { roll: "3d8", type: "radiant" },
    effects: [{ kind: "stat", stat: "speed", change: "multiply", by: 0.5 }],
    lasting: { kind: "rounds", rounds: 10 },
  } as const;
  const two = async (at?: readonly [Position, Position]) =>
    fight([
      { creature: person("a"), ...(at && { at: at[0] }) },
      { creature: await monster("ogre"), side: "enemy", ...(at && { at: at[1] }) },
    ]);
  const near = [
    { x: 0, y: 0 },
    { x: 3, y: 0 },
  ] as const;

  it("hold for those inside, and strike each once a turn", async () => {
    const begun = await two(near);
    const aura = await inState(begun.state).when(laid);
    const speed = (outcome: Outcome) =>
      numbersOf(outcome.creature("m"), compendium).speed.walk?.effective;
    expect(speed(begun)).toBe(40);
    expect(speed(aura)).toBe(20);
    // Wisdom 7: -2. 14 - 2 = 12 fails DC 13; 1 + 2 + 3 of 59.
    const struck = await endTurn(aura.state, 14, 1, 2, 3);
    expect(struck.creature("m").hp.current).toBe(53);
    const again = await inState(struck.state).when({ type: "strike_zone", moment: "enter" });
    expect(again.events).toEqual([]);
    // 15 - 2 = 13 saves: 24 is halved.
    const next = await endTurn((await endTurn(struck.state)).state, 15, 8, 8, 8);
    expect(next.creature("m").hp.current).toBe(41);
  });

  it("strike who comes in, once a turn, and not those whom they come over", async () => {
    // The ogre is 20 feet away, and walks to 10; Spirit Guardians reach 15.
    const far = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
    ] as const;
    const aura = await inState((await two(far)).state).when({ ...laid, moments: ["enter"] });
    const ogres = await endTurn(aura.state);
    const walk = (x: number) => ({ type: "move", id: "m", to: { x, y: 0 } }) as const;
    const inside = await inState(ogres.state).rolling(1, 2, 2, 2).when(walk(3));
    expect(inside.creature("m").hp.current).toBe(53);
    const out = await inState(inside.state).when(walk(4));
    const again = await inState(out.state).when(walk(3));
    expect(again.refused).toBeUndefined();
    expect(again.types).not.toContain("zone_struck");
    // Ada comes to the ogre.
    const adas = await endTurn((await endTurn(aura.state)).state);
    const over = await inState(adas.state).when({ type: "move", id: "a", to: { x: 1, y: 0 } });
    expect(over.types).not.toContain("zone_struck");
    expect(over.creature("m").effects).toHaveLength(1);
  });

  it("end with their rounds, which the owner's turns count", async () => {
    const aura = await inState((await two(near)).state).when({
      ...laid,
      moments: [],
      lasting: { kind: "rounds", rounds: 2 },
    });
    // Laid on the turn of round 1, it ends with the turn of round 2.
    const one = await endTurn((await endTurn(aura.state)).state);
    expect(one.state.encounter?.zones).toHaveLength(1);
    const over = await endTurn(one.state);
    expect(over.types).toContain("zone_ended");
    expect(over.state.encounter?.zones).toBeUndefined();
    expect(over.creature("m").effects).toEqual([]);
  });

  it("end with the concentration that they take, and with their owner", async () => {
    const concentration = { spell: "Spirit Guardians", rounds: 100 };
    const aura = await inState((await two(near)).state).when({ ...laid, concentration });
    expect(aura.types).toEqual(["cast_begun", "zone_laid", "effect_gained"]);
    const broken = await inState(aura.state).when({ type: "break_concentration", id: "a" });
    expect(broken.types).toEqual(["cast_ended", "zone_ended", "effect_lost"]);
    const killed = await inState(aura.state).when({
      type: "damage",
      id: "a",
      parts: [{ amount: 20 }],
    });
    expect(killed.state.encounter?.zones).toBeUndefined();
    const removed = await inState(aura.state).when({ type: "end_zone", zone: "z1" });
    expect(removed.types).toEqual(["zone_ended", "effect_lost"]);
  });

  it("take the table's word for who is inside where there is no map", async () => {
    const aura = await inState((await two()).state).when(laid);
    expect((await endTurn(aura.state)).types).not.toContain("zone_struck");
    const inside = await inState(aura.state).when({
      type: "stand_in_zone",
      id: "m",
      zone: "z1",
      inside: true,
    });
    expect((await endTurn(inside.state, 15, 1, 1, 1)).creature("m").hp.current).toBe(58);
    const out = await inState(inside.state).when({
      type: "stand_in_zone",
      id: "m",
      zone: "z1",
      inside: false,
    });
    expect(out.creature("m").effects).toEqual([]);
  });

  it("are kept in mind without a map while a paladin lies unconscious", async () => {
    const begun = await fight([{ creature: paladin("p", 6, 16) }, { creature: person("a") }]);
    expect(wisdom(begun, "a")).toBe(0);
    const zone = "p:aura-of-protection";
    const stands = { type: "stand_in_zone", id: "a", zone, inside: true } as const;
    const inside = await inState(begun.state).when(stands);
    expect(wisdom(inside, "a")).toBe(3);
    const down = await inState(inside.state).when({ ...knockedOut, id: "p", lasting: until });
    expect(wisdom(down, "a")).toBe(0);
    const up = await inState(down.state).when({
      type: "lose_condition",
      id: "p",
      condition: "unconscious",
    });
    expect(wisdom(up, "a")).toBe(3);
  });

  it("are refused where they make no sense", async () => {
    const { state } = await two(near);
    const refused = async (action: Parameters<ReturnType<typeof inState>["when"]>[0]) =>
      (await inState(state).when(action)).refused?.code;
    expect(await refused({ ...laid, radius: 0 })).toBe("INVALID_RADIUS");
    expect(await refused({ ...laid, damage: { roll: "3d" } })).toBe("INVALID_DICE");
    expect(await refused({ type: "end_zone", zone: "z9" })).toBe("NO_SUCH_ZONE");
    expect(await refused({ type: "strike_zone", zone: "z9", moment: "enter" })).toBe(
      "NO_SUCH_ZONE",
    );
    const aura = await inState(state).when(laid);
    const standing = { type: "stand_in_zone", zone: "z1", inside: true } as const;
    const onMap = await inState(aura.state).when({ ...standing, id: "m" });
    expect(onMap.refused?.code).toBe("ON_THE_MAP");
    const own = await inState(aura.state).when({ ...standing, id: "a" });
    expect(own.refused?.code).toBe("NOT_FOR");
    const outside = await given(person("a")).when(laid);
    expect(outside.refused?.code).toBe("NO_ENCOUNTER");
  });
});
