import { keyOf } from "./key.js";
import type { Named } from "./model.js";

/** Who is to be called otherwise. */
export interface Renamed extends Named {
  readonly was: string;
}

/** As long as people may make names. */
const longest = 120;

/** New names for those whose own is, as names are compared, an older one's too: "Ada (2)", "Ada (3)". */
export function namesApart(oldestFirst: readonly Named[]): readonly Renamed[] {
  const taken = new Set(oldestFirst.map(({ name }) => keyOf(name)));
  const seen = new Set<string>();
  return oldestFirst.flatMap(({ id, name: was }) => {
    const key = keyOf(was);
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    const name = freeName(was, taken);
    taken.add(keyOf(name));
    return [{ id, was, name }];
  });
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number += 1) {
    const end = ` (${number})`;
    const free = `${name.slice(0, longest - end.length).replace(/\p{Surrogate}$/u, "")}${end}`;
    if (!taken.has(keyOf(free))) return free;
  }
}
