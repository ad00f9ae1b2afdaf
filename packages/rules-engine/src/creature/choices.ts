import type { Compendium } from "../compendium.js";
import { choicesOfFeatures } from "./choices/features.js";
import { choicesOfOrigin } from "./choices/origin.js";
import { choicesOfSpells } from "./choices/spells.js";
import { choicesOfTraining } from "./choices/training.js";
import type { ChoiceDue } from "./sheet.js";
import { oncePerSubject, type Subject } from "./subject.js";

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
