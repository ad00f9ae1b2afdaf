/** The vocabularies and types of every kind; the data has a subpath for each, so that one loads no other. */
export type * from "./effect.js";
export type * from "./entry.js";
export { plainName } from "./look-up.js";
export type { ItemUse, Limit } from "./magic-items/types.js";
export type * from "./node.js";
export * from "./vocabulary.js";
