import type { ChoiceDue } from "@tabletop-mcp/rules-engine";
import { few } from "./few.js";

/** "3 × Skills of Fighter (skills)". */
export const dueText = ({ choose, what, field }: ChoiceDue): string =>
  `${choose === 1 ? "" : `${choose} × `}${what} (${field})`;

/** Legal values that a text names. */
export const mostLegal = 12;

/** The same with what is legal: "Spells: Wizard (spells): Alarm, Burning Hands and 28 more". */
export const dueWithLegal = (due: ChoiceDue, most = mostLegal): string =>
  due.legal.length === 0 ? dueText(due) : `${dueText(due)}: ${few(due.legal, most, due.more)}`;
