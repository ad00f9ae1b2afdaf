import { expect, test } from "vitest";
import { problemsWith, smallWorld } from "./testing/small-world.js";

test("short forms are written out and defaults filled in", () => {
  const { rooms, locks, monsters } = smallWorld();
  expect(rooms[0]).toStrictEqual({
    id: "gate",
    name: "Gate",
    level: 0,
    description: [
      { text: "You stand in a gate of pale stone. A note is nailed to the door post." },
    ],
    exits: { north: { to: "hall" } },
    items: ["note", "torch", "torch"],
  });
  expect(locks[1]?.shutsAfterMinutes).toBe(10);
  expect(monsters[0]?.name).toBe("giant rat");
});

test.each([
  [
    "one that there is not",
    ['"returnsAfterMinutes": 5', '"returnAfterMinutes": 5'],
    'monsters[0] "rat": has no field "returnAfterMinutes". Did you mean returnsAfterMinutes? Allowed: id, room, monster, name, description, drops, returnsAfterMinutes',
  ],
  [
    "one that is missing",
    ['"start": "gate",', ""],
    "start: must be a text, and is missing (line 1, column 1)",
  ],
  [
    "a number for a text",
    ['"name": "Hall"', '"name": 7'],
    'rooms[1] "hall" → name: must be a text, and is 7 (line 24, column 15)',
  ],
  [
    "a text for a list",
    ['"keys": ["brass_key"]', '"keys": "brass_key"'],
    'locks[0] "trapdoor" → keys: must be a list, and is "brass_key"',
  ],
  [
    "a half level",
    ['"level": -1', '"level": -1.5'],
    'rooms[4] "vault" → level: must be a whole number, and is -1.5',
  ],
  ["a level too high", ['"level": 3', '"level": 21'], "sheet.level: must be at most 20, and is 21"],
  [
    "a time of nothing",
    ['"returnsAfterMinutes": 15', '"returnsAfterMinutes": 0'],
    'monsters[1] "clay_thing" → returnsAfterMinutes: must be at least 1, and is 0',
  ],
  [
    "a direction",
    ['"up": "hall"', '"upp": "hall"'],
    'rooms[4] "vault" → exits: has no field "upp". Did you mean up? Allowed: north, south, east, west, up, down',
  ],
  [
    "an id that is none",
    ['"id": "crate"', '"id": "Crate-1"'],
    'chests[0] "Crate-1" → id: must be an id: small letters, digits and _, like rusty_key',
  ],
  [
    "a word of a list",
    ['"is": "completed"', '"is": "done"'],
    'rooms[4] "vault" → description[0].when.quest.is: is "done". Allowed: available, active, completed',
  ],
  [
    "a damage type",
    ['"damageType": "bludgeoning"', '"damageType": "blunt"'],
    'statBlocks[0] "Clay Thing" → attacks[0] "Fist" → damageType: is "blunt". Allowed: acid,',
  ],
  [
    "dice",
    ['"damage": "1d6+2"', '"damage": "a lot"'],
    'attacks[0] "Fist" → damage: must be dice like 2d6+3',
  ],
  [
    "healing that is no dice",
    ['"heals": "2d4+2"', '"heals": "much"'],
    'items[8] "potion" → use.heals: must be dice like 2d4+2, or 5',
  ],
  [
    "a stat block that says too little",
    ['"armorClass": 12,', ""],
    'statBlocks[0] "Clay Thing": must say armorClass, or "like" and the name of a stat block of the SRD',
  ],
  [
    "a condition of nothing",
    ['{ "holds": "tail" }, "says": "Is', '{}, "says": "Is'],
    'npcs[0] "keeper" → talk[0].when: must say what holds: it has no field',
  ],
  [
    "texts by state without a last one",
    [
      '{ "text": "A long hall, quiet now." }',
      '{ "when": { "not": { "monster": "rat" } }, "text": "A long hall." }',
    ],
    'rooms[1] "hall" → description: must end with one without "when"',
  ],
  [
    "a step of two things",
    ['"visit": "vault",', '"visit": "vault", "have": "tail",'],
    'quests[0] "crown_quest" → steps[1]: must have one of have, defeat, visit, or give with "to"',
  ],
  [
    "a gift to nobody",
    ['"to": "keeper", ', ""],
    'quests[1] "tail_quest" → steps[0]: must have one of have, defeat, visit, or give with "to"',
  ],
  [
    "a quest that is offered twice",
    ['"offer": { "room": "gate",', '"offer": { "room": "gate", "npc": "keeper",'],
    'quests[0] "crown_quest" → offer: must have one of room and npc',
  ],
  [
    "an empty text",
    ['"It bares its teeth."', '"  "'],
    'monsters[0] "rat" → description: must not be empty',
  ],
  [
    "a text that is too long",
    ['"It bares its teeth."', `"${"teeth ".repeat(101)}"`],
    'monsters[0] "rat" → description: must have at most 600 characters, and has 606',
  ],
  [
    "a control character",
    ['"It bares its teeth."', String.raw`"It bares\u001b[2J its teeth."`],
    'monsters[0] "rat" → description: must be one line of signs that can be seen, and U+001B at 8 is none',
  ],
  [
    "writing turned round",
    ['"It bares its teeth."', String.raw`"\u202eteeth"`],
    "U+202E at 0 is none",
  ],
  [
    "half of a character",
    ['"It bares its teeth."', String.raw`"teeth\ud800"`],
    "U+D800 at 5 is none",
  ],
  [
    "two lines",
    ['"It bares its teeth."', String.raw`"It bares\nits teeth."`],
    "U+000A at 8 is none",
  ],
  ["a sheet that the rules refuse", ['"subclass": "Champion"', '"subclass": "Thief"'], "sheet: "],
])("%s", (_, [from = "", to = ""], problem) => {
  expect(problemsWith(from, to)).toContainEqual(expect.stringContaining(problem));
});
