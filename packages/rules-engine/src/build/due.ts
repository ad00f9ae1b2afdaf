import { oncePerSubject, type Subject } from "../creature/subject.js";
import type { ChoiceDue } from "../sheet/sheet.js";
import type { Compendium } from "../tables/compendium.js";
import { choicesOfFeatures } from "./due/features.js";
import { choicesOfOrigin } from "./due/origin.js";
import { choicesOfSpells } from "./due/spells.js";
import { choicesOfTraining } from "./due/training.js";

/** What the SRD leaves to the player and is not settled, with the field that settles it. */
export const choicesDue: (creature: Subject, compendium: Compendium) => readonly ChoiceDue[] =
  oncePerSubject((creature, compendium) =>
    [
      ...choicesOfOrigin(creature.make, compendium),
      ...choicesOfFeatures(creature.make, compendium),
      ...choicesOfTraining(creature.make, compendium),
      ...choicesOfSpells(creature, compendium),
    ].filter(({ choose }) => choose > 0),
  );
