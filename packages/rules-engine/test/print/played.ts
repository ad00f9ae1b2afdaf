import type { Step } from "@tabletop-mcp/srd-data";
import type { Action } from "../../src/game/action.js";
import type { Event } from "../../src/game/event.js";
import type { AttackAction } from "../../src/game/fight-action.js";
import type { GameState } from "../../src/game/state.js";
import { type Facts, factsOf } from "./facts.js";
import { type OfBlock, run, runAll, type Stage, stage, victimOf } from "./stage.js";
import { factsIn } from "./told.js";

/** All that an action brings about when it is taken, in the words of the print. */
export function factsOfPlay(played: OfBlock): Facts {
  const { action } = played;
  const [step = {}] = action.steps;
  const sources = sourcesOf(action);
  const aims = whoseTargets(played, step);
  const [weak, steadfast] = [victimOf(aims), victimOf(aims, { saves: true })];
  const events = waysOf(played, step).flatMap(({ how, at }) => {
    const first = playedOn(stage(played.block, weak, at), how);
    // Who saves nothing does not have to be tried with better saves.
    const hasSaved = first.some((event) => event.type === "rolled" && event.purpose === "save");
    return hasSaved ? [...first, ...playedOn(stage(played.block, steadfast, at), how)] : first;
  });
  return factsOf({
    ...(step.attack === undefined ? farOf(played, step) : aimOf(played, step.attack)),
    ...factsIn(events, sources),
  });
}

/** What comes of it at once, and in two turns after that, where anything lasts. */
function playedOn(state: GameState, action: Action): readonly Event[] {
  const taken = run(state, action);
  const lasts = taken.events.some(({ type }) => lasting.includes(type));
  if (!lasts) return taken.events;
  return [
    ...taken.events,
    ...runAll(taken.state, [{ type: "end_turn" }, { type: "end_turn" }]).events,
  ];
}

const lasting: readonly string[] = ["condition_gained", "effect_gained", "zone_laid"];

/** The step that says whom an action is for: of one that takes another that one's. */
const whoseTargets = ({ block }: OfBlock, step: Step): Step =>
  [step.action ?? []]
    .flat()
    .flatMap((name) => block.actions.find((one) => one.name === name)?.steps[0] ?? [])
    .find(({ targets }) => targets?.has !== undefined) ?? step;

/** By what names its events say what brought them. */
const sourcesOf = ({ name, steps }: OfBlock["action"]): readonly string[] => [
  name,
  ...steps.flatMap(({ option, action = [] }) => [
    ...[action].flat(),
    ...(option === undefined ? [] : [`${name} (${option})`]),
  ]),
];

/** Taking an action in its first way, and the scene that it takes. */
export function takingOf(played: OfBlock): { readonly state: GameState; readonly action: Action } {
  const [step = {}] = played.action.steps;
  const [way] = waysOf(played, step);
  if (way === undefined) throw new Error(`${played.action.name} cannot be taken.`);
  const victim = victimOf(whoseTargets(played, step));
  return { state: stage(played.block, victim, way.at), action: way.how };
}

interface Way {
  readonly how: Action;
  readonly at?: Stage;
}

/** Every way in which an action can be taken: each case, each hand, from near and from afar, hurt and unhurt. */
function waysOf(played: OfBlock, step: Step): readonly Way[] {
  const cases = optionsOf(played);
  if (step.attack === undefined)
    return cases.map((option) => ({ how: useOf(played, option), at: sceneOf(played) }));
  return cases.flatMap((option) =>
    handsOf(step).map(({ hurt = false, resized = false, ...how }) => ({
      how: attackOf(played, { ...how, ...(option !== undefined && { option }) }),
      at: { ...sceneOf(played), hurt, resized },
    })),
  );
}

/** Whose turn it is, and how far off the victim is: in its space, or far enough to be pulled, where that is what it takes. */
function sceneOf({ list, action: { steps } }: OfBlock): Stage {
  const turn = list === "action" || list === "bonus-action" ? "g" : "a";
  const [first] = steps;
  if (first?.targets?.range === 0) return { turn, feet: 0 };
  const isPulled = allOf(steps).some(({ move }) => move?.to === "toward");
  const { range, reach = 50 } = first?.attack ?? {};
  return isPulled ? { turn, feet: range?.long ?? reach } : { turn };
}

/** Steps, and what follows them. */
const allOf = (steps: readonly Step[]): readonly Step[] =>
  steps.flatMap((step) => [step, ...allOf([...(step.next ?? []), ...(step.otherwise ?? [])])]);

/** The cases of an action, and of what follows its hit. */
function optionsOf({ action, block }: OfBlock): readonly (string | undefined)[] {
  const taken = action.steps.flatMap((step) =>
    typeof step.action === "string" ? step.action : [],
  );
  const steps = [action, ...block.actions.filter(({ name }) => taken.includes(name))].flatMap(
    (one) => one.steps,
  );
  const options = new Set(
    [...steps, ...steps.flatMap(({ next = [] }) => next)].flatMap(({ option, action }) =>
      typeof action === "object" ? action : (option ?? []),
    ),
  );
  return options.size === 0 ? [undefined] : [...options];
}

type Hand = Partial<AttackAction> & Pick<Stage, "hurt" | "resized">;

function handsOf({ damage = [] }: Step): readonly Hand[] {
  const types = damage.flatMap(({ type }) =>
    typeof type === "object" ? type.map((damageType) => ({ damageType })) : [],
  );
  const instead = damage.flatMap((one) => one.instead ?? []).map((one) => one.if);
  return [
    {},
    ...types,
    ...(instead.includes("two-handed") ? [{ hands: 2 as const }] : []),
    ...(instead.includes("ranged")
      ? [{ mode: "thrown" as const }, { mode: "ranged" as const }]
      : []),
    ...(instead.includes("half-hit-points") ? [{ hurt: true }] : []),
    ...(instead.includes("form") ? [{ resized: true }] : []),
  ];
}

/** Cases that are attacks of their own have names of their own: "Club (shillelagh)". */
function attackOf({ action }: OfBlock, { option, ...how }: Hand = {}): Action {
  const [first, ...others] = action.steps;
  const isOwn = first?.option !== undefined;
  const second = others.find((step) => step.option === option && step.attack !== undefined);
  return {
    type: "attack",
    id: "g",
    target: "a",
    attack: second === undefined || !isOwn ? action.name : `${action.name} (${option})`,
    ...(option !== undefined && !isOwn && { option }),
    ...how,
  };
}

function useOf({ list, action }: OfBlock, option?: string): Action {
  const feet = action.steps.find(({ move }) => move?.teleport)?.move?.feet;
  return {
    type: "use",
    id: "g",
    what: { of: list, name: action.name },
    ...(isDirected(action.steps) ? { direction: { x: 1, y: 0 } } : { targets: ["a"] }),
    ...(option !== undefined && { option }),
    // East along the row that it stands in, as far as that goes, if the map does.
    ...(feet !== undefined && feet <= 500 && { origin: { x: feet / 5, y: 4 } }),
  };
}

const isDirected = (steps: readonly Step[]): boolean =>
  steps.some(({ area }) => area?.shape === "cone" || area?.shape === "line");

/** To hit, and how far: tried where it should reach, and one square farther. */
function aimOf(played: OfBlock, { reach, range }: NonNullable<Step["attack"]>): Facts {
  const [step = {}] = played.action.steps;
  const victim = victimOf(step);
  const tried = (mode: "melee" | "thrown" | "ranged", feet: number) => {
    const from = stage(played.block, victim, { feet });
    const { events } = run(from, attackOf(played, { mode }));
    const roll = events.find((event) => event.type === "rolled");
    return roll?.type === "rolled" && roll.d20.total !== null ? [{ feet, ...roll.d20 }] : [];
  };
  const near = around(reach).flatMap((feet) => tried("melee", feet));
  const afar = [...around(range?.normal), ...around(range?.long)].flatMap((feet) =>
    (["thrown", "ranged"] as const).flatMap((mode) => tried(mode, feet)),
  );
  const [roll] = [...near, ...afar];
  const isLong = (sources: readonly string[]): boolean =>
    sources.some((one) => one.startsWith("disadvantage"));
  const normal = farthest(afar.filter(({ sources }) => !isLong(sources)));
  const long = farthest(afar);
  return factsOf({
    "to hit": roll && String(roll.total - roll.kept),
    reach: near.length === 0 ? undefined : `${farthest(near)}`,
    range: afar.length === 0 ? undefined : long === normal ? `${long}` : `${normal}/${long}`,
  });
}

const around = (feet: number | undefined): readonly number[] =>
  feet === undefined ? [] : [feet, feet + 5];

const farthest = (all: readonly { readonly feet: number }[]): number =>
  Math.max(...all.map(({ feet }) => feet));

/** How far an area goes, or those are whom it is for. */
function farOf(played: OfBlock, step: Step): Facts {
  const sizes = played.action.steps.flatMap(({ area, option, targets, aura }) => {
    if (area?.shape === "cone" || area?.shape === "line")
      return [{ size: area.length, shape: area.shape, option }];
    if (targets === undefined || aura) return [];
    return area?.shape === "sphere" || area?.shape === "cylinder"
      ? [{ size: area.radius, shape: "radius", option }]
      : [];
  });
  const struck = (feet: number, option: string | undefined): boolean => {
    const from = stage(played.block, victimOf(step), { ...sceneOf(played), feet });
    return run(from, useOf(played, option)).events.some(
      (event) =>
        ("id" in event && event.id === "a") ||
        (event.type === "told" && event.targets.includes("a")),
    );
  };
  const aimed = played.action.steps.find(({ targets }) => targets !== undefined);
  const { range, what } = aimed?.targets ?? {};
  const isAimed = what === "creature" && range !== undefined;
  return factsOf({
    area: [
      ...new Set(
        sizes.flatMap(({ size, shape, option }) => {
          const hit = around(size).filter((feet) => struck(feet, option));
          return hit.length === 1 ? `${Math.max(...hit)} ${shape}` : [];
        }),
      ),
    ]
      .toSorted()
      .join(", "),
    within: !isAimed
      ? undefined
      : String(Math.max(0, ...around(range).filter((feet) => struck(feet, aimed?.option)))),
  });
}
