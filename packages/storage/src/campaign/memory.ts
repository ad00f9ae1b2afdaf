import type { Database } from "../open.js";
import { type Remembered, remembered } from "../remembered.js";

/** So many answers to a question are remembered: a table's characters, not a world's. */
const most = 256;

/** What was read of a database, for as long as nobody else writes to it. */
export interface Memory {
  /** To be called before what is remembered is asked for: forgets it all when another connection has written. */
  look(): void;
  /** The same question; an answer that is remembered is not asked for again. Whoever is given one must not change it. */
  remember<Answer>(ask: (key: string) => Answer): Remembered<Answer>;
  /** For after this connection has written what cannot be told answer by answer. */
  forget(): void;
}

/** A memory that is as right as the database: SQLite counts what other connections write, of which `changed` is told. */
export function memoryOf(database: Database, changed: () => void = () => undefined): Memory {
  const dataVersion = database.prepare<[], number>("PRAGMA data_version").pluck();
  const all: Pick<Remembered<unknown>, "forget">[] = [];
  const forget = () => {
    for (const one of all) one.forget();
  };
  let seen: number | undefined;
  return {
    look() {
      const now = dataVersion.get();
      if (now === seen) return;
      forget();
      changed();
      seen = now;
    },
    remember(ask) {
      const one = remembered(ask, most);
      all.push(one);
      return one;
    },
    forget,
  };
}

/** For whoever must see what is on disk. */
export const noMemory: Memory = {
  look: () => undefined,
  remember: (ask) => ({
    at: ask,
    has: () => false,
    put: () => undefined,
    forget: () => undefined,
  }),
  forget: () => undefined,
};
