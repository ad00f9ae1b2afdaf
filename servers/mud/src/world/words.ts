import * as z from "zod";

/** Signs that nobody sees: controls and line ends, marks of direction, fillers, tags, halves of characters. */
const unseen =
  /(?!\u{200c}|\u{200d}|\u{fe0f})[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** A text of one line that people can see. */
export const words = (most: number) =>
  z
    .string()
    .max(most)
    .superRefine((text, context) => {
      const problem = text.trim() === "" ? "must not be empty" : unseenIn(text);
      if (problem !== undefined) context.addIssue({ code: "custom", message: problem });
    })
    .overwrite((text) => text.trim());

function unseenIn(text: string): string | undefined {
  const [found] = unseen.exec(text) ?? [];
  if (found === undefined) return undefined;
  const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `must be one line of signs that can be seen, and U+${code} at ${unseen.exec(text)?.index} is none`;
}

/** What something is called by players: short, and in their commands. */
export const name = words(60);
/** What is read once. */
export const passage = words(600);
/** What every room says, each time. */
export const roomText = words(800);

/** An id: copies of an item are counted behind a hyphen, so it has none of its own. */
export const id = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,39}$/, "must be an id: small letters, digits and _, like rusty_key");

export const minutes = z.int().min(1).max(1440);
