import type { Step } from "@tabletop-mcp/srd-data";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { Cast } from "../../creature/cast.js";
import type { Creature } from "../../creature/creature.js";
import type { LaidZone } from "../../encounter/zone.js";
import type { CastAction } from "../../game/cast-action.js";
import type { Frame } from "../../game/frame.js";
import { type Next, nothing } from "../../game/next.js";
import { combatantOf, type GameState } from "../../game/state.js";
import type { StepNumbers, StepsFrame } from "../../game/steps-frame.js";
import type { Using } from "../../game/using.js";
import type { Origin } from "../../grid/point.js";
import { bodyOf } from "../combat/bodies.js";
import { castEnded } from "../held/ending.js";
import { act } from "../steps/settling.js";
import { struckBy } from "../steps/space.js";

/** A spell that waits, and who has set it off: the first of the targets, where the map does not say whom it reaches. */
export interface SetOff {
  readonly owner: Creature;
  readonly cast: Cast;
  readonly targets: readonly string[];
}

/** What a spell has waited for comes about: the spell that it holds is cast, or what it does then happens, and it is over. */
export function setOff(state: GameState, { owner, cast, targets }: SetOff, using: Using): Next {
  const spell = using.compendium.spells.find(cast.spell);
  if (spell === undefined) return nothing;
  const [first] = targets;
  const who = first === undefined || first === owner.id ? undefined : state.creatures[first]?.name;
  const because = who === undefined ? "what it waits for comes about" : `${who} sets it off`;
  const events = [castEnded(owner, cast, { because })];
  const within = cast.waits?.spell;
  if (within !== undefined)
    return { events, run: [act(held(state, { owner, cast, targets }, using))] };
  const set = {
    owner,
    cast,
    targets,
    spell,
    origin: placeOf(state, { owner, cast, targets }, using),
  };
  return { events, run: sprung(state, set, using) };
}

/** The spell that was held, on whoever has set it off or about that one; a glyph's needs no concentration. */
function held(
  state: GameState,
  { owner, cast: { spell: heldBy, waits }, targets }: SetOff,
  { compendium }: Using,
): CastAction {
  const { spell = "", slotLevel } = waits?.spell ?? {};
  const [first] = targets;
  const body = first === undefined ? undefined : bodyOf(state, first, compendium);
  const isAreas = compendium.spells
    .find(spell)
    ?.steps.some(({ area, when = "use" }) => area !== undefined && when === "use");
  return {
    type: "cast",
    id: owner.id,
    spell,
    dmOverride: true,
    heldBy,
    ...(slotLevel !== undefined && { slotLevel }),
    ...(isAreas && body
      ? { points: [{ x: body.x, y: body.y, ...(body.z !== undefined && { z: body.z }) }] }
      : { targets }),
    ...(first !== owner.id && { kept: true }),
  };
}

interface Springing extends SetOff {
  readonly spell: Spell;
  readonly origin: Origin | undefined;
}

/** The steps that wait for a trigger, where it lies; what goes on happening there is laid there. */
function sprung(state: GameState, springing: Springing, using: Using): readonly Frame[] {
  const { owner, cast, spell, origin } = springing;
  const { cast: _, ...numbers }: StepNumbers = cast.by ?? { source: spell.name };
  const waiting = spell.steps.flatMap((step, place) =>
    isWaiting(step) && (step.option === undefined || step.option === cast.option)
      ? [{ step, place }]
      : [],
  );
  const frames = waiting.flatMap(({ step, place }): readonly StepsFrame[] =>
    step.targets === undefined
      ? []
      : [
          {
            kind: "steps",
            id: owner.id,
            at: { of: "spell", id: spell.id, path: [place] },
            by: numbers,
            ...whomIn(state, { springing, step }, using),
            ...(cast.option !== undefined && { option: cast.option }),
            moment: "trigger",
          },
        ],
  );
  const goesOn = waiting.some(({ step }) => [step.when].flat().includes("enter"));
  if (!goesOn || origin === undefined || combatantOf(state, owner.id) === undefined) return frames;
  return [
    ...frames,
    act({
      type: "lay_zone",
      id: owner.id,
      home: { of: "spell", id: spell.id },
      by: numbers,
      sprung: true,
      origin,
      lasting: { kind: "rounds", rounds: roundsSprung },
      ...(cast.option !== undefined && { option: cast.option }),
    }),
  ];
}

/** 10 minutes ("Symbol"). */
const roundsSprung = 100;

const isWaiting = ({ when }: Step): boolean => [when].flat().includes("trigger");

/** Those in its area, where the map knows it; else those who are named. */
function whomIn(
  state: GameState,
  {
    springing: { owner, targets, origin },
    step: { area, targets: whom },
  }: { readonly springing: Springing; readonly step: Step },
  using: Using,
): Pick<StepsFrame, "targets" | "cover"> {
  const struck =
    area && origin && struckBy(state, { id: owner.id, area, origin, what: whom?.what }, using);
  if (struck === undefined) return { targets };
  const shielded = struck.filter(({ cover }) => cover !== "none");
  return {
    targets: struck.map(({ id }) => id),
    ...(shielded.length > 0 && {
      cover: Object.fromEntries(shielded.map(({ id, cover }) => [id, cover])),
    }),
  };
}

/** The zone in which a spell lies in wait. */
export const lurkingOf = (state: GameState, owner: string, cast: string): LaidZone | undefined =>
  state.encounter?.zones?.find(
    (zone) =>
      zone.lurks &&
      zone.owner === owner &&
      zone.lasting.kind === "cast" &&
      zone.lasting.id === cast,
  );

/** Where it lies; else where the one is who has set it off. */
function placeOf(
  state: GameState,
  { owner, cast, targets: [first] }: SetOff,
  { compendium }: Using,
): Origin | undefined {
  const anchor = lurkingOf(state, owner.id, cast.id)?.anchor;
  if (anchor !== undefined && "origin" in anchor) return anchor.origin;
  const body = first === undefined ? undefined : bodyOf(state, first, compendium);
  return body && { x: body.x, y: body.y, ...(body.z !== undefined && { z: body.z }) };
}
