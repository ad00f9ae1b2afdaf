import { name } from "./params.js";

/** Signs that nobody sees: controls, line ends, joiners and spaces of no width, marks that turn the writing round. */
const unseen =
  /[\p{Cc}\u{ad}\u{61c}\u{180e}\u{200b}-\u{200f}\u{2028}-\u{202e}\u{2060}-\u{206f}\u{feff}]/u;
/** Emoji are joined by one of them, and so are letters of Arabic and of the scripts of India. */
const joiners =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{fe0f}\p{M}\p{Script=Arabic}])[\u{200c}\u{200d}](?=[\p{Extended_Pictographic}\p{L}])/gu;

/** The name of a character, a party or a place, which people must be able to see and to type. */
export const ownName = name.superRefine((text, context) => {
  const [found] = unseen.exec(text.replaceAll(joiners, "")) ?? [];
  if (found === undefined) return;
  const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const message = `a name holds no control characters, line ends, zero-width signs or marks of direction, and U+${code} is one`;
  context.addIssue({ code: "custom", message });
});
