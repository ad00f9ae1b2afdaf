import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type { Cast } from "../../creature/cast.js";
import type { ConditionHeld, EffectHeld } from "../../creature/held.js";
import { rollPoints } from "../../dice/points.js";
import type { Combatant, Summoned } from "../../encounter/combatant.js";
import type { Entrant } from "../../game/action.js";
import { happens, type Next } from "../../game/next.js";
import { combatantOf, creatureIn, fightIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { Body } from "../../grid/body.js";
import { nearestFree } from "../../grid/free.js";
import type { Position } from "../../grid/point.js";
import { maximumOf } from "../../sheet/hit-points.js";
import { bodiesIn } from "../combat/bodies.js";
import { conjuredBlock } from "./conjured-block.js";
import { kindOn, type Newcomer, newcomers } from "./newcomers.js";
import { act, type Settling, type StepTurn } from "./settling.js";
import { countOf, madeBy, type Summons } from "./summonable.js";
import { summonedBy } from "./summoned.js";
import { appearing, told } from "./told.js";

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

/** They join the fight, or the campaign where there is none; who comes later, or of whom nobody says which they are, is told. */
function appear(turn: StepTurn, near: Position | undefined): Next {
  const { state, step, frame, using } = turn;
  const { summons } = step;
  if (summons === undefined) return happens();
  const owner = combatantOf(state, frame.id);
  const isFight = owner !== undefined;
  const isNow = summons.after === undefined && (isFight || frame.at.of === "spell");
  const chosen = isNow ? (bodyOf(turn, summons) ?? chosenOf(summons, frame, using)) : undefined;
  if (chosen === undefined) return happens(told(frame, appearing(summons)));
  const calling: Calling = { ...chosen, summons };
  return isFight ? join(turn, { ...calling, owner, near }) : settleDown(turn, calling);
}

const group = "summoned";

interface Chosen {
  readonly block: StatBlock;
  readonly count: number;
}

interface Calling extends Chosen {
  readonly summons: Summons;
}

interface Joining extends Calling {
  readonly owner: Combatant;
  readonly near: Position | undefined;
}

/** They take part in the fight, on the side of the one who calls them. */
function join(turn: StepTurn, { owner, near, summons, ...called }: Joining): Next {
  const { state, frame, using } = turn;
  const { id: encounter, lastId: last, order } = fightIn(state);
  const made = newcomers(
    state,
    {
      ...called,
      type: typeFor(summons),
      characterType: kindOn[owner.side],
      invisible: unseen(frame.by.source, summons),
      encounter,
      ids: { before: `${encounter}-s`, last },
    },
    using,
  );
  const ties = tiesOf(turn, summons);
  const places = placesFor(state, { made, near, size: called.block.size }, using);
  // What attacks nobody by itself has no initiative of its own.
  const isTool = summons.body !== undefined && summons.body.attack === undefined;
  const initiative = isTool ? order.find(({ id }) => id === owner.id)?.initiative : undefined;
  const entrants = made.map(({ id }, at): Entrant => {
    const place = places[at];
    return {
      id,
      side: owner.side,
      ...(initiative === undefined ? { group } : { initiative }),
      summoned: ties,
      ...(place && { at: place }),
    };
  });
  return {
    events: made.flatMap(({ events }) => events),
    run: [act({ type: "join_encounter", entrants })],
  };
}

/** Outside a fight they are of the campaign from now on, and what they bear ties them to who has called them. */
function settleDown(turn: StepTurn, { summons, ...called }: Calling): Next {
  const { state, frame, using } = turn;
  const { name, lastId, characterType } = creatureIn(state, frame.id);
  const made = newcomers(
    state,
    {
      ...called,
      type: typeFor(summons),
      invisible: unseen(frame.by.source, summons),
      characterType: characterType === "pc" ? "npc" : characterType,
      ids: { before: `${frame.id}-s${lastId}-`, last: 0 },
      after: ` of ${name}`,
      tie: tieOf(turn, summons),
    },
    using,
  );
  return happens(...made.flatMap(({ events }) => events));
}

/** What comes in the shape of a kind is of the type that is said. */
const typeFor = ({ creatures, types = [] }: Summons) =>
  creatures === undefined || types.length !== 1 ? undefined : types[0];

/** What they hang on: the spell that has called them, or the life of the one who did. */
function tiesOf({ state, frame: { id, by } }: StepTurn, summons: Summons): Summoned {
  const { whileLives, turns, fades, holds } = summons;
  const until = castOf(state, id, by.cast)?.until;
  return {
    by: id,
    ...(by.cast !== undefined && { cast: by.cast }),
    ...(whileLives && { whileLives }),
    ...(fades && { fades }),
    ...(holds && { holds }),
    ...(turns && { turns }),
    ...(turns && until !== undefined && { until }),
  };
}

const castOf = (state: GameState, id: string, cast: string | undefined): Cast | undefined =>
  creatureIn(state, id).casts.find((one) => one.id === cast);

/** The same outside fights, as something that they bear: it ends with the spell, or never. */
const tieOf = ({ frame: { id, by } }: StepTurn, { fades }: Summons): EffectHeld | undefined =>
  by.cast === undefined && !fades
    ? undefined
    : {
        id: "e1",
        name: by.source,
        kind: "neutral",
        source: by.source,
        from: id,
        during: summonedBy,
        effects: [],
        lasting:
          by.cast === undefined
            ? { kind: "until", what: "removed" }
            : { kind: "cast", id: by.cast },
      };

const unseen = (source: string, { body }: Summons): ConditionHeld | undefined =>
  body?.invisible
    ? { id: "c2", condition: "invisible", source, lasting: { kind: "until", what: "removed" } }
    : undefined;

/** What the spell itself describes, as many as its slot makes, or fewer where the caster wants so. */
function bodyOf({ state, frame, using }: StepTurn, summons: Summons): Chosen | undefined {
  const { body } = summons;
  const most = madeBy(summons, frame.by);
  if (body === undefined || most === undefined) return undefined;
  const { count: wanted = most } = frame.by;
  const maximum = maximumOf(creatureIn(state, frame.id), using.compendium);
  return { block: conjuredBlock(body, maximum), count: Math.min(wanted, most) };
}

/** Which they are, and how many: those named, else the first of a list; of a challenge rating, only those that are named. */
function chosenOf(
  summons: Summons,
  { by, option }: StepTurn["frame"],
  { compendium, rng }: Using,
): Chosen | undefined {
  const find = (name: string) => compendium.statBlocks.find(name);
  const name = by.creature ?? option;
  const named = name === undefined ? undefined : find(name);
  for (const block of [named, find(summons.creatures?.[0] ?? "")]) {
    const count = block && countOf(summons, block, by.castLevel);
    if (block === undefined || count === undefined) continue;
    const most = typeof count === "number" ? count : rolledOf(count, rng);
    return { block, count: Math.min(by.count ?? most, most) };
  }
  return undefined;
}

function rolledOf(dice: string, rng: Using["rng"]): number {
  const rolled = rollPoints({ dice }, rng);
  if (!rolled.ok) throw new Error(`So many are summoned: "${dice}".`);
  return rolled.value.rolled;
}

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
