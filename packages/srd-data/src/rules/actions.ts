import { lookUp } from "../look-up.js";
import type { CombatAction, SkillCheck } from "./types.js";

const athletics: SkillCheck = { ability: "str", skill: "athletics" };
const acrobatics: SkillCheck = { ability: "dex", skill: "acrobatics" };
const srd = "Actions in Combat";

/** What can be done in combat: the ten actions in the SRD's order, then the special attacks. */
export const combatActions: readonly CombatAction[] = Object.freeze<CombatAction[]>([
  {
    id: "attack",
    name: "Attack",
    srd,
    summary: "Strike or shoot once; some features make it several times.",
    kind: "standard",
    economy: "action",
    attack: { count: 1, kind: "melee or ranged" },
  },
  {
    id: "cast-a-spell",
    name: "Cast a Spell",
    srd,
    summary: "Cast a spell that takes one action.",
    kind: "standard",
    economy: "action",
    notes: ["A spell with another casting time costs that instead of the action."],
  },
  {
    id: "dash",
    name: "Dash",
    srd,
    summary: "Move as far again this turn as the present speed allows.",
    kind: "standard",
    economy: "action",
    grants: [
      {
        bearer: "self",
        effects: [],
        duration: { kind: "this-turn" },
        movement: { timesSpeed: 1 },
      },
    ],
    notes: [
      "The speed itself stays: what costs a share of it, such as standing up, costs no more.",
    ],
  },
  {
    id: "disengage",
    name: "Disengage",
    srd,
    summary: "Move for a turn without drawing opportunity attacks.",
    kind: "standard",
    economy: "action",
    grants: [
      {
        bearer: "self",
        effects: [{ kind: "cannot", what: "be-opportunity-attacked" }],
        duration: { kind: "this-turn" },
      },
    ],
  },
  {
    id: "dodge",
    name: "Dodge",
    srd,
    summary: "Be harder to hit for foes in view, and quicker in Dexterity saves.",
    kind: "standard",
    economy: "action",
    grants: [
      {
        bearer: "self",
        effects: [
          {
            kind: "roll",
            on: "attack",
            by: "foe",
            mode: "disadvantage",
            when: { sees: "other" },
          },
          { kind: "roll", on: "save", by: "self", mode: "advantage", when: { ability: ["dex"] } },
        ],
        duration: { kind: "turn", edge: "start", of: "source" },
        endsWhen: ["incapacitated", "speed-zero"],
      },
    ],
  },
  {
    id: "help",
    name: "Help",
    srd,
    summary: "Give someone advantage, on a check in a shared task or on an attack.",
    kind: "standard",
    economy: "action",
    grants: [
      {
        option: "task",
        bearer: "ally",
        effects: [{ kind: "roll", on: "check", by: "self", mode: "advantage" }],
        duration: { kind: "turn", edge: "start", of: "source" },
        rolls: 1,
      },
      {
        option: "attack",
        bearer: "ally",
        effects: [
          {
            kind: "roll",
            on: "attack",
            by: "self",
            mode: "advantage",
            when: { other: "target" },
          },
        ],
        duration: { kind: "turn", edge: "start", of: "source" },
        rolls: 1,
        foeWithin: { feet: 5 },
      },
    ],
    notes: ["The check must be one for the task that is helped with."],
  },
  {
    id: "hide",
    name: "Hide",
    srd,
    summary: "Try by Stealth to go unseen and unheard.",
    kind: "standard",
    economy: "action",
    checks: [{ ability: "dex", skill: "stealth", contest: "perception" }],
    notes: [
      "Those who do not search are compared by passive Perception.",
      "Impossible before eyes that see the hider clearly; noise gives it away.",
    ],
  },
  {
    id: "ready",
    name: "Ready",
    srd,
    summary: "Prepare something to do as a reaction when a chosen event comes.",
    kind: "standard",
    economy: "action",
    ready: {
      economy: "reaction",
      until: { kind: "turn", edge: "start", of: "source" },
      what: ["action", "move"],
      spell: { castingTime: "action", concentration: true },
    },
    notes: [
      "The trigger must be perceivable; the reaction follows it, and may be forgone.",
      "A readied spell is cast, its slot spent, and held by concentration until it is released.",
    ],
  },
  {
    id: "search",
    name: "Search",
    srd,
    summary: "Look closely for something.",
    kind: "standard",
    economy: "action",
    checks: [
      { ability: "wis", skill: "perception" },
      { ability: "int", skill: "investigation" },
    ],
    notes: ["The game master says which check it is."],
  },
  {
    id: "use-an-object",
    name: "Use an Object",
    srd,
    summary: "Use a thing that takes an action, or handle a second one this turn.",
    kind: "standard",
    economy: "action",
    notes: [
      "The first simple interaction of a turn is free.",
      "Activating a magic item is an action of its own, not this one.",
    ],
  },
  {
    id: "grapple",
    name: "Grappling",
    also: ["grab", "wrestle"],
    srd: "Melee Attacks",
    summary: "Seize a creature instead of striking it.",
    kind: "attack",
    economy: "part of the Attack action",
    target: { within: "reach", sizesLarger: 1 },
    contest: { by: [athletics], against: [athletics, acrobatics] },
    outcomes: [
      {
        conditions: [
          {
            condition: "grappled",
            duration: { kind: "until", what: "escaped" },
            escape: { by: ["athletics", "acrobatics"] },
          },
        ],
      },
    ],
    grapple: {
      freeHands: 1,
      escape: {
        economy: "action",
        contest: { by: [athletics, acrobatics], against: [athletics] },
      },
      release: "free",
      drag: { speedShare: 0.5, freeFromSizesSmaller: 2 },
    },
    notes: ["Takes the place of one attack of the action."],
  },
  {
    id: "shove",
    name: "Shoving a Creature",
    also: ["push"],
    srd: "Melee Attacks",
    summary: "Knock a creature down or force it back instead of striking it.",
    kind: "attack",
    economy: "part of the Attack action",
    target: { within: "reach", sizesLarger: 1 },
    contest: { by: [athletics], against: [athletics, acrobatics] },
    outcomes: [
      {
        option: "prone",
        conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
      },
      { option: "push", move: { feet: 5, to: "away" } },
    ],
    notes: ["Takes the place of one attack of the action."],
  },
  {
    id: "two-weapon-fighting",
    name: "Two-Weapon Fighting",
    also: ["offhand attack", "off-hand attack"],
    srd: "Melee Attacks",
    summary: "After attacking with a light weapon, attack with another in the other hand.",
    kind: "attack",
    economy: "bonus-action",
    attack: { count: 1, kind: "melee" },
    offHand: { property: "light", abilityToDamage: "negative-only", mayThrow: true },
    notes: ["A weapon with the thrown property may be thrown instead."],
  },
  {
    id: "opportunity-attack",
    name: "Opportunity Attacks",
    also: ["attack of opportunity"],
    srd: "Melee Attacks",
    summary: "Strike at a foe just as it leaves.",
    kind: "attack",
    economy: "reaction",
    attack: { count: 1, kind: "melee" },
    target: { within: "reach", visible: true, hostile: true },
    trigger: {
      when: "foe-leaves-reach",
      unless: ["disengage", "teleport", "moved-by-another"],
    },
  },
  {
    id: "improvised",
    name: "Improvised Action",
    srd,
    summary: "Anything else: whether it can work, and by which roll, is the game master's to say.",
    kind: "improvised",
    economy: "action",
  },
]);

export const { byId: combatActionById, byName: combatActionByName } = lookUp(combatActions);
