import { describe, expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { given, type Outcome } from "../../../testing/given.js";
import { levelsOf } from "../../../testing/levels.js";
import { underWay } from "../../../testing/under-way.js";
import type { Creature } from "../../creature/creature.js";
import type { StepsFrame } from "../../game/steps-frame.js";

const abilities = { str: 10, dex: 10, con: 10, int: 10, wis: 16, cha: 10 };
const cleric = (level: number, current = 20): Creature =>
  creatureOf({
    make: {
      levels: levelsOf({ cleric: level }),
      subclasses: { cleric: "life" },
      abilities,
      extraHp: 60,
    },
    hp: { current, temporary: 0 },
  });
const hurt = (id: string, current: number, more = 30): Creature =>
  creatureOf({ id, name: id, hp: { current, temporary: 0 }, make: { extraHp: more } });

const healing = (spell: string, targets: readonly string[], castLevel: number): StepsFrame => ({
  kind: "steps",
  id: "a",
  at: { of: "spell", id: spell, path: [0] },
  by: { source: spell, ability: "wis", modifier: 3, level: 9, spellLevel: 1, castLevel },
  targets,
});
const casting = (caster: Creature, others: readonly Creature[], frame: StepsFrame) =>
  underWay(
    { clock: 0, creatures: Object.fromEntries([caster, ...others].map((one) => [one.id, one])) },
    frame,
  );
const healed = ({ events }: Outcome) =>
  events.flatMap((event) => (event.type === "healed" ? [[event.id, event.amount]] : []));

describe("a cleric of the Life domain", () => {
  it("heals 2 and the spell's level more: Disciple of Life", async () => {
    // Cure Wounds of level 2: 2d8 + 3, and 4.
    const frame = healing("cure-wounds", ["b"], 2);
    const done = await casting(cleric(1), [hurt("b", 1)], frame).rolling(5, 1);
    expect(healed(done)).toEqual([["b", 13]]);
  });

  it("is healed as well where it heals another: Blessed Healer", async () => {
    const frame = healing("cure-wounds", ["b"], 1);
    const done = await casting(cleric(6), [hurt("b", 1)], frame).rolling(5);
    expect(healed(done)).toEqual([
      ["b", 11],
      ["a", 3],
    ]);
    const self = await casting(cleric(6), [], healing("cure-wounds", ["a"], 1)).rolling(5);
    expect(healed(self)).toEqual([["a", 11]]);
  });

  it("rolls no healing dice: Supreme Healing", async () => {
    // 8 + 3, and 3.
    const frame = healing("cure-wounds", ["b"], 1);
    const done = await casting(cleric(17), [hurt("b", 1)], frame).goesOn();
    expect(healed(done)).toEqual([
      ["b", 14],
      ["a", 3],
    ]);
  });

  it("shares out its points, to nobody more than half: Preserve Life", async () => {
    // Level 2: 10 points. Maxima of 30: up to 15 each.
    const preserve = (...targets: readonly string[]) =>
      given(cleric(2), hurt("b", 9), hurt("c", 1), hurt("d", 20)).when({
        type: "use",
        id: "a",
        what: { name: "Channel Divinity: Preserve Life" },
        targets,
      });
    const done = await preserve("d", "b", "c");
    expect(healed(done)).toEqual([
      ["b", 6],
      ["c", 4],
    ]);
    expect(done.creature("a").spent.uses).toEqual({ "channel-divinity": 1 });
  });
});

describe("Turn Undead", () => {
  const undead = (id: string, statBlock: string): Creature =>
    creatureOf({ id, name: id, make: { statBlock, extraHp: 0 } });
  const turn = (level: number, ...faces: readonly number[]) =>
    given(cleric(level), undead("z", "zombie"), undead("w", "wight"))
      .rolling(...faces)
      .when({
        type: "use",
        id: "a",
        what: { name: "Channel Divinity: Turn Undead" },
        targets: ["z", "w"],
      });

  it("destroys from level 5 on what has a challenge rating of at most 1/2", async () => {
    // DC 8 + 3 + 3 = 14. The zombie (1/4) and the wight (3) both fail.
    const done = await turn(5, 1, 1);
    expect(done.creature("z").dead).toBe(true);
    expect(done.creature("w").dead).toBeUndefined();
    expect(done.creature("w").effects).toMatchObject([{ from: "a", kind: "curse" }]);
  });

  it("destroys nobody before that, nor who saves", async () => {
    expect((await turn(4, 1, 1)).creature("z").dead).toBeUndefined();
    expect((await turn(5, 20, 1)).creature("z").dead).toBeUndefined();
  });

  it("destroys higher ratings at higher levels: 3 at level 14", async () => {
    expect((await turn(14, 1, 1)).creature("w").dead).toBe(true);
  });
});
