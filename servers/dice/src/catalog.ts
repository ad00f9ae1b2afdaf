import rollDice from "./tools/roll-dice.js";

/** The tools of this server, in the order in which clients see them. */
export const catalog = [rollDice];
