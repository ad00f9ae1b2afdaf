import type { Action } from "@tabletop-mcp/rules-engine";
import { conditionIds } from "@tabletop-mcp/srd-data";
import { spells } from "@tabletop-mcp/srd-data/spells";

/** A call of a tool. */
export interface RandomCall {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
}

const below = (count: number): number => Math.floor(Math.random() * count);

/** One of these, each as likely as the others. */
export function oneOf<T>(...all: readonly [T, ...T[]]): T {
  return all[below(all.length)] ?? all[0];
}

const number = (most: number): number => 1 + below(most);
const chance = (percent: number): boolean => below(100) < percent;

/** Few names, so that the same characters are met again and again; not all of them are there all the time. */
export const names = ["Ada", "Bo", "Cid", "Dora", "Egil", "Fen", "Gob", "Hal"] as const;
const who = () => oneOf(...names);
const place = () => oneOf("Saltmere", "Inn", "Cellar", "Mill", "Tower", "Drowned Chapel");
const group = () => oneOf("Lanternbearers", "Rivals");
const condition = () => oneOf(...conditionIds);
const ability = () => oneOf("str", "dex", "con", "int", "wis", "cha");
const damageType = () => oneOf("fire", "cold", "slashing", "poison", "psychic", "thunder");
const items = ["Arrow", "Shield", "Longsword", "Potion of Healing", "Ring of Protection"] as const;
const item = () => oneOf(...items, "Wand of Magic Missiles");
const duration = () =>
  oneOf<object>(
    {},
    { duration: number(4) },
    { duration: "1 minute" },
    { duration: "until_rest" },
    { duration: "until_dispelled" },
    { duration: "concentration" },
    { duration: "save_ends", saveAbility: ability(), saveDC: number(20) },
  );

const modifier = () =>
  oneOf<object>(
    { type: "bonus", to: oneOf("ac", "speed", "maxHp", "spellDc"), value: number(5) - 3 },
    { type: "bonus", to: oneOf("attack", "damage", "save", "check"), dice: "1d4" },
    { type: "set", ability: ability(), value: number(25) },
    { type: oneOf("resistance", "immunity", "vulnerability"), damageType: damageType() },
    { type: "conditionImmunity", condition: condition() },
    { type: oneOf("advantage", "disadvantage"), on: oneOf("save", "deathSave", "concentration") },
  );

/** Somebody new, who carries what others may ask for. */
export const newcomer = (name: string): RandomCall["args"] => ({
  name,
  ...oneOf<object>(
    { class: "Fighter", level: number(4), equipment: ["Chain Mail", ...items] },
    { class: "Wizard", race: "High Elf", level: number(5), equipment: items },
    { class: "Barbarian", race: "Half-Orc", abilities: { con: 16 }, equipment: items },
    { class: "Cleric", hpMethod: "roll", equipment: [{ item: "Potion of Healing", quantity: 3 }] },
    { creature: oneOf("Goblin", "Ogre", "Mage"), characterType: "enemy" },
    { characterType: oneOf("npc", "neutral"), hp: number(30), coins: { gp: number(50) } },
  ),
});

const change = () =>
  oneOf<object>(
    { hp: `-${number(20)}`, damageType: damageType() },
    { hp: `-${number(30)}`, critical: chance(50) },
    { hp: `+${number(12)}` },
    { hp: number(12) },
    { hp: below(9), raw: true },
    { tempHp: number(9) },
    { xp: number(9_999), inspiration: chance(50) },
    { name: who() },
    { maxHp: number(40) },
    { abilities: { [ability()]: number(18) } },
    { notes: oneOf("Limps.", "Sings."), alignment: "neutral" },
    { equipment: [item(), { item: "Arrow", quantity: number(20) }] },
  );

const carried = () =>
  oneOf<object>(
    { operation: "give", item: item(), quantity: number(3) },
    { operation: "give", item: { name: "Charm", type: "trinket", effects: [modifier()] } },
    { operation: "give", coins: { gp: number(9), sp: number(9) } },
    { operation: "take", coins: { gp: number(9) } },
    { operation: "take", item: item() },
    { operation: "equip", item: item() },
    { operation: "unequip", item: item() },
    { operation: "use", item: "Potion of Healing" },
    { operation: "attune", item: item(), rested: chance(50) },
    { operation: "unattune", item: item() },
    { operation: "transfer", item: item(), toCharacterId: who() },
    { operation: "transfer", coins: { gp: number(3) }, toCharacterId: who() },
  );

const party = () =>
  oneOf<RandomCall["args"]>(
    { operation: "create", name: group(), characterId: who() },
    { operation: "update", partyId: group(), location: place(), funds: { gp: number(99) } },
    { operation: "add_member", partyId: group(), characterId: who(), role: oneOf("scout", "cook") },
    { operation: "add_member", partyId: group(), characterId: who() },
    { operation: "remove_member", partyId: group(), characterId: who() },
    { operation: "set_leader", partyId: group(), characterId: who() },
    { operation: "set_active", partyId: group() },
    { operation: chance(20) ? "delete" : "get", partyId: group() },
  );

const rest = () => ({
  restType: oneOf("short", "long"),
  ...oneOf<object>(
    { characterId: who() },
    { characterId: who(), hitDice: 1 },
    { partyId: group() },
  ),
  ...oneOf<object>({}, { hoursSinceLast: number(30) }),
});

/** Few names of fights, too; one of them may be that of two. */
const fight = () => oneOf("Ambush", "Siege");

/** Somebody in a fight, or of the campaign. */
const anybody = () => oneOf(who(), "Goblin 1", "Goblin 2", "Brute");

const participant = () =>
  oneOf<object>(
    { characterId: who(), surprised: chance(20) },
    { characterId: who(), initiative: number(25) },
    { creature: oneOf("Goblin", "Wolf"), count: number(2), hidden: chance(30) },
    { custom: { name: "Brute", hp: number(20), ac: 12 }, side: oneOf("enemy", "neutral", "party") },
  );

/** What is done in fights. */
const fighting = (): RandomCall =>
  oneOf<() => RandomCall>(
    () => ({
      tool: "create_encounter",
      args: {
        participants: [participant(), participant()],
        ...oneOf<object>({}, { terrain: { width: 9, height: 9, obstacles: ["4,4"] } }),
        ...oneOf<object>({}, { joinEncounterId: fight() }, { name: fight() }, { name: fight() }),
      },
    }),
    () => ({
      tool: "advance_turn",
      args: { ...oneOf<object>({}, { encounterId: fight() }), count: number(3) },
    }),
    () => ({
      tool: "advance_turn",
      args: { ...oneOf<object>({}, { encounterId: fight() }) },
    }),
    () => ({
      tool: "apply_damage",
      args: { targetId: anybody(), dice: "1d8", damageType: damageType(), halved: chance(20) },
    }),
    () => ({
      tool: "apply_healing",
      args: { targetId: anybody(), dice: "1d6", temporary: chance(20) },
    }),
    () => ({ tool: "roll_death_save", args: { characterId: who() } }),
    () => ({ tool: "roll_initiative", args: { ...oneOf<object>({}, { encounterId: fight() }) } }),
    () => ({
      tool: chance(30) ? "end_encounter" : "get_encounter",
      args: { ...oneOf<object>({}, { encounterId: fight() }) },
    }),
    () => ({
      tool: "manage_condition",
      args: { characterId: anybody(), operation: "add", condition: condition(), ...duration() },
    }),
  )();

const spot = () => `${below(9)},${below(9)}`;

/** Any spell, at whomever and wherever. */
const aimed = () => ({
  spellName: spells[below(spells.length)]?.name ?? "Light",
  ...oneOf<object>({}, { targetIds: [anybody()] }, { targetIds: [anybody()] }),
  ...oneOf<object>({}, { targetPosition: spot() }, { targetPosition: spot() }),
  ...oneOf<object>({}, { direction: { x: 1, y: 0 } }),
});

/** What is done with magic; what only few can do the game master often allows. */
const casting = (): RandomCall =>
  oneOf<() => RandomCall>(
    () => ({
      tool: "cast_spell",
      args: { casterId: anybody(), ...aimed(), dmOverride: chance(80) },
    }),
    () => ({
      tool: "cast_spell",
      args: {
        casterId: anybody(),
        ...aimed(),
        dmOverride: true,
        choices: oneOf<object>(
          { damageType: damageType() },
          { creature: oneOf("Wolf", "Ape"), count: number(3) },
          { willing: true },
          { ability: ability() },
        ),
      },
    }),
    () => ({
      tool: "cast_spell",
      args: { casterId: anybody(), ...aimed(), use: oneOf("sustain", "end") },
    }),
    () => ({ tool: "cast_spell", args: { casterId: anybody(), reaction: "decline" } }),
    () => ({ tool: "use_scroll", args: { characterId: anybody(), ...aimed() } }),
    () => ({
      tool: "synthesize_spell",
      args: {
        casterId: who(),
        intent: "Whatever helps",
        spell: {
          name: oneOf("Spark", "Gleam"),
          level: number(2),
          school: "evocation",
          effect: { type: "damage", damage: "2d6", damageType: damageType() },
          range: 60,
          ...oneOf<object>({}, { save: { ability: ability(), half: true } }),
        },
        targetIds: [anybody()],
        desperation: chance(30),
      },
    }),
  )();

/** A call that changes something, if the rules let it. */
export const randomCall = (noteIds: readonly string[]): RandomCall =>
  oneOf<() => RandomCall>(
    fighting,
    fighting,
    fighting,
    fighting,
    fighting,
    casting,
    casting,
    casting,
    casting,
    () => ({ tool: "create_character", args: newcomer(who()) }),
    () => ({ tool: "update_character", args: { characterId: who(), ...change() } }),
    () => ({
      tool: "update_character",
      args: { batch: [1, 2].map(() => ({ characterId: who(), ...change() })) },
    }),
    () => ({
      tool: "manage_condition",
      args: { characterId: who(), operation: "add", condition: condition(), ...duration() },
    }),
    () => ({
      tool: "manage_condition",
      args: { characterId: who(), operation: "remove", condition: condition() },
    }),
    () => ({
      tool: oneOf("manage_condition", "manage_effect"),
      args: { characterId: who(), operation: "tick" },
    }),
    () => ({
      tool: "manage_effect",
      args: {
        characterId: who(),
        operation: "add",
        effect: {
          name: oneOf("Boon", "Curse"),
          modifiers: [modifier(), modifier()],
          ...duration(),
        },
      },
    }),
    () => ({
      tool: "manage_effect",
      args: { characterId: who(), operation: "remove", effectId: oneOf("Boon", "Curse", "Bless") },
    }),
    () => ({ tool: "take_rest", args: rest() }),
    () => ({
      tool: "level_up",
      args: {
        characterId: who(),
        hpMethod: oneOf("roll", "average"),
        ...oneOf({}, { class: "rogue" }),
      },
    }),
    () => ({ tool: "manage_inventory", args: { characterId: who(), ...carried() } }),
    () => ({ tool: "manage_inventory", args: { characterId: who(), ...carried() } }),
    () => ({ tool: "manage_party", args: party() }),
    () => ({
      tool: "create_location",
      args: {
        name: place(),
        update: chance(50),
        exits: [{ direction: oneOf("north", "down"), to: place(), hidden: chance(30) }],
        ...oneOf<object>({}, { parentId: place() }, { lighting: "dim", tags: ["coast"] }),
      },
    }),
    () => ({
      tool: "add_session_note",
      args: {
        type: oneOf("clue", "secret", "session_log"),
        content: `It is ${place()}.`,
        tags: [who()],
      },
    }),
    () => ({
      tool: "add_session_note",
      args: { noteId: noteIds[below(noteIds.length)] ?? "none", title: place(), type: "secret" },
    }),
    () =>
      chance(40)
        ? { tool: "delete_character", args: { characterId: who() } }
        : { tool: "update_character", args: { characterId: who(), hp: `-${number(9)}` } },
  )();

/** Two characters' names, and what the engine is asked of the first because of the second. */
export interface RandomAct {
  readonly name: string;
  readonly other: string;
  action(id: string, from: string): Action;
}

const lasting = () =>
  oneOf<Extract<Action, { readonly type: "gain_condition" }>["lasting"]>(
    { kind: "concentration" },
    { kind: "concentration" },
    { kind: "rounds", rounds: number(3) },
    { kind: "until", what: oneOf("healed", "short_rest", "long_rest", "rest") },
  );

/** What no tool asks of the engine so far: concentration and what hangs on it, death saves, blows of every kind. */
export const randomAct = (): RandomAct => ({
  name: who(),
  other: who(),
  action: (id, from) =>
    oneOf<Action>(
      {
        type: "concentrate",
        id,
        spell: oneOf("Bless", "Hex"),
        ...oneOf({}, { rounds: number(5) }),
      },
      { type: "concentrate", id: from, spell: "Hold Person" },
      { type: "break_concentration", id },
      { type: "gain_condition", id, from, condition: condition(), lasting: lasting() },
      {
        type: "gain_condition",
        id,
        condition: condition(),
        lasting: { kind: "until", what: "removed" },
        save: { ability: ability(), dc: number(20), at: "turn-end" },
      },
      {
        type: "gain_effect",
        id,
        from,
        name: "Bless",
        kind: "boon",
        effects: [{ kind: "roll", on: "save", by: "self", bonus: "1d4" }],
        lasting: lasting(),
      },
      {
        type: "damage",
        id,
        parts: [
          { dice: "4d6", type: damageType(), halved: chance(50) },
          { dice: "1d6", type: damageType() },
        ],
      },
      {
        type: "damage",
        id,
        parts: [{ amount: number(15) }],
        critical: chance(30),
        nonlethal: chance(30),
      },
      { type: "heal", id, dice: "1d8", temporary: chance(30) },
      { type: "set_hp", id, hp: below(5) },
      { type: "death_save", id },
      { type: "death_save", id, advantage: chance(50) },
      { type: "pass_time", seconds: number(100) },
      { type: "tick", id, what: oneOf("conditions", "effects"), rounds: number(3) },
    ),
});
