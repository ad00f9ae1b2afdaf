import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { StorageError } from "../../errors.js";
import type { WorldCommit } from "../model.js";
import type { Outcome, WriteGroup } from "../together.js";
import type { Connections } from "./connections.js";
import { isConflict } from "./faults.js";
import { judged, namedIn } from "./judge.js";
import { refuseNewer } from "./migrate.js";
import { pause, retried } from "./retry.js";
import { isWritten, statesOf, takeTurn, write } from "./writing.js";

/** What a group writer needs. */
export interface Means {
  readonly connections: Connections;
  readonly channel: string;
  /** Told of a group's last number before anybody can see it. */
  readonly committing: (seq: number) => void;
  /** Whether nobody waits for an answer any more. */
  readonly isOver: () => boolean;
}

/** Gives the same group each time; what asks until the first time is in it. */
type Take = () => readonly WorldCommit[];
type Outcomes = readonly Outcome[];

/**
 * Writes groups of commits, each in one transaction of four questions. Throws StorageError: then
 * nothing is written, but for COMMIT_UNKNOWN.
 */
export function groupWriter(means: Means): WriteGroup {
  const { connections } = means;
  const attempt = async (take: Take): Promise<Outcomes> => {
    try {
      return await connections.on((client) => written(client, take, means));
    } catch (thrown) {
      if (!(thrown instanceof AnswerLost)) throw thrown;
      if (await wasWritten(thrown, means)) return thrown.outcomes;
      throw thrown.cause;
    }
  };
  const writeAll = async (take: Take): Promise<Outcomes> => {
    try {
      return await retried(() => attempt(take));
    } catch (thrown) {
      const told = connections.asOurs(thrown);
      const group = take();
      if (told instanceof StorageError || group.length === 1) throw told;
      // The server is not to blame: one of them cannot be written, and is in nobody else's way.
      return eachAlone(group, writeAll);
    }
  };
  return writeAll;
}

async function eachAlone(group: readonly WorldCommit[], write: WriteGroup): Promise<Outcomes> {
  const outcomes: Outcome[] = [];
  for (const commit of group) {
    const failed = (thrown: unknown): Outcomes => [
      thrown instanceof Error ? thrown : new Error(String(thrown)),
    ];
    outcomes.push(...(await write(() => [commit]).catch(failed)));
  }
  return outcomes;
}

async function written(
  client: PoolClient,
  take: Take,
  { connections: { name, timeout }, channel, committing }: Means,
): Promise<Outcomes> {
  const { seq, schema } = await takeTurn(client, timeout);
  refuseNewer(schema, name);
  const group = take();
  const judgement = judged(group, await statesOf(client, namedIn(group)), seq);
  const { outcomes, log } = judgement;
  const last = log.at(-1)?.seq;
  if (last === undefined) {
    await client.query("ROLLBACK");
    return outcomes;
  }
  const uuid = randomUUID();
  await write(client, judgement, { last, channel, uuid });
  committing(last);
  try {
    await client.query("COMMIT");
  } catch (thrown) {
    if (isConflict(thrown)) throw thrown;
    throw new AnswerLost({ outcomes, last, uuid }, thrown);
  }
  return outcomes;
}

/** What was to be made durable when the server was last heard of. */
interface Pending {
  readonly outcomes: Outcomes;
  readonly last: number;
  readonly uuid: string;
}

class AnswerLost extends Error implements Pending {
  override readonly name = "AnswerLost";
  readonly outcomes: Outcomes;
  readonly last: number;
  readonly uuid: string;

  constructor({ outcomes, last, uuid }: Pending, cause: unknown) {
    super("no answer to COMMIT", { cause });
    this.outcomes = outcomes;
    this.last = last;
    this.uuid = uuid;
  }
}

/** Whoever has the lock that it had knows that the transaction is over, and sees what it wrote. */
async function wasWritten(
  { last, uuid, cause }: AnswerLost,
  { connections, isOver }: Means,
): Promise<boolean> {
  const end = performance.now() + connections.timeout;
  for (let tries = 1; ; tries += 1) {
    try {
      return await connections.on(async (client) => {
        await takeTurn(client, connections.timeout);
        const isThere = await isWritten(client, { last, uuid });
        await client.query("ROLLBACK");
        return isThere;
      });
    } catch {
      if (performance.now() >= end || isOver()) throw lostAnswer(connections.name, cause);
    }
    await pause(tries);
  }
}

/** For a COMMIT of which nobody can say what has become. */
export const lostAnswer = (name: string, cause: unknown): StorageError =>
  new StorageError({
    code: "COMMIT_UNKNOWN",
    message: `The connection to ${name} ${wasLost}`,
    told: `The connection to the database ${wasLost}`,
    hint: "It may have happened: look before you try again",
    cause,
  });

const wasLost = "was lost while something was being written, and whether it was is not known";
