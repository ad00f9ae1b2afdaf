import { describe, expect, test } from "vitest";
import { problemsWith } from "./testing/small-world.js";

describe("names that are not there", () => {
  test.each([
    [
      "a room, with the one that is meant, its place and its line",
      ['"north": "hall"', '"north": "hal"'],
      'rooms[0] "gate" → exits.north: there is no room "hal". Did you mean "hall"? Allowed: gate, hall, shop, store, vault (line 19, column 27)',
    ],
    [
      "a start",
      ['"start": "gate"', '"start": "entry"'],
      'start: there is no room "entry". Allowed: gate, hall, shop, store, vault (line 4, column 12)',
    ],
    [
      "an item on the floor",
      ['["note", "torch", "torch"]', '["note", "torch", "torsch"]'],
      'rooms[0] "gate" → items[2]: there is no item "torsch". Did you mean "torch"? Allowed: longsword, chain_mail, shield, note, torch, brass_key, tiny_key, tail, potion, crown (line 20, column 34)',
    ],
    [
      "a lock",
      ['"lock": "trapdoor"', '"lock": "trap_door"'],
      'rooms[1] "hall" → exits.down.lock: there is no lock "trap_door". Did you mean "trapdoor"? Allowed: trapdoor, padlock',
    ],
    [
      "a key",
      ['"keys": ["brass_key"]', '"keys": ["bras_key"]'],
      'locks[0] "trapdoor" → keys[0]: there is no item "bras_key". Did you mean "brass_key"?',
    ],
    [
      "the room of a chest",
      ['"room": "store"', '"room": "stor"'],
      'chests[0] "crate" → room: there is no room "stor". Did you mean "store"?',
    ],
    [
      "what a monster drops",
      ['"drops": ["tail"]', '"drops": ["tails"]'],
      'monsters[0] "rat" → drops[0]: there is no item "tails". Did you mean "tail"?',
    ],
    [
      "a stat block",
      ['"monster": "Giant Rat"', '"monster": "Gigant Rat"'],
      'monsters[0] "rat" → monster: there is no stat block in this file or the SRD "Gigant Rat". Did you mean "Giant Rat"?',
    ],
    [
      "a thing of the SRD",
      ['"srd": "Longsword"', '"srd": "Longsward"'],
      'items[0] "longsword" → srd: ',
    ],
    [
      "a class",
      ['"class": "Fighter"', '"class": "Figther"'],
      'sheet.class: there is no class in the SRD "Figther". Did you mean "Fighter"? Allowed: Barbarian, Bard,',
    ],
    [
      "what a trade takes",
      ['"takes": ["tail"]', '"takes": ["tails"]'],
      'npcs[0] "keeper" → trades[0].takes[0]: there is no item "tails". Did you mean "tail"?',
    ],
    [
      "a quest of a condition",
      ['"id": "crown_quest", "is"', '"id": "crownquest", "is"'],
      'rooms[4] "vault" → description[0].when.quest.id: there is no quest "crownquest". Did you mean "crown_quest"?',
    ],
    [
      "an item of a condition in a condition",
      ['"not": { "holds": "tail" }', '"not": { "holds": "tai" }'],
      'npcs[0] "keeper" → talk[1].when.not.holds: there is no item "tai". Did you mean "tail"?',
    ],
    [
      "a lock of a condition",
      ['"lockOpen": "padlock"', '"lockOpen": "pad"'],
      'chests[1] "coffer" → description[0].when.lockOpen: there is no lock "pad". Allowed: trapdoor, padlock',
    ],
    [
      "a monster of a step",
      ['"defeat": "clay_thing"', '"defeat": "claything"'],
      'quests[0] "crown_quest" → steps[2].defeat: there is no monster "claything". Did you mean "clay_thing"?',
    ],
    [
      "a room of a step",
      ['"visit": "vault"', '"visit": "volt"'],
      'quests[0] "crown_quest" → steps[1].visit: there is no room "volt". Allowed:',
    ],
    [
      "the receiver of a gift",
      ['"to": "keeper"', '"to": "kepper"'],
      'quests[1] "tail_quest" → steps[0].to: there is no npc "kepper". Did you mean "keeper"? Allowed: keeper',
    ],
    [
      "who offers a quest",
      ['"offer": { "npc": "keeper"', '"offer": { "npc": "keepr"'],
      'quests[1] "tail_quest" → offer.npc: there is no npc "keepr". Did you mean "keeper"?',
    ],
    [
      "a reward",
      ['"reward": { "items": ["crown"]', '"reward": { "items": ["crow"]'],
      'quests[0] "crown_quest" → reward.items[0]: there is no item "crow". Did you mean "crown"?',
    ],
    [
      "a monster that is elsewhere than the text that tells of it",
      ['"monster": "rat"', '"monster": "clay_thing"'],
      'rooms[1] "hall" → description[0].when.monster: the monster "clay_thing" is in the room "vault"; a text of "hall" can only tell of what is there',
    ],
  ])("%s", (_, [from = "", to = ""], problem) => {
    expect(problemsWith(from, to)).toContainEqual(expect.stringContaining(problem));
  });
});

describe("what is there twice, nowhere, or of no use", () => {
  test.each([
    [
      "an id",
      ['"id": "shop",', '"id": "hall",'],
      'rooms[2] "hall" → id: the id "hall" is there twice',
    ],
    [
      "a name of an item, in other letters",
      ['"name": "tiny key"', '"name": "Brass Key"'],
      'items[6] "tiny_key" → name: an item\'s name "Brass Key" is there twice',
    ],
    [
      "a name in one room",
      ['"name": "coffer"', '"name": "Thing of Clay"'],
      'chests[1] "coffer" → name: in the room "vault", the name "Thing of Clay" is there twice',
    ],
    [
      "a field",
      ['"start": "gate",', '"start": "gate", "start": "hall",'],
      'line 4, column 20: "start" is there twice',
    ],
    [
      "a lock without a door",
      [', "down": { "to": "vault", "lock": "trapdoor" }', ', "down": "vault"'],
      'locks[0] "trapdoor": is on no exit and on no chest',
    ],
    [
      "an item without a place",
      ['["brass_key", "torch"]', '["torch"]'],
      'items[5] "brass_key": is nowhere: no room, chest, drop, trade, reward or equipment has it',
    ],
    [
      "a stat block without a monster",
      ['"monster": "Clay Thing"', '"monster": "Ogre"'],
      'statBlocks[0] "Clay Thing": no monster has this stat block',
    ],
    [
      "a stat block by the name of another",
      ['"name": "Clay Thing"', '"name": "Clay Golem"'],
      'statBlocks[0] "Clay Golem" → name: the SRD has a stat block "Clay Golem" of its own: take another name',
    ],
    [
      "a fixed thing in a chest",
      ['["brass_key", "torch"]', '["brass_key", "note"]'],
      'chests[0] "crate" → items[1]: "note" is fixed: nobody can hold it, and only a room can have it',
    ],
    [
      "a fixed thing in two rooms",
      ['["note", "torch", "torch"]', '["note", "torch", "note"]'],
      'items[3] "note": is fixed, and lies in more than one place',
    ],
    [
      "a trade that another one always comes before",
      [
        '[{ "takes": ["tail"], "gives": ["potion"] }]',
        '[{ "takes": ["tail"], "gives": ["potion"] }, { "takes": ["tail", "tail"], "gives": ["potion"] }]',
      ],
      'npcs[0] "keeper" → trades[1]: is never made: who has all that it takes gets what trades[0] gives, which comes first',
    ],
    [
      "an exit to its own room",
      ['"exits": { "up": "hall" }', '"exits": { "up": "hall", "west": "vault" }'],
      'rooms[4] "vault" → exits.west: leads to its own room',
    ],
  ])("%s", (_, [from = "", to = ""], problem) => {
    expect(problemsWith(from, to)).toContainEqual(expect.stringContaining(problem));
  });
});

test("trades that share what they take are both made, the dearer one first, or each by a thing of its own", () => {
  const trades = (list: string) =>
    problemsWith('[{ "takes": ["tail"], "gives": ["potion"] }]', list);
  expect(
    trades(
      '[{ "takes": ["tail", "tail"], "gives": ["potion"] }, { "takes": ["tail"], "gives": ["torch"] }]',
    ),
  ).toStrictEqual([]);
  expect(
    trades(
      '[{ "takes": ["tail"], "gives": ["potion"] }, { "takes": ["tail", "torch"], "gives": ["potion"] }]',
    ),
  ).toStrictEqual([]);
});
