import { classIds, conditionIds, creatureTypes, damageTypes } from "@tabletop-mcp/srd-data";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { Creature } from "../src/creature/creature.js";
import type { Action } from "../src/game/action.js";
import type { CastAction, CastChoices } from "../src/game/cast-action.js";
import type { GameState } from "../src/game/state.js";
import type { Position } from "../src/grid/point.js";
import { arena, one, under } from "./arena.js";
import { castingOf } from "./cast-all.js";
import { caster } from "./caster.js";
import { concentratingOn } from "./make.js";
import type { SpellRow } from "./spell-table.js";

/** Where everybody stands: the caster A and its friend B on one side, G, H and I on the other. */
const map = `
  ........................
  .A.G....................
  .B.H....................
  ........................
  ........................
  ........................
  ........................
  ......I.................
`;

/** The scene that a row begins with; without a fight for what takes longer than one. */
export function stageOf({ by, before }: SpellRow, spell: Spell): GameState {
  const [of = "", level = "1"] = by.split(" ");
  const self = caster(
    "a",
    [classIds.find((id) => id === of) ?? "wizard", Number(level)],
    [spell.id],
    {
      items: castingOf(spell).state.creatures["a"]?.items ?? [],
      hp: { current: 100, temporary: 0 },
      make: { extraHp: 200 },
    },
  );
  const fighters = [
    dressed(self, before["a"]),
    ...["b", "g", "h", "i"].map((id) => dressed(someone(id), before[id])),
  ];
  const state = arena(
    map,
    fighters.map((creature) => ({ creature, ...placed(before[creature.id]) })),
  );
  const { unit } = spell.castingTime;
  return unit === "minute" || unit === "hour" ? { clock: 0, creatures: state.creatures } : state;
}

/** 100 of 200 hit points, armour class 10, and 10 in everything. */
const someone = (id: string): Creature =>
  one(id, { hp: { current: 100, temporary: 0 }, make: { extraHp: 200 } });

const placed = (words: readonly string[] = []): { readonly at?: Position } => {
  const at = words.find(isPlace);
  return at === undefined ? {} : { at: pointOf(at) };
};

const isPlace = (word: string): boolean => /^\d+:\d+$/u.test(word);

const pointOf = (said: string): Position => {
  const [x = 0, y = 0] = said.split(":").map(Number);
  return { x, y };
};

/** Somebody as the row says: its hit points, its kind, what it suffers from. */
const dressed = (creature: Creature, words: readonly string[] = []): Creature =>
  words.reduce((so, word) => withWord(so, word.split(" ")), creature);

function withWord(so: Creature, [word = "", more = ""]: readonly string[]): Creature {
  if (word === "" || isPlace(word)) return so;
  const said = states[word]?.(more);
  if (said !== undefined) return { ...so, ...said };
  if (word === "block") return { ...so, make: { ...so.make, statBlock: more } };
  const type = creatureTypes.find((id) => id === word);
  if (type !== undefined) return { ...so, make: { ...so.make, type } };
  const condition = conditionIds.find((id) => id === word);
  if (condition === undefined) throw new Error(`Nobody can be "${word}" before a spell.`);
  const held = more === "" ? under(condition) : { ...under(condition), level: Number(more) };
  return { ...so, conditions: [...so.conditions, held] };
}

const states: Readonly<Record<string, (more: string) => Partial<Omit<Creature, "make">>>> = {
  hp: (points) => ({ hp: { current: Number(points), temporary: 0 } }),
  dead: () => ({ dead: true, hp: { current: 0, temporary: 0 } }),
  dying: () => ({
    hp: { current: 0, temporary: 0 },
    deathSaves: { successes: 0, failures: 0, stable: false },
  }),
  concentrating: () => concentratingOn("Bless"),
};

/** The casting that a row asks for. */
export function castOf({ cast }: SpellRow, spell: string, use?: "sustain"): CastAction {
  let action: CastAction = { type: "cast", id: "a", spell, ...(use && { use }) };
  for (const part of cast) action = { ...action, ...said(part, action) };
  return action;
}

function said(
  [word = "", ...rest]: readonly string[],
  { choices }: CastAction,
): Partial<CastAction> {
  const [value = ""] = rest;
  if (word === "slot") return { slotLevel: Number(value) };
  if (word.startsWith("@")) return { points: [word, ...rest].map((at) => pointOf(at.slice(1))) };
  if (word.startsWith(">")) {
    const { x, y } = pointOf(word.slice(1));
    return { direction: { x, y } };
  }
  if (/^[A-Z]$/u.test(word)) return { targets: [word, ...rest].map((id) => id.toLowerCase()) };
  if (word === "free") return { dmOverride: true };
  if (word === "willing") return { choices: { ...choices, willing: true } };
  if (word === "amounts") return { choices: { ...choices, amounts: rest.map(Number) } };
  if (word === "spare")
    return { choices: { ...choices, spare: rest.map((id) => id.toLowerCase()) } };
  if (word === "count") return { choices: { ...choices, count: Number(value) } };
  const one: CastChoices = { [word]: value };
  return { choices: { ...choices, ...one } };
}

/** What happens next, other than a turn: the spell is used again or ended, somebody is hurt, or hit for 1 by somebody with +5. */
export function nextOf(row: SpellRow, spell: string): Action {
  const [id = "", amount = "", type] = row.cast[0] ?? [];
  if (row.what === "hurt")
    return {
      type: "damage",
      id: id.toLowerCase(),
      parts: [
        {
          amount: Number(amount),
          ...(type !== undefined && { type: damageTypes.find((one) => one === type) ?? "fire" }),
        },
      ],
    };
  if (row.what === "hit")
    return {
      type: "attack",
      id: id.toLowerCase(),
      target: amount.toLowerCase(),
      said: { bonus: 5, damage: "1" },
    };
  if (row.what === "ends") return { type: "cast", id: "a", spell, use: "end" };
  if (row.what === "again") return castOf(row, spell, "sustain");
  if (row.what === "time") return { type: "pass_time", seconds: Number(id) };
  throw new Error(`Nothing is known of "${row.what}".`);
}
