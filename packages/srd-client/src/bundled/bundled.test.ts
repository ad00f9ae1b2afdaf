import { describe, expect, it } from "vitest";
import { hasMirror, mirrorRows } from "../../testing/rows.js";
import { type RouteId, readRecords } from "../records/read.js";
import { type Kind, kinds, type RecordOf } from "../records/types.js";
import { bundledRecords } from "./index.js";

async function bundled<K extends Kind>(kind: K): Promise<readonly RecordOf<K>[]> {
  const records = await bundledRecords(kind);
  return records.filter((record): record is RecordOf<K> => record.kind === kind);
}

const named = async <K extends Kind>(kind: K, name: string): Promise<RecordOf<K>> => {
  const found = (await bundled(kind)).find((record) => record.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};

describe.each(kinds)("bundled records of %s", (kind) => {
  it("all have a text and the SRD as source, each slug once", async () => {
    const records = await bundledRecords(kind);
    expect(records.length).toBeGreaterThan(0);
    for (const record of records) {
      expect(record.kind).toBe(kind);
      expect(record.description).not.toBe("");
      expect(record.source).toEqual({
        document: "System Reference Document 5.1",
        document_key: "srd-2014",
        publisher: "Wizards of the Coast",
        license: "CC-BY-4.0",
        api: "bundled",
      });
      expect(JSON.stringify(record)).not.toMatch(/undefined|\[object|NaN/);
    }
    expect(new Set(records.map(({ slug }) => slug)).size).toBe(records.length);
  });

  it("survive JSON, and are made once", async () => {
    const records = await bundledRecords(kind);
    expect(JSON.parse(JSON.stringify(records))).toStrictEqual(records);
    expect(await bundledRecords(kind)).toBe(records);
  });

  it("are sentences, not templates", async () => {
    for (const { name, description } of await bundledRecords(kind)) {
      expect([name, description.match(/ {2,}|\.\.|,,| \.|: \.|\(\)|: ,/)]).toEqual([name, null]);
    }
  });
});

it("has everything that SRD 5.1 has", async () => {
  const counts = await Promise.all(
    (["spell", "creature", "class", "race", "weapon", "armor", "condition"] as const).map(
      async (kind) => (await bundledRecords(kind)).length,
    ),
  );
  expect(counts).toEqual([319, 324, 12, 9, 37, 13, 15]);
});

it.each([
  ["Drow", "drow", "Elf, Drow", "elf-drow"],
  [
    "Deep Gnome (Svirfneblin)",
    "deep-gnome-svirfneblin",
    "Gnome, Deep (Svirfneblin)",
    "gnome-deep-svirfneblin",
  ],
])("has the %s under the SRD's heading, too", async (name, slug, heading, other) => {
  const record = await named("creature", name);
  expect(record.slug).toBe(slug);
  expect(await named("creature", heading)).toEqual({ ...record, name: heading, slug: other });
});

describe("texts made of facts", () => {
  it("says what a spell does", async () => {
    const { description, higher_levels } = await named("spell", "Fireball");
    expect(description).toContain(
      "Dexterity save (half on a success), each creature in a 20-foot-radius sphere: 8d6 fire damage.",
    );
    expect(higher_levels).toBe("1d6 more damage for each slot level above 3rd.");
  });

  it("says that a check is of the spellcasting ability", async () => {
    expect((await named("spell", "Telekinesis")).description).toContain(
      "Spellcasting ability check against Strength",
    );
    expect((await named("spell", "Shillelagh")).description).toContain(
      "may use Spellcasting ability for attack and damage (when with this item and with melee attacks)",
    );
  });

  it("says what a cantrip grows to", async () => {
    expect((await named("spell", "Fire Bolt")).higher_levels).toBe(
      "2d10 damage from level 5 on, 3d10 damage from level 11 on, 4d10 damage from level 17 on.",
    );
  });

  it("rebuilds attacks from their steps", async () => {
    const { actions, special_abilities } = await named("creature", "Goblin");
    expect(actions).toEqual([
      {
        name: "Scimitar",
        description:
          "Melee weapon attack: +4 to hit, reach 5 ft., one creature or object. Hit: 5 (1d6 + 2) slashing damage.",
      },
      {
        name: "Shortbow",
        description:
          "Ranged weapon attack: +4 to hit, range 80/320 ft., one creature or object. Hit: 5 (1d6 + 2) piercing damage.",
      },
    ]);
    expect(special_abilities[0]?.description).toBe("As a bonus action: uses Disengage or Hide.");
  });

  it("says what a trait hangs on", async () => {
    const said = async (name: string) => (await named("creature", name)).special_abilities[0];
    expect((await said("Minotaur"))?.description).toContain(
      "When a weapon attack hits, only with gore and after 10 ft. or more straight to the target in that turn: 9 (2d8) piercing damage.",
    );
    expect((await said("Hobgoblin"))?.description).toContain("only with an ally beside the target");
  });

  it("names limited and legendary actions as a stat block does", async () => {
    const dragon = await named("creature", "Ancient Red Dragon");
    expect(dragon.actions.map(({ name }) => name)).toContain("Fire Breath (Recharge 5-6)");
    expect(dragon.legendary_actions.map(({ name }) => name)).toContain(
      "Wing Attack (Costs 2 Actions)",
    );
    expect(dragon.lair_actions_note).toMatch(/no lair actions/i);
  });

  it("lists the spells of casters by how they are cast", async () => {
    const { special_abilities } = await named("creature", "Mage");
    expect(special_abilities[0]?.description).toMatch(
      /^9th-level caster, Intelligence, spell save DC 14/,
    );
    expect(special_abilities[0]?.description).toContain("At will: fire bolt, light");
  });

  it("has a class's features by level, its table and its subclass", async () => {
    const paladin = await named("class", "Paladin");
    expect(paladin.hp_at_higher_levels).toBe(
      "1d10 (or 6) + your Constitution modifier per paladin level after 1st",
    );
    expect(paladin.features?.map(({ name }) => name)).toContain("Divine Smite");
    expect(paladin.table.split("\n")).toHaveLength(22);
    expect(paladin.subclasses).toMatchObject([{ name: "Oath of Devotion" }]);
    expect(paladin.proficiencies.weapons).toBe("Simple weapons, martial weapons");
  });

  it("says what a condition does", async () => {
    const texts = new Map(
      (await bundledRecords("condition")).map(({ name, description }) => [name, description]),
    );
    expect(texts.get("Restrained")).toContain("* Its Dexterity saving throws have disadvantage.");
    expect(texts.get("Exhaustion")).toContain("* Level 6: death.");
  });

  it("has what the sources lack: a paladin's spells", async () => {
    const spells = await bundled("spell");
    expect(spells.filter(({ classes }) => classes.includes("paladin")).length).toBeGreaterThan(20);
  });

  it("says who is proficient", async () => {
    expect(await named("proficiency", "Longsword")).toMatchObject({
      classes: ["barbarian", "bard", "fighter", "paladin", "ranger", "rogue"],
      races: ["high-elf"],
    });
  });

  it("has no house rule among the rules", async () => {
    const slugs = (await bundled("rule")).map(({ slug }) => slug);
    expect(slugs).not.toContain("standard-array");
    expect(slugs).not.toContain("point-buy");
    expect(slugs).toEqual(expect.arrayContaining(["opportunity-attack", "death-saving-throws"]));
  });
});

describe.skipIf(!hasMirror)("beside the real records", () => {
  const live = <K extends Kind>(route: RouteId, kind: K): ReadonlyMap<string, RecordOf<K>> =>
    new Map(
      readRecords(route, mirrorRows(route))
        .filter((record): record is RecordOf<K> => record.kind === kind)
        .filter(({ source }) => source.document_key === "srd-2014")
        .map((record) => [record.name.toLowerCase(), record]),
    );

  /** Where the SRD itself prints otherwise than every source: see DISAGREEMENTS.md of srd-data. */
  const otherSchool = ["Mass Cure Wounds", "Mass Heal", "Revivify"];

  it("agrees on every spell", async () => {
    const spells = live("v2/spells", "spell");
    const all = await bundled("spell");
    expect(all).toHaveLength(spells.size);
    for (const spell of all) {
      const facts = ({ components, ...one }: RecordOf<"spell">) => ({
        level: one.level,
        school: otherSchool.includes(one.name) ? "" : one.school,
        casting_time: one.casting_time,
        reaction: one.reaction_trigger !== undefined,
        range: one.range,
        duration: one.duration,
        concentration: one.concentration,
        ritual: one.ritual,
        components: [components.verbal, components.somatic, components.material],
        consumed: components.material_consumed,
      });
      const other = spells.get(spell.name.toLowerCase());
      expect([spell.name, facts(spell)]).toEqual([spell.name, other && facts(other)]);
    }
  });

  /** Where version 2 is alone, or the SRD prints otherwise. */
  const known: Readonly<Record<string, readonly string[]>> = {
    armor_class: ["Basilisk", "Giant Elk"],
    hit_points: ["Cult Fanatic"],
    challenge_rating: ["Chain Devil", "Elf, Drow", "Gnome, Deep (Svirfneblin)"],
    experience_points: ["Chain Devil", "Elf, Drow", "Gnome, Deep (Svirfneblin)"],
  };

  it.each(Object.entries(known))("agrees on the %s of creatures", async (field, exceptions) => {
    const creatures = live("v2/creatures", "creature");
    const differing = (await bundled("creature")).filter((one) => {
      const other = creatures.get(one.name.toLowerCase());
      const fact = field as "armor_class";
      return other === undefined || one[fact] !== other[fact];
    });
    const names = differing.map(({ name }) => name);
    expect(names.filter((name) => !exceptions.includes(name))).toEqual([]);
  });
});
