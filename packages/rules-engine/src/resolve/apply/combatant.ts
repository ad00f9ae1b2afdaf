import type { Draft } from "../../draft.js";
import {
  type Combatant,
  freshTurn,
  type TurnSpent,
  turnDraft,
  withOnce,
} from "../../encounter/combatant.js";
import { deathSave } from "../../encounter/turns.js";
import { struckBy } from "../../encounter/zone.js";
import type { EventOf } from "../../game/event.js";
import type { Position } from "../../grid/point.js";

type Optional = {
  [Field in keyof Combatant]-?: undefined extends Combatant[Field] ? Field : never;
}[keyof Combatant];

/** One for each field that may be missing: JSON has no undefined. */
const optional: { readonly [Field in Optional]: (from: Combatant, to: Draft<Combatant>) => void } =
  {
    at: (from, to) => {
      if (from.at !== undefined) to.at = from.at;
    },
    hidden: (from, to) => {
      if (from.hidden !== undefined) to.hidden = from.hidden;
    },
    surprised: (from, to) => {
      if (from.surprised !== undefined) to.surprised = from.surprised;
    },
    inLair: (from, to) => {
      if (from.inLair !== undefined) to.inLair = from.inLair;
    },
    mount: (from, to) => {
      if (from.mount !== undefined) to.mount = from.mount;
    },
    within: (from, to) => {
      if (from.within !== undefined) to.within = from.within;
    },
    away: (from, to) => {
      if (from.away !== undefined) to.away = from.away;
    },
    harm: (from, to) => {
      if (from.harm !== undefined) to.harm = from.harm;
    },
    heads: (from, to) => {
      if (from.heads !== undefined) to.heads = from.heads;
    },
    readied: (from, to) => {
      if (from.readied !== undefined) to.readied = from.readied;
    },
    summoned: (from, to) => {
      if (from.summoned !== undefined) to.summoned = from.summoned;
    },
  };

const copiers = Object.values(optional);

/** With this spent of its turn; field by field, since a spread costs several times as much on Node 20. */
function withTurn(from: Combatant, turn: TurnSpent): Draft<Combatant> {
  const to: Draft<Combatant> = { id: from.id, side: from.side, turn };
  for (const copyField of copiers) copyField(from, to);
  return to;
}

/** What happens to somebody as a part of a fight. */
export type FightEvent = EventOf<
  "turn_began" | "turn_ended" | "turn_spent" | "zone_struck" | "combatant_changed" | "death_save"
>;

/** What an event makes of somebody who takes part in a fight; `seq` is the turn that is going on. */
export function applyToCombatant(combatant: Combatant, event: FightEvent, seq: number): Combatant {
  switch (event.type) {
    case "turn_began":
      return began(combatant);
    case "turn_ended":
      return ended(combatant);
    case "turn_spent":
      return withTurn(combatant, event.turn);
    case "zone_struck":
      return withTurn(combatant, withOnce(combatant.turn, struckBy(event.zone), seq));
    case "combatant_changed":
      return event.combatant;
    case "death_save":
      return withTurn(combatant, withOnce(combatant.turn, deathSave, seq));
  }
}

/** A stretch of a way: `way` are its squares where the creature moves by itself. */
interface Stretch extends Pick<EventOf<"moved">, "to" | "feet"> {
  readonly diagonals?: number | undefined;
  readonly way?: readonly Position[] | undefined;
}

/** Somebody is somewhere else; what it cost is movement of its turn. */
export function movedTo(combatant: Combatant, { to, feet, diagonals, way }: Stretch): Combatant {
  const turn = turnDraft(combatant.turn);
  turn.moved += feet;
  if (way === undefined) delete turn.way;
  else turn.way = turn.way === undefined ? way : [...turn.way, ...way.slice(1)];
  if (diagonals !== undefined) turn.diagonals = (turn.diagonals ?? 0) + diagonals;
  const draft = withTurn(combatant, turn);
  draft.at = to;
  return draft;
}

/** A new turn: everything is there again, and what was readied is lost ("Ready"). */
function began(combatant: Combatant): Combatant {
  const draft = withTurn(combatant, freshTurn(combatant.turn));
  delete draft.readied;
  return draft;
}

/** Nobody is surprised any more once its first turn is over ("Surprise"). */
function ended(combatant: Combatant): Combatant {
  if (combatant.surprised === undefined) return combatant;
  const draft = withTurn(combatant, combatant.turn);
  delete draft.surprised;
  return draft;
}
