import type { Creature } from "../creature/creature.js";
import type { Action, ActionOf } from "./action.js";
import type { Frame } from "./frame.js";
import type { GameState } from "./state.js";
import type { StepsFrame } from "./steps-frame.js";

/**
 * Ids of the creatures that an action concerns, each once: whom it names, everybody in the fight,
 * whom the steps that wait are about, who is asked, and whose spells they bear. A caller loads them, and whoever holds something of theirs, and asks again with
 * what it has loaded, until nobody is new; who is not in the campaign at all need not be there.
 */
export const concerns = (
  action: Action,
  { waiting, combatants = {}, creatures }: GameState,
): readonly string[] => {
  const those = new Set([
    ...namedBy(action.type === "queue" ? action.action : action),
    ...Object.keys(combatants),
    ...(waiting?.frames ?? []).flatMap(namedIn),
    ...(waiting?.window.open ?? []).map(({ creatureId }) => creatureId),
  ]);
  return [...new Set([...those, ...[...those].flatMap((id) => castersOn(creatures[id]))])];
};

/** Those whose spells a creature bears: a spell that nobody bears any more is over. */
const castersOn = (creature: Creature | undefined): readonly string[] =>
  creature === undefined
    ? []
    : [...creature.conditions, ...creature.effects].flatMap(({ lasting, from }) =>
        lasting.kind === "cast" && from !== undefined ? [from] : [],
      );

const namedBy = (action: Action): readonly string[] =>
  action.type === "cast" ? namedByCast(action) : named(action);

/** Whom a spell names, and one that it brings about. */
const namedByCast = ({ id, targets = [], choices }: ActionOf<"cast">): readonly string[] => [
  id,
  ...targets,
  ...(choices?.spare ?? []),
  ...(choices?.spell?.targets ?? []),
];

const named = (action: Action): readonly string[] => [
  ...("entrants" in action ? action.entrants.map(({ id }) => id) : []),
  ...("id" in action && action.type !== "create" ? [action.id] : []),
  ...("from" in action && action.from !== undefined ? [action.from] : []),
  ...("target" in action && action.target !== undefined ? [action.target] : []),
  ...("targets" in action ? (action.targets ?? []) : []),
  ...("others" in action ? (action.others ?? []) : []),
  ...besides(action),
];

/** Whom an action names in words of its own. */
function besides(action: Action): readonly string[] {
  switch (action.type) {
    case "help":
      return [action.foe ?? []].flat();
    case "rest":
      return action.request.company ?? [];
    case "inventory":
      return [action.request.to ?? []].flat();
    default:
      return [];
  }
}

const namedIn = (frame: Frame): readonly string[] => {
  if (frame.kind === "act") return namedBy(frame.action);
  if (frame.kind === "attack") return [frame.id, frame.target];
  if (frame.kind === "steps") return whomOf(frame);
  if (frame.kind === "cast") return namedBy(frame.action);
  if (frame.kind === "lair") return [frame.action.id, ...frame.action.targets];
  if (frame.kind === "save" && frame.decides.kind === "lair")
    return [frame.id, frame.decides.lair.action.id, ...frame.decides.lair.action.targets];
  if (frame.kind === "save" && frame.decides.kind === "steps")
    return [frame.id, ...whomOf(frame.decides.steps)];
  if (frame.kind === "save" && frame.decides.kind === "ward")
    return [frame.id, frame.decides.attack.target];
  return frame.id === undefined ? [] : [frame.id];
};

const whomOf = ({ id, targets, others = [] }: StepsFrame): readonly string[] => [
  id,
  ...targets,
  ...others,
];
