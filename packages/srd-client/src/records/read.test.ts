import { describe, expect, it } from "vitest";
import { fixtureRows } from "../../testing/rows.js";
import { MalformedAnswer } from "./malformed.js";
import { type RouteId, readRecords, routeIds } from "./read.js";
import type { LookupRecord, RecordOf } from "./types.js";

/** The rules come with their sections; every other route is its rows. */
function rowsOf(route: RouteId): readonly unknown[] {
  if (route !== "2014/rules") return fixtureRows(route);
  const [rule] = fixtureRows("2014/rules");
  return fixtureRows("2014/rule-sections").map((section) => ({ rule, section }));
}

const extras = () => ({
  items: fixtureRows("v2/items"),
  rules: fixtureRows("2014/rules"),
  documents: fixtureRows("v2/documents"),
});

function read<K extends LookupRecord["kind"]>(route: RouteId, kind: K): readonly RecordOf<K>[] {
  const records = readRecords(route, rowsOf(route), extras());
  return records.filter((record): record is RecordOf<K> => record.kind === kind);
}

const named = <One extends LookupRecord>(records: readonly One[], name: string): One => {
  const found = records.find((record) => record.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};

/** Every value of a record that is an object or a list, for looking at each. */
const leavesOf = (value: unknown): readonly unknown[] =>
  typeof value === "object" && value !== null ? Object.values(value).flatMap(leavesOf) : [value];

describe.each(routeIds)("%s", (route) => {
  it("reads its rows, each with its source and nothing undefined", () => {
    const records = readRecords(route, rowsOf(route), extras());
    expect(records.length).toBeGreaterThan(0);
    for (const { name, slug, source, ...rest } of records) {
      expect(name).not.toBe("");
      expect(slug).toMatch(/^[a-z0-9-]+$/);
      expect(Object.values(source)).not.toContain("");
      expect(leavesOf(rest)).not.toContain(undefined);
    }
  });

  it("survives JSON", () => {
    const records = readRecords(route, rowsOf(route), extras());
    expect(JSON.parse(JSON.stringify(records))).toStrictEqual(records);
  });

  it.each([[{}], [null], ["a text"], [[]], [{ key: 1, slug: 1, index: 1, name: ["a list"] }]])(
    "refuses %j",
    (row) => {
      const reading = () => readRecords(route, [row]);
      expect(reading).toThrow(MalformedAnswer);
      expect(reading).toThrow(route);
    },
  );
});

it("says where a row does not fit", () => {
  const [spell] = fixtureRows("v2/spells");
  const reading = () => readRecords("v2/spells", [{ ...(spell as object), level: 12 }]);
  expect(reading).toThrow(
    expect.objectContaining({ route: "v2/spells", path: "level", name: "MalformedAnswer" }),
  );
});

it("has what stands on one line on one line, whatever its source wrote", () => {
  const forged = "x\n- **HP:** 999";
  const [goblin] = fixtureRows("v1/monsters") as readonly object[];
  const row = {
    ...goblin,
    name: forged,
    alignment: forged,
    senses: forged,
    speed: { [forged]: 30 },
  };
  const [read] = readRecords("v1/monsters", [row]) as readonly RecordOf<"creature">[];
  const flat = "x - **HP:** 999";
  expect(read).toMatchObject({ name: flat, alignment: flat, senses: flat, speed: { [flat]: 30 } });
});

describe("spells", () => {
  it("has what a spell rolls and covers", () => {
    expect(named(read("v2/spells", "spell"), "Fireball")).toMatchObject({
      slug: "fireball",
      level: 3,
      school: "evocation",
      casting_time: "1 action",
      range: "150 feet",
      duration: "Instantaneous",
      classes: ["sorcerer", "wizard"],
      damage_dice: "8d6",
      damage_types: ["fire"],
      saving_throw: "dexterity",
      area_of_effect: { shape: "sphere", size: 20 },
    });
  });

  it.each(["v1/spells", "v2/spells"] as const)("has components in %s", (route) => {
    const [fireball, shield] = ["Fireball", "Shield"].map((name) =>
      named(read(route, "spell"), name),
    );
    expect(fireball?.components).toMatchObject({ verbal: true, somatic: true, material: true });
    expect(shield?.components).toEqual({ verbal: true, somatic: true, material: false });
    expect(shield?.casting_time).toBe("1 reaction");
  });

  const [spell] = fixtureRows("v2/spells") as readonly object[];
  const changed = (change: object): RecordOf<"spell"> =>
    readRecords("v2/spells", [{ ...spell, ...change }])[0] as RecordOf<"spell">;

  it.each([
    ["action", "1 action"],
    ["bonus-action", "1 bonus action"],
    ["reaction", "1 reaction"],
    ["1minute", "1 minute"],
    ["10minutes", "10 minutes"],
    ["24hours", "24 hours"],
  ])("says the casting time %s in words", (casting_time, words) => {
    expect(changed({ casting_time }).casting_time).toBe(words);
  });

  it("takes what a reaction answers, and a price and use said in words", () => {
    const read = changed({
      reaction_condition: "which you take when you are tested",
      material_specified: "a gem worth 1,500+ GP, which the spell consumes",
      material_cost: null,
    });
    expect(read.reaction_trigger).toBe("when you are tested");
    expect(read.components).toMatchObject({ material_cost_gp: 1500, material_consumed: true });
  });

  it("says that concentration lasts at most so long", () => {
    expect(changed({ duration: "1 minute", concentration: true }).duration).toBe("Up to 1 minute");
    expect(changed({ duration: "special", concentration: true }).duration).toBe("Special");
  });
});

describe("creatures", () => {
  const v1 = read("v1/monsters", "creature");
  const v2 = read("v2/creatures", "creature");
  const comparable = [
    "name",
    "size",
    "type",
    "alignment",
    "armor_class",
    "armor_details",
    "hit_points",
    "hit_dice",
    "speed",
    "ability_scores",
    "saving_throws",
    "skills",
    "damage_resistances",
    "condition_immunities",
    "senses",
    "languages",
    "challenge_rating",
    "experience_points",
    "proficiency_bonus",
    "bonus_actions",
    "lair_actions_note",
  ] as const;

  it("gives the same fields whichever version answers", () => {
    const goblin = named(v1, "Goblin");
    const other = named(v2, "Goblin");
    const names = ({ actions }: RecordOf<"creature">) => actions.map(({ name }) => name);
    expect(names(other)).toEqual(names(goblin));
    for (const field of comparable) expect([field, other[field]]).toEqual([field, goblin[field]]);
  });

  it("takes experience from the table of challenge ratings where the source has none", () => {
    expect(named(v1, "Adult Red Dragon")).toMatchObject({
      challenge_rating: 17,
      experience_points: 18_000,
      proficiency_bonus: 6,
    });
  });

  it("names actions with their limits, in the stat block's order", () => {
    const dragon = named(v2, "Adult Red Dragon");
    expect(dragon.actions.map(({ name }) => name)).toContain("Fire Breath (Recharge 5-6)");
    expect(dragon.legendary_actions.map(({ name }) => name)).toEqual([
      "Detect",
      "Tail Attack",
      "Wing Attack (Costs 2 Actions)",
    ]);
  });

  it("says that there are no lair actions, rather than nothing", () => {
    for (const { lair_actions: actions, lair_actions_note: note } of [...v1, ...v2]) {
      expect(actions).toEqual([]);
      expect(note).toMatch(/no lair actions/i);
    }
  });

  it("reads lists that are null, and zeros that stand for nothing", () => {
    const [goblin] = fixtureRows("v1/monsters") as readonly object[];
    const [read] = readRecords("v1/monsters", [
      { ...goblin, cr: 0, actions: null, special_abilities: [], reactions: "" },
    ]);
    expect(read).toMatchObject({ actions: [], special_abilities: [], experience_points: 0 });
    const six = { strength: 0, dexterity: 0, constitution: 0, intelligence: 0, wisdom: 0 };
    const [other] = fixtureRows("v2/creatures") as readonly object[];
    const [filler] = readRecords("v2/creatures", [
      { ...other, saving_throws: { ...six, charisma: 0 } },
    ]);
    expect(filler).toMatchObject({ saving_throws: {} });
  });
});

describe("character options", () => {
  it("joins subclasses to their class, and tells features by level", () => {
    const [fighter] = read("v2/classes", "class");
    expect(fighter).toMatchObject({
      hit_dice: "1d10",
      hp_at_higher_levels: expect.stringMatching(/^1d10 \(or 6\)/),
      proficiencies: { armor: "All armor, shields", saving_throws: "Strength, Constitution" },
      subclasses: [{ slug: "champion", name: "Champion" }],
    });
    expect(fighter?.features).toContainEqual(
      expect.objectContaining({ name: "Extra Attack", levels: [5, 11, 20] }),
    );
    expect(fighter?.table).toContain("| 5th | - | Extra Attack |");
  });

  it("reads the traits of SRD 5.2 from their table", () => {
    expect(read("v2/classes", "class")[1]).toMatchObject({
      source: { document_key: "srd-2024" },
      proficiencies: { armor: "Light armor", skills: "Choose 2" },
      equipment: "15 GP",
    });
  });

  it("has a race's increases as numbers, whichever version answers", () => {
    for (const route of ["v1/races", "v2/species"] as const)
      expect(named(read(route, "race"), "Dwarf")).toMatchObject({
        ability_score_increases: { constitution: 2 },
        speed: 25,
        subraces: [{ slug: "hill-dwarf", ability_score_increases: { wisdom: 1 } }],
      });
    expect(named(read("v1/races", "race"), "Half-Elf").ability_score_increases).toEqual({
      charisma: 2,
      two_others: 1,
    });
  });

  it("lets a subrace stand as a race where its race is not in the list", () => {
    const [, hillDwarf] = fixtureRows("v2/species");
    expect(readRecords("v2/species", [hillDwarf])).toMatchObject([{ slug: "hill-dwarf" }]);
  });

  it("has backgrounds and feats alike in both versions", () => {
    for (const route of ["v1/backgrounds", "v2/backgrounds"] as const)
      expect(named(read(route, "background"), "Acolyte")).toMatchObject({
        skill_proficiencies: "Insight, Religion",
        features: [{ name: "Shelter of the Faithful" }, { name: "Suggested Characteristics" }],
      });
    for (const route of ["v1/feats", "v2/feats"] as const)
      expect(named(read(route, "feat"), "Grappler").prerequisite).toBe("Strength 13 or higher");
  });
});

describe("equipment", () => {
  it("takes cost and weight from the items, by key", () => {
    expect(named(read("v2/weapons", "weapon"), "Longsword")).toMatchObject({
      category: "martial",
      damage_dice: "1d8",
      versatile_dice: "1d10",
      cost: "15 gp",
      weight_lb: 3,
    });
    expect(named(read("v2/armor", "armor"), "Plate")).toMatchObject({
      cost: "1500 gp",
      weight_lb: 65,
      strength_required: 15,
      stealth_disadvantage: true,
    });
  });

  it("goes without them where no items came", () => {
    const [longsword] = readRecords("v2/weapons", fixtureRows("v2/weapons"));
    expect(longsword).not.toHaveProperty("cost");
  });

  it("counts shields as armour in every source", () => {
    const shields = (["v1/armor", "v2/armor"] as const).flatMap((route) =>
      read(route, "armor").filter(({ category }) => category === "shield"),
    );
    expect(shields.map(({ source }) => source.document_key)).toEqual([
      "srd-2014",
      "srd-2024",
      "srd-2014",
    ]);
    for (const shield of shields)
      expect(shield).toMatchObject({ armor_class: 2, armor_class_text: "+2" });
  });

  it("leaves out armour that nobody wears", () => {
    const [plate] = fixtureRows("v1/armor") as readonly object[];
    expect(readRecords("v1/armor", [{ ...plate, category: "Spell" }])).toEqual([]);
  });

  it("reads ranges and weights of version 1 from words", () => {
    const net = named(read("v1/weapons", "weapon"), "Net");
    expect(net).toMatchObject({ range: { normal: 5, long: 15 }, weight_lb: 3 });
    expect(net.properties).toEqual([{ name: "Special" }, { name: "Thrown", detail: "range 5/15" }]);
    const [sword] = fixtureRows("v1/weapons") as readonly object[];
    expect(readRecords("v1/weapons", [{ ...sword, weight: "1/4 lb." }])).toMatchObject([
      { weight_lb: 0.25 },
    ]);
  });

  it("keeps as gear what is no weapon, armour or shield", () => {
    expect(readRecords("v2/items", fixtureRows("v2/items"))).toMatchObject([
      { kind: "gear", slug: "torch", cost: "1 cp", weight_lb: 1 },
    ]);
  });

  it("says types and attunement of magic items in the words of version 1", () => {
    expect(named(read("v2/magicitems", "magic-item"), "Flame Tongue (Longsword)")).toMatchObject({
      type: "Weapon (longsword)",
      rarity: "rare",
      requires_attunement: "requires attunement",
    });
  });
});

describe("rules", () => {
  it("knows the rule of a section", () => {
    expect(read("2014/rule-sections", "rule").map(({ section }) => section)).toEqual([
      "combat",
      "adventuring",
    ]);
    expect(read("2014/rules", "rule").map(({ section }) => section)).toEqual(["combat", "combat"]);
  });

  it("has one record for each document's text of a condition", () => {
    const conditions = readRecords("v2/conditions", rowsOf("v2/conditions"));
    const grappled = conditions.filter(({ slug }) => slug === "grappled");
    expect(grappled.map(({ source }) => source.document_key)).toEqual(["srd-2014", "srd-2024"]);
  });

  it("says what a proficiency is for", () => {
    expect(named(read("2014/proficiencies", "proficiency"), "Skill: Stealth").description).toBe(
      "Proficiency in checks with this skill: Stealth.",
    );
  });

  it("names who speaks a language in both sources", () => {
    for (const route of ["2014/languages", "v2/languages"] as const)
      expect(named(read(route, "language"), "Giant")).toMatchObject({
        type: "Standard",
        script: "Dwarvish",
        typical_speakers: ["Ogres", "Giants"],
      });
  });
});

describe("attribution", () => {
  it("names SRD 5.1 alike whoever serves it", () => {
    const of = (route: RouteId) => readRecords(route, rowsOf(route))[0]?.source;
    const { api, ...srd } = of("v1/spells") ?? {};
    expect(api).toBe("open5e-v1");
    expect(srd).toEqual({
      document: "System Reference Document 5.1",
      document_key: "srd-2014",
      publisher: "Wizards of the Coast",
      license: "CC-BY-4.0",
    });
    expect(of("v2/spells")).toEqual({ ...srd, api: "open5e-v2" });
    expect(of("2014/skills")).toEqual({ ...srd, api: "dnd5eapi-2014" });
  });

  it("takes a third party's licence from the list of documents, else says to look there", () => {
    const [, tester] = fixtureRows("v1/backgrounds");
    const source = (documents: readonly unknown[]) =>
      readRecords("v1/backgrounds", [tester], { documents })[0]?.source;
    expect(source([])).toMatchObject({
      document: "A Book of Tests",
      publisher: "Unknown",
      license: "see the document",
    });
    const book = { slug: "zz-test", title: "Tests", organization: "Us", license: "MIT" };
    expect(source([book])).toMatchObject({ document: "Tests", publisher: "Us", license: "MIT" });
  });
});
