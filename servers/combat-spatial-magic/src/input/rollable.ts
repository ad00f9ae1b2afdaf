import { parseNotation } from "@tabletop-mcp/dice-core";
import * as z from "zod";

// Dice that are written down, to be rolled when nobody can be told any more that they are none.

/** A sum of dice and numbers: up to 99 of a kind, ten summands. */
const form = /^-?(?=.*d)(\d{0,2}d\d{1,4}|\d{1,4})([+-](\d{0,2}d\d{1,4}|\d{1,4})){0,9}$/i;
const looks = "dice look like 1d4, -1d4 or 2d8+4d6+3";

/** Dice that can be rolled, kept without blanks. */
export const rollable = dice(form);

/** The same, or a number. */
export const rollableOrNumber = dice(/^\d{1,4}$/, form);

/** Dice that are rolled at once, in all of roll_dice's notation: of those that roll_check prints some are rolled again. */
export const anyDice = dice(/^(?=.*d).{1,200}$/i);

function dice(...forms: readonly RegExp[]) {
  return z
    .string()
    .transform((text) => text.replaceAll(/\s/gu, ""))
    .superRefine((text, context) => {
      const problem = forms.some((one) => one.test(text)) ? unreadable(text) : looks;
      if (problem !== undefined) context.addIssue({ code: "custom", message: problem });
    });
}

/** What is wrong with dice that look like it; nothing when they can be rolled. */
function unreadable(text: string): string | undefined {
  const read = parseNotation(text);
  return read.ok ? undefined : `${read.error.message} ${read.error.hint} For example, ${looks}`;
}
