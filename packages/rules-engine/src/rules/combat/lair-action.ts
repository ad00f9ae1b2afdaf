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
import { blockOf } from "../../sheet/block-of.js";
import { evades } from "../steps/saves.js";
import { act } from "../steps/settling.js";
import { unable } from "./able.js";
import { isLairTime, lairCount, lairRound } from "./lair-count.js";
import { noFight } from "./no-fight.js";

const rule = "Lair Actions";

/** On initiative count 20, once a round and never the same twice running, a lair does something ("Lair Actions"). */
export function lairRule(state: GameState, action: LairAction, using: Using): Decision {
  const { encounter } = state;
  const { id, what, targets, damage, save } = action;
  if (encounter?.status !== "active" || combatantOf(state, id) === undefined) return err(noFight);
  const refused = refuseOwner(state, action, using) ?? refuseTime(state, encounter, action);
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
  const helpless = unable(state, { id }, using) ?? refuseHomeless(state, id, using);
  if (helpless !== undefined || !combatantOf(state, id)?.surprised) return helpless;
  return {
    code: "SURPRISED",
    message: `${creatureIn(state, id).name} is surprised: its lair does nothing until its first turn is over.`,
    hint: "It acts in a later round.",
  };
}

/** A lair is that of a legendary creature, or of whom the game master has put into one ("Lair Actions"). */
function refuseHomeless(
  state: GameState,
  id: string,
  { compendium }: Using,
): RuleViolation | undefined {
  const creature = creatureIn(state, id);
  const isLegendary = blockOf(creature.make, compendium)?.legendary !== undefined;
  return isLegendary || combatantOf(state, id)?.inLair
    ? undefined
    : {
        code: "NO_LAIR",
        message: `${creature.name} has no lair here, and no lair actions.`,
        hint: "Lair actions are of legendary creatures, and of whoever has come to the fight in its lair.",
      };
}

function refuseTime(
  state: GameState,
  encounter: Encounter,
  { id, what }: LairAction,
): RuleViolation | undefined {
  const round = lairRound(encounter);
  const last = encounter.lair?.[id];
  if (last?.round === encounter.round || (last?.round === round && isLairTime(state)))
    return {
      code: "LAIR_SPENT",
      message: `This lair has acted in round ${last.round}: ${last.what}.`,
      hint: "It acts once a round.",
    };
  if (!isLairTime(state)) return notYet;
  if (last !== undefined && last.round === round - 1 && fold(last.what) === fold(what))
    return {
      code: "SAME_LAIR_ACTION",
      message: "A lair does not do the same two rounds running.",
      hint: "Choose another of its actions.",
    };
  return undefined;
}

const notYet: RuleViolation = {
  code: "NOT_YET",
  message: `Lair actions come on initiative count ${lairCount}: after everybody who has it, before anybody who has less does anything.`,
  hint: "Go on with turns: as the count comes to 20, it is told.",
};

const fold = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, " ");
