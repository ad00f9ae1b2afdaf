import type { Rng } from "@tabletop-mcp/dice-core";
import type { Step } from "@tabletop-mcp/srd-data";
import type {
  Action as BlockAction,
  Creature as StatBlock,
} from "@tabletop-mcp/srd-data/creatures";
import type { Creature } from "../../src/creature/creature.js";
import type { Encounter } from "../../src/encounter/encounter.js";
import type { Action } from "../../src/game/action.js";
import type { Event } from "../../src/game/event.js";
import { fightIn, type GameState } from "../../src/game/state.js";
import { plainField } from "../../src/grid/battlefield.js";
import { widthOf } from "../../src/grid/body.js";
import { resolve } from "../../src/resolve/resolve.js";
import { srdCompendium } from "../../src/tables/compendium.js";
import { creatureOf } from "../../testing/creature.js";
import { fightOf } from "../../testing/fight.js";
import { held } from "../../testing/make.js";

const compendium = await srdCompendium();

/** Which list of a stat block an action stands in. */
export type List = "action" | "bonus-action" | "reaction" | "legendary";

/** An action of a stat block. */
export interface OfBlock {
  readonly block: StatBlock;
  readonly list: List;
  readonly action: BlockAction;
}

/** What one saves with whom nothing touches. */
const steadfast = held("Steadfast", [{ kind: "roll", on: "save", by: "self", bonus: 60 }]);

/** Somebody with hit points enough, of the kind that a step is for, with what it has to have: "a". */
export function victimOf(
  { targets, hitPoints, next = [] }: Step,
  how: { readonly saves?: boolean } = {},
): Creature {
  const { types, sizeAtMost, sizeAtLeast, what, alignments } = targets ?? {};
  const has = targets?.has ?? next.flatMap((step) => step.targets?.has ?? []);
  const isDown = what === "corpse" || hitPoints?.atMost === 0;
  return creatureOf({
    hp: { current: isDown ? 0 : 190, temporary: 0 },
    ...(what === "corpse" && { dead: true }),
    ...(hitPoints?.atMost === 0 && {
      deathSaves: { successes: 0, failures: 0, stable: false },
    }),
    make: {
      extraHp: 600,
      type: types?.[0] ?? "humanoid",
      size: sizeAtMost ?? sizeAtLeast ?? "medium",
      ...(alignments?.[0] !== undefined && { alignment: alignments[0] }),
      abilities: { str: 1, dex: 1, con: 1, int: 1, wis: 1, cha: 1 },
    },
    conditions: has.slice(0, 1).map((condition) => ({
      id: "c1",
      condition,
      source: "test",
      from: "g",
      lasting: { kind: "until", what: "removed" },
    })),
    effects: how.saves ? [steadfast] : [],
  });
}

const field = plainField(130, 12);

/** The victim's turn, right after another of its turns. */
const afterOwn = (seq: number): Encounter["turn"] => ({ of: "a", seq: seq + 1, before: "a" });

/** The victim's turn is over, and its next one has begun: nobody else has had one. */
export function afterAnother(state: GameState): GameState {
  const encounter = fightIn(state);
  return { ...state, encounter: { ...encounter, turn: afterOwn(encounter.turn.seq) } };
}

/** Who stands so many feet east of whom, and whose turn it is. */
export interface Stage {
  readonly feet?: number;
  readonly turn?: "a" | "g";
  readonly hurt?: boolean;
  /** In a form of another size. */
  readonly resized?: boolean;
}

/** The same creature each time: what is worked out of it is remembered with it. */
const monsters = new Map<string, Creature>();

function monsterOf(
  { id, name, hitPoints: { average } }: StatBlock,
  { hurt, resized }: Required<Pick<Stage, "hurt" | "resized">>,
): Creature {
  const key = `${id} ${hurt} ${resized}`;
  const known = monsters.get(key);
  if (known !== undefined) return known;
  const monster = creatureOf({
    id: "g",
    name,
    characterType: "enemy",
    hp: { current: hurt ? Math.floor(average / 2) : average, temporary: 0 },
    make: { statBlock: id, extraHp: 0, ...(resized && { size: "small" }) },
  });
  monsters.set(key, monster);
  return monster;
}

/** A stat block "g" in a fight with its victim "a". */
export function stage(block: StatBlock, victim: Creature, how: Stage = {}): GameState {
  const { feet = 5, turn = "g", hurt = false, resized = false } = how;
  const monster = monsterOf(block, { hurt, resized });
  // East of its middle row, where what it breathes begins.
  const last = widthOf(block.size) - 1;
  const at = { x: last + feet / 5, y: 4 + Math.floor(last / 2) };
  const fighters = [
    { creature: monster, at: { x: 0, y: 4 } },
    { creature: victim, at },
  ];
  const state = fightOf(fighters, {
    clock: 0,
    turn: turn === "a" ? afterOwn(1) : { of: turn, seq: 1 },
  });
  return { ...state, battlefield: field };
}

/** What came of something, or why it was refused. */
export interface Run {
  readonly events: readonly Event[];
  readonly state: GameState;
  readonly code?: string;
}

/** Every d20 shows 5: it hits the weak, and no save of theirs succeeds. All other dice show their lowest face, or the one that is said. */
export function run(state: GameState, action: Action, face = 1): Run {
  const rng: Rng = {
    source: "scripted",
    die: (sides) => (sides === 20 ? 5 : Math.min(face, sides)),
  };
  const done = resolve(state, action, { rng, compendium });
  return done.ok ? done.value : { events: [], state, code: done.error.code };
}

/** Several things, one after another. */
export const runAll = (state: GameState, actions: readonly Action[]): Run =>
  actions.reduce<Run>(
    (so, action) => {
      const next = run(so.state, action);
      return { ...next, events: [...so.events, ...next.events] };
    },
    { events: [], state },
  );
