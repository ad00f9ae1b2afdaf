import type { WorldStore } from "../model.js";
import { writtenTogether } from "../together.js";
import { channelOf } from "./channel.js";
import type { Connections } from "./connections.js";
import { groupWriter } from "./group-writer.js";
import { listen } from "./listener.js";
import { reading } from "./reading.js";

/** So many commits are written in one transaction at most. */
const together = 256;

/** Milliseconds for which it may not be known that notifications do not come any more. */
const longestDeaf = 2_000;

/** A world in a schema that is up to date, over connections that it closes. */
export async function postgresWorld(connections: Connections, schema: string): Promise<WorldStore> {
  const { ask, db, single } = connections;
  const { read, after, latest } = reading(db);
  const channel = channelOf(schema);
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const changed of listeners) changed();
  };
  /** Whoever was told of a number finds all up to it. */
  let told = 0;
  /** Being written by us: whatever becomes of it, it is told of at its end. */
  let ours = 0;
  let isOver = false;
  const heard = (seq: number): void => {
    // Anybody may write to a channel, and no number is greater than none.
    if (!(seq > Math.max(told, ours))) return;
    told = seq;
    tell();
  };
  const regained = (seq: number): void => {
    told = seq;
    tell();
  };
  const every = Math.min(longestDeaf, connections.timeout);
  const { begun, close } = await listen({ channel, every, connect: single, heard, regained });
  told = begun;
  const write = groupWriter({
    connections,
    channel,
    committing: (seq) => {
      ours = seq;
    },
    isOver: () => isOver,
  });
  const { enqueue, drained } = writtenTogether(async (take) => {
    try {
      const outcomes = await write(take);
      told = Math.max(told, ours);
      return outcomes;
    } finally {
      const wasWriting = ours > 0;
      ours = 0;
      if (wasWriting) tell();
    }
  }, together);
  return {
    read: (keys) => ask(() => read(keys)),
    commit: enqueue,
    changesSince: (seq, limit) => ask(() => after(seq, limit)),
    latest: () => ask(latest),
    onChange(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    async close() {
      isOver = true;
      await drained();
      await close();
      await connections.close();
    },
  };
}
