import type { Moment } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../creature/creature.js";
import type { StepOutcome } from "../../game/steps-frame.js";
import { maximumOf } from "../../sheet/hit-points.js";
import { numbersOf } from "../../sheet/numbers.js";
import type { Compendium } from "../../tables/compendium.js";

/** Whom a step has done something to, and what came of it. */
interface Afterwards {
  readonly creature: Creature;
  readonly outcome: StepOutcome | undefined;
}

/** Whether it has come about by a step that something happens next. */
type Asks = (after: Afterwards, compendium: Compendium) => boolean;

const asks = {
  "at-zero": ({ creature, outcome }) =>
    outcome?.felled === true && !creature.dead && creature.hp.current === 0,
  "maximum-zero": ({ creature }, compendium) => maximumOf(creature, compendium) <= 0,
  "strength-zero": ({ creature }, compendium) =>
    numbersOf(creature, compendium).abilities.str.effective <= 0,
  slain: ({ creature }) => creature.dead === true,
} as const satisfies Partial<Record<Moment, Asks>>;

type OutcomeMoment = keyof typeof asks;

/** Whether a moment is one that comes about with what a step has just done to somebody. */
export const isOfOutcome = (moment: Moment): moment is OutcomeMoment => Object.hasOwn(asks, moment);

/** Whether such a moment has come for a creature. */
export const hasComeAbout = (
  moment: OutcomeMoment,
  after: Afterwards,
  compendium: Compendium,
): boolean => asks[moment](after, compendium);
