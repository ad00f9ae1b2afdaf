import type { Light, Sense } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../creature/creature.js";
import { combatantOf, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { sightOf } from "../../gather/sight.js";
import type { Body } from "../../grid/body.js";
import { type CoverFound, coverBetween } from "../../grid/cover.js";
import { feetBetween } from "../../grid/distance.js";
import { airBetween, type Haze, hasSight } from "../../grid/sight.js";
import { obscuredTo, type Sighting, type VisionFacts } from "../../grid/vision.js";
import { eyesOf, type OwnEyes, plainEyes } from "../../sheet/eyes.js";
import { numbersOf } from "../../sheet/numbers.js";
import type { Compendium } from "../../tables/compendium.js";
import { isWalledOff } from "../swallow/facts.js";
import { viewOf } from "../zones/view.js";
import { effectsField, sightField } from "../zones/walls.js";
import { bodiesIn, bodyOf } from "./bodies.js";
import { lightOn } from "./light-on.js";
import { withoutProp } from "./without-prop.js";

/** Who looks or is looked at, and the space that it takes up, where that is known; a place is nobody's, and looks with plain eyes. */
export interface Spot {
  readonly creature?: Creature;
  readonly body?: Body | undefined;
}

export interface Looking {
  readonly from: Spot;
  readonly to: Spot;
}

/** What makes something seen, or hides it. */
export type SightReason =
  | "clear"
  | Exclude<Sense, "tremorsense">
  | "devils_sight"
  | "no_line"
  | "hidden"
  | "blinded"
  | "invisible"
  | "obscured"
  | "dark";

/** How something looks to a viewer ("Vision and Light"; "Hiding"). */
export interface Seen {
  readonly visible: boolean;
  readonly reason: SightReason;
  /** How hard it is to make out, by haze and by what the viewer makes of the light. */
  readonly obscured: Haze;
  /** Where it is, whoever looks. */
  readonly light: Light;
  /** Its place is known by the ground's trembling, seen or not (Tremorsense). */
  readonly felt?: true;
}

/** The same, and what stands in between. */
export type SightBetween = Seen & CoverFound;

type Tables = Pick<Using, "compendium">;

/** Somebody in the fight, where it stands. */
export const spotOf = (state: GameState, creature: Creature, { compendium }: Tables): Spot => ({
  creature,
  body: bodyOf(state, creature.id, compendium),
});

/** How a viewer sees somebody or a place, and what cover that has from it. */
export function sightBetween(state: GameState, looking: Looking, using: Tables): SightBetween {
  const seen = seenFrom(state, looking, using);
  const { cover, blocked, by } = coverFrom(state, looking, using) ?? open;
  return Object.assign({}, seen, { cover, blocked, by });
}

const walledOff: CoverFound = { cover: "full", blocked: 4, by: [] };

const open: CoverFound = { cover: "none", blocked: 0, by: [] };

/** The cover of a target with everybody who is in between; unknown without a map. */
export function coverFrom(
  state: GameState,
  { from, to }: Looking,
  { compendium }: Tables,
): CoverFound | undefined {
  if (areApart(state, { from, to })) return walledOff;
  if (from.creature !== undefined && to.creature !== undefined)
    if (isWalledOff(state, [from.creature.id, to.creature.id], compendium)) return walledOff;
  const known = effectsField(state);
  if (known === undefined || from.body === undefined || to.body === undefined) return undefined;
  if (feetBetween(from.body, to.body) <= 5) return open;
  const both = [from.creature?.id, to.creature?.id];
  const field = withoutProp(known, to.creature?.id);
  const bystanders = bodiesIn(state, compendium).filter(({ id }) => !both.includes(id));
  return coverBetween(field, { from: from.body, to: to.body, bystanders });
}

/** How a viewer sees somebody or a place. Without a map everybody is near enough, and only light and creatures decide. */
export function seenFrom(state: GameState, looking: Looking, using: Tables): Seen {
  const { compendium } = using;
  const { from, to } = looking;
  const eyes = from.creature === undefined ? plainEyes : eyesOf(from.creature, compendium);
  const sighting = sightingOf(state, looking, using);
  const { feet, light } = sighting;
  const obscured = isPlain(sighting) ? "none" : obscuredTo(eyes, sighting, compendium.vision);
  const isFelt = feelsGround(eyes.senses.tremorsense, { feet, to });
  const reason = reasonFor(state, { looking, eyes, sighting, obscured }, using);
  const visible = !hides.has(reason);
  return isFelt
    ? { visible, reason, obscured, light, felt: true }
    : { visible, reason, obscured, light };
}

const hides: ReadonlySet<SightReason> = new Set([
  "no_line",
  "hidden",
  "blinded",
  "invisible",
  "obscured",
  "dark",
]);

interface Look {
  readonly looking: Looking;
  readonly eyes: OwnEyes;
  readonly sighting: Sighting;
  readonly obscured: Haze;
}

function reasonFor(state: GameState, look: Look, using: Tables): SightReason {
  const { looking, eyes, sighting, obscured } = look;
  const { to } = looking;
  if (isShutOff(state, looking)) return "no_line";
  if (isHiddenFrom(state, { looking, obscured }, using)) return "hidden";
  const isInvisible =
    !eyes.seesInvisible &&
    to.creature !== undefined &&
    sightOf(to.creature, using.compendium).hidden;
  const { blindsight = -1, truesight = -1 } = eyes.senses;
  if (eyes.isBlind || (isInvisible && truesight < sighting.feet)) {
    if (blindsight >= sighting.feet) return "blindsight";
    return eyes.isBlind ? "blinded" : "invisible";
  }
  if (obscured === "heavily") return sighting.haze === "heavily" ? "obscured" : "dark";
  return isInvisible ? "truesight" : helpedBy(eyes, sighting, using.compendium.vision);
}

/** Whether one of two is out of this world, and not the other. */
const areApart = ({ combatants = {} }: GameState, { from, to }: Looking): boolean => {
  const [one, other] = [from.creature?.id, to.creature?.id];
  if (one === undefined || other === undefined || one === other) return false;
  return combatants[one]?.away !== undefined || combatants[other]?.away !== undefined;
};

function isShutOff(state: GameState, looking: Looking): boolean {
  if (areApart(state, looking)) return true;
  const {
    from: { body: here },
    to: { body: there, creature },
  } = looking;
  const field = sightField(state);
  if (field === undefined || here === undefined || there === undefined) return false;
  return !hasSight(withoutProp(field, creature?.id), here, there);
}

/** How far something is, its light, and the haze on the way. */
function sightingOf(
  state: GameState,
  { from: { body: here }, to: { body: there } }: Looking,
  { compendium }: Tables,
): Sighting {
  const view = viewOf(state, compendium);
  const light = lightOn(state, there, compendium);
  if (view === undefined || here === undefined || there === undefined)
    return { feet: 5, light, haze: "none" };
  const feet = feetBetween(here, there, state.encounter?.house.diagonals);
  const { haze, isMurky } = airBetween(view, here, there);
  return { feet, light, haze, isMurky };
}

/** In the light, with nothing in the air: no sense is needed. */
const isPlain = ({ light, haze, isMurky }: Sighting): boolean =>
  light === "bright" && haze === "none" && !isMurky;

/** What makes something visible that plain eyes would not see. */
function helpedBy(eyes: OwnEyes, sighting: Sighting, facts: VisionFacts): SightReason {
  if (isPlain(sighting) || obscuredTo(plainEyes, sighting, facts) !== "heavily") return "clear";
  const { blindsight = -1, truesight = -1 } = eyes.senses;
  if (blindsight >= sighting.feet) return "blindsight";
  if (truesight >= sighting.feet) return "truesight";
  return (eyes.devilsSight ?? 0) >= sighting.feet ? "devils_sight" : "darkvision";
}

/** Something on the ground, near enough to be felt through it: one in the air is not. */
const feelsGround = (
  tremorsense: number | undefined,
  { feet, to }: { readonly feet: number; readonly to: Spot },
): boolean =>
  tremorsense !== undefined && tremorsense >= feet && to.creature !== undefined && !to.body?.z;

/** Somebody on another side who hides well enough. */
function isHiddenFrom(
  state: GameState,
  { looking: { from, to }, obscured }: { readonly looking: Looking } & Pick<Seen, "obscured">,
  { compendium }: Tables,
): boolean {
  if (from.creature === undefined || to.creature === undefined) return false;
  const [by, of] = [combatantOf(state, from.creature.id), combatantOf(state, to.creature.id)];
  if (of?.hidden === undefined || of.side === by?.side) return false;
  return noticing(from.creature, obscured, compendium) < of.hidden;
}

/** The passive Perception that somebody is noticed with: 5 less where it is lightly obscured ("Hiding"; "Vision and Light"). */
export const noticing = (viewer: Creature, obscured: Haze, compendium: Compendium): number =>
  numbersOf(viewer, compendium).passivePerception.effective - (obscured === "lightly" ? 5 : 0);
