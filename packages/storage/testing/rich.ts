import type { Creature } from "@tabletop-mcp/rules-engine";
import { creatureOf } from "@tabletop-mcp/rules-engine/testing";
import type { Campaign, Fight } from "../src/campaign/model.js";
import { changed, fight, location, made, note, only, party, write } from "./story.js";

const stickman: Creature["make"]["own"] = {
  id: "own",
  name: "Stickman",
  srd: "Monsters",
  summary: "The campaign's own.",
  size: "tiny",
  type: "construct",
  subtypes: [],
  alignment: "unaligned",
  armorClass: [{ value: 11, from: "natural armor" }],
  hitPoints: { average: 1, roll: "" },
  speeds: { walk: 30 },
  abilities: { str: 3, dex: 10, con: 10, int: 1, wis: 1, cha: 1 },
  saves: {},
  skills: {},
  vulnerabilities: [{ types: ["fire"] }],
  resistances: [],
  immunities: [],
  conditionImmunities: [],
  senses: { passivePerception: 10 },
  languages: { speaks: [], understands: [] },
  challenge: 0,
  xp: 0,
  proficiencyBonus: 2,
  traits: [],
  spellcasting: [],
  actions: [],
  bonusActions: [],
  reactions: [],
};

/** A character with everything that one can have. */
export const everything: Creature = creatureOf({
  id: "vex",
  name: "Vex 🐉 “the Ünbent”",
  characterType: "npc",
  encounter: "brawl",
  make: {
    race: "elf",
    subrace: "high-elf",
    levels: [
      { class: "wizard", hp: 6 },
      { class: "fighter", hp: 10 },
    ],
    subclasses: { wizard: "evocation" },
    statBlock: "mage",
    own: stickman,
    form: true,
    background: {
      name: "Smuggler",
      skills: ["stealth"],
      tools: ["dice-set"],
      languages: ["elvish"],
    },
    feats: [
      { name: "Grappler", id: "grappler" },
      { name: "Lucky", effects: [{ kind: "attacks", count: 2 }] },
    ],
    abilityMethod: "point_buy",
    increases: [{ str: 1, int: 1 }],
    raceIncreases: ["dex"],
    skills: ["arcana"],
    expertise: ["arcana"],
    tools: ["lute"],
    languages: ["draconic"],
    spells: ["bless", "fireball"],
    options: { "fighting-style": ["defense"] },
    words: { favoredEnemy: ["undead"] },
    extraHp: -3,
    size: "medium",
    type: "humanoid",
    alignment: "chaotic good",
  },
  hp: { current: 0, temporary: 5 },
  own: {
    make: creatureOf().make,
    hp: 20,
    items: [{ id: "i90", name: "Scimitar", base: "scimitar", quantity: 1, slot: "main_hand" }],
    held: "e4",
  },
  deathSaves: { successes: 1, failures: 2, stable: false },
  dead: true,
  spent: { hitDice: { d6: 1 }, slots: { "1": 2 }, pact: 1, uses: { "second-wind": 1 } },
  conditions: [
    {
      id: "c1",
      condition: "frightened",
      source: "a roar",
      from: "ogre",
      lasting: { kind: "time", until: 3618 },
      target: "vex",
      brings: {
        id: "b",
        by: { source: "Haste", dc: 15, magical: true },
        turns: [{ of: "action", id: "ogre", name: "Greatclub", path: [0, "next", 1] }],
        after: { of: "action", id: "ogre", name: "Greatclub", path: [0, "next", 1] },
      },
      endsOn: ["damaged"],
    },
    {
      id: "c2",
      condition: "exhaustion",
      source: "a march",
      lasting: { kind: "until", what: "long_rest" },
      level: 2,
    },
    {
      id: "c3",
      condition: "poisoned",
      source: "a dart",
      lasting: { kind: "turn", edge: "end", of: "ogre", round: 3 },
      save: { ability: "con", dc: 13, at: "turn-end" },
      escape: { dc: 12, by: ["athletics", "str"] },
    },
    { id: "c4", condition: "incapacitated", source: "c3", lasting: { kind: "with", id: "c3" } },
  ],
  effects: [
    {
      id: "e5",
      name: "Bless",
      kind: "boon",
      source: "Bless",
      from: "ogre",
      effects: [
        { kind: "roll", on: "save", by: "self", bonus: "1d4", when: { not: { shield: true } } },
      ],
      lasting: { kind: "cast", id: "k9" },
      brings: {
        id: "b",
        by: { source: "Haste", dc: 15, magical: true },
        turns: [{ of: "feature", id: "barbarian-rage", use: 0, path: [0] }],
        after: { of: "feature", id: "barbarian-rage", use: 0, path: [0] },
      },
      trigger: "when struck",
      stacks: true,
      during: "rage",
    },
  ],
  casts: [
    {
      id: "k9",
      spell: "Bless",
      level: 2,
      dc: 15,
      attack: 7,
      ability: "wis",
      concentration: true,
      since: 60,
      until: 3654,
    },
    { id: "k10", spell: "Mage Armor", since: 60 },
  ],
  items: [
    { id: "i6", name: "Dagger", base: "dagger", quantity: 3, slot: "main_hand" },
    {
      id: "i7",
      name: "Ring",
      magic: "ring-of-protection",
      quantity: 1,
      slot: "worn",
      attuned: "resting",
      charges: 3,
    },
    {
      id: "i8",
      name: "Odd Helm",
      quantity: 1,
      attuned: true,
      custom: {
        type: "armor",
        weight: 1.5,
        cost: 12.5,
        properties: ["humming"],
        effects: [{ kind: "magical-attacks" }],
        armorClass: 1,
        damage: { roll: "1d4", type: "fire" },
      },
    },
  ],
  coins: { cp: 1, sp: 2, ep: 3, gp: 4, pp: 5 },
  xp: 900,
  inspiration: true,
  notes: "Hums.\n\u0000 Loudly.",
  restedAt: 30,
  lastId: 10,
});

const { encounter: _brawl, ...belongingToAll } = everything;

const brawl: Fight = {
  ...fight("brawl", ["vex", "splinter"], { name: "Brawl at the Inn", notes: "Who began it?" }),
  waiting: {
    frames: [{ kind: "turn", step: "next" }],
    window: {
      moment: "at-zero",
      open: [{ pendingId: "at-zero:vex", creatureId: "vex", options: ["Parry"] }],
    },
  },
  battlefield: { width: 8, height: 6, ground: [{}, { obstacle: {} }], rows: ["3b"] },
};

/** Fills an empty campaign with some of everything, and a history. */
export async function fill(campaign: Campaign): Promise<void> {
  await write(campaign, {
    campaign: changed(await campaign.state(), { clock: 3600 }),
    encounters: made(brawl),
    characters: made(
      belongingToAll,
      creatureOf({ id: "ogre", name: "Ogre", characterType: "enemy" }),
      creatureOf({ id: "splinter", name: "Splinter", encounter: "brawl" }),
    ),
    locations: made(
      location("cellar", {
        parentId: "inn",
        exits: [{ direction: "up", to: "inn", hidden: true }],
      }),
      location("inn", { kind: "tavern", exits: [{ direction: "out", toName: "The Road" }] }),
    ),
    parties: made(
      party("p", {
        name: "Heroes",
        members: [{ characterId: "vex", role: "scout" }, { characterId: "ogre" }],
        leader: "vex",
        formation: "line",
        location: "inn",
        funds: { gp: 7 },
        active: true,
      }),
      party("q", { name: "Rivals" }),
    ),
    notes: made(
      note("late", {
        type: "secret",
        visibility: "dm_only",
        title: "Vex",
        content: "A 🐉 in disguise",
        tags: ["twist", "Twist"],
        entities: ["Vex"],
      }),
      note("early", { content: "a lantern", updatedAt: 1 }),
    ),
  });
  const before = only(await campaign.characters.load(["ogre"]));
  await campaign.commit({
    commandId: "second",
    at: 1_760_000_000_000,
    visibility: "dm_only",
    events: [
      { type: "missed", id: "vex", dice: [1] },
      { type: "changed", id: "ogre" },
    ],
    characters: [changed(before, { xp: 5 })],
  });
}
