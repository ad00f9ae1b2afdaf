import { conditionIds, type Effect, type Step } from "@tabletop-mcp/srd-data";
import type { Combatant } from "../src/encounter/combatant.js";
import { deeds, readiable } from "../src/encounter/deeds.js";
import { zoneMoments, zoneSides } from "../src/encounter/zone.js";
import type { Action, ActionOf, ActionType } from "../src/game/action.js";
import { metamagics } from "../src/game/cast-action.js";
import { economies } from "../src/game/economy.js";
import type { UpdateRequest } from "../src/game/request.js";
import type { GameState } from "../src/game/state.js";
import { type Position, positionAt } from "../src/grid/point.js";
import { usablesOf } from "../src/rules/steps/use/usable.js";
import { attackFactsOf } from "../src/sheet/attacks.js";
import type { Compendium } from "../src/tables/compendium.js";

/** Numbers that choose who does what, and how: what they come to depends on the state. */
export interface Whim {
  readonly type: ActionType;
  readonly who: number;
  readonly whom: number;
  readonly how: number;
  readonly more: number;
}

/** A whim, the state that it meets, and whom it chooses there. */
interface Met {
  readonly state: GameState;
  readonly compendium: Compendium;
  readonly id: string;
  readonly target: string;
  readonly how: number;
  readonly more: number;
}

/** One of a list by number; the last one where it is empty. */
function one<T>(list: readonly T[], number: number, otherwise: T): T {
  return list[number % Math.max(1, list.length)] ?? otherwise;
}

const some = <T>(list: readonly T[], number: number): T | undefined =>
  list[number % Math.max(1, list.length)];

/** Whoever is on turn, mostly. */
function actorOf({ encounter, creatures }: GameState, who: number): string {
  const ids = Object.keys(creatures);
  return who % 4 > 0 ? (encounter?.turn.of ?? "") : one(ids, who >> 2, "");
}

const placeOf = (number: number): Position =>
  positionAt(number % 24, (number >> 5) % 18, [0, 0, 0, 0, 0, 0, 10, -10][(number >> 3) % 8] ?? 0);

/** Somebody else who takes part and lives, mostly. */
function otherThan(id: string, { combatants = {}, creatures }: GameState, whom: number): string {
  if (whom % 7 === 0) return one(Object.keys(creatures), whom >> 2, id);
  const here = combatants[id]?.at ?? { x: 0, y: 0 };
  const far = ({ at = here }: Combatant): number =>
    Math.max(Math.abs(at.x - here.x), Math.abs(at.y - here.y));
  const others = Object.values(combatants)
    .filter((one) => one.id !== id && !creatures[one.id]?.dead)
    .toSorted((one, other) => far(one) - far(other))
    .map((one) => one.id);
  return one(whom % 3 > 0 ? others.slice(0, 2) : others, whom >> 2, id);
}

/** Around where somebody stands, or whom it has in mind. */
function nearby({ state, id, target, how, more }: Met): Position {
  const { x, y, z } = state.combatants?.[how % 2 === 0 ? id : target]?.at ?? { x: 0, y: 0 };
  const to = positionAt(x + ((how >> 1) % 7) - 3, y + (more % 7) - 3, z ?? 0);
  return more % 10 === 0 ? placeOf(how) : { ...to, x: Math.max(0, to.x), y: Math.max(0, to.y) };
}

/** What pays: what it takes by itself, mostly. */
const economyOf = (number: number) =>
  number % 3 > 0 ? {} : { economy: one(economies, number >> 2, "action") };

const leaning = (number: number) => ({
  ...(number % 5 === 1 && { advantage: true }),
  ...(number % 7 === 1 && { disadvantage: true }),
});

const rounds = (number: number) => ({ kind: "rounds", rounds: 1 + (number % 3) }) as const;

const lasting = (number: number): ActionOf<"gain_condition">["lasting"] =>
  one<ActionOf<"gain_condition">["lasting"]>(
    [
      rounds(number),
      { kind: "until", what: "removed" },
      { kind: "concentration" },
      { kind: "time", until: 60 + number },
    ],
    number,
    rounds(number),
  );

const usableOf = ({ state, compendium, id, how }: Met) => {
  const creature = state.creatures[id];
  const all = creature === undefined ? [] : usablesOf(creature, compendium);
  return some(how % 5 > 0 ? all.filter(({ steps }) => steps.length > 0) : all, how);
};

function attackOf(met: Met): ActionOf<"attack"> {
  const { state, compendium, id, target, how, more } = met;
  const creature = state.creatures[id];
  const facts = creature && some(attackFactsOf(creature, compendium), how);
  const withHit = creature && usablesOf(creature, compendium).filter((use) => use.comesWithHit);
  const used = some(withHit ?? [], more);
  return {
    type: "attack",
    id,
    target,
    ...economyOf(how),
    ...leaning(more),
    ...(facts && how % 4 > 0 && { attack: facts.name }),
    ...(how % 11 === 0 && { mode: one(["melee", "thrown", "ranged"], more, "melee") }),
    ...(how % 13 === 0 && { offhand: true as const }),
    ...(how % 17 === 0 && { nonlethal: true as const }),
    ...(how % 19 === 0 && { hands: 2 as const }),
    ...(used && more % 2 === 0 && { uses: [{ name: used.name, slot: 1 + (how % 4) }] }),
  };
}

function useOf(met: Met): ActionOf<"use"> {
  const { id, target, how, more } = met;
  const usable = usableOf(met);
  const option = some(usable?.steps.flatMap((step) => step.option ?? []) ?? [], more);
  const of = usable?.home.of;
  return {
    type: "use",
    id,
    what: {
      name: usable?.name ?? "Nothing",
      ...(of !== undefined && of !== "spell" && of !== "zone" && { of }),
      ...(usable?.use !== undefined && { use: usable.use }),
    },
    ...(how % 5 > 0 && { targets: how % 3 === 0 ? [target, id] : [target] }),
    ...(more % 4 === 0 && { others: [target] }),
    ...(option !== undefined && more % 5 > 0 && { option }),
    ...(more % 3 === 0 && { points: 1 + (how % 10), slot: 1 + (how % 5) }),
    ...(more % 2 === 0 && { origin: nearby(met) }),
    direction: { x: (how % 3) - 1, y: (more % 3) - 1 },
  };
}

/** One that somebody knows, or any other. */
function spellFor({ state, compendium, id, how, more }: Met): string | undefined {
  if (more % 3 === 0) return some(state.creatures[id]?.make.spells ?? [], how);
  const { all } = compendium.spells;
  return more % 7 === 0 ? some(intricate, how) : all[how % all.length]?.id;
}

/** A spell that it knows or any other, mostly as the game master lets it. */
function castOf(met: Met): ActionOf<"cast"> {
  const { compendium, id, target, how, more } = met;
  const spell = spellFor(met);
  const steps = compendium.spells.find(spell ?? "")?.steps ?? [];
  const option = some(steps.flatMap(casesOf), more);
  return {
    type: "cast",
    id,
    spell: spell ?? "fire-bolt",
    ...(more % 4 > 0 && { dmOverride: true }),
    ...(how % 6 === 0 && { use: one(["sustain", "end"] as const, more, "end") }),
    ...(more % 5 === 0 && { slotLevel: 1 + (how % 9) }),
    ...(how % 5 > 0 && { targets: how % 3 === 0 ? [target, id] : [target] }),
    ...(more % 2 === 0 && { points: [nearby(met)] }),
    direction: { x: (how % 3) - 1, y: 1 },
    choices: {
      damageType: one(["fire", "cold", "acid"] as const, how, "fire"),
      condition: one(["blinded", "deafened"] as const, more, "blinded"),
      ability: one(["str", "wis"] as const, how, "str"),
      creature: compendium.statBlocks.all[more % 300]?.id ?? "wolf",
      willing: more % 7 > 2,
      ...(option !== undefined && more % 5 > 0 && { option }),
      ...heldBy(spell, met),
    },
    ...(how % 11 === 0 && { metamagic: [one(metamagics, more, "subtle")] }),
    ...(how % 13 === 0 && { ritual: true }),
  };
}

/** What goes on where it lies, waits, burns or holds another spell comes more often than by chance. */
const intricate = [
  "contingency",
  "fireball",
  "glyph-of-warding",
  "prismatic-wall",
  "symbol",
  "wall-of-fire",
  "web",
];
const held = ["false-life", "fireball", "haste", "hold-person", "web"] as const;

/** What one that holds another is given to hold. */
const heldBy = (spell: string | undefined, { how, more }: Met) =>
  spell === "contingency" || spell === "glyph-of-warding"
    ? { spell: { spell: one(held, more, "web") }, count: 1 + (how % 60) }
    : {};

/** The cases of a step, and of what follows it. */
const casesOf = ({ option, next = [] }: Step): readonly string[] => [
  ...(option === undefined ? [] : [option]),
  ...next.flatMap(casesOf),
];

const roundsOf = { lasting: rounds(1) } as const;

/** What each action is, said by such numbers; one that the state has no place for is refused. */
const makers: Readonly<Partial<Record<ActionType, (met: Met) => Action>>> = {
  attack: attackOf,
  use: useOf,
  cast: castOf,
  prepare: ({ id, how }) => ({ type: "prepare", id, spells: how % 2 === 0 ? [] : ["fireball"] }),
  synthesize: ({ id, target, how, more }) => ({
    type: "synthesize",
    id,
    intent: "a whim",
    spell: {
      name: "Whim",
      level: 1 + (how % 4),
      school: "evocation",
      effect: { type: "damage", damage: "2d6", damageType: "cold" },
      range: 60,
      ...(more % 2 === 0 && { save: { ability: "dex", half: true } }),
    },
    targets: [target],
    ...(how % 3 === 0 && { desperation: true }),
  }),
  mount: ({ id, target }) => ({ type: "mount", id, target }),
  dismount: ({ id }) => ({ type: "dismount", id }),
  dodge: ({ id, how }) => ({ type: "dodge", id, ...economyOf(how) }),
  dash: ({ id, how }) => ({ type: "dash", id, ...economyOf(how) }),
  disengage: ({ id, how }) => ({ type: "disengage", id, ...economyOf(how) }),
  help: ({ id, target, how, more, state }) => ({
    type: "help",
    id,
    target,
    ...(more % 2 === 0 && { foe: one(Object.keys(state.creatures), more, "") }),
    ...economyOf(how),
  }),
  hide: ({ id, how, more }) => ({ type: "hide", id, ...economyOf(how), ...leaning(more) }),
  search: ({ id, how }) => ({ type: "search", id, ...economyOf(how) }),
  use_object: ({ id, how }) => ({ type: "use_object", id, ...economyOf(how) }),
  ready: ({ id, how, more }) => ({
    type: "ready",
    id,
    trigger: "somebody comes",
    action: one(readiable, how, "attack"),
    ...(more % 2 === 0 && { on: "attack-over" as const }),
    spell: { spell: "fireball", ...(more % 3 === 0 && { dmOverride: true }) },
  }),
  grapple: ({ id, target, how }) => ({ type: "grapple", id, target, ...economyOf(how) }),
  shove: ({ id, target, how, more }) => ({
    type: "shove",
    id,
    target,
    ...(more % 2 === 0 && { push: true as const }),
    ...economyOf(how),
  }),
  escape: ({ id, how }) => ({ type: "escape", id, ...economyOf(how) }),
  first_aid: ({ id, target, how }) => ({ type: "first_aid", id, target, ...economyOf(how) }),
  stand: ({ id }) => ({ type: "stand", id }),
  drop_prone: ({ id }) => ({ type: "drop_prone", id }),
  action_surge: ({ id }) => ({ type: "action_surge", id }),
  release: ({ id, target }) => ({ type: "release", id, target }),
  move: (met) => ({
    type: "move",
    id: met.id,
    to: nearby(met),
    ...(met.more % 3 === 0 && {
      mode: one(
        ["walk", "fly", "swim", "climb", "burrow", "crawl", "jump", "forced", "teleport"] as const,
        met.how,
        "walk",
      ),
    }),
    ...(met.how % 5 === 0 && { standUp: true }),
  }),
  change_terrain: ({ how, more }) => ({
    type: "change_terrain",
    squares: [placeOf(how), placeOf(more)],
    ...(how % 4 === 0
      ? { remove: one(["obstacle", "pit", "water"] as const, more, "pit") }
      : {
          add: one(
            [
              { obstacle: {} },
              { obstacle: { height: 10 } },
              { pit: { depth: 20 } },
              { difficult: true as const },
              { water: true as const },
              { hazard: { damage: "1d6", damageType: "fire", trigger: "enter" } } as const,
            ],
            more,
            { difficult: true as const },
          ),
        }),
    push: how % 2 === 0,
  }),
  place_prop: ({ how, more }) => ({
    type: "place_prop",
    prop: {
      id: `prop${how % 5}`,
      name: "Barrel",
      x: how % 24,
      y: more % 18,
      size: one(["small", "large"] as const, more, "small"),
      cover: "half",
      blocksMovement: more % 2 === 0,
    },
  }),
  lair_action: ({ id, target, how, more }) => ({
    type: "lair_action",
    id,
    what: one(["Stones fall", "Mist rises"], more, "Stones fall"),
    targets: [target],
    damage: "2d6",
    damageType: "bludgeoning",
    ...(how % 2 === 0 && { save: { ability: "dex", dc: 13, half: true } as const }),
    ...(how % 3 === 0 && { condition: one(conditionIds, more, "prone") }),
  }),
  lay_aura: ({ id, how, more }) => ({
    type: "lay_aura",
    id,
    name: one(["Cloak of Flies", "Spirit Guardians"], how, "Cloak of Flies"),
    radius: 10,
    affects: one(zoneSides, more, "all"),
    moments: zoneMoments.filter((_, at) => (how >> at) % 2 === 0),
    damage: { roll: "1d4", type: "radiant" },
    save: { ability: "con", dc: 12, half: true },
    effects: [{ kind: "stat", stat: "armor-class", change: "add", by: 1 }],
    ...roundsOf,
    ...(more % 2 === 0 && { concentration: { spell: "Spirit Guardians" } }),
  }),
  change_slots: ({ id, how, more }) => ({
    type: "change_slots",
    id,
    operation: one(["expend", "restore", "set"] as const, how, "expend"),
    level: 1 + (more % 9),
    count: how % 3,
  }),
  test_concentration: ({ id, how }) => ({ type: "test_concentration", id, damage: how % 60 }),
  lay_zone: (met) => ({
    type: "lay_zone",
    id: met.id,
    home: {
      of: "spell",
      id: one(["fog-cloud", "web", "darkness", "moonbeam", "wall-of-fire"], met.how, "fog-cloud"),
    },
    by: { source: "A cloud", dc: 13 },
    origin: nearby(met),
    ...roundsOf,
  }),
  move_zone: (met) => ({ type: "move_zone", zone: `z${met.how % 4}`, to: nearby(met), feet: 30 }),
  end_zone: ({ how }) => ({ type: "end_zone", zone: `z${how % 4}` }),
  strike_zone: ({ how, target }) => ({
    type: "strike_zone",
    moment: one(zoneMoments, how, "enter"),
    ...(how % 2 === 0 && { target }),
  }),
  stand_in_zone: ({ id, how, more }) => ({
    type: "stand_in_zone",
    id,
    zone: `z${how % 4}`,
    inside: more % 2 === 0,
  }),
  wild_shape: ({ id, how, compendium }) => ({
    type: "wild_shape",
    id,
    statBlock: one(
      compendium.statBlocks.all.filter(({ type }) => type === "beast").map((block) => block.id),
      how,
      "wolf",
    ),
  }),
  take_form: ({ id, how, more, compendium }) => ({
    type: "take_form",
    id,
    statBlock: compendium.statBlocks.all[how % 300]?.id ?? "wolf",
    keeps: one(["mind", "nothing"] as const, more, "mind"),
    source: "Polymorph",
    ...roundsOf,
  }),
  end_form: ({ id }) => ({ type: "end_form", id }),
  take_in: ({ id, target }) => ({ type: "take_in", id, into: target }),
  come_out: ({ id }) => ({ type: "come_out", id }),
  begin_encounter: ({ id }) => ({
    type: "begin_encounter",
    entrants: [{ id, side: "party" }],
    encounter: {
      id: "second",
      name: "Second",
      house: { diagonals: "5", autoReactions: "none" },
      light: "dim",
    },
  }),
  join_encounter: ({ target, how }) => ({
    type: "join_encounter",
    entrants: [{ id: target, side: one(["party", "enemy", "neutral"] as const, how, "enemy") }],
  }),
  leave_encounter: ({ id }) => ({ type: "leave_encounter", id, because: "flees" }),
  roll_initiative: ({ id, how }) => ({
    type: "roll_initiative",
    ...(how % 2 === 0 ? { of: [id] } : { set: [{ id, initiative: how % 30 }] }),
  }),
  end_turn: () => ({ type: "end_turn" }),
  end_encounter: () => ({ type: "end_encounter" }),
  create: ({ state, how, compendium }) => {
    const block = compendium.statBlocks.all[how % 300]?.name ?? "Goblin";
    const name = `n${Object.keys(state.creatures).length}`;
    return { type: "create", id: name, request: { name, creature: block } };
  },
  delete: ({ target }) => ({ type: "delete", id: target }),
  update: ({ target, how }) => ({
    type: "update",
    id: target,
    request: one<UpdateRequest>(
      [
        { hp: `-${how % 30}` },
        { hp: `+${how % 30}` },
        { tempHp: how % 9 },
        { maxHp: 1 + (how % 50) },
        { characterType: "neutral" as const },
        { inspiration: true },
      ],
      how,
      { hp: 3 },
    ),
  }),
  level_up: ({ id }) => ({ type: "level_up", id, request: {} }),
  inventory: ({ id, target, state, how, more }) => ({
    type: "inventory",
    id,
    request: {
      operation: one(
        ["equip", "unequip", "use", "take", "give", "transfer", "attune"] as const,
        more,
        "equip",
      ),
      item: some(state.creatures[id]?.items ?? [], how)?.name ?? "Shield",
      ...(more % 3 === 0 && { to: target }),
    },
  }),
  rest: ({ id, how }) => ({
    type: "rest",
    id,
    request: { restType: how % 2 === 0 ? "short" : "long" },
  }),
  damage: ({ target, id, how, more }) => ({
    type: "damage",
    id: target,
    parts: [
      { dice: one(["1d8", "8d6", "20d10"], how, "1d8"), type: "fire" },
      { amount: more % 9, type: "slashing" },
    ],
    by: id,
    ...(how % 4 === 0 && { nonlethal: true }),
    ...(more % 4 === 0 && { critical: true }),
  }),
  heal: ({ target, how }) => ({
    type: "heal",
    id: target,
    amount: how % 40,
    ...(how % 5 === 0 && { temporary: true }),
  }),
  set_hp: ({ target, how, more }) => ({
    type: "set_hp",
    id: target,
    ...(more % 2 === 0 ? { hp: 1 + (how % 20) } : { temporary: how % 9 }),
  }),
  death_save: ({ id, target, how }) => ({ type: "death_save", id: how % 2 === 0 ? id : target }),
  stabilize: ({ target }) => ({ type: "stabilize", id: target }),
  gain_condition: ({ id, target, how, more }) => ({
    type: "gain_condition",
    id: target,
    condition: one(conditionIds, how, "prone"),
    ...(more % 3 > 0 && { from: id }),
    ...(more % 5 === 0 && { save: { ability: "con", dc: 12, at: "turn-end" } as const }),
    lasting: lasting(more),
  }),
  lose_condition: ({ target, state, how }) => ({
    type: "lose_condition",
    id: target,
    condition: some(state.creatures[target]?.conditions ?? [], how)?.condition ?? "prone",
  }),
  gain_effect: ({ id, target, how, more }) => ({
    type: "gain_effect",
    id: target,
    from: id,
    name: one(["Bless", "Bane", "Aid"], how, "Bless"),
    kind: "boon",
    effects: one<readonly Effect[]>(
      [
        [{ kind: "roll", on: "save", by: "self", bonus: "1d4" }],
        [{ kind: "stat", stat: "hit-point-maximum", change: "add", by: 5 }],
        [{ kind: "stat", stat: "speed", change: "add", by: -10 }],
      ],
      more,
      [],
    ),
    lasting: lasting(how),
  }),
  lose_effect: ({ target, state, how }) => ({
    type: "lose_effect",
    id: target,
    held: some(state.creatures[target]?.effects ?? [], how)?.id ?? "none",
    ...(how % 3 === 0 && { used: true as const }),
  }),
  tick: ({ target, how }) => ({
    type: "tick",
    id: target,
    what: how % 2 === 0 ? "conditions" : "effects",
    rounds: 1 + (how % 3),
  }),
  concentrate: ({ id, how }) => ({
    type: "concentrate",
    id,
    spell: one(["Bless", "Hex"], how, "Bless"),
    ...(how % 3 === 0 && { rounds: 1 + (how % 4) }),
  }),
  break_concentration: ({ target }) => ({ type: "break_concentration", id: target }),
  pass_time: ({ how }) => ({ type: "pass_time", seconds: how }),
  react: ({ state, how, more, target }) => {
    const pending = some(state.waiting?.window.open ?? [], how);
    return {
      type: "react",
      id: pending?.creatureId ?? target,
      ...(pending && { pendingId: pending.pendingId }),
      reaction: some(pending?.options ?? [], more) ?? deeds.attack,
    };
  },
  decline: ({ state, how, target }) => ({
    type: "decline",
    id: some(state.waiting?.window.open ?? [], how)?.creatureId ?? target,
  }),
  queue: (met) => ({ type: "queue", action: met.how % 2 === 0 ? attackOf(met) : useOf(met) }),
};

/** Every action that is tried. */
export const actionTypes = Object.keys(makers).filter((type): type is ActionType => type in makers);

/** What a whim comes to; while somebody is asked, it is mostly the answer. */
export function actionFor(state: GameState, whim: Whim, compendium: Compendium): Action {
  const { who, whom, how, more } = whim;
  const id = actorOf(state, who);
  const target = otherThan(id, state, whom);
  const type = state.waiting !== undefined && who % 3 > 0 ? answerBy(how) : whim.type;
  const made = makers[type]?.({ state, compendium, id, target, how, more });
  return made ?? { type: "end_turn" };
}

const answerBy = (how: number): ActionType => (how % 5 === 0 ? "decline" : "react");
