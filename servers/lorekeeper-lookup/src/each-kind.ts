import { type Kind, LookupUnavailable } from "@tabletop-mcp/srd-client";

/** What was found, and the kinds of which no source could be asked. */
export interface OfKinds<T> {
  readonly found: readonly T[];
  readonly away: readonly Kind[];
}

/** Finds each of some kinds: one that is away hides no other. Throws LookupUnavailable where all are. */
export async function eachKind<T>(
  kinds: readonly Kind[],
  find: (kind: Kind) => Promise<T>,
): Promise<OfKinds<T>> {
  const failures: LookupUnavailable[] = [];
  const away: Kind[] = [];
  const orAway = async (kind: Kind): Promise<readonly T[]> => {
    try {
      return [await find(kind)];
    } catch (error) {
      if (!(error instanceof LookupUnavailable)) throw error;
      failures.push(error);
      away.push(kind);
      return [];
    }
  };
  const found = (await Promise.all(kinds.map(orAway))).flat();
  const [failure] = failures;
  if (found.length === 0 && failure !== undefined) throw failure;
  return { found, away };
}
