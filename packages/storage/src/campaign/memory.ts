import type { Database } from "../open.js";

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

/** A question by key whose last answers are remembered. */
export interface Remembered<Answer> {
  at(key: string): Answer;
  /** This connection has written the answer itself. */
  put(key: string, answer: Answer): void;
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
      const one = remembered(ask);
      all.push(one);
      return one;
    },
    forget,
  };
}

/** For whoever must see what is on disk. */
export const noMemory: Memory = {
  look: () => undefined,
  remember: (ask) => ({ at: ask, put: () => undefined, forget: () => undefined }),
  forget: () => undefined,
};

function remembered<Answer>(ask: (key: string) => Answer): Remembered<Answer> {
  const held = new Map<string, Answer>();
  const put = (key: string, answer: Answer): void => {
    held.delete(key);
    held.set(key, answer);
    const [oldest] = held.keys();
    if (held.size > most && oldest !== undefined) held.delete(oldest);
  };
  return {
    at(key) {
      const known = held.get(key);
      if (known !== undefined || held.has(key)) return known as Answer;
      const answer = ask(key);
      put(key, answer);
      return answer;
    },
    put,
    forget: () => held.clear(),
  };
}
