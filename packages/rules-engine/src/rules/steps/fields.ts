import type { Step } from "@tabletop-mcp/srd-data";
import type { Next } from "../../game/next.js";
import { split } from "../combat/split.js";
import { dispel } from "../magic/dispel.js";
import { takeIn } from "../swallow/take-in.js";
import { goAstray } from "./astray.js";
import { become } from "./becoming.js";
import { castWithin } from "./casting-within.js";
import { detect } from "./detecting.js";
import { distract, end } from "./ends.js";
import { gather } from "./gather.js";
import { give } from "./give.js";
import { heal, kill, lose, lowerMaximum, stabilize } from "./hit-points.js";
import { layConditions, layEffects, layTurns } from "./laying.js";
import { move } from "./moving.js";
import type { Settling } from "./settling.js";
import { raise } from "./summoning.js";
import { takeTurns } from "./turns-in-a-row.js";

/** What a field of a step does to one whom it affects. */
type Handler = (turn: Settling) => Next;

/** The field decides whom a step affects, when, and what follows: run.ts reads it. */
const steers = "steers";

/**
 * Every field of a step, and what runs it. Those that do something to a creature stand in the order in
 * which they do it: first what is taken, then what ends, then what is laid, effects before healing.
 */
export const fields: { readonly [Field in keyof Step]-?: Handler | typeof steers } = {
  // It moves and strikes before it can no more.
  astray: goAstray,
  loses: lose,
  lowersMaximum: lowerMaximum,
  kills: kill,
  ends: end,
  breaksConcentration: distract,
  dispels: dispel,
  effects: layEffects,
  becomes: become,
  conditions: layConditions,
  takesIn: takeIn,
  next: layTurns,
  splits: split,
  gives: give,
  turns: takeTurns,
  gathers: gather,
  detects: detect,
  casts: castWithin,
  stabilizes: stabilize,
  healing: heal,
  move,
  // Of corpses; run.ts runs what comes once.
  summons: raise,
  // What is rolled, for whom, and what comes of it.
  damage: steers,
  when: steers,
  hangs: steers,
  if: steers,
  turnOf: steers,
  economy: steers,
  targets: steers,
  attack: steers,
  save: steers,
  check: steers,
  immuneAfter: steers,
  rolls: steers,
  faces: steers,
  percent: steers,
  die: steers,
  tally: steers,
  failsBy: steers,
  spendsSpell: steers,
  byDie: steers,
  option: steers,
  grows: steers,
  hitPoints: steers,
  action: steers,
  ails: steers,
  narrative: steers,
  // Of hits: rules/combat/attack has the weapon eaten away.
  corrodes: steers,
  approaches: steers,
  otherwise: steers,
  area: steers,
  areaPerSlot: steers,
  // Of traits: rules/zones has whoever is near its bearer take the step at its moments.
  aura: steers,
  // Of what a place becomes: rules/zones reads them where a zone is laid.
  light: steers,
  obscures: steers,
  terrain: steers,
  spreads: steers,
  ground: steers,
  burns: steers,
  layer: steers,
  lurks: steers,
  blocks: steers,
  bars: steers,
  sections: steers,
  cover: steers,
  near: steers,
  lasts: steers,
  concentration: steers,
  quenches: steers,
  shifts: steers,
};

/** The fields that do something to a creature, in their order. */
export const handlers: readonly { readonly field: string; readonly run: Handler }[] =
  Object.entries(fields).flatMap(([field, run]) =>
    typeof run === "function" ? [{ field, run }] : [],
  );
