import { creatures } from "./index.js";

/** An entry by what it is found by, and all of it as JSON. */
export interface EntryText {
  readonly id: string;
  readonly name: string;
  readonly also?: readonly string[];
  readonly json: string;
}

/** Every stat block, in order of name, as text: who needs a few of them parses a few. The build writes it out. */
export const creatureTexts: readonly EntryText[] = Object.freeze(
  creatures.map((creature) => {
    const { id, name, also } = creature;
    return { id, name, ...(also && { also }), json: JSON.stringify(creature) };
  }),
);
