import { scripted } from "@tabletop-mcp/dice-core/testing";
import { describe, expect, it } from "vitest";
import { exchange } from "./exchange.js";
import {
  after,
  compendium,
  fighter,
  fought,
  hp,
  linesOf,
  monster,
  noon,
  player,
} from "./testing/fighting.js";
import type { Asked, Exchange, Fight } from "./types.js";

/** An exchange with dice that fall as they stand here, all of them. */
function rolling(
  fight: Omit<Fight, "now"> & { readonly now?: number },
  dice: readonly number[],
  asked: Partial<Asked> = {},
): Exchange {
  const rng = scripted(dice);
  const come = fought(fight, rng, asked);
  rng.assertSpent();
  return come;
}

describe("an exchange", () => {
  it("is the caller's attack: 14 + 5 hits AC 15, and 6 + 3 + 2 are more than a goblin's 7", () => {
    const come = rolling({ players: [player("Arin")], monsters: [monster("Goblin")] }, [14, 6]);
    expect(linesOf(come)).toEqual([
      "You attack the goblin with Longsword: d20 14 + 5 = 19 against AC 15: hit, 1d8 + 3 [6] = 9 slashing, 2 slashing by Fighting Style: Dueling; the goblin has 0 of 7 hit points left and dies.",
    ]);
    expect(come.defeats).toEqual([{ monster: "goblin", players: ["arin"], xp: 50 }]);
    expect(come.players).toEqual([]);
    expect(come.monsters).toMatchObject([{ id: "goblin", fell: true, fought: ["arin"] }]);
  });

  it("is the monster's turn then: 14 + 4 meets AC 18, and 3 + 2 leave 23 of 28", () => {
    const come = rolling({ players: [player("Arin")], monsters: [monster("Goblin")] }, [9, 14, 3]);
    expect(linesOf(come)).toEqual([
      "You attack the goblin with Longsword: d20 9 + 5 = 14 against AC 15: miss.",
      "The goblin attacks you with Scimitar: d20 14 + 4 = 18 against AC 18: hit, 1d6 + 2 [3] = 5 slashing; you have 23 of 28 hit points left.",
    ]);
    expect(come.players).toEqual([{ id: "arin", life: hp(23) }]);
    expect(come.monsters).toEqual([{ id: "goblin", life: {}, fought: ["arin"], actedAt: noon }]);
    expect(come.defeats).toEqual([]);
  });

  it("is told to others by name", () => {
    const come = rolling({ players: [player("Arin")], monsters: [monster("Goblin")] }, [9, 2]);
    expect(linesOf(come, "bo")).toEqual([
      "Arin attacks the goblin with Longsword: d20 9 + 5 = 14 against AC 15: miss.",
      "The goblin attacks Arin with Scimitar: d20 2 + 4 = 6 against AC 18: miss.",
    ]);
  });

  it("doubles the dice of a critical hit: an ogre's 2d8 + 4 is 4d8 + 4", () => {
    const come = rolling(
      { players: [player("Arin")], monsters: [monster("Ogre")] },
      [1, 20, 3, 4, 5, 6],
    );
    expect(linesOf(come).at(-1)).toBe(
      "The ogre attacks you with Greatclub: d20 20 + 6 = 26 against AC 18: critical hit, 4d8 + 4 [3, 4, 5, 6] = 22 bludgeoning; you have 6 of 28 hit points left.",
    );
  });

  it("counts a champion's 19 as critical: 2d8 + 3 + 2 of an ogre's 59", () => {
    const come = rolling({ players: [player("Arin")], monsters: [monster("Ogre")] }, [19, 7, 8, 2]);
    expect(come.monsters).toMatchObject([{ life: hp(39) }]);
  });

  it("lets no monster act twice within six seconds", () => {
    const fight = { players: [player("Arin")], monsters: [monster("Ogre", { actedAt: noon })] };
    const early = rolling({ ...fight, now: noon + 5_999 }, [2]);
    expect(early.monsters).toEqual([{ id: "ogre", life: {}, fought: ["arin"], actedAt: noon }]);
    const late = rolling({ ...fight, now: noon + 6_000 }, [2, 3]);
    expect(late.monsters).toMatchObject([{ actedAt: noon + 6_000 }]);
  });

  it("lets a zombie stand at 0 hit points by a Constitution save: 8 + 3 meets DC 5 + 6", () => {
    const come = rolling(
      { players: [player("Arin")], monsters: [monster("Zombie", { life: hp(5) })] },
      [10, 1, 8, 2],
    );
    expect(come.monsters).toMatchObject([{ life: hp(1) }]);
    expect(linesOf(come)).toContain("Undead Fortitude: the zombie keeps 1 hit point.");
    expect(come.defeats).toEqual([]);
  });

  it("has a dragon breathe while it can, and bite and claw after that", () => {
    const fire = [6, 5, 4, 3, 2, 1, 6, 5, 4, 3, 2, 1, 1, 1, 1, 1];
    const players = [player("Arin")];
    const first: Fight = { now: noon, players, monsters: [monster("Young Red Dragon")] };
    // Dexterity +1 of DC 17: 16 succeeds, and half of 46 is 23.
    const breath = rolling(first, [2, 16, ...fire]);
    expect(linesOf(breath).slice(1)).toEqual([
      "The young red dragon uses Fire Breath.",
      "Your Dexterity save (Fire Breath): d20 16 + 1 = 17 against 17: success.",
      "You take 23 from Fire Breath: 16d6 [6, 5, 4, 3, 2, 1, 6, 5, 4, 3, 2, 1, 1, 1, 1, 1] = 46 fire, of which 23 count (half damage: save); you have 5 of 28 hit points left.",
    ]);
    // A 4 on the d6 brings nothing back; three attacks at +10 miss with 2, 3 and 7.
    const next = rolling(after(first, breath), [2, 4, 2, 3, 7]);
    expect(linesOf(next).slice(1)).toEqual([
      "The young red dragon's Fire Breath is not back yet: d6 4, 5 or more.",
      "The young red dragon attacks you with Bite: d20 2 + 10 = 12 against AC 18: miss.",
      "The young red dragon attacks you with Claw: d20 3 + 10 = 13 against AC 18: miss.",
      "The young red dragon attacks you with Claw: d20 7 + 10 = 17 against AC 18: miss.",
    ]);
  });

  it("has a magmin burst as it dies: Dexterity 9 + 1 fails DC 11, 5 fire damage of 2d6", () => {
    const magmin = monster("Magmin", { life: hp(1) });
    const come = rolling(
      { players: [player("Arin")], monsters: [magmin, monster("Ogre", { actedAt: noon })] },
      // The ogre saves by 12 - 1, and half of 5 is 2.
      [14, 6, 9, 12, 2, 3],
      { target: "magmin" },
    );
    expect(come.players).toEqual([{ id: "arin", life: hp(23) }]);
    expect(come.monsters).toMatchObject([{ fell: true }, { id: "ogre", life: hp(57) }]);
  });

  it("leaves an ochre jelly whole, however it is cut", () => {
    const come = rolling(
      { players: [player("Arin")], monsters: [monster("Ochre Jelly", { actedAt: noon })] },
      [14, 6],
    );
    // It is immune to slashing damage.
    expect(come.monsters.map(({ life }) => life)).toEqual([{}]);
  });

  it("ends a player's fight at 0 hit points, with no death saves: it is whole again", () => {
    const come = rolling(
      { players: [player("Arin", hp(5))], monsters: [monster("Ogre")] },
      [2, 15, 1, 1],
    );
    expect(linesOf(come).at(-1)).toMatch(/you have 0 of 28 hit points left and fall\.$/);
    expect(come.players).toEqual([{ id: "arin", life: {}, fell: true }]);
  });

  it("has a paralyzed player lose the turn, and paralysis ends by the clock", () => {
    const paralyzed = {
      id: "c1",
      condition: "paralyzed",
      source: "Claws",
      lasting: { kind: "time", until: noon / 1000 + 6 },
    } as const;
    const fight: Fight = {
      now: noon,
      players: [player("Arin", { conditions: [paralyzed] })],
      monsters: [monster("Goblin", { actedAt: noon })],
    };
    const lost = rolling(fight, []);
    expect(linesOf(lost)).toEqual([expect.stringMatching(/^You cannot act: /)]);
    const free = rolling(
      { ...fight, now: noon + 6000, monsters: [monster("Goblin", { actedAt: noon + 6000 })] },
      [2],
    );
    expect(linesOf(free)[0]).toMatch(/^You are not paralyzed any more/);
    expect(free.players).toEqual([{ id: "arin", life: {} }]);
  });
});

describe("two in one fight", () => {
  const both = [player("Arin"), player("Bo")];

  it("are both credited, each with half of what the monster is worth", () => {
    const goblin = monster("Goblin", { fought: ["bo"], actedAt: noon });
    const come = rolling({ players: both, monsters: [goblin] }, [14, 6]);
    expect(come.defeats).toEqual([{ monster: "goblin", players: ["bo", "arin"], xp: 25 }]);
  });

  it("are struck at by whom they struck last", () => {
    const come = rolling(
      { players: both, monsters: [monster("Ogre", { fought: ["arin", "bo"] })] },
      [2, 3],
    );
    expect(linesOf(come).at(-1)).toMatch(/^The ogre attacks you/);
    const helped = rolling(
      { players: both, monsters: [monster("Ogre", { fought: ["bo"] }), monster("Goblin")] },
      [2, 3, 2],
      { target: "goblin" },
    );
    expect(linesOf(helped).slice(1)).toEqual([
      expect.stringMatching(/^The ogre attacks Bo/),
      expect.stringMatching(/^The goblin attacks you/),
    ]);
  });
});

describe("whom the caller strikes", () => {
  const goblins = [monster("Goblin", { actedAt: noon }), monster("Skeleton", { actedAt: noon })];

  it("is who was named", () => {
    const come = rolling({ players: [player("Arin")], monsters: goblins }, [2], {
      target: "skeleton",
    });
    expect(linesOf(come)[0]).toMatch(/^You attack the skeleton/);
  });

  it("is the weakest, unless somebody was fought before", () => {
    const weakest = rolling({ players: [player("Arin")], monsters: goblins.toReversed() }, [2]);
    expect(linesOf(weakest)[0]).toMatch(/^You attack the goblin/);
    const [goblin, skeleton] = goblins;
    if (goblin === undefined || skeleton === undefined) throw new Error("Two are there.");
    const before = rolling(
      { players: [player("Arin")], monsters: [goblin, { ...skeleton, fought: ["arin"] }] },
      [2],
    );
    expect(linesOf(before)[0]).toMatch(/^You attack the skeleton/);
  });

  it("is the next one, when one has fallen and Extra Attack leaves another attack", () => {
    const level5 = { ...fighter, level: 5 };
    const come = rolling({ players: [player("Arin", {}, level5)], monsters: goblins }, [15, 6, 2]);
    expect(linesOf(come)).toEqual([
      expect.stringMatching(/^You attack the goblin .* dies\.$/),
      expect.stringMatching(/^You attack the skeleton .*: miss\.$/),
    ]);
  });

  it("is nobody where no enemy is, or none of that name", () => {
    const rules = { rng: scripted([]), compendium };
    const alone: Fight = { now: noon, players: [player("Arin")], monsters: [] };
    expect(exchange(alone, { caller: "arin" }, rules)).toMatchObject({
      ok: false,
      error: { code: "NO_ENEMY", message: "No enemies here." },
    });
    const fight: Fight = { now: noon, players: [player("Arin")], monsters: goblins };
    expect(exchange(fight, { caller: "arin", target: "ogre" }, rules)).toMatchObject({
      ok: false,
      error: { code: "NO_SUCH_ENEMY", legal: ["the goblin", "the skeleton"] },
    });
  });
});

describe("what the caller uses first", () => {
  it("is a bonus action with Second Wind: 1d10 + 3, and the attack is left", () => {
    const come = rolling(
      { players: [player("Arin", hp(10))], monsters: [monster("Goblin", { actedAt: noon })] },
      [7, 2],
      { feature: "Second Wind" },
    );
    expect(linesOf(come)).toEqual([
      "You use Second Wind.",
      "You regain 10 from Second Wind (1d10 + 3 [7]); you have 20 of 28 hit points left.",
      "You attack the goblin with Longsword: d20 2 + 5 = 7 against AC 15: miss.",
    ]);
    expect(come.players).toMatchObject([
      { life: { ...hp(20), spent: { uses: { "fighter-second-wind": 1 } } } },
    ]);
  });

  it("is refused when it is spent, and nothing has happened", () => {
    const spent = { hitDice: {}, slots: {}, pact: 0, uses: { "fighter-second-wind": 1 } };
    const fight: Fight = {
      now: noon,
      players: [player("Arin", { ...hp(10), spent })],
      monsters: [monster("Goblin")],
    };
    const asked = { caller: "arin", feature: "Second Wind" };
    expect(exchange(fight, asked, { rng: scripted([]), compendium })).toMatchObject({ ok: false });
  });

  it("is another action with Action Surge: two attacks", () => {
    const come = rolling(
      { players: [player("Arin")], monsters: [monster("Ogre", { actedAt: noon })] },
      [2, 3],
      { feature: "Action Surge" },
    );
    expect(linesOf(come).slice(-2)).toEqual([
      expect.stringMatching(/d20 2 \+ 5 = 7 against AC 11: miss\.$/),
      expect.stringMatching(/d20 3 \+ 5 = 8 against AC 11: miss\.$/),
    ]);
  });

  it("is the action with a potion of healing, 2d4 + 2, which is gone then", () => {
    const thing = { id: "potion-2", name: "red potion", srd: "Potion of Healing" };
    const come = rolling(
      { players: [player("Arin", hp(10))], monsters: [monster("Goblin")] },
      [3, 4, 2],
      { thing },
    );
    expect(come.consumed).toEqual(["potion-2"]);
    expect(come.players).toEqual([{ id: "arin", life: { ...hp(19) } }]);
    expect(linesOf(come).at(-1)).toMatch(/^The goblin attacks you .*: miss\.$/);
  });
});

describe("a draught", () => {
  const players = [player("Arin", hp(10)), player("Bo", hp(1))];

  it("is the action, for who drinks it or another: 2d4 + 2", () => {
    const draught = { source: "healing potion", heals: "2d4+2" };
    const fight = { players, monsters: [monster("Goblin", { actedAt: noon })] };
    const mine = rolling(fight, [3, 4], { draught });
    expect(mine.players).toEqual([{ id: "arin", life: hp(19) }]);
    const given = rolling(fight, [1, 2], { draught: { ...draught, on: "bo" } });
    expect(given.players).toEqual([{ id: "bo", life: hp(6) }]);
    expect(linesOf(given)).toEqual([
      "Bo regains 5 from healing potion (2d4 + 2 [1, 2]); Bo has 6 of 28 hit points left.",
    ]);
  });

  it("gives a number where it has no dice", () => {
    const draught = { source: "black bread", heals: "1" };
    const come = rolling({ players, monsters: [monster("Goblin")] }, [2], { draught });
    expect(linesOf(come)).toEqual([
      "You regain 1 from black bread; you have 11 of 28 hit points left.",
      expect.stringMatching(/^The goblin attacks .*: miss\.$/),
    ]);
  });
});

describe("what is in hand", () => {
  it("is struck with twice where it is two light weapons, the second without the ability", () => {
    const two = { ...fighter, choices: {}, equipment: ["Shortsword", "Shortsword"] };
    const come = rolling(
      { players: [player("Arin", {}, two)], monsters: [monster("Ogre", { actedAt: noon })] },
      [15, 4, 15, 4],
    );
    // 4 + 3 with the first, 4 with the second.
    expect(come.monsters).toMatchObject([{ life: hp(59 - 7 - 4) }]);
  });

  it("is a bow at a disadvantage, among enemies", () => {
    const archer = { ...fighter, choices: {}, equipment: ["Longbow", "20 Arrows"] };
    const come = rolling(
      { players: [player("Arin", {}, archer)], monsters: [monster("Ogre", { actedAt: noon })] },
      [15, 4],
    );
    expect(linesOf(come)[0]).toMatch(
      /d20 \[15, 4\] keeps 4 \+ 3 = 7 \(disadvantage: an enemy within 5 feet\)/,
    );
  });
});
