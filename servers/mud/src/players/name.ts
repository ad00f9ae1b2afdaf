/** What players can be called, in words. */
export const nameRule = "2 to 24 letters, digits, _ and -, the first one a letter";

/** Whether players can be called that. */
export const isPlayerName = (name: string): boolean => /^[A-Za-z][A-Za-z0-9_-]{1,23}$/u.test(name);
