import { type Compendium, srdCompendium } from "@tabletop-mcp/rules-engine";
import { conditionIds } from "@tabletop-mcp/srd-data";
import { beforeAll, expect, test } from "vitest";
import { conditionWords } from "./condition-words.js";

let conditions: Compendium["conditions"];

beforeAll(async () => {
  conditions = (await srdCompendium()).conditions;
});

// SRD 5.1, Appendix PH-A: Conditions.
test.each([
  [
    "blinded",
    "cannot see; fails checks that need sight; attacks on it by whom it does not see have advantage; disadvantage on attacks on whom it does not see",
  ],
  [
    "charmed",
    "no attack on Bo; checks of deception, intimidation, performance and persuasion on it by Bo have advantage",
  ],
  ["deafened", "cannot hear; fails checks that need hearing"],
  ["frightened", "no step nearer to Bo; disadvantage on checks and attacks while it sees Bo"],
  ["grappled", "speed 0"],
  ["incapacitated", "no actions; no reactions"],
  [
    "invisible",
    "attacks on it by who does not see it have disadvantage; advantage on attacks on who does not see it; cannot be seen",
  ],
  [
    "paralyzed",
    "no actions; no reactions; cannot move or speak; fails STR and DEX saves; attacks on it have advantage; hits on it from within 5 ft are critical",
  ],
  [
    "petrified",
    "no actions; no reactions; cannot move or speak; attacks on it have advantage; fails STR and DEX saves; turned to stone with what it carries; resistance to all damage; immunity to poison damage; immune to being poisoned; immune to disease",
  ],
  ["poisoned", "disadvantage on attacks and checks"],
  [
    "prone",
    "disadvantage on attacks; attacks on it from within 5 ft have advantage; attacks on it from beyond 5 ft have disadvantage; only crawls",
  ],
  [
    "restrained",
    "attacks on it have advantage; disadvantage on attacks; disadvantage on DEX saves; speed 0",
  ],
  [
    "stunned",
    "no actions; no reactions; cannot move; fails STR and DEX saves; attacks on it have advantage",
  ],
  [
    "unconscious",
    "no actions; no reactions; cannot move, speak, see or hear; fails STR and DEX saves; attacks on it have advantage; hits on it from within 5 ft are critical; drops what it holds; falls prone",
  ],
] as const)("%s: %s", (condition, words) => {
  expect(conditionWords({ condition, source: "Bo" }, conditions)).toBe(words);
});

test.each([
  [1, 1, "disadvantage on checks"],
  [2, 2, "speed halved"],
  [3, 3, "disadvantage on attacks and saves"],
  [4, 5, "hit point maximum halved; speed 0"],
  [6, 6, ""],
])("exhaustion from %i to %i: %s", (from, to, words) => {
  const levels = [from, to] as const;
  expect(conditionWords({ condition: "exhaustion", levels }, conditions)).toBe(words);
});

test("no condition has an effect without words", () => {
  for (const condition of conditionIds) {
    const levels = condition === "exhaustion" ? ([1, 5] as const) : undefined;
    const words = conditionWords({ condition, ...(levels && { levels }) }, conditions);
    expect(words).not.toMatch(/^$|undefined|\[object/);
    expect(words.split("; ")).not.toContain("");
  }
});
