import { scripted } from "@tabletop-mcp/dice-core/testing";
import { describe, expect, it } from "vitest";
import { after, fought, linesOf, monster, noon, player } from "./testing/fighting.js";
import type { Exchange, Fight } from "./types.js";

function rolling(fight: Fight, dice: readonly number[]): Exchange {
  const rng = scripted(dice);
  const come = fought(fight, rng);
  rng.assertSpent();
  return come;
}

describe("a ghoul's claws", () => {
  const fight: Fight = { now: noon, players: [player("Arin")], monsters: [monster("Ghoul")] };
  // Claws +4, 2d4 + 2; Constitution save DC 10, which a fighter has +4 on.
  const clawed = rolling(fight, [2, 15, 1, 1, 5]);
  const next = after(fight, clawed);

  it("paralyze, for a minute by the clock", () => {
    expect(linesOf(clawed).slice(1)).toEqual([
      "The ghoul attacks you with Claws: d20 15 + 4 = 19 against AC 18: hit, 2d4 + 2 [1, 1] = 4 slashing; you have 24 of 28 hit points left.",
      "Your Constitution save (Claws): d20 5 + 4 = 9 against 10: failure.",
      "You are paralyzed (Claws).",
    ]);
    expect(clawed.players[0]?.life.conditions).toMatchObject([
      { condition: "paralyzed", from: "ghoul", lasting: { kind: "time", until: noon / 1000 + 60 } },
    ]);
  });

  it("cost turns until a save as one ends succeeds: 6 + 4 meets DC 10", () => {
    // The ghoul's claws miss with 3 + 4.
    const freed = rolling(next, [6, 3]);
    expect(linesOf(freed)).toEqual([
      expect.stringMatching(/^You cannot act: /),
      "Your Constitution save (Paralyzed): d20 6 + 4 = 10 against 10: success.",
      expect.stringMatching(/^You are not paralyzed any more/),
      "The ghoul attacks you with Claws: d20 3 + 4 = 7 against AC 18: miss.",
    ]);
    expect(freed.players).toEqual([
      { id: "arin", life: { hp: { current: 24, temporary: 0 }, lastId: 4 } },
    ]);
  });

  it("make every hit a critical one meanwhile, and attacks have advantage", () => {
    // The save at the turn's end fails by 5 + 4; 14 of 3 and 14 hits, 4d4 + 2; 15 + 4 saves.
    const struck = rolling(next, [5, 3, 14, 1, 2, 3, 4, 15]);
    expect(linesOf(struck).at(-2)).toMatch(
      /d20 \[3, 14\] keeps 14 \+ 4 = 18 .*against AC 18: critical hit, 4d4 \+ 2 \[1, 2, 3, 4\] = 12 slashing; you have 12 of 28/,
    );
  });

  it("end with the minute", () => {
    const later = { ...next, now: noon + 60_000 };
    const free = rolling(later, [2, 3]);
    expect(linesOf(free)[0]).toBe("You are not paralyzed any more (its time is over).");
    expect(linesOf(free)[1]).toMatch(/^You attack the ghoul/);
  });
});

describe("who lies prone", () => {
  it("stands up before it strikes", () => {
    const prone = {
      id: "c1",
      condition: "prone",
      source: "Bite",
      lasting: { kind: "until", what: "removed" },
    } as const;
    const come = rolling(
      {
        now: noon,
        players: [player("Arin", { conditions: [prone] })],
        monsters: [monster("Wolf", { actedAt: noon })],
      },
      [2],
    );
    expect(linesOf(come)).toEqual([
      expect.stringMatching(/^You are not prone any more/),
      "You attack the wolf with Longsword: d20 2 + 5 = 7 against AC 13: miss.",
    ]);
    expect(come.players).toEqual([{ id: "arin", life: {} }]);
  });
});
