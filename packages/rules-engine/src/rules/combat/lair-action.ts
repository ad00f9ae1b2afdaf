import { err, ok } from "@tabletop-mcp/dice-core";
import { rollPoints } from "../../dice/points.js";
import type { Encounter } from "../../encounter/encounter.js";
import type { DamagePart } from "../../game/action.js";
import type { Frame, SaveFrame } from "../../game/frame.js";
import type { LairAction, LairFrame, LairStruck } from "../../game/lair.js";
import { type Decision, steps } from "../../game/next.js";
import { combatantOf, creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { evades } from "../steps/saves.js";
import { act } from "../steps/settling.js";
import { unable } from "./able.js";
import { noFight } from "./no-fight.js";

const rule = "Lair Actions";
const count = 20;

/** On initiative count 20, once a round and never the same twice running, a lair does something ("Lair Actions"). */
export function lairRule(state: GameState, action: LairAction, using: Using): Decision {
  const { encounter } = state;
  const { id, what, targets, damage, save } = action;
  if (encounter?.status !== "active" || combatantOf(state, id) === undefined) return err(noFight);
  const refused = refuseOwner(state, action, using) ?? refuseTime(encounter, action);
  if (refused !== undefined) return err(refused);
  const rolled = damage === undefined ? undefined : rollPoints({ dice: damage }, using.rng);
  if (rolled?.ok === false) return rolled;
  const living = [...new Set(targets)].filter((target) => !creatureIn(state, target).dead);
  const frame: LairFrame = {
    kind: "lair",
    id,
    action,
    ...(rolled && { damage: rolled.value }),
    saving: save === undefined ? [] : living,
    struck: save === undefined ? living.map((target) => ({ id: target, saved: false })) : [],
  };
  const taken = { round: lairRound(encounter), what };
  return ok({
    events: [{ type: "lair_acted", about: { encounter: encounter.id }, rule, of: id, taken }],
    run: [frame],
  });
}

/** The next who has to save does; when all have, each takes what comes of it. */
export function lairStep(state: GameState, frame: LairFrame, using: Using): Decision {
  const { saving, struck, action } = frame;
  const [next, ...others] = saving;
  if (next === undefined || action.save === undefined)
    return ok(steps(...struck.flatMap((one) => settled(state, { frame, one }, using))));
  const waits = { ...frame, saving: others };
  return ok(steps(state.creatures[next] === undefined ? waits : saveOf(waits, next, action.save)));
}

function saveOf(lair: LairFrame, id: string, save: NonNullable<LairAction["save"]>): SaveFrame {
  const { id: from, damageType, condition } = lair.action;
  const perils = ["magic", damageType, condition].filter((peril) => peril !== undefined);
  const { ability, dc } = save;
  const decides = { kind: "lair", lair } as const;
  return { kind: "save", id, ability, dc, against: perils.join(" "), from, decides };
}

/** The lair action with one who has saved, or failed to. */
export const afterLairSave = (frame: LairFrame, one: LairStruck): LairFrame => ({
  ...frame,
  struck: [...frame.struck, one],
});

function settled(
  state: GameState,
  { frame: { action, damage }, one }: { readonly frame: LairFrame; readonly one: LairStruck },
  using: Using,
): readonly Frame[] {
  const { id, saved } = one;
  const { id: from, save, damageType, condition, lasting } = action;
  const creature = state.creatures[id];
  if (creature === undefined) return [];
  const isEvaded = save?.half === true && evades(creature, save.ability, { using });
  const spared = saved && (save?.half !== true || isEvaded);
  const part: DamagePart | undefined = damage && {
    rolled: damage,
    magical: true,
    ...(damageType !== undefined && { type: damageType }),
    ...((saved || isEvaded) && { halved: true }),
  };
  return [
    ...(part === undefined || spared
      ? []
      : [act({ type: "damage", id, parts: [part], source: rule, by: from })]),
    ...(condition === undefined || saved
      ? []
      : [
          act({
            type: "gain_condition",
            id,
            condition,
            from,
            source: creatureIn(state, from).name,
            lasting: lasting ?? { kind: "rounds", rounds: 1 },
          }),
        ]),
  ];
}

function refuseOwner(
  state: GameState,
  { id }: LairAction,
  using: Using,
): RuleViolation | undefined {
  const helpless = unable(state, { id }, using);
  if (helpless !== undefined || !combatantOf(state, id)?.surprised) return helpless;
  return {
    code: "SURPRISED",
    message: `${creatureIn(state, id).name} is surprised: its lair does nothing until its first turn is over.`,
    hint: "It acts in a later round.",
  };
}

/** The round whose count of 20 has come last: where all act before it, that of the round before. */
function lairRound({ round, order, turn }: Encounter): number {
  const isPast = order.some(({ id, initiative }) => id === turn.of && initiative < count);
  return isPast ? round : round - 1;
}

function refuseTime(encounter: Encounter, { id, what }: LairAction): RuleViolation | undefined {
  const round = lairRound(encounter);
  const last = encounter.lair?.[id];
  const isLate =
    round === encounter.round || encounter.order.every((one) => one.initiative >= count);
  if (round < 1 || !isLate)
    return {
      code: "NOT_YET",
      message: `Lair actions come on initiative count ${count}, after everybody who has it.`,
      hint: "Go on with turns: who has less than that comes after it.",
    };
  if (last?.round === round)
    return {
      code: "LAIR_SPENT",
      message: `This lair has acted in round ${round}: ${last.what}.`,
      hint: "It acts once a round.",
    };
  if (last !== undefined && last.round === round - 1 && fold(last.what) === fold(what))
    return {
      code: "SAME_LAIR_ACTION",
      message: "A lair does not do the same two rounds running.",
      hint: "Choose another of its actions.",
    };
  return undefined;
}

const fold = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, " ");
