/** What players can be called, in words. */
export const nameRule =
  "2 to 24 letters, digits, _ and -, the first one a letter, and no word for anybody, such as you or system";

/** Who speaks in other players' conversations, or is spoken to. */
const reserved = new Set(
  "me self myself you yourself all everybody everyone nobody somebody someone human user assistant system developer tool server admin dm gm the".split(
    " ",
  ),
);

/** Whether players can be called that. */
export const isPlayerName = (name: string): boolean =>
  /^[A-Za-z][A-Za-z0-9_-]{1,23}$/u.test(name) && !reserved.has(name.toLowerCase());
