import { inOrderOfName, lookUp } from "../look-up.js";
import { aberrationCreatures } from "./aberration.js";
import { beastCreatures } from "./beast.js";
import { celestialCreatures } from "./celestial.js";
import { constructCreatures } from "./construct.js";
import { dragonCreatures } from "./dragon.js";
import { elementalCreatures } from "./elemental.js";
import { feyCreatures } from "./fey.js";
import { fiendCreatures } from "./fiend.js";
import { giantCreatures } from "./giant.js";
import { humanoidCreatures } from "./humanoid.js";
import { monstrosityCreatures } from "./monstrosity.js";
import { oozeCreatures } from "./ooze.js";
import { plantCreatures } from "./plant.js";
import type { Creature } from "./types.js";
import { undeadCreatures } from "./undead.js";

export type * from "./types.js";

/** Every stat block of SRD 5.1, in order of name. */
export const creatures: readonly Creature[] = inOrderOfName([
  aberrationCreatures,
  beastCreatures,
  celestialCreatures,
  constructCreatures,
  dragonCreatures,
  elementalCreatures,
  feyCreatures,
  fiendCreatures,
  giantCreatures,
  humanoidCreatures,
  monstrosityCreatures,
  oozeCreatures,
  plantCreatures,
  undeadCreatures,
]);

export const { byId: creatureById, byName: creatureByName } = lookUp(creatures);
