import printed from "../facts/printed.json" with { type: "json" };
import type { Facts } from "./facts.js";

/** "to hit: 9; reach: 10" as a record. */
const factsIn = (text: string): Facts =>
  Object.fromEntries(
    text
      .split("; ")
      .filter((one) => one !== "")
      .map((one) => {
        const at = one.indexOf(": ");
        return [one.slice(0, at), one.slice(at + 2)];
      }),
  );

const facts: ReadonlyMap<string, Facts> = new Map(
  Object.entries(printed).flatMap(([id, actions]) =>
    Object.entries(actions).map(([key, text]) => [`${id} ${key}`, factsIn(text)]),
  ),
);

/** What the SRD prints of an action, by creature, list and name: "kraken legendary: Ink Cloud". */
export const printedFacts = (key: string): Facts => facts.get(key) ?? {};

/** Every action that it prints. */
export const printedKeys: readonly string[] = [...facts.keys()];
