import type { Step } from "@tabletop-mcp/srd-data";
import type { UseAction } from "../../../game/action.js";
import type { Frame } from "../../../game/frame.js";
import { creatureIn, type GameState } from "../../../game/state.js";
import { stepAt } from "../../../game/step-ref.js";
import type { StepsFrame } from "../../../game/steps-frame.js";
import type { Using } from "../../../game/using.js";
import { zoneFacts } from "../../zones/zone-facts.js";
import { lastingOf, untilRemoved } from "../durations.js";
import { numbersFor } from "../numbers.js";
import { act } from "../settling.js";
import type { Usable } from "./usable.js";

interface Used {
  readonly usable: Usable;
  readonly action: UseAction;
  readonly frames: readonly StepsFrame[];
}

/** What a use makes of a place in a fight: fog, light, a wall; what shines until it is put out is put out by a second use. */
export function zoneOfUse(
  state: GameState,
  { usable, action, frames }: Used,
  using: Using,
): readonly Frame[] {
  const frame =
    frames.find(({ at }) => makesPlace(stepAt(at, using.compendium))) ??
    trapOf(state, { usable, action }, using);
  if (state.encounter?.status !== "active" || frame === undefined) return [];
  const { home, steps } = usable;
  const { id, by, option } = frame;
  const facts = zoneFacts({ home, steps, by, ...(option !== undefined && { option }) });
  if (facts === undefined) return [];
  const shining = state.encounter.zones?.find(
    ({ owner, name, lasting }) => owner === id && name === by.source && lasting.kind === "until",
  );
  if (shining !== undefined && facts.light !== undefined)
    return [act({ type: "end_zone", zone: shining.id, because: "put out" })];
  const step = steps.find(({ lasts }) => lasts !== undefined);
  const lasting = step?.lasts
    ? lastingOf(step.lasts, { state, frame, step, using }, id)
    : untilRemoved;
  const { origin, direction } = action;
  const rounds = lasting.kind === "rounds" ? { rounds: lasting.rounds } : {};
  return [
    ...(step?.concentration ? [act({ type: "concentrate", id, spell: by.source, ...rounds })] : []),
    act({
      type: "lay_zone",
      id,
      home,
      by,
      lasting: step?.concentration ? { kind: "concentration" } : lasting,
      ...(option !== undefined && { option }),
      ...(origin && { origin }),
      ...(direction && { direction }),
      // What begins at its maker leaves the maker out.
      ...(origin === undefined && facts.affects === "all" && { affects: "others" }),
    }),
  ];
}

/** What is strewn, set or poured waits for who comes: caltrops, a hunting trap, burning oil. */
export function trapOf(
  state: GameState,
  { usable, action }: Pick<Used, "usable" | "action">,
  { compendium }: Using,
): StepsFrame | undefined {
  const { home, steps } = usable;
  if (home.of !== "item" || home.use !== undefined || action.moment !== undefined) return undefined;
  const place = steps.findIndex(
    ({ area, when = "use", option }) =>
      area !== undefined &&
      [when].flat().some((moment) => moment === "enter" || moment === "turn-end") &&
      (option === undefined || option === action.option),
  );
  if (place === -1) return undefined;
  return {
    kind: "steps",
    id: action.id,
    at: { ...home, path: [place] },
    by: numbersFor(creatureIn(state, action.id), { usable, action }, compendium),
    targets: [],
    ...(action.option !== undefined && { option: action.option }),
  };
}

/** Whether a step that is taken now makes something of a place that lasts. */
const makesPlace = (step: Step | undefined): boolean =>
  step?.light !== undefined ||
  step?.obscures !== undefined ||
  step?.terrain !== undefined ||
  step?.blocks !== undefined;
