import {
  type Aggregate,
  type Touched,
  type WorldChange,
  type WorldCommit,
  WorldStaleError,
} from "../model.js";
import type { LogRow, Row } from "../rows.js";

/** What is there of an aggregate: as much as a commit is judged by. */
export type State = Pick<Aggregate, "kind" | "id" | "place" | "version">;

/** What becomes of a group of commits: for each its number, or who was faster; and what is to be written. */
export interface Judgement {
  readonly outcomes: readonly (number | WorldStaleError)[];
  readonly rows: readonly Row[];
  readonly gone: readonly Pick<Row, "kind" | "id">[];
  readonly log: readonly LogRow[];
}

/** What is there as far as the group has come; of what is gone nothing. */
type States = Map<string, Row | State | undefined>;

/** Every aggregate that a group names. */
export function namedIn(group: readonly WorldCommit[]): readonly Pick<Aggregate, "kind" | "id">[] {
  const all = group.flatMap(({ changes, unchanged = [] }) => [...changes, ...unchanged]);
  return [...new Map(all.map((one) => [nameOf(one), one])).values()];
}

/**
 * Commits one after the other on top of what is there, numbered on from `seq`; whoever was too late
 * leaves nothing behind. Of each aggregate only its last state is to be written.
 */
export function judged(
  group: readonly WorldCommit[],
  there: readonly State[],
  seq: number,
): Judgement {
  const states: States = new Map(there.map((one) => [nameOf(one), one]));
  const touched = new Map<string, Pick<Aggregate, "kind" | "id">>();
  const log: LogRow[] = [];
  const outcomes = group.map((commit) => {
    const mine: States = new Map();
    const done = allTouched(commit, {
      get: (name) => (mine.has(name) ? mine : states).get(name),
      mine,
    });
    if (done instanceof WorldStaleError) return done;
    for (const [name, state] of mine) states.set(name, state);
    for (const one of done) touched.set(nameOf(one), one);
    const number = seq + log.length + 1;
    log.push(logRow(number, commit, done));
    return number;
  });
  const written = [...touched].map(([name, key]) => ({ key, state: states.get(name) }));
  return {
    outcomes,
    rows: written.flatMap(({ state }) => (state !== undefined && "body" in state ? [state] : [])),
    gone: written.flatMap(({ key: { kind, id }, state }) =>
      state === undefined ? [{ kind, id }] : [],
    ),
    log,
  };
}

interface Sight {
  get(name: string): State | undefined;
  readonly mine: States;
}

function allTouched(
  { changes, unchanged = [] }: WorldCommit,
  sight: Sight,
): readonly Touched[] | WorldStaleError {
  for (const known of unchanged) if (isStale(known, sight)) return new WorldStaleError(known);
  const touched: Touched[] = [];
  for (const change of changes) {
    if (isStale(change, sight)) return new WorldStaleError(change);
    touched.push(changed(change, sight));
  }
  return touched;
}

const isStale = (known: Pick<WorldChange, "kind" | "id" | "version">, { get }: Sight): boolean =>
  (get(nameOf(known))?.version ?? 0) !== known.version;

function changed({ kind, id, version, after }: WorldChange, { get, mine }: Sight): Touched {
  const name = nameOf({ kind, id });
  const from = get(name)?.place ?? "";
  if (after === undefined) {
    mine.set(name, undefined);
    return { kind, id, from, to: "" };
  }
  const { place, body } = after;
  mine.set(name, { kind, id, place, version: version + 1, body: JSON.stringify(body) });
  return { kind, id, from, to: place };
}

const logRow = (
  seq: number,
  { at, events = [] }: WorldCommit,
  touched: readonly Touched[],
): LogRow => ({
  seq,
  at,
  touched: JSON.stringify(touched),
  events: JSON.stringify(events),
});

const nameOf = ({ kind, id }: Pick<Aggregate, "kind" | "id">): string => `${kind}\u0000${id}`;
