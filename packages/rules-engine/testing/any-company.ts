import { classIds } from "@tabletop-mcp/srd-data";
import type { Creature } from "../src/creature/creature.js";
import type { Entrant } from "../src/game/action.js";
import type { GameState } from "../src/game/state.js";
import type { Using } from "../src/game/using.js";
import { resolve } from "../src/resolve/resolve.js";
import { careers } from "./careers.js";
import { drawn } from "./drawn.js";

/** Levels at which there are characters of each class. */
export const levelsAt = [1, 5, 11, 20] as const;

/** What everybody carries: what armours, what strikes, what is thrown, shot and drunk. */
const pack = [
  "Longsword",
  "Shield",
  "Leather Armor",
  "Shortbow",
  { item: "Arrow", quantity: 20 },
  { item: "Dagger", quantity: 3 },
  { item: "Handaxe", quantity: 2 },
  "Net",
  { item: "Potion of Healing", quantity: 3 },
  "Wand of Magic Missiles",
];

const nobody: GameState = { clock: 0, creatures: {} };

function after(state: GameState, action: Parameters<typeof resolve>[1], using: Using): GameState {
  const done = resolve(state, action, using);
  if (!done.ok) throw new Error(`${action.type}: ${done.error.message}`);
  return done.value.state;
}

/** A character of each class at each of these levels, with all that its career has chosen. */
export function heroesOf(using: Using): readonly Creature[] {
  return classIds.flatMap((name) => {
    const career = careers[name];
    if (career === undefined) throw new Error(`No career of a ${name} is written down.`);
    const request = { name, class: name, ...career.begins, equipment: pack };
    let state = after(nobody, { type: "create", id: name, request }, using);
    return Array.from({ length: 20 }, (_, at) => at + 1).flatMap((level) => {
      const chosen = career.later[level] ?? {};
      if (level > 1) state = after(state, { type: "level_up", id: name, request: chosen }, using);
      const hero = state.creatures[name];
      return hero !== undefined && levelsAt.some((one) => one === level) ? [hero] : [];
    });
  });
}

/** One of each of the stat blocks. */
export const beastsOf = (using: Using): readonly Creature[] =>
  using.compendium.statBlocks.all.flatMap(({ id, name }) => {
    const request = { name, creature: id, characterType: "enemy" } as const;
    const made = after(nobody, { type: "create", id, request }, using).creatures[id];
    return made === undefined ? [] : [made];
  });

/** The same under another id, in a fight of its own. */
export const called = (creature: Creature, id: string): Creature => ({
  ...creature,
  id,
  name: `${creature.name} ${id}`,
});

/** A yard of 24 by 18 squares with walls, a pit, water and rough ground. */
const yard = Array.from({ length: 18 }, (_, y) =>
  Array.from({ length: 24 }, (_at, x) => {
    if (x === 14 && y > 3 && y < 9) return "#";
    if (y === 13 && x > 16) return "~";
    return x === 6 && y === 14 ? "P" : ".";
  }).join(""),
).join("\n");

export interface Fielded {
  readonly creatures: readonly Creature[];
  /** Whoever is there and takes no part yet. */
  readonly spare: readonly Creature[];
  readonly map: boolean;
  readonly house: { readonly diagonals: "5" | "5-10-5"; readonly flanking?: true };
}

/** A fight that has just begun: those with even places are the party. */
export function begun({ creatures, spare, map, house }: Fielded, using: Using): GameState {
  const all = [...creatures, ...spare];
  const state: GameState = {
    clock: 60,
    creatures: Object.fromEntries(all.map((one) => [one.id, one])),
  };
  const entrants = creatures.map(
    ({ id }, at): Entrant => ({
      id,
      side: at % 2 === 0 ? "party" : "enemy",
      // Beside each other, as far as the largest let them.
      ...(map && { at: { x: 1 + (at % 3) * 4, y: 1 + Math.floor(at / 3) * 4 } }),
      ...(at % 5 === 4 && { surprised: true as const }),
      ...(at % 4 === 3 && { inLair: true as const }),
    }),
  );
  const encounter = {
    id: "fight",
    name: "Fight",
    house: { autoReactions: "none", ...house },
    light: "bright",
  } as const;
  return after(
    state,
    { type: "begin_encounter", encounter, entrants, ...(map && { battlefield: drawn(yard) }) },
    using,
  );
}
