import type { Ability, Cover, Skill } from "@tabletop-mcp/srd-data";
import type { Modifier } from "../../dice/d20.js";
import { type Bearer, bearerOf } from "../../sheet/numbers/bearer.js";
import {
  partsOfRoll,
  type Training,
  trainingIn,
  trainingOfSave,
} from "../../sheet/numbers/training.js";
import { coverBonus } from "../combat/attack/armor-class.js";
import { trainingByLore } from "./lore.js";
import type { Asked, CheckRead } from "./read.js";

type Parts = Pick<CheckRead, "parts" | "proficient" | "open">;

/** An ability check; `training` is what comes of something other than a skill (tools). */
export interface CheckOf {
  readonly ability: Ability;
  readonly skill?: Skill;
  readonly training?: Training;
}

/** What an ability check is made of before effects: ability and training, each as it is now ("Ability Checks"). */
export function partsOfCheck(asked: Asked, { ability, skill, training }: CheckOf): Parts {
  const bearer = bearerOf(asked.creature, asked.compendium);
  const own = training ?? trainingIn(bearer, ability, skill);
  const known = trainingByLore(asked, { ability, skill }, own);
  const { parts, proficient = false } = partsOf(bearer, ability, known.training);
  return { parts, proficient, open: known.open };
}

/** What a save is made of before effects ("Saving Throws"). */
export function partsOfSave(
  { creature, compendium, scene }: Asked,
  ability: Ability,
): Pick<CheckRead, "parts"> {
  const bearer = bearerOf(creature, compendium);
  const { parts } = partsOf(bearer, ability, trainingOfSave(bearer, ability));
  return { parts: [...parts, ...coverOn(ability, scene?.cover)] };
}

/** What shields from the point of origin helps Dexterity saves ("Cover"). */
const coverOn = (ability: Ability, cover: Cover = "none"): readonly Modifier[] =>
  ability === "dex" && coverBonus[cover] > 0
    ? [{ source: `${cover.replaceAll("_", "-")} cover`, value: coverBonus[cover] }]
    : [];

function partsOf({ changes }: Bearer, ability: Ability, training: Training | undefined): Parts {
  const parts = partsOfRoll({ ability, training }, changes.now);
  return training === undefined ? { parts } : { parts, proficient: training.share >= 1 };
}
