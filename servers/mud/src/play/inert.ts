/**
 * What a player has written, as others may be shown it: one line, with nothing in it that a terminal
 * or a reader obeys (control and formatting characters, line breaks, text that runs backwards).
 */
export const inert = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();

/** The same in quotes, which nothing in it can close. */
export const quoted = (text: string): string =>
  `"${inert(text).replaceAll(/["\u201C-\u201F\u00AB\u00BB\u2033\uFF02]/gu, "'")}"`;
