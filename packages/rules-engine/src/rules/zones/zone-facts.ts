import type { Area, Effect, Moment, Step } from "@tabletop-mcp/srd-data";
import {
  type Zone,
  type ZoneLayer,
  type ZoneMoment,
  type ZoneSide,
  type ZoneStep,
  type ZoneTerrain,
  zoneMoments,
} from "../../encounter/zone.js";
import type { StepHome } from "../../game/step-ref.js";
import type { StepNumbers } from "../../game/steps-frame.js";
import { areaAt } from "../steps/area-at.js";
import { effectsAt } from "../steps/effects-at.js";

/** Steps of a spell, an action or a thing, and what they are taken with. */
export interface StepsKnown {
  readonly home: StepHome;
  readonly steps: readonly Step[];
  readonly by: StepNumbers;
  readonly option?: string;
  /** What waits for a trigger has come about. */
  readonly sprung?: true;
}

/** What steps make of a place: a zone but for where it lies, whose it is and how long it lasts. */
export interface ZoneFacts
  extends Pick<
    Zone,
    | "area"
    | "affects"
    | "inside"
    | "steps"
    | "spreads"
    | "obscures"
    | "light"
    | "terrain"
    | "blocks"
    | "cover"
    | "bars"
    | "sections"
    | "level"
    | "quenches"
    | "drifts"
    | "fire"
    | "layers"
    | "lurks"
  > {
  /** It goes with who acts, or with the one whom it is laid on. */
  readonly isCarried: boolean;
  /** Whoever acts chooses whom it is for. */
  readonly isChosen: boolean;
}

/** Reads what steps make of a place; nothing where they make nothing of it that lasts. */
export function zoneFacts(known: StepsKnown): ZoneFacts | undefined {
  const { home, by } = known;
  const all = stepsFor(known);
  const main = all.find(({ step }) => makesPlace(step))?.step;
  if (main === undefined) return undefined;
  const { area = lit(main), areaPerSlot } = placeIn(all.map(({ step }) => step));
  const isWall = all.some(({ step }) => step.blocks !== undefined);
  const own = all.filter(({ step }) => isOf(step, area, isWall));
  const first = <Field extends keyof Step>(field: Field): Step[Field] | undefined =>
    own.find(({ step }) => step[field] !== undefined)?.step[field];
  const [obscures, blocks] = [first("obscures"), first("blocks")];
  const light = own.find(({ step }) => shines(step))?.step.light;
  const [cover, quenches, sections] = [first("cover"), first("quenches"), first("sections")];
  const bars = first("bars");
  const terrain = terrainOf(own.map(({ step }) => step));
  const level = levelOf(by, obscures);
  const drifts = own.find(({ step }) => step.shifts?.to === "away")?.step.shifts?.feet;
  return {
    area: areaAt({ area, ...(areaPerSlot && { areaPerSlot }) }, by),
    affects: affectsOf(own.map(({ step }) => step)),
    inside: own.flatMap(({ step }) => heldInside(step, by)).filter(({ kind }) => kind !== slows),
    steps: own.flatMap(({ step, place }): readonly ZoneStep[] =>
      momentsOf(step).length > 0 && step.shifts === undefined
        ? [{ at: { ...home, path: [place] }, by }]
        : [],
    ),
    isCarried: own.some(({ step }) => step.aura === true) || main.targets?.what === "self",
    ...(first("spreads") && { spreads: true }),
    ...(obscures && { obscures }),
    ...(light && { light }),
    ...(terrain && { terrain }),
    ...(blocks && { blocks }),
    ...(cover && { cover }),
    ...(bars && { bars }),
    ...(sections && { sections }),
    ...(level !== undefined && { level }),
    ...(quenches && { quenches }),
    ...(drifts !== undefined && { drifts }),
    ...(first("lurks") && { lurks: true }),
    isChosen: all.some(({ step }) => step.targets?.chosen),
    ...fireIn(all, { home, by }),
    ...layersIn(all, { home, by }),
  };
}

/** Those of the case that was chosen; of what has waited, those that come about now as if they were used. */
function stepsFor({ steps, option, sprung }: StepsKnown): readonly StepPlaced[] {
  const chosen = option ?? steps.find((step) => step.option !== undefined)?.option;
  return steps.flatMap((step, place): readonly StepPlaced[] => {
    if (step.option !== undefined && step.option !== chosen) return [];
    if (!sprung) return [{ step, place }];
    const moments = [step.when ?? []].flat();
    if (!moments.includes("trigger")) return [];
    const when = ["use" as const, ...moments.filter((one) => one !== "trigger")];
    return [{ step: Object.assign({}, step, { when }), place }];
  });
}

interface StepPlaced {
  readonly step: Step;
  readonly place: number;
}

/** Its layers, in their order. */
function layersIn(
  all: readonly StepPlaced[],
  { home, by }: Pick<StepsKnown, "home" | "by">,
): Pick<ZoneFacts, "layers"> {
  const layers = all.flatMap(({ step: { layer }, place }): readonly ZoneLayer[] =>
    layer === undefined
      ? []
      : [Object.assign({}, layer, { step: { at: { ...home, path: [place] }, by } })],
  );
  return layers.length === 0 ? {} : { layers };
}

/** What its fire does, where it burns. */
function fireIn(
  all: readonly StepPlaced[],
  { home, by }: Pick<StepsKnown, "home" | "by">,
): Pick<ZoneFacts, "fire"> {
  const burning = all.find(({ step }) => step.burns);
  return burning === undefined ? {} : { fire: { at: { ...home, path: [burning.place] }, by } };
}

/** A stat block's own darkness is as the spell's. */
const levelOf = (
  { castLevel, spellLevel }: StepNumbers,
  obscures: Step["obscures"],
): number | undefined =>
  castLevel ?? spellLevel ?? (obscures === "magical_darkness" ? 2 : undefined);

const places: ReadonlySet<Moment> = new Set(zoneMoments);
const isZoneMoment = (moment: Moment): moment is ZoneMoment => places.has(moment);

/** When a step happens to those inside; what things suffer the game master tells. */
const momentsOf = ({ when, targets }: Step): readonly ZoneMoment[] =>
  when === undefined || targets?.what === "object" ? [] : [when].flat().filter(isZoneMoment);

/** Whether a step lays nothing on anybody: what it says holds for those inside as long as they are. */
export const isHeldInside = (step: Step): boolean => heldInside(step).length > 0;

/** Light that comes from a place, from a thing or from who acts, not from those whom something strikes. */
const shines = ({ light, when = "use", targets, area }: Step): boolean =>
  light !== undefined &&
  [when].flat().includes("use") &&
  targets?.what !== "creature" &&
  !(targets?.what === "object" && area !== undefined);

/** Whether a step makes something of a place that lasts; what waits for a trigger does not yet. */
const makesPlace = (step: Step): boolean =>
  shines(step) ||
  (step.area !== undefined &&
    ![step.when].flat().includes("trigger") &&
    (step.obscures !== undefined ||
      step.terrain !== undefined ||
      step.blocks !== undefined ||
      step.cover !== undefined ||
      step.bars !== undefined ||
      step.lurks === true ||
      momentsOf(step).length > 0 ||
      heldInside(step).length > 0));

/** The step that says how large the place is. */
const placeIn = (steps: readonly Step[]): Pick<Step, "area" | "areaPerSlot"> =>
  steps.find((step) => makesPlace(step) && step.area) ?? {};

/** Light without an area of its own is all of it. */
const lit = ({ light }: Step): Area => ({
  shape: "sphere",
  radius: (light?.bright ?? 0) + (light?.dim ?? 0),
});

/** Whether a step is of the one area; of a wall those without an area are, too. */
function isOf(step: Step, area: Area, isWall: boolean): boolean {
  if (step.area !== undefined) return JSON.stringify(step.area) === JSON.stringify(area);
  return (
    step.light !== undefined || step.shifts !== undefined || (isWall && momentsOf(step).length > 0)
  );
}

/** What holds for those in an area as long as they are: nothing decides it, and nothing else ends it. */
function heldInside(step: Step, by: StepNumbers = { source: "" }): readonly Effect[] {
  const { area, aura, when, save, attack, targets, effects = [], conditions = [] } = step;
  // A pool of hit points, or who acts, chooses whom it reaches, once (Sleep, Holy Aura).
  const isOnce = when !== undefined || save || attack || step.hitPoints;
  const isKept = targets?.what === "object" || (targets?.chosen && !aura);
  if (area === undefined || isOnce || isKept) return [];
  return [
    ...effects.flatMap((one) => (one.duration.kind === "source" ? effectsAt(one, by) : [])),
    ...conditions.flatMap(({ condition, duration }): readonly Effect[] =>
      duration.kind === "source" ? [{ kind: "implies", condition }] : [],
    ),
  ];
}

const slows = "movement-cost";

function terrainOf(steps: readonly Step[]): ZoneTerrain | undefined {
  const rough = steps.find(({ terrain }) => terrain !== undefined);
  const extra = steps
    .flatMap((step) => heldInside(step))
    .reduce((most, effect) => (effect.kind === slows ? Math.max(most, effect.extra) : most), 0);
  if (rough === undefined && extra === 0) return undefined;
  return {
    ...(rough && { difficult: true }),
    ...(rough?.ground && { ground: true }),
    ...(extra > 0 && { extra }),
  };
}

/** Whom it is for: everybody, unless it says whose side, or lets whoever acts choose. */
function affectsOf(steps: readonly Step[]): ZoneSide {
  const targets = steps.flatMap((step) => step.targets ?? []);
  const side = targets.find((one) => one.side !== undefined)?.side;
  if (side !== undefined) return side;
  if (!targets.some(({ chosen }) => chosen)) return "all";
  return steps.some(({ damage, save }) => damage !== undefined || save !== undefined)
    ? "enemies"
    : "allies";
}
