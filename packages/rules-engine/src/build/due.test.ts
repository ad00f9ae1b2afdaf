import type { ClassId } from "@tabletop-mcp/srd-data";
import { describe, expect, it } from "vitest";
import { dueBriefly } from "../../testing/due.js";

/** At levels 1, 3, 4 and 20, by each class's table in the SRD. */
const due: Readonly<Record<ClassId, readonly [string, string, string, string]>> = {
  barbarian: [
    "skills 2",
    "skills 2, subclass 1",
    "abilityIncreases 1, skills 2, subclass 1",
    "abilityIncreases 5, skills 2, subclass 1",
  ],
  bard: [
    "Cantrips 2, Spells 4, skills 3, tools 3",
    "Cantrips 2, Spells 6, expertise 2, skills 3, subclass 1, tools 3",
    "Cantrips 3, Spells 7, abilityIncreases 1, expertise 2, skills 3, subclass 1, tools 3",
    "Cantrips 4, Spells 16, Spells 6, abilityIncreases 5, expertise 4, skills 3, subclass 1, tools 3",
  ],
  cleric: [
    "Cantrips 3, Spells 1, skills 2, subclass 1",
    "Cantrips 3, Spells 3, skills 2, subclass 1",
    "Cantrips 4, Spells 4, abilityIncreases 1, skills 2, subclass 1",
    "Cantrips 5, Spells 20, abilityIncreases 5, skills 2, subclass 1",
  ],
  druid: [
    "Cantrips 2, Spells 1, skills 2",
    "Cantrips 2, Spells 3, skills 2, subclass 1",
    "Cantrips 3, Spells 4, abilityIncreases 1, skills 2, subclass 1",
    "Cantrips 4, Spells 20, abilityIncreases 5, skills 2, subclass 1",
  ],
  fighter: [
    "fightingStyle 1, skills 2",
    "fightingStyle 1, skills 2, subclass 1",
    "abilityIncreases 1, fightingStyle 1, skills 2, subclass 1",
    "abilityIncreases 7, fightingStyle 1, skills 2, subclass 1",
  ],
  monk: [
    "skills 2, tools 1",
    "skills 2, subclass 1, tools 1",
    "abilityIncreases 1, skills 2, subclass 1, tools 1",
    "abilityIncreases 5, skills 2, subclass 1, tools 1",
  ],
  paladin: [
    "skills 2",
    "Spells 1, fightingStyle 1, skills 2, subclass 1",
    "Spells 2, abilityIncreases 1, fightingStyle 1, skills 2, subclass 1",
    "Spells 10, abilityIncreases 5, fightingStyle 1, skills 2, subclass 1",
  ],
  ranger: [
    "favoredEnemy 1, favoredTerrain 1, skills 3",
    "Spells 3, favoredEnemy 1, favoredTerrain 1, fightingStyle 1, skills 3, subclass 1",
    "Spells 3, abilityIncreases 1, favoredEnemy 1, favoredTerrain 1, fightingStyle 1, skills 3, subclass 1",
    "Spells 11, abilityIncreases 5, favoredEnemy 3, favoredTerrain 3, fightingStyle 1, skills 3, subclass 1",
  ],
  rogue: [
    "expertise 2, skills 4",
    "expertise 2, skills 4, subclass 1",
    "abilityIncreases 1, expertise 2, skills 4, subclass 1",
    "abilityIncreases 6, expertise 4, skills 4, subclass 1",
  ],
  sorcerer: [
    "Cantrips 4, Spells 2, skills 2, subclass 1",
    "Cantrips 4, Spells 4, metamagic 2, skills 2, subclass 1",
    "Cantrips 5, Spells 5, abilityIncreases 1, metamagic 2, skills 2, subclass 1",
    "Cantrips 6, Spells 15, abilityIncreases 5, metamagic 4, skills 2, subclass 1",
  ],
  warlock: [
    "Cantrips 2, Spells 2, skills 2, subclass 1",
    "Cantrips 2, Spells 4, invocations 2, pactBoon 1, skills 2, subclass 1",
    "Cantrips 3, Spells 5, abilityIncreases 1, invocations 2, pactBoon 1, skills 2, subclass 1",
    "Cantrips 4, Spells 15, Spells 4, abilityIncreases 5, invocations 8, pactBoon 1, skills 2, subclass 1",
  ],
  wizard: [
    "Cantrips 3, Spells 6, skills 2",
    "Cantrips 3, Spells 10, skills 2, subclass 1",
    "Cantrips 4, Spells 12, abilityIncreases 1, skills 2, subclass 1",
    "Cantrips 5, Spells 44, abilityIncreases 5, skills 2, subclass 1",
  ],
};

describe("choices due, nothing being chosen", () => {
  it.each(Object.entries(due))("%s", (name, expected) => {
    expect([1, 3, 4, 20].map((level) => dueBriefly({ [name]: level }))).toEqual(expected);
  });

  it("of a creature without class and race there are none", () => {
    expect(dueBriefly({})).toBe("");
    expect(dueBriefly({}, { statBlock: "mage" })).toBe("");
  });
});
