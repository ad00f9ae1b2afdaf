export { blow } from "./blow.js";
export { castingOf } from "./cast-all.js";
export { castChosen } from "./cast-chosen.js";
export { caster } from "./caster.js";
export { creatureOf, deepFreeze } from "./creature.js";
export { fightOf } from "./fight.js";
export { given, inState, type Outcome } from "./given.js";
export { inspiration, succour } from "./reactions.js";
export { usingDice } from "./using.js";
