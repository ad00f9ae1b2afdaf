import assert from "node:assert/strict";
import { cpus } from "node:os";
import { cryptoRng } from "@tabletop-mcp/dice-core";
import {
  type Action,
  type Creature,
  check,
  type GameState,
  plainField,
  resolve,
  srdCompendium,
  type Using,
} from "@tabletop-mcp/rules-engine";
import { type Figure, interleaved, report, type Work } from "./measure.js";

/** A table of this many creatures: a fighter, an ogre that can take a lot, and goblins. */
function tableOf(size: number, using: Using): GameState {
  const create = (id: string, request: Omit<Creation, "name">): Action => ({
    type: "create",
    id,
    request: { name: id, ...request },
  });
  const makers = [
    create("fighter", {
      class: "Fighter",
      level: 5,
      race: "Human",
      abilities: { str: 16, dex: 12, con: 14, int: 8, wis: 10, cha: 10 },
      choices: { fightingStyle: "Dueling" },
      equipment: ["Longsword", "Shield", "Chain Mail"],
    }),
    create("ogre", { creature: "Ogre", hp: 50_000 }),
    ...Array.from({ length: size - 2 }, (_, i) => create(`goblin${i}`, { creature: "Goblin" })),
  ];
  return makers.reduce((state, action) => done(state, action, using), empty);
}

type Creation = Extract<Action, { readonly type: "create" }>["request"];

const empty: GameState = { clock: 0, creatures: {} };

function done(state: GameState, action: Action, using: Using): GameState {
  const resolved = resolve(state, action, using);
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value.state;
}

function creature({ creatures }: GameState, id: string): Creature {
  const found = creatures[id];
  assert(found !== undefined, id);
  return found;
}

/**
 * One attack after another, with all that bears on each in its events: the roll, and where it hits
 * the damage with its consequences. The ogre gets up again when it is low.
 */
function attacking(start: GameState, using: Using): Work {
  let state = start;
  const blow: Action = { type: "attack", id: "fighter", target: "ogre", economy: "free" };
  const rested: Action = { type: "set_hp", id: "ogre", hp: 50_000 };
  return () => {
    const ogre = creature(state, "ogre");
    if (ogre.hp.current < 100) state = done(state, rested, using);
    state = done(state, blow, using);
    return ogre.hp.current;
  };
}

/** A fight of everybody there, on a map, the fighter beside the ogre. */
function fighting(state: GameState, using: Using): GameState {
  const entrants = Object.keys(state.creatures).map((id, at) => ({
    id,
    side: id === "fighter" ? ("party" as const) : ("enemy" as const),
    // The ogre takes up two squares each way.
    at: { x: id === "fighter" ? 1 : (at % 10) * 2, y: Math.floor(at / 10) * 2 },
    initiative: id === "fighter" ? 30 : 10,
    group: id,
  }));
  const house = { diagonals: "5", autoReactions: "none" } as const;
  const encounter = { id: "fight", name: "Fight", house, light: "bright" } as const;
  const battlefield = plainField(20, 20);
  return done(state, { type: "begin_encounter", encounter, entrants, battlefield }, using);
}

/** A Dexterity save of each of thirty creatures. */
function saving(state: GameState, using: Using): Work {
  const ids = Object.keys(state.creatures).slice(2, 32);
  return () =>
    ids.reduce((saved, id) => {
      const rolled = check(creature(state, id), { kind: "save", ability: "dex", dc: 13 }, using);
      return saved + (rolled.ok && rolled.value.success === true ? 1 : 0);
    }, 0);
}

/** What an attack with its damage costs at a table of a hundred more than at one of three. */
export function attackFigure(using: Using): Figure {
  const works = [3, 100].map((size) => attacking(fighting(tableOf(size, using), using), using));
  const [few = 0, many = 0] = interleaved(works, { rounds: 41, calls: 2_000 });
  process.stdout.write(
    `       ${aSecond(few)} attacks with damage a second among 3, ${aSecond(many)} among 100\n`,
  );
  return {
    name: "attack and damage among 100 creatures",
    ours: many,
    other: few,
    otherName: "among 3",
    unit: "µs",
    goal: { kind: "at most", ratio: 3 },
  };
}

/** How often a second what takes so many milliseconds can be done. */
export const aSecond = (duration: number): string =>
  Math.round(1000 / duration).toLocaleString("en");

/** Says what the absolute figures of a suite were measured on. */
export function printCpu(): void {
  const model = cpus()[0]?.model ?? "an unknown CPU";
  process.stdout.write(`       on one core of ${model}; the ratios judge\n`);
}

/** The engine alone, without a server or a disk: what a table of a hundred costs more than one of three. */
export async function benchEngine(): Promise<boolean> {
  const using: Using = { rng: cryptoRng(), compendium: await srdCompendium() };
  const works = [32, 100].map((size) => saving(tableOf(size, using), using));
  const [ofThirty = 0, ofMany = 0] = interleaved(works, { rounds: 41, calls: 100 });
  const figures: readonly Figure[] = [
    attackFigure(using),
    {
      name: "a save for each of 30 of 100",
      ours: ofMany,
      other: ofThirty,
      otherName: "for 30 of 32",
      unit: "µs",
      goal: { kind: "at most", ratio: 3 },
    },
  ];
  process.stdout.write(`       ${aSecond(ofMany / 30)} saves a second among 100\n`);
  printCpu();
  return figures.map(report).every(Boolean);
}
