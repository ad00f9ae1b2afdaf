export { blow } from "./blow.js";
export { creatureOf, deepFreeze } from "./creature.js";
export { given, inState, type Outcome } from "./given.js";
export { inspiration, succour } from "./reactions.js";
export { usingDice } from "./using.js";
