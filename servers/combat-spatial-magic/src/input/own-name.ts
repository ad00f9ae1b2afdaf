import { said } from "./text.js";

/**
 * Signs that nobody sees, by what Unicode says of them: controls and line ends, joiners, fillers, tags and
 * variation selectors, marks that turn the writing round, and what is no character. Two it does not
 * count among them: marks of annotations, and the empty braille pattern.
 */
const unseen =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Noncharacter_Code_Point}\u{fff9}-\u{fffb}\u{2800}]/u;

/** Emoji are joined and coloured by some of them, and letters of Arabic and of the scripts of India are joined. */
const atWork = new RegExp(
  [
    String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{fe0f}\p{Script=Arabic}]|(?!\p{Script=Inherited})\p{M})[\u{200c}\u{200d}](?=[\p{Extended_Pictographic}\p{L}])`,
    String.raw`(?<=\p{Extended_Pictographic})\u{fe0f}`,
    String.raw`\u{fe0f}(?=\u{20e3})`,
  ].join("|"),
  "gu",
);

/** A name that is given to somebody or something, which people must be able to see and to type. */
export const ownName = said(120, (text) => text).superRefine((text, context) => {
  const problem = wrongIn(text);
  if (problem !== undefined) context.addIssue({ code: "custom", message: problem });
});

/** A reply begins with the name of whom it concerns, or with a code where it refuses. */
const code = /^\s*\[[A-Z][A-Z_]*\]/u;

/** Why this is no name, in words: what of it nobody sees, or what passes for a refusal; nothing where it is one. */
export function wrongIn(name: string): string | undefined {
  if (code.test(name)) return "a name does not begin with a code in brackets, as refusals do";
  const [found] = unseen.exec(name.replaceAll(atWork, "")) ?? [];
  if (found === undefined) return undefined;
  const sign = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `a name holds no control characters, line ends, zero-width signs or marks of direction, and U+${sign} is one`;
}
