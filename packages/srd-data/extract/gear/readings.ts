import type { Effect } from "../../src/effect.js";
import type { Step } from "../../src/node.js";

/** Bonds that hold until somebody slips or breaks them. */
const bonds = (dc: number, ...by: readonly ("dex" | "str")[]): Step => ({
  economy: "action",
  targets: { what: "creature", count: 1, range: 5 },
  effects: [{ effects: [], duration: { kind: "until", what: "escaped" }, escape: { dc, by } }],
  narrative: "Whoever can struggle is not bound; what the bound cannot do, the game master says.",
});

/** What a tool adds to the next Strength check that it is used for. */
const leverage = (...effects: readonly Effect[]): Pick<Step, "targets" | "effects"> => ({
  targets: { what: "self" },
  effects: [{ effects, duration: { kind: "instantaneous" } }],
});

const strength = { ability: ["str"] } as const;
const stronger: Effect = {
  kind: "roll",
  on: "check",
  by: "self",
  mode: "advantage",
  when: strength,
};
const ram: Effect = { kind: "roll", on: "check", by: "self", bonus: 4, when: strength };

const thrown = { kind: "ranged", with: "weapon", range: { normal: 20 } } as const;

/** What the texts of equipment say that can be rolled. */
export const gearSteps: Readonly<Record<string, readonly Step[]>> = {
  "acid-vial": [
    {
      economy: "action",
      targets: { what: "creature-or-object", count: 1 },
      attack: thrown,
      damage: [{ roll: "2d6", type: "acid" }],
    },
  ],
  "alchemists-fire-flask": [
    {
      economy: "action",
      targets: { what: "creature-or-object", count: 1 },
      attack: thrown,
      next: [
        { when: "turn-start", damage: [{ roll: "1d4", type: "fire" }] },
        {
          when: "trigger",
          check: { ability: "dex", dc: 10 },
          narrative: "An action and a success put the flames out.",
        },
      ],
    },
  ],
  "antitoxin-vial": [
    {
      economy: "action",
      targets: { what: "creature", count: 1, range: 5, except: ["undead", "construct"] },
      effects: [
        {
          effects: [
            {
              kind: "roll",
              on: "save",
              by: "self",
              mode: "advantage",
              when: { against: "poison" },
            },
          ],
          duration: { kind: "time", amount: 1, unit: "hour" },
        },
      ],
    },
  ],
  "ball-bearings-bag-of-1000": [
    {
      economy: "action",
      when: "enter",
      area: { shape: "square", side: 10 },
      targets: { what: "creature" },
      save: { ability: "dex", dc: 10, success: "none" },
      conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
    },
    { narrative: "Whoever crosses at half speed need not save." },
  ],
  caltrops: [
    {
      economy: "action",
      when: "enter",
      area: { shape: "square", side: 5 },
      targets: { what: "creature" },
      save: { ability: "dex", dc: 15, success: "none" },
      damage: [{ roll: "1", type: "piercing" }],
      effects: [
        {
          effects: [{ kind: "stat", stat: "speed-walk", change: "add", by: -10 }],
          duration: { kind: "until", what: "healed" },
        },
        {
          effects: [{ kind: "cannot", what: "move" }],
          duration: { kind: "turn", edge: "end", of: "current" },
        },
      ],
    },
    { narrative: "Whoever crosses at half speed need not save." },
  ],
  crowbar: [leverage(stronger)],
  manacles: [
    {
      ...bonds(20, "dex", "str"),
      targets: {
        what: "creature",
        count: 1,
        range: 5,
        sizeAtLeast: "small",
        sizeAtMost: "medium",
      },
    },
  ],
  "ram-portable": [
    { option: "alone", ...leverage(ram) },
    { option: "helped", ...leverage(ram, stronger) },
  ],
  "rope-hempen-50-feet": [bonds(17, "str")],
  "rope-silk-50-feet": [bonds(17, "str")],
  "healers-kit": [
    {
      economy: "action",
      targets: { what: "creature", count: 1, range: 5 },
      hitPoints: { atMost: 0 },
      stabilizes: true,
    },
    { narrative: "It has ten uses." },
  ],
  "holy-water-flask": [
    {
      economy: "action",
      targets: { what: "creature", count: 1 },
      attack: thrown,
      damage: [{ roll: "2d6", type: "radiant", types: ["fiend", "undead"] }],
    },
  ],
  "hunting-trap": [
    {
      economy: "action",
      when: "enter",
      area: { shape: "square", side: 5 },
      targets: { what: "creature" },
      save: { ability: "dex", dc: 13, success: "none" },
      damage: [{ roll: "1d4", type: "piercing" }],
      effects: [
        {
          effects: [{ kind: "cannot", what: "move" }],
          duration: { kind: "until", what: "escaped" },
          escape: { dc: 13, by: ["str"] },
        },
      ],
    },
    {
      narrative:
        "The chain leaves it 3 feet. Another within reach may free it by the same check; each that fails deals it 1 piercing damage.",
    },
  ],
  "oil-flask": [
    {
      economy: "action",
      option: "splash",
      targets: { what: "creature-or-object", count: 1 },
      attack: thrown,
      narrative: "It is covered in oil for 1 minute.",
      next: [
        {
          when: "trigger",
          damage: [{ roll: "5", type: "fire" }],
          narrative: "Once, when it takes fire damage in that time.",
        },
      ],
    },
    {
      economy: "action",
      option: "pour",
      when: ["enter", "turn-end"],
      area: { shape: "square", side: 5 },
      targets: { what: "creature" },
      damage: [{ roll: "5", type: "fire" }],
      lasts: { kind: "time", amount: 2, unit: "round" },
    },
  ],
  "poison-basic-vial": [
    {
      economy: "action",
      when: "weapon-hit",
      targets: { what: "creature", count: 1 },
      save: { ability: "con", dc: 10, success: "none" },
      damage: [{ roll: "1d4", type: "poison" }],
      narrative:
        "Coats a slashing or piercing weapon, or three pieces of ammunition, for 1 minute.",
    },
  ],
  torch: [
    {
      when: "weapon-hit",
      targets: { what: "creature-or-object", count: 1 },
      damage: [{ roll: "1", type: "fire" }],
    },
  ],
  net: [
    {
      when: "weapon-hit",
      targets: { what: "creature", count: 1, sizeAtMost: "large" },
      conditions: [
        {
          condition: "restrained",
          duration: { kind: "until", what: "escaped" },
          escape: { dc: 10, by: ["str"] },
        },
      ],
      narrative: "Formless creatures slip it. 5 slashing damage to the net (AC 10) cuts it open.",
    },
    { narrative: "Throwing it allows one attack only, whatever the number of attacks." },
  ],
  lance: [
    {
      targets: { what: "self" },
      effects: [
        {
          effects: [
            { kind: "roll", on: "attack", by: "self", mode: "disadvantage", when: { within: 5 } },
          ],
          duration: { kind: "source" },
        },
      ],
      narrative: "It takes two hands unless its wielder is mounted.",
    },
  ],
};
