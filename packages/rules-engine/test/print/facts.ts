/** Facts of an action by name, as it is printed or as it is played: "to hit": "14", "damage": "19 2d10+8 piercing, 7 2d6 fire". */
export type Facts = Readonly<Record<string, string>>;

/** Those that there are. */
export const factsOf = (found: Readonly<Record<string, string | undefined>>): Facts =>
  Object.fromEntries(
    Object.entries(found).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );

/** Several values of one fact: each once, in order. */
export const listed = (all: readonly (string | undefined)[]): string =>
  [...new Set(all.filter((one) => one !== undefined))].toSorted().join(", ");
