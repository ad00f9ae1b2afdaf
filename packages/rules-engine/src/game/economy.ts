/**
 * What pays for something that is done ("Your Turn", "Bonus Actions", "Reactions"): `readied` is a
 * reaction that releases what was readied, `free` costs nothing (a legendary action has its own price).
 */
export const economies = ["action", "bonus", "reaction", "readied", "object", "free"] as const;
export type Economy = (typeof economies)[number];
