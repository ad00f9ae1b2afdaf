import type { Result } from "@tabletop-mcp/dice-core";
import { scripted } from "@tabletop-mcp/dice-core/testing";
import { describe, expect, it } from "vitest";
import { flee, walkOut } from "./flee.js";
import { compendium, done, hp, linesOf, monster, noon, player } from "./testing/fighting.js";
import type { Fight, Flight, Life, Monster, Refusal, Rules } from "./types.js";

const fightWith = (monsters: readonly Monster[], life: Life = {}): Fight => ({
  now: noon,
  players: [player("Arin", life)],
  monsters,
});

type Leave = (fight: Fight, caller: string, rules: Rules) => Result<Flight, Refusal>;

/** Leaving with dice that fall as they stand here, all of them. */
function leaving(leave: Leave, fight: Fight, dice: readonly number[]): Flight {
  const rng = scripted(dice);
  const come = done(leave(fight, "arin", { rng, compendium }));
  rng.assertSpent();
  return come;
}

/** Held in a grip: DC 11 to escape, Athletics or Acrobatics. */
const gripped: Life = {
  conditions: [
    {
      id: "c1",
      condition: "grappled",
      source: "Claw",
      from: "ogre",
      lasting: { kind: "until", what: "removed" },
      escape: { dc: 11, by: ["athletics", "acrobatics"] },
    },
  ],
  lastId: 4,
};

describe("to flee", () => {
  it("is to disengage: nobody strikes, no die falls, and the room is left", () => {
    const come = leaving(flee, fightWith([monster("Ogre"), monster("Goblin")]), []);
    expect(come).toMatchObject({ away: true, players: [], monsters: [] });
  });

  it("is to get free where one is held: 8 + 3 meets DC 11, and the ogre strikes once", () => {
    const come = leaving(flee, fightWith([monster("Ogre")], gripped), [8, 11]);
    expect(come.away).toBe(true);
    expect(linesOf(come)).toEqual([
      "Your Strength (Athletics): d20 8 + 3 = 11 against 11: success.",
      "You are not grappled any more (it has got free).",
      "The ogre attacks you with Greatclub: d20 11 + 6 = 17 against AC 18: miss.",
    ]);
    expect(come.monsters).toEqual([{ id: "ogre", life: {}, fought: ["arin"], reactedAt: noon }]);
  });

  it("fails where one does not get free, and the monsters have their turns", () => {
    const come = leaving(flee, fightWith([monster("Ogre")], gripped), [7, 11]);
    expect(come.away).toBe(false);
    expect(come.monsters).toMatchObject([{ actedAt: noon }]);
    expect(come.players).toEqual([]);
  });
});

describe("to walk out of a fight", () => {
  it("provokes an attack of each monster with its reaction: 12 + 6 hits, 3 + 4 + 4 leave 17", () => {
    const reacted = monster("Goblin", { reactedAt: noon - 5_999 });
    const come = leaving(walkOut, fightWith([monster("Ogre"), reacted]), [12, 3, 4]);
    expect(come.away).toBe(true);
    expect(come.players).toEqual([{ id: "arin", life: hp(17) }]);
    expect(come.monsters.map(({ id }) => id)).toEqual(["ogre"]);
    const later = fightWith([monster("Goblin", { reactedAt: noon - 6_000 })]);
    expect(leaving(walkOut, later, [2]).monsters).toMatchObject([{ reactedAt: noon }]);
  });

  it("may be the end of it", () => {
    const come = leaving(
      walkOut,
      fightWith([monster("Ogre"), monster("Goblin")], hp(5)),
      [12, 3, 4],
    );
    expect(come).toMatchObject({ away: false, players: [{ id: "arin", life: {}, fell: true }] });
  });

  it("is refused to who is held fast", () => {
    const rules = { rng: scripted([]), compendium };
    expect(walkOut(fightWith([monster("Ogre")], gripped), "arin", rules)).toMatchObject({
      ok: false,
      error: { code: "HELD" },
    });
  });

  it("is free for who was held by somebody who is not here any more", () => {
    const come = leaving(walkOut, fightWith([monster("Goblin")], gripped), [2]);
    expect(come.away).toBe(true);
  });
});
