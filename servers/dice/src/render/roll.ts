import type { Roll, RolledTerm } from "@tabletop-mcp/dice-core";

/** One term of a reply, as §5.3 of the specification names its fields. */
export type ReplyTerm =
  | { type: "constant"; value: number; subtotal: number }
  | {
      type: "die";
      count: number;
      sides: number;
      mode?: "advantage" | "disadvantage";
      rolls: number[];
      kept?: number[];
      subtotal: number;
    };

/** The terms of a roll that `parseRequest` asked for, in order. */
export const replyTerms = (roll: Roll): ReplyTerm[] => roll.terms.map(replyTerm);

function replyTerm(term: RolledTerm): ReplyTerm {
  switch (term.type) {
    case "constant":
      return { type: "constant", value: term.subtotal, subtotal: term.subtotal };
    case "die": {
      const { count, sides, mode, rolls, kept, subtotal } = term;
      return {
        type: "die",
        count,
        sides,
        ...(mode === undefined ? {} : { mode }),
        rolls: [...rolls],
        ...(kept === undefined ? {} : { kept: [...kept] }),
        subtotal,
      };
    }
    default:
      throw new Error(`A plain request cannot ask for a ${term.type}.`);
  }
}
