import type { Step } from "@tabletop-mcp/srd-data";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { Cast } from "../../creature/cast.js";
import type { Event } from "../../game/event.js";
import type { GameState } from "../../game/state.js";
import type { StepsFrame } from "../../game/steps-frame.js";
import type { Using } from "../../game/using.js";
import { castEnded } from "../held/ending.js";
import { zoneFacts } from "../zones/zone-facts.js";
import { stepsNow } from "./aim.js";

/**
 * A spell that everybody it was cast on has withstood is over: there is nothing to hold. What lies
 * somewhere, is tried again, or has another part that takes effect without a roll, goes on.
 */
export function cameToNaught(state: GameState, frame: StepsFrame, using: Using): readonly Event[] {
  const found = onlyTryOf(state, frame, using);
  return found === undefined
    ? []
    : [castEnded(found.owner, found.cast, { because: "nobody is affected" })];
}

/** Of those whom it was cast on, a spell runs on those alone who have not withstood it. */
export function runsWithout(
  state: GameState,
  { frame, ids }: { readonly frame: StepsFrame; readonly ids: readonly string[] },
  using: Using,
): readonly Event[] {
  const found = onlyTryOf(state, frame, using);
  const { targets = [] } = found?.cast ?? {};
  if (found === undefined || !targets.some((id) => ids.includes(id))) return [];
  const { owner, cast: from } = found;
  const cast: Cast = Object.assign({}, from, {
    targets: targets.filter((id) => !ids.includes(id)),
  });
  return [{ type: "cast_changed", id: owner.id, rule: "Saving Throws", cast, from }];
}

/** The cast whose step this is, where all that it does hangs on the step's one roll. */
function onlyTryOf(state: GameState, { id, at, by, option }: StepsFrame, { compendium }: Using) {
  const [place, ...further] = at.path;
  if (at.of !== "spell" || by.cast === undefined || further.length > 0) return undefined;
  const spell = compendium.spells.find(at.id);
  const owner = state.creatures[id];
  const cast = owner?.casts.find((one) => one.id === by.cast);
  if (spell === undefined || owner === undefined || cast === undefined) return undefined;
  const home = { of: "spell", id: spell.id } as const;
  const known = { home, steps: spell.steps, by, ...(option !== undefined && { option }) };
  return isOnlyTry(spell, option, Number(place)) && zoneFacts(known) === undefined
    ? { owner, cast }
    : undefined;
}

/** Whether all that a spell does hangs on this one roll. */
function isOnlyTry(spell: Spell, option: string | undefined, place: number): boolean {
  const step = spell.steps[place];
  const isRunning = [step?.when ?? []].flat().includes("sustain");
  if (step === undefined || isRunning || !isRolled(step) || step.otherwise !== undefined)
    return false;
  const now = stepsNow({ spell, ...(option !== undefined && { option }) }, "use");
  return (
    now.some((one) => one.place === place) &&
    spell.steps.every((one, index) => index === place || isOfOther(one, option) || isIdle(one))
  );
}

/** A save, an attack, or dice against hit points. */
const isRolled = ({ save, attack, hitPoints }: Step): boolean =>
  save !== undefined || attack !== undefined || hitPoints?.pool !== undefined;

const isOfOther = (step: Step, option: string | undefined): boolean =>
  step.option !== undefined && step.option !== option;

/** What tells something of those who are affected, or comes with the spell's end. */
const isIdle = (step: Step): boolean =>
  step.when === "end" || Object.keys(step).every((field) => idle.has(field));

const idle: ReadonlySet<string> = new Set(["narrative", "when", "option", "economy"]);
