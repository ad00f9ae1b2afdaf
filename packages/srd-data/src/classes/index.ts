import { inOrderOfName, lookUp } from "../look-up.js";
import { barbarian } from "./barbarian.js";
import { bard } from "./bard.js";
import { cleric } from "./cleric.js";
import { druid } from "./druid.js";
import { fighter } from "./fighter.js";
import { monk } from "./monk.js";
import { paladin } from "./paladin.js";
import { ranger } from "./ranger.js";
import { rogue } from "./rogue.js";
import { sorcerer } from "./sorcerer.js";
import type { CharacterClass, Feature, Subclass } from "./types.js";
import { warlock } from "./warlock.js";
import { wizard } from "./wizard.js";

export type * from "./types.js";

/** The twelve classes of SRD 5.1, each with its subclass, in order of name. */
export const classes: readonly CharacterClass[] = inOrderOfName([
  barbarian,
  bard,
  cleric,
  druid,
  fighter,
  monk,
  paladin,
  ranger,
  rogue,
  sorcerer,
  warlock,
  wizard,
]);

/** The twelve subclasses, in order of name. */
export const subclasses: readonly Subclass[] = inOrderOfName(classes.map((one) => one.subclasses));

/** Every feature and option of every class and subclass. */
export const features: readonly Feature[] = inOrderOfName(
  [...classes, ...subclasses].map((one) =>
    one.features.flatMap((feature) => [feature, ...(feature.options ?? [])]),
  ),
);

export const { byId: featureById, byName: featureByName } = lookUp(features);
export const { byId: classById, byName: classByName } = lookUp(classes);
export const { byId: subclassById, byName: subclassByName } = lookUp(subclasses);
