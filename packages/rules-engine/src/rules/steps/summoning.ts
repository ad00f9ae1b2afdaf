import type { Step } from "@tabletop-mcp/srd-data";
import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import { rollPoints } from "../../dice/points.js";
import type { Combatant, Side, Summoned } from "../../encounter/combatant.js";
import type { Entrant } from "../../game/action.js";
import type { Event } from "../../game/event.js";
import { happens, type Next } from "../../game/next.js";
import { combatantOf, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { Body } from "../../grid/body.js";
import { nearestFree } from "../../grid/free.js";
import type { Position } from "../../grid/point.js";
import { foldName } from "../../tables/compendium.js";
import { createRule } from "../character/create.js";
import { bodiesIn } from "../combat/bodies.js";
import { act, type Settling, type StepTurn } from "./settling.js";
import { appearing, told } from "./told.js";

type Summons = NonNullable<Step["summons"]>;

/** Somebody rises out of a corpse, where that lies (Create Specter). */
export const raise = (turn: Settling): Next =>
  turn.step.targets?.what === "corpse"
    ? appear(turn, combatantOf(turn.state, turn.outcome.id)?.at)
    : happens();

/** Creatures come to a place that was named, or to the one who calls them. */
export const summon = (turn: StepTurn): Next =>
  turn.step.targets?.what === "corpse"
    ? happens()
    : appear(turn, turn.frame.to ?? combatantOf(turn.state, turn.frame.id)?.at);

/** They join the fight, on the side of the one who calls them; without a fight, or where they come later or nobody says which they are, it is told. */
function appear(turn: StepTurn, near: Position | undefined): Next {
  const { state, step, frame, using } = turn;
  const { summons } = step;
  if (summons === undefined) return happens();
  const owner = combatantOf(state, frame.id);
  const isNow = state.encounter?.status === "active" && summons.after === undefined;
  const chosen = isNow ? chosenOf(summons, frame, using) : undefined;
  if (owner === undefined || chosen === undefined) return happens(told(frame, appearing(summons)));
  const made = newcomers(state, { ...chosen, owner }, using);
  const ties = tiesOf(turn, summons);
  const places = placesFor(state, { made, near, size: chosen.block.size }, using);
  const entrants = made.map(({ id }, at): Entrant => {
    const place = places[at];
    return { id, side: owner.side, group, summoned: ties, ...(place && { at: place }) };
  });
  return { events: made.flatMap(({ events }) => events), run: [act(joining(entrants))] };
}

const group = "summoned";

const joining = (entrants: readonly Entrant[]) => ({ type: "join_encounter", entrants }) as const;

/** What they hang on: the spell that has called them, or the life of the one who did. */
const tiesOf = ({ frame: { id, by } }: StepTurn, { whileLives }: Summons): Summoned => ({
  by: id,
  ...(by.cast !== undefined && { cast: by.cast }),
  ...(whileLives && { whileLives }),
});

interface Chosen {
  readonly block: StatBlock;
  readonly count: number;
}

/** Which they are, and how many: those named, else the first of a list; of a challenge rating, only those that are named. */
function chosenOf(
  { creatures = [], types, choices = [], count = 1, timesFrom }: Summons,
  { by, option }: StepTurn["frame"],
  { compendium, rng }: Using,
): Chosen | undefined {
  const find = (name: string) => compendium.statBlocks.find(name);
  const name = by.creature ?? option;
  const named = name === undefined ? undefined : find(name);
  if (creatures.length > 0) {
    const id = creatures.find((one) => one === named?.id) ?? creatures[0] ?? "";
    const block = find(id);
    const many = typeof count === "number" ? count : rolledOf(count, rng);
    return block && { block, count: many };
  }
  if (named === undefined || types?.includes(named.type) === false) return undefined;
  const line = choices
    .toSorted((one, other) => one.crAtMost - other.crAtMost)
    .find(({ crAtMost }) => named.challenge <= crAtMost);
  return line && { block: named, count: line.count * timesAt(by.castLevel, timesFrom) };
}

/** How many times as many come of a slot of this level. */
const timesAt = (level = 0, times: Summons["timesFrom"] = {}): number =>
  Object.entries(times).reduce((most, [from, so]) => (level >= Number(from) ? so : most), 1);

function rolledOf(dice: string, rng: Using["rng"]): number {
  const rolled = rollPoints({ dice }, rng);
  if (!rolled.ok) throw new Error(`So many are summoned: "${dice}".`);
  return rolled.value.rolled;
}

interface Newcomer {
  readonly id: string;
  readonly events: readonly Event[];
}

/** Copies of the stat block, of this fight alone; their ids and names go on from the last ones that it has given. */
function newcomers(
  state: GameState,
  { block, count, owner }: Chosen & { readonly owner: Combatant },
  using: Using,
): readonly Newcomer[] {
  const { encounter, creatures } = state;
  if (encounter === undefined) return [];
  const taken = new Set(Object.values(creatures).map(({ name }) => foldName(name)));
  const name = (): string => {
    let number = 1;
    while (taken.has(foldName(`${block.name} ${number}`))) number += 1;
    taken.add(foldName(`${block.name} ${number}`));
    return `${block.name} ${number}`;
  };
  return Array.from({ length: count }, (_, at): Newcomer => {
    const id = `${encounter.id}-s${encounter.lastId + at + 1}`;
    const request = {
      name: name(),
      creature: block.id,
      characterType: kinds[owner.side],
    };
    const made = createRule(state, { type: "create", id, request, encounter: encounter.id }, using);
    if (!made.ok) throw new Error(`No ${block.name} was made: ${made.error.message}`);
    return { id, events: made.value.events };
  });
}

/** Enemies and neutrals die at 0 hit points, those of the party fall. */
const kinds = {
  party: "npc",
  enemy: "enemy",
  neutral: "neutral",
} as const satisfies Record<Side, string>;

interface Placing {
  readonly made: readonly Newcomer[];
  readonly near: Position | undefined;
  readonly size: StatBlock["size"];
}

/** Free squares, the nearest first; without a map nobody has a place. */
function placesFor(
  { battlefield, ...state }: GameState,
  { made, near, size }: Placing,
  { compendium }: Using,
): readonly (Position | undefined)[] {
  if (battlefield === undefined || near === undefined) return [];
  const others: Body[] = [...bodiesIn({ ...state, battlefield }, compendium)];
  const body: Body = { x: near.x, y: near.y, size };
  return made.map(() => {
    const at = nearestFree(battlefield, { body, others });
    if (at !== undefined) others.push({ ...at, size });
    return at;
  });
}
