import type { Moment, Step } from "@tabletop-mcp/srd-data";
import type { Brings, ConditionHeld, EffectHeld } from "../../creature/held.js";
import type { Event, EventOf } from "../../game/event.js";
import type { Frame } from "../../game/frame.js";
import { type Next, nothing } from "../../game/next.js";
import { combatantOf, type GameState } from "../../game/state.js";
import { type StepRef, stepAt } from "../../game/step-ref.js";
import type { StepsFrame } from "../../game/steps-frame.js";
import type { Using } from "../../game/using.js";
import { kindledBy } from "../zones/alight.js";
import { areaAt } from "./area-at.js";
import { immunity } from "./immune.js";
import { actQuietly } from "./settling.js";
import { struckBy } from "./space.js";

type TurnEvent = EventOf<"turn_began" | "turn_ended">;
type Held = ConditionHeld | EffectHeld;

/** What was laid on somebody happens again as a turn begins or ends: the bearer's, or that of who laid it. */
export function stepsAtTurn(state: GameState, event: TurnEvent, { compendium }: Using): Next {
  const moment = event.type === "turn_began" ? "turn-start" : "turn-end";
  const run = Object.values(state.creatures).flatMap((bearer): readonly Frame[] => {
    if (bearer.dead || combatantOf(state, bearer.id) === undefined) return [];
    return [...bearer.conditions, ...bearer.effects].flatMap((held) =>
      (held.brings?.turns ?? []).flatMap((at): readonly Frame[] => {
        const step = stepAt(at, compendium, state.encounter?.zones);
        const of = step?.turnOf === "source" ? held.from : bearer.id;
        const isNow = step !== undefined && [step.when].flat().includes(moment) && of === event.id;
        return held.brings && isNow && isDue(held, event)
          ? [later(held.brings, { at, moment, target: bearer.id })]
          : [];
      }),
    );
  });
  return run.length === 0 ? nothing : { events: [], run };
}

/** What was laid on somebody happens whenever damage hurts it (the stupor of slimy doom). */
export function stepsWhenHurt(state: GameState, { id, dealt }: EventOf<"damage_taken">): Next {
  const bearer = state.creatures[id];
  if (bearer === undefined || dealt <= 0) return nothing;
  const run = [...bearer.conditions, ...bearer.effects].flatMap(({ brings }): readonly Frame[] =>
    brings?.hurt === undefined
      ? []
      : brings.hurt.map((at) => later(brings, { at, moment: "hurt", target: id })),
  );
  return run.length === 0 ? nothing : { events: [], run };
}

/** What lasts until a turn ends acts as that one ends, not before. */
const isDue = ({ lasting }: Held, { type, id, round }: TurnEvent): boolean =>
  type === "turn_began" ||
  lasting.kind !== "turn" ||
  lasting.edge !== "end" ||
  lasting.of !== id ||
  lasting.round <= round;

interface Later {
  readonly at: StepRef;
  readonly moment: Moment;
  readonly target: string;
}

const later = ({ id, by }: Brings, { at, moment, target }: Later): StepsFrame => ({
  kind: "steps",
  id,
  at,
  by,
  targets: [target],
  moment,
});

/** What the end of something brings: immunity to the same, the lethargy after Haste. */
export function endBrings(
  state: GameState,
  { id, brings }: EventOf<"condition_lost" | "effect_lost">,
  { compendium }: Using,
): Next {
  const at = brings?.after;
  const step = at && stepAt(at, compendium, state.encounter?.zones);
  if (brings === undefined || at === undefined || step === undefined) return nothing;
  const { immuneAfter, next = [] } = step;
  const immune =
    immuneAfter === undefined || immuneAfter.on !== undefined
      ? []
      : [actQuietly(immunity(state, { id, immuneAfter }, { id: brings.id, by: brings.by, at }))];
  const ends = next.flatMap((one, place) => {
    if (one.when !== "end") return [];
    const frame = later(brings, {
      at: { ...at, path: [...at.path, "next", place] },
      moment: "end",
      target: id,
    });
    return [
      one.area === undefined
        ? frame
        : whereItHangs(state, { frame, brings, step: one }, { compendium }),
    ];
  });
  const run = [...immune, ...ends];
  return { events: kindledThere(state, { brings, next }, { compendium }), run };
}

/** What bursts where it hung sets alight what burns there. */
const kindledThere = (
  state: GameState,
  {
    brings: { by, place: origin },
    next,
  }: { readonly brings: Brings; readonly next: readonly Step[] },
  using: Pick<Using, "compendium">,
): readonly Event[] =>
  origin === undefined
    ? []
    : kindledBy(
        state,
        () =>
          next.flatMap((step) => {
            const { area, areaPerSlot, when } = step;
            if (area === undefined || when !== "end") return [];
            const grown = areaAt({ area, ...(areaPerSlot && { areaPerSlot }) }, by);
            return [{ step, by, area: grown, anchor: { origin } }];
          }),
        using,
      );

/** What ends at a place comes over those who are there; without a map the table says who that is. */
function whereItHangs(
  state: GameState,
  {
    frame,
    brings,
    step,
  }: { readonly frame: StepsFrame; readonly brings: Brings; readonly step: Step },
  using: Pick<Using, "compendium">,
): StepsFrame {
  const { area, areaPerSlot, targets } = step;
  const { id, by, place: origin } = brings;
  if (area === undefined || origin === undefined) return Object.assign({}, frame, { targets: [] });
  const grown = areaAt({ area, ...(areaPerSlot && { areaPerSlot }) }, by);
  const struck = struckBy(state, { id, area: grown, origin, what: targets?.what }, using) ?? [];
  const shielded = struck.filter(({ cover }) => cover !== "none");
  return Object.assign(
    {},
    frame,
    { targets: struck.map((one) => one.id) },
    shielded.length > 0 && {
      cover: Object.fromEntries(shielded.map((one) => [one.id, one.cover])),
    },
  );
}
