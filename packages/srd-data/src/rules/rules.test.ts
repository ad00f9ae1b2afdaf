import { describe, expect, test } from "vitest";
import {
  conditionIds,
  covers,
  creatureTypes,
  lights,
  senses,
  sizes,
  skills,
} from "../vocabulary.js";
import * as rules from "./index.js";

/** Everything in a value that has an id, a name and a section, at any depth. */
function entriesIn(value: unknown): readonly { id: string; name: string; summary: string }[] {
  if (typeof value !== "object" || value === null) return [];
  const own =
    "id" in value && "name" in value && "summary" in value && "srd" in value
      ? [{ id: String(value.id), name: String(value.name), summary: String(value.summary) }]
      : [];
  return [...own, ...Object.values(value).flatMap(entriesIn)];
}

/** Every string in a value, at any depth. */
function stringsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** A price in copper, by the SRD's rates. */
function inCopper(price: { readonly amount: number; readonly coin: string } | undefined): number {
  const copper: Readonly<Record<string, number>> = { cp: 1, sp: 10, ep: 50, gp: 100, pp: 1000 };
  return price === undefined ? 0 : price.amount * (copper[price.coin] ?? Number.NaN);
}

function byId<Row extends { readonly id: string }>(rows: readonly Row[], id: string): Row {
  const found = rows.find((row) => row.id === id);
  if (found === undefined) throw new Error(`No ${id}.`);
  return found;
}

/** The number that a formula gives for a score. */
function worked(from: rules.FromAbility, score: number): number {
  const part = "score" in from ? score * from.times : Math.floor((score - 10) / 2);
  return Math.max((from.base ?? 0) + part, from.least ?? Number.NEGATIVE_INFINITY);
}

describe("every table", () => {
  const entries = entriesIn(rules);

  test("has entries with slugs, names and one short sentence each", () => {
    expect(entries.length).toBeGreaterThan(75);
    for (const { id, name, summary } of entries) {
      expect(id).toMatch(/^[a-z]+(?:[-_ ][a-z]+)*$/);
      expect(name).not.toBe("");
      expect(summary).toMatch(/^[A-Z][^\n]*[.]$/);
      expect(summary.length).toBeLessThanOrEqual(160);
    }
  });

  test("has no id twice", () => {
    const ids = entries.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test("writes dice as notation", () => {
    const dice = stringsIn(rules).filter((text) => /^\d+d\d/.test(text));
    expect(dice.length).toBeGreaterThanOrEqual(23);
    for (const roll of dice) expect(roll).toMatch(/^[1-9]\d*d(?:4|6|8|10|12|20)$/);
  });

  test("covers its vocabulary in order", () => {
    expect(rules.coverGrades.map(({ id }) => id)).toEqual(covers);
    expect(rules.lightLevels.map(({ id }) => id)).toEqual(lights);
    expect(rules.specialSenses.map(({ id }) => id)).toEqual(senses);
    expect(rules.creatureSpaces.rows.map(({ id }) => id)).toEqual(sizes);
    expect(Object.keys(rules.carryingCapacity.sizeFactor)).toEqual(sizes);
    expect(creatureTypes).toHaveLength(14);
  });
});

describe("actions", () => {
  test("are the ten of the SRD, four special attacks and the improvised one", () => {
    const ids = (kind: string) =>
      rules.combatActions.filter((action) => action.kind === kind).map(({ id }) => id);
    expect(ids("standard")).toEqual([
      "attack",
      "cast-a-spell",
      "dash",
      "disengage",
      "dodge",
      "help",
      "hide",
      "ready",
      "search",
      "use-an-object",
    ]);
    expect(ids("attack")).toEqual([
      "grapple",
      "shove",
      "two-weapon-fighting",
      "opportunity-attack",
    ]);
    expect(ids("improvised")).toEqual(["improvised"]);
  });

  test.each([
    ["dodge", "action"],
    ["grapple", "part of the Attack action"],
    ["shove", "part of the Attack action"],
    ["two-weapon-fighting", "bonus-action"],
    ["opportunity-attack", "reaction"],
  ])("%s costs: %s", (id, economy) => {
    expect(rules.combatActionById(id)?.economy).toBe(economy);
  });

  test("are found by heading and by other names", () => {
    expect(rules.combatActionByName("Shoving a Creature")?.id).toBe("shove");
    expect(rules.combatActionByName("Dash")?.id).toBe("dash");
    expect(rules.combatActionByName("offhand attack")?.id).toBe("two-weapon-fighting");
  });

  test("Dodge hampers seen attackers and helps Dexterity saves until the next turn", () => {
    const [grant] = rules.combatActionById("dodge")?.grants ?? [];
    expect(grant).toMatchObject({
      duration: { kind: "turn", edge: "start", of: "source" },
      endsWhen: ["incapacitated", "speed-zero"],
      effects: [
        { on: "attack", by: "foe", mode: "disadvantage", when: { sees: "other" } },
        { on: "save", by: "self", mode: "advantage", when: { ability: ["dex"] } },
      ],
    });
  });

  test("Help gives one roll advantage, on a check or against a foe within 5 feet", () => {
    const grants = rules.combatActionById("help")?.grants ?? [];
    expect(grants.map(({ rolls }) => rolls)).toEqual([1, 1]);
    expect(grants.map(({ bearer }) => bearer)).toEqual(["ally", "ally"]);
    expect(grants[1]?.foeWithin).toEqual({ feet: 5 });
  });

  test("Dash adds the speed once and Disengage stops opportunity attacks, for this turn", () => {
    const [dash] = rules.combatActionById("dash")?.grants ?? [];
    expect(dash).toMatchObject({ movement: { timesSpeed: 1 }, duration: { kind: "this-turn" } });
    const [disengage] = rules.combatActionById("disengage")?.grants ?? [];
    expect(disengage?.effects).toEqual([{ kind: "cannot", what: "be-opportunity-attacked" }]);
    expect(disengage?.duration).toEqual({ kind: "this-turn" });
  });

  test.each(["grapple", "shove"])("%s is Athletics against Athletics or Acrobatics", (id) => {
    const action = rules.combatActionById(id);
    expect(action?.contest?.by.map(({ skill }) => skill)).toEqual(["athletics"]);
    expect(action?.contest?.against.map(({ skill }) => skill)).toEqual(["athletics", "acrobatics"]);
    expect(action?.target).toEqual({ within: "reach", sizesLarger: 1 });
  });

  test("a shove knocks down or pushes 5 feet; a hold halves the speed", () => {
    const [prone, push] = rules.combatActionById("shove")?.outcomes ?? [];
    expect(prone?.conditions?.[0]?.condition).toBe("prone");
    expect(push?.move).toEqual({ feet: 5, to: "away" });
    const grapple = rules.combatActionById("grapple");
    expect(grapple?.outcomes?.[0]?.conditions?.[0]?.condition).toBe("grappled");
    expect(grapple?.grapple).toMatchObject({
      freeHands: 1,
      escape: { economy: "action" },
      drag: { speedShare: 0.5, freeFromSizesSmaller: 2 },
    });
  });

  test("checks name skills, and conditions are known", () => {
    const checks = rules.combatActions.flatMap((action) => action.checks ?? []);
    expect(checks.map(({ skill }) => skill)).toEqual(["stealth", "perception", "investigation"]);
    for (const { skill } of checks) expect(skills).toContain(skill);
    for (const { outcomes } of rules.combatActions)
      for (const { conditions } of outcomes ?? [])
        for (const { condition } of conditions ?? []) expect(conditionIds).toContain(condition);
  });
});

describe("advancement", () => {
  test("the Character Advancement table", () => {
    const { rows } = rules.characterAdvancement;
    expect(rows.map(({ level }) => level)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    expect(rows.map(({ experience }) => experience)).toEqual([
      0, 300, 900, 2700, 6500, 14000, 23000, 34000, 48000, 64000, 85000, 100000, 120000, 140000,
      165000, 195000, 225000, 265000, 305000, 355000,
    ]);
    expect(rows.map(({ proficiencyBonus }) => proficiencyBonus).join("")).toBe(
      "22223333444455556666",
    );
  });

  test("challenge ratings from 0 to 30", () => {
    const { rows } = rules.challengeRatings;
    expect(rows.map(({ challenge }) => challenge)).toEqual([
      0,
      1 / 8,
      1 / 4,
      1 / 2,
      ...Array.from({ length: 30 }, (_, at) => at + 1),
    ]);
    expect(rows.map(({ experience }) => experience)).toEqual([
      10, 25, 50, 100, 200, 450, 700, 1100, 1800, 2300, 2900, 3900, 5000, 5900, 7200, 8400, 10000,
      11500, 13000, 15000, 18000, 20000, 22000, 25000, 33000, 41000, 50000, 62000, 75000, 90000,
      105000, 120000, 135000, 155000,
    ]);
    expect(rows[0]?.experienceIfHarmless).toBe(0);
    expect(rows.map(({ proficiencyBonus }) => proficiencyBonus).join("")).toBe(
      "2222222233334444555566667777888899",
    );
  });

  test("slots of several spellcasting classes", () => {
    const slots = (level: number) =>
      rules.multiclassSlots.rows.find((row) => row.level === level)?.slots;
    expect(rules.multiclassSlots.rows).toHaveLength(20);
    expect(slots(1)).toEqual([2]);
    expect(slots(3)).toEqual([4, 2]);
    expect(slots(9)).toEqual([4, 3, 3, 3, 1]);
    expect(slots(12)).toEqual([4, 3, 3, 3, 2, 1]);
    expect(slots(17)).toEqual([4, 3, 3, 3, 2, 1, 1, 1, 1]);
    expect(slots(20)).toEqual([4, 3, 3, 3, 3, 2, 2, 1, 1]);
    // The column sums of the SRD's table.
    const sums = Array.from({ length: 9 }, (_, spell) =>
      rules.multiclassSlots.rows.reduce((sum, row) => sum + (row.slots[spell] ?? 0), 0),
    );
    expect(sums).toEqual([77, 53, 47, 39, 26, 12, 9, 6, 4]);
  });

  test("the SRD's ranger 4 and wizard 3 have the slots of level 5", () => {
    const { ranger = 0, wizard = 0 } = rules.multiclassSlots.levelShare;
    const level = Math.floor(4 * ranger) + Math.floor(3 * wizard);
    expect(level).toBe(5);
    expect(rules.multiclassSlots.rows[level - 1]?.slots).toEqual([4, 3, 2]);
    expect(rules.multiclassSlots.levelShare.warlock).toBeUndefined();
  });

  test.each([
    [1, -5],
    [3, -4],
    [9, -1],
    [10, 0],
    [15, 2],
    [20, 5],
    [29, 9],
    [30, 10],
  ])("a score of %i has the modifier %i", (score, modifier) => {
    const { rows, subtract, divide } = rules.abilityModifiers;
    const row = rows.find(({ scores }) => scores.from <= score && score <= scores.to);
    expect(row?.modifier).toBe(modifier);
    expect(Math.floor((score - subtract) / divide)).toBe(modifier);
  });

  test("standard array and point buy are marked as house rules", () => {
    expect(rules.standardArray.scores).toEqual([15, 14, 13, 12, 10, 8]);
    expect(rules.pointBuy.points).toBe(27);
    expect(rules.pointBuy.rows.map(({ score, cost }) => [score, cost])).toEqual([
      [8, 0],
      [9, 1],
      [10, 2],
      [11, 3],
      [12, 4],
      [13, 5],
      [14, 7],
      [15, 9],
    ]);
    for (const rule of [rules.standardArray, rules.pointBuy]) {
      expect(rule.houseRule).toBe(true);
      expect(rule.source).toContain("SRD 5.1 does not contain");
    }
  });
});

describe("checks", () => {
  test("difficulty classes and passive checks", () => {
    expect(rules.difficultyClasses.rows.map(({ dc }) => dc)).toEqual([5, 10, 15, 20, 25, 30]);
    const { base, advantage, disadvantage } = rules.passiveCheck;
    // The SRD's example: Wisdom 15, proficient at level 1.
    expect(base + 2 + 2).toBe(14);
    expect([advantage, disadvantage]).toEqual([5, -5]);
  });

  test("what Strength 12 carries, pushes and is burdened by", () => {
    expect(worked(rules.carryingCapacity.pounds, 12)).toBe(180);
    expect(worked(rules.lifting.pounds, 12)).toBe(360);
    expect(rules.lifting.overloadedSpeed).toEqual({ feet: 5 });
    expect(rules.encumbrance.map(({ over }) => worked(over, 12))).toEqual([60, 120]);
    expect(rules.encumbrance.map(({ effects }) => effects[0])).toMatchObject([
      { stat: "speed", by: -10 },
      { stat: "speed", by: -20 },
    ]);
    expect(rules.encumbrance[1]?.effects).toHaveLength(4);
    expect(Object.values(rules.carryingCapacity.sizeFactor)).toEqual([0.5, 1, 1, 2, 4, 8]);
  });

  test("jumps of Strength 16", () => {
    expect(worked(rules.longJump.feet, 16)).toBe(16);
    expect(worked(rules.highJump.feet, 16)).toBe(6);
    for (const jump of [rules.longJump, rules.highJump]) {
      expect(jump.runUp).toEqual({ feet: 10 });
      expect(jump.standingShare).toBe(0.5);
    }
    expect(rules.longJump.obstacle.check.dc).toBe(10);
    expect(rules.longJump.roughLanding.check).toMatchObject({ skill: "acrobatics", dc: 10 });
    expect(rules.highJump.reachTimesHeight).toBe(1.5);
  });

  test("falling", () => {
    expect(rules.falling).toMatchObject({
      damage: "1d6",
      every: { feet: 10 },
      most: "20d6",
      type: "bludgeoning",
      condition: "prone",
    });
  });

  test.each([
    // The SRD's example is Constitution 14: 3 minutes, then 2 rounds.
    [14, 3, 2],
    [10, 1, 1],
    [6, 0.5, 1],
  ])(
    "Constitution %i holds its breath %d minutes, and lives %i rounds",
    (score, minutes, rounds) => {
      expect(worked(rules.suffocating.breathMinutes, score)).toBe(minutes);
      expect(worked(rules.suffocating.rounds, score)).toBe(rounds);
    },
  );

  test("food and water", () => {
    expect(rules.food.poundsPerDay).toBe(1);
    expect([14, 10, 1].map((score) => worked(rules.food.days, score))).toEqual([5, 3, 1]);
    expect(rules.food.halfRations).toBe(0.5);
    expect([rules.water.gallonsPerDay, rules.water.gallonsPerHotDay]).toEqual([1, 2]);
    expect(rules.water.halfSave).toEqual({ ability: "con", dc: 15 });
    expect([rules.water.exhaustionLevels, rules.water.exhaustionLevelsIfExhausted]).toEqual([1, 2]);
  });
});

describe("surroundings", () => {
  test("cover", () => {
    expect(rules.coverGrades.map((cover) => cover.armorClass)).toEqual([0, 2, 5, 0]);
    expect(rules.coverGrades.map((cover) => cover.dexteritySaves)).toEqual([0, 2, 5, 0]);
    expect(rules.coverGrades.map((cover) => cover.targetable)).toEqual([true, true, true, false]);
  });

  test("light, obscurement and senses", () => {
    expect(rules.lightLevels.map((light) => light.obscurement)).toEqual([
      "none",
      "lightly",
      "heavily",
      "heavily",
    ]);
    expect(byId(rules.obscurements, "lightly").effects).toMatchObject([
      { on: "check", mode: "disadvantage" },
    ]);
    expect(byId(rules.obscurements, "heavily").effects).toEqual([
      { kind: "implies", condition: "blinded" },
    ]);
    expect(byId(rules.specialSenses, "darkvision").lights).toEqual({
      dim: "bright",
      darkness: "dim",
    });
    expect(byId(rules.specialSenses, "truesight").lights?.magical_darkness).toBe("bright");
    expect(byId(rules.specialSenses, "blindsight").withoutSight).toBe(true);
    expect(byId(rules.specialSenses, "tremorsense").misses).toEqual(["flying", "incorporeal"]);
    expect(rules.unseenCombatants.effects).toHaveLength(2);
  });

  test.each([
    ["candle", 5, 5, 1],
    ["lamp", 15, 30, 6],
    ["lantern-bullseye", 60, 60, 6],
    ["lantern-hooded", 30, 30, 6],
    ["torch", 20, 20, 1],
  ])("%s: bright %i feet, dim %i more, %i hours", (id, bright, dim, hours) => {
    const source = byId(rules.lightSources, id);
    expect([source.bright.feet, source.dim.feet, source.hours]).toEqual([bright, dim, hours]);
    expect(source.shape).toBe(id === "lantern-bullseye" ? "cone" : "radius");
  });

  test("a lowered hood leaves 5 feet of dim light", () => {
    expect(byId(rules.lightSources, "lantern-hooded").lowered?.dim).toEqual({ feet: 5 });
  });

  test.each([
    ["fast", 400, 4, 30, -5, false],
    ["normal", 300, 3, 24, 0, false],
    ["slow", 200, 2, 18, 0, true],
  ])("%s pace", (id, feet, miles, day, perception, stealth) => {
    expect(byId(rules.travelPaces, id)).toMatchObject({
      perMinute: { feet },
      perHour: { miles },
      perDay: { miles: day },
      passivePerception: perception,
      stealth,
    });
  });

  test("the second hour of a forced march has DC 12", () => {
    const { hoursPerDay, save, failure } = rules.forcedMarch;
    expect(hoursPerDay).toBe(8);
    expect(save.dc + 2 * save.dcPerHour).toBe(12);
    expect(failure).toEqual({ condition: "exhaustion", levels: 1 });
  });

  test("movement", () => {
    expect(rules.difficultTerrain.effects).toEqual([{ kind: "movement-cost", extra: 1 }]);
    expect(rules.difficultTerrain.travelShare).toBe(0.5);
    expect(rules.movementCosts.map(({ id }) => id)).toEqual(["climbing", "swimming", "crawling"]);
    for (const cost of rules.movementCosts)
      expect([cost.extra, cost.extraInDifficultTerrain]).toEqual([1, 2]);
    expect(rules.standingUp.speedShare).toBe(0.5);
    expect(rules.droppingProne.speedShare).toBe(0);
    expect(rules.squeezing.sizesSmaller).toBe(1);
    expect(rules.squeezing.effects).toHaveLength(4);
    expect(rules.passingCreatures.hostileSizes).toBe(2);
  });

  test("underwater combat", () => {
    const { melee, ranged, immersed } = rules.underwaterCombat;
    expect(melee.unlessWeapons).toEqual(["dagger", "javelin", "shortsword", "spear", "trident"]);
    expect(ranged.unlessWeapons).toHaveLength(8);
    expect(ranged.unlessWeapons).toContain("net");
    expect(ranged.unlessWeapons).not.toContain("longbow");
    expect(immersed).toEqual([{ kind: "damage", response: "resistance", types: ["fire"] }]);
  });

  test("spaces by size", () => {
    expect(rules.creatureSpaces.rows.map(({ feet }) => feet)).toEqual([2.5, 5, 5, 10, 15, 20]);
    expect(rules.creatureSpaces.rows.filter(({ orMore }) => orMore).map(({ id }) => id)).toEqual([
      "gargantuan",
    ]);
  });

  test("rests", () => {
    expect([rules.shortRest.hours, rules.longRest.hours]).toEqual([1, 8]);
    const { share = 0, least = 0 } = rules.longRest.restores?.hitDice ?? {};
    // The SRD's example has eight hit dice and regains four; a lone die comes back whole.
    expect([8, 5, 1].map((dice) => Math.max(Math.floor(dice * share), least))).toEqual([4, 2, 1]);
    expect(rules.longRest).toMatchObject({
      watchHours: 2,
      brokenByHours: 1,
      leastHitPoints: 1,
      onceInHours: 24,
    });
    expect(rules.longRest.restores?.exhaustionLevels).toBe(1);
  });

  test("death", () => {
    expect(rules.deathSaves).toMatchObject({
      succeedsFrom: 10,
      successesToStabilize: 3,
      failuresToDie: 3,
      natural1: { failures: 2 },
      natural20: { hitPoints: 1 },
      damage: { failures: 1, criticalFailures: 2 },
    });
    expect(rules.stabilizing.check).toEqual({ ability: "wis", skill: "medicine", dc: 10 });
    expect(rules.stabilizing.recovery).toEqual({ hitPoints: 1, hours: "1d4" });
    // The SRD's cleric: maximum 12, 6 left, 18 damage.
    expect(18 - 6 >= 12 * rules.massiveDamage.remainderShare).toBe(true);
  });
});

describe("objects", () => {
  test("armour class by material", () => {
    expect(rules.objectArmorClass.rows.map(({ armorClass }) => armorClass)).toEqual([
      11, 13, 15, 17, 19, 21, 23,
    ]);
    expect(byId(rules.objectArmorClass.rows, "stone").armorClass).toBe(17);
  });

  test.each([
    ["tiny", 2, "1d4", 5, "2d4"],
    ["small", 3, "1d6", 10, "3d6"],
    ["medium", 4, "1d8", 18, "4d8"],
    ["large", 5, "1d10", 27, "5d10"],
  ])("hit points of %s objects", (id, fragile, fragileRoll, resilient, resilientRoll) => {
    expect(byId(rules.objectHitPoints.rows, id)).toMatchObject({
      fragile: { hitPoints: fragile, roll: fragileRoll },
      resilient: { hitPoints: resilient, roll: resilientRoll },
    });
  });

  test("what harms them", () => {
    expect(rules.objectRules.immunities).toEqual(["poison", "psychic"]);
    expect(rules.objectRules.failedSaves).toEqual(["str", "dex"]);
    expect(rules.objectRules.sections).toEqual({ of: ["huge", "gargantuan"], most: "large" });
    expect(rules.damageThreshold.below).toBe("immune");
  });

  test.each([
    ["setback", [10, 11], [3, 5]],
    ["dangerous", [12, 15], [6, 8]],
    ["deadly", [16, 20], [9, 12]],
  ])("a trap that is %s", (id, [dcFrom, dcTo], [bonusFrom, bonusTo]) => {
    const { saveDc, attackBonus } = byId(rules.trapSeverities, id);
    expect(saveDc).toEqual({ from: dcFrom, to: dcTo });
    expect(attackBonus).toEqual({ from: bonusFrom, to: bonusTo });
  });

  test("damage severity by level", () => {
    expect(
      rules.damageSeverity.rows.map(({ levels, setback, dangerous, deadly }) => [
        levels.from,
        levels.to,
        setback,
        dangerous,
        deadly,
      ]),
    ).toEqual([
      [1, 4, "1d10", "2d10", "4d10"],
      [5, 10, "2d10", "4d10", "10d10"],
      [11, 16, "4d10", "10d10", "18d10"],
      [17, 20, "10d10", "18d10", "24d10"],
    ]);
  });
});

describe("expenses", () => {
  test("lifestyles, in copper a day", () => {
    expect(rules.lifestyles.map(({ price }) => inCopper(price))).toEqual([
      0, 10, 20, 100, 200, 400, 1000,
    ]);
    expect(byId(rules.lifestyles, "wretched").price).toBeUndefined();
    expect(byId(rules.lifestyles, "aristocratic").minimum).toBe(true);
  });

  test("food, drink and lodging, in copper", () => {
    expect(rules.foodDrinkAndLodging.rows.map(({ price }) => inCopper(price))).toEqual([
      20, 4, 1000, 2, 10, 7, 10, 50, 80, 200, 400, 3, 6, 30, 50, 80, 200, 30, 20, 1000,
    ]);
    expect(byId(rules.foodDrinkAndLodging.rows, "ale-mug").price).toEqual({
      amount: 4,
      coin: "cp",
    });
    expect(byId(rules.foodDrinkAndLodging.rows, "meals-aristocratic").price).toEqual({
      amount: 2,
      coin: "gp",
    });
  });

  test("services", () => {
    expect(
      rules.services.rows.map(({ id, price, per }) => [id, price.amount, price.coin, per]),
    ).toEqual([
      ["coach-cab-between-towns", 3, "cp", "mile"],
      ["coach-cab-within-a-city", 1, "cp", undefined],
      ["hireling-skilled", 2, "gp", "day"],
      ["hireling-untrained", 2, "sp", "day"],
      ["messenger", 2, "cp", "mile"],
      ["toll", 1, "cp", undefined],
      ["ships-passage", 1, "sp", "mile"],
    ]);
  });

  test("trade goods, by their price", () => {
    const at = (amount: number, coin: string) =>
      rules.tradeGoods.rows
        .filter(({ price }) => price.amount === amount && price.coin === coin)
        .map(({ id, unit }) => `${id} (${unit})`);
    expect(rules.tradeGoods.rows).toHaveLength(23);
    expect(at(1, "cp")).toEqual(["wheat (pound)"]);
    expect(at(2, "cp")).toEqual(["flour (pound)", "chicken (animal)"]);
    expect(at(5, "cp")).toEqual(["salt (pound)"]);
    expect(at(1, "sp")).toEqual(["iron (pound)", "canvas (square-yard)"]);
    expect(at(5, "sp")).toEqual(["copper (pound)", "cotton-cloth (square-yard)"]);
    expect(at(1, "gp")).toEqual(["ginger (pound)", "goat (animal)"]);
    expect(at(2, "gp")).toEqual(["cinnamon (pound)", "pepper (pound)", "sheep (animal)"]);
    expect(at(3, "gp")).toEqual(["cloves (pound)", "pig (animal)"]);
    expect(at(5, "gp")).toEqual(["silver (pound)", "linen (square-yard)"]);
    expect(at(10, "gp")).toEqual(["silk (square-yard)", "cow (animal)"]);
    expect(at(15, "gp")).toEqual(["saffron (pound)", "ox (animal)"]);
    expect(at(50, "gp")).toEqual(["gold (pound)"]);
    expect(at(500, "gp")).toEqual(["platinum (pound)"]);
  });

  test("exchange rates hold both ways", () => {
    const rates = rules.coinage.rows;
    expect(rates.map(({ worth }) => worth.cp)).toEqual([1, 10, 50, 100, 1000]);
    expect(rates.map(({ worth }) => worth.gp)).toEqual([0.01, 0.1, 0.5, 1, 10]);
    expect(byId(rates, "ep").worth.sp).toBe(5);
    expect(byId(rates, "pp").worth.ep).toBe(20);
    for (const one of rates)
      for (const other of rates)
        expect(one.worth[other.id] * other.worth[one.id]).toBeCloseTo(1, 12);
    expect(rules.coinage.coinsPerPound).toBe(50);
  });

  test("a hired spell of level 1 or 2 costs 10 to 50 gold pieces", () => {
    expect(rules.hiredSpells).toMatchObject({
      spellLevels: { from: 1, to: 2 },
      least: { amount: 10, coin: "gp" },
      most: { amount: 50, coin: "gp" },
    });
  });
});
