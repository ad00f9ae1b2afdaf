/** A row as its API gives it, with what the server filters by. */
export interface Row {
  readonly name: string;
  readonly index?: string;
  readonly document?: { readonly key: string };
  readonly document__slug?: string;
  readonly subsections?: readonly { readonly index: string }[];
}

interface Cast {
  readonly key: string;
  readonly name: string;
  readonly level: number;
  readonly school: string;
  readonly classes: readonly string[];
}

const casts: readonly Cast[] = [
  { key: "bane", name: "Bane", level: 1, school: "Enchantment", classes: ["Bard", "Cleric"] },
  { key: "bless", name: "Bless", level: 1, school: "Enchantment", classes: ["Cleric"] },
  {
    key: "fireball",
    name: "Fireball",
    level: 3,
    school: "Evocation",
    classes: ["Sorcerer", "Wizard"],
  },
  { key: "light", name: "Light", level: 0, school: "Evocation", classes: ["Bard", "Wizard"] },
];

const documents = {
  "srd-2014": { key: "srd-2014", name: "SRD 5.1", publisher: { name: "Wizards of the Coast" } },
  "srd-2024": { key: "srd-2024", name: "SRD 5.2", publisher: { name: "Wizards of the Coast" } },
  "zz-home": { key: "zz-home", name: "Tales of Home", publisher: { name: "Somebody" } },
} as const;
type Document = keyof typeof documents;
const prefix: Readonly<Record<Document, string>> = {
  "srd-2014": "srd",
  "srd-2024": "srd-2024",
  "zz-home": "zz-home",
};

const v1Document = { document__slug: "wotc-srd", document__title: "5e Core Rules" };
const description = "Something happens to somebody.";
const named = (name: string) => ({ name, key: name.toLowerCase() });

const v2Spell = ({ key, name, level, school, classes }: Cast, document: Document) => ({
  key: `${prefix[document]}_${key}`,
  name,
  desc: description,
  document: documents[document],
  level,
  school: named(school),
  classes: classes.map(named),
  verbal: true,
  somatic: true,
  material: false,
  material_consumed: false,
  casting_time: "action",
  range_text: "30 feet",
  duration: "instantaneous",
  concentration: false,
  ritual: false,
  attack_roll: false,
});

const v1Spell = ({ key, name, level, school, classes }: Cast) => ({
  ...v1Document,
  slug: key,
  name,
  desc: description,
  range: "30 feet",
  requires_verbal_components: true,
  requires_somatic_components: true,
  requires_material_components: false,
  can_be_cast_as_ritual: false,
  requires_concentration: false,
  duration: "Instantaneous",
  casting_time: "1 action",
  level_int: level,
  school,
  dnd_class: classes.join(", "),
});

const scores = {
  strength: 8,
  dexterity: 14,
  constitution: 10,
  intelligence: 10,
  wisdom: 8,
  charisma: 8,
};
const goblin = {
  name: "Goblin",
  alignment: "neutral evil",
  armor_class: 15,
  hit_points: 7,
  hit_dice: "2d6",
  speed: { walk: 30 },
};

const v1Goblin = {
  ...v1Document,
  ...goblin,
  ...scores,
  slug: "goblin",
  desc: "",
  size: "Small",
  type: "Humanoid",
  skills: { stealth: 6 },
  senses: "darkvision 60 ft., passive Perception 9",
  languages: "Common, Goblin",
  cr: 0.25,
  actions: [{ name: "Scimitar", desc: description }],
  bonus_actions: null,
};

const v2Goblin = (document: Document) => ({
  ...goblin,
  key: `${prefix[document]}_goblin`,
  document: documents[document],
  size: named("Small"),
  type: named("Humanoid"),
  ability_scores: scores,
  saving_throws: {},
  skill_bonuses: { stealth: 6 },
  resistances_and_immunities: {},
  normal_sight_range: 10_560,
  darkvision_range: 60,
  passive_perception: 9,
  languages: { as_string: "Common, Goblin" },
  challenge_rating: 0.25,
  actions: [{ name: "Scimitar", desc: description, action_type: "ACTION" }],
});

const skills = ["Acrobatics", "Arcana", "Stealth"].map((name) => ({
  index: name.toLowerCase(),
  name,
  desc: [description],
  ability_score: { index: name === "Arcana" ? "int" : "dex" },
}));

const v2Skills = skills.map(({ index, name, ability_score }) => ({
  key: index,
  name,
  ability: ability_score.index,
  descriptions: Object.keys(documents).map((document) => ({ desc: description, document })),
}));

const section = (index: string, name: string) => ({ index, name, desc: description });

/** Version 2 cuts the rules otherwise, and has less of them. */
const v2Rule = (name: string, ruleset: string) => ({
  key: `srd_${name.toLowerCase()}`,
  name,
  desc: description,
  document: documents["srd-2014"],
  ruleset: `srd_${ruleset}`,
});

/** What each path lists. */
export const collections: Readonly<Record<string, readonly Row[] | undefined>> = {
  "/v1/spells/": casts.map(v1Spell),
  "/v2/spells/": [
    ...casts.map((cast) => v2Spell(cast, "srd-2014")),
    ...casts.slice(0, 3).map((cast) => v2Spell(cast, "srd-2024")),
    ...casts.slice(2, 3).map((cast) => v2Spell(cast, "zz-home")),
  ],
  "/v1/monsters/": [v1Goblin],
  "/v2/creatures/": [v2Goblin("srd-2014"), v2Goblin("srd-2024")],
  "/v2/skills/": v2Skills,
  "/api/2014/skills": skills,
  "/api/2014/rules": [
    {
      ...section("combat", "Combat"),
      subsections: [{ index: "cover" }, { index: "making-an-attack" }],
    },
    { ...section("spellcasting", "Spellcasting"), subsections: [{ index: "casting-a-spell" }] },
  ],
  "/api/2014/rule-sections": [
    section("cover", "Cover"),
    section("making-an-attack", "Making an Attack"),
    section("casting-a-spell", "Casting a Spell"),
  ],
  "/v2/rules/": [v2Rule("Dodge", "combat"), v2Rule("Initiative", "combat")],
};
