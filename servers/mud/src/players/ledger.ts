import {
  type Aggregate,
  type WorldChange,
  WorldStaleError,
  type WorldStore,
} from "@tabletop-mcp/storage";
import * as z from "zod";

/** The world that is run, and when it is. */
export interface Cabinet {
  readonly store: WorldStore;
  now(): number;
}

/** What all processes of a world hold. */
const limits = z
  .strictObject({
    /** How many may have a token. */
    players: z.int().min(1).exactOptional(),
    /** Requests of one player in a second, at each process. */
    perSecond: z.int().min(1).exactOptional(),
  })
  .readonly();
export type Limits = z.infer<typeof limits>;

/**
 * What whoever runs a world has decided: who has a token, who is banned, and limits. Each decision
 * writes this, too, so that a process has to look at one row alone to see whether there is another.
 */
export interface Ledger {
  readonly version: number;
  readonly limits: Limits;
}

const key = { kind: "ledger", id: "world" };
/** No room is called so. */
const place = "~ledger";
const shape = z.strictObject({ limits }).readonly();

/** The ledger as it is. */
export async function ledgerIn(store: WorldStore): Promise<Ledger> {
  const [row] = await store.read([key]);
  return { version: row?.version ?? 0, limits: row ? shape.parse(row.body).limits : {} };
}

/** Sets limits, and lifts those that are named without a number. */
export const setLimits = (
  cabinet: Cabinet,
  asked: { readonly [K in keyof Limits]?: number | undefined },
): Promise<undefined> =>
  written<never>(cabinet, async ({ limits: before }) => {
    const all = Object.entries({ ...before, ...asked });
    return { limits: limits.parse(Object.fromEntries(all.filter(([, most]) => most))) };
  });

/** Something that is kept of a player: there is one of a kind, whatever case the name is written in. */
export interface Entry {
  readonly kind: string;
  readonly place: string;
  readonly name: string;
}

/** What becomes of an entry: its body, nothing where it goes, or why nothing is changed. */
type Decide<Refusal> = (
  before: Aggregate | undefined,
  held: Limits,
) => Promise<object | Refusal | undefined> | object | Refusal | undefined;

/** Changes an entry, or gives why not. */
export const enter = <Refusal extends string>(
  cabinet: Cabinet,
  entry: Entry,
  decide: Decide<Refusal>,
): Promise<Refusal | undefined> =>
  written<Refusal>(cabinet, async (ledger) => {
    const { kind, name } = entry;
    const id = { kind, id: name.toLowerCase() };
    const [before] = await cabinet.store.read([id]);
    const body = await decide(before, ledger.limits);
    if (typeof body === "string") return body;
    const after = typeof body === "object" ? { after: { place: entry.place, body } } : {};
    return { changes: [{ ...id, version: before?.version ?? 0, ...after }] };
  });

interface Decision {
  readonly changes?: readonly WorldChange[];
  readonly limits?: Limits;
}

/** Where another command was faster it is decided anew. */
async function written<Refusal extends string>(
  cabinet: Cabinet,
  decide: (ledger: Ledger) => Promise<Decision | Refusal>,
): Promise<Refusal | undefined> {
  const { store, now } = cabinet;
  const ledger = await ledgerIn(store);
  const decided = await decide(ledger);
  if (typeof decided === "string") return decided;
  const after = { place, body: { limits: decided.limits ?? ledger.limits } };
  const changes = [...(decided.changes ?? []), { ...key, version: ledger.version, after }];
  try {
    await store.commit({ at: now(), changes });
    return undefined;
  } catch (thrown) {
    if (thrown instanceof WorldStaleError) return written(cabinet, decide);
    throw thrown;
  }
}
