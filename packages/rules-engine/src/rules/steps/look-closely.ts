import type { Skill, Step } from "@tabletop-mcp/srd-data";
import type { Cast } from "../../creature/cast.js";
import type { Creature } from "../../creature/creature.js";
import type { Event } from "../../game/event.js";
import type { GameState } from "../../game/state.js";
import type { StepsFrame } from "../../game/steps-frame.js";
import type { Compendium } from "../../tables/compendium.js";
import { told } from "./told.js";

/** A check against a spell's own save DC is not for its caster: whoever looks closely makes it (Silent Image). */
const isForLookers = ({ check }: Step, at: Pick<StepsFrame["at"], "of">): boolean =>
  at.of === "spell" && check !== undefined && !check.contest && check.dc === undefined;

/** The check that whoever acts makes itself. */
export const ownCheck = (step: Step, at: Pick<StepsFrame["at"], "of">): Step["check"] =>
  isForLookers(step, at) ? undefined : step.check;

/** How somebody looks closely, told with the casting: " Search by investigation, DC 15." */
export const lookingText = ({ check }: Step, { at, by: { dc } }: StepsFrame): string =>
  check?.skill === undefined || dc === undefined || !isForLookers({ check }, at)
    ? ""
    : ` Search by ${check.skill.replaceAll("_", " ")}, DC ${dc}.`;

interface Looking {
  readonly id: string;
  readonly skill: Skill;
  readonly total: number;
}

/** What somebody who searches sees through: the spells of others that such a check is for. */
export const seenThrough = (
  { creatures }: GameState,
  looking: Looking,
  { spells }: Compendium,
): readonly Event[] =>
  Object.values(creatures).flatMap((owner) =>
    owner.id === looking.id
      ? []
      : owner.casts.flatMap((cast): readonly Event[] => {
          const steps = spells.find(cast.spell)?.steps ?? [];
          const isIt = steps.some((step) => isSeenThrough({ step, cast }, looking));
          return isIt ? [seen(owner, cast, looking)] : [];
        }),
  );

const isSeenThrough = (
  { step, cast }: { readonly step: Step; readonly cast: Cast },
  { skill, total }: Looking,
): boolean =>
  isForLookers(step, { of: "spell" }) &&
  step.check?.skill === skill &&
  cast.dc !== undefined &&
  total >= cast.dc;

const seen = ({ name }: Creature, { spell, dc }: Cast, { id }: Looking): Event =>
  told({ id, by: { source: spell } }, `Seen for what it is, the work of ${name} (DC ${dc}).`, [id]);
