import { parseNotation } from "@tabletop-mcp/dice-core";
import * as z from "zod";

// Dice that are written down, to be rolled when nobody can be told any more that they are none.

/** One kind of dice, up to 99 of them, and a number. */
const form = /^-?\d{0,2}d\d{1,4}([+-]\d{1,4})?$/i;
const looks = "dice look like 1d4, -1d4 or 2d6+1";

/** Dice that can be rolled, kept without blanks. */
export const rollable = dice(form);

/** The same, or a number. */
export const rollableOrNumber = dice(/^\d{1,4}$/, form);

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
