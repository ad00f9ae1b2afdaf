import type { JSONRPCMessage } from "@modelcontextprotocol/server";
import type { Refusal } from "./messages.js";

/** What goes out as one line. */
export type Outgoing = JSONRPCMessage | Refusal | readonly (JSONRPCMessage | Refusal)[];

type Id = string | number;

interface Batch {
  readonly ids: readonly Id[];
  readonly answers: (JSONRPCMessage | Refusal)[];
  /** How many are still to come. */
  due: number;
}

/** Whether clients of that protocol version may send several messages as one array. */
export const hasBatches = (version: unknown): boolean =>
  typeof version === "string" && version <= "2025-03-26";

/** Answers to one array's requests, held back until all of them are there. */
export class Batches {
  readonly #byId = new Map<Id, Batch>();

  /** Begins a batch with what is answered already; what is to be sent now, if anything. */
  open(ids: readonly Id[], answers: readonly Refusal[]): Outgoing | undefined {
    const batch: Batch = { ids, answers: [...answers], due: ids.length };
    for (const id of ids) this.#byId.set(id, batch);
    return this.#whole(batch);
  }

  /** Takes an answer; what is to be sent now, if anything. */
  answer(id: Id, message: JSONRPCMessage): Outgoing | undefined {
    const batch = this.#byId.get(id);
    if (!batch) return message;
    batch.answers.push(message);
    batch.due -= 1;
    return this.#whole(batch);
  }

  /** A request that is cancelled is not answered any more; what is to be sent now, if anything. */
  cancel(id: Id): Outgoing | undefined {
    const batch = this.#byId.get(id);
    if (!batch) return undefined;
    batch.due -= 1;
    return this.#whole(batch);
  }

  #whole(batch: Batch): Outgoing | undefined {
    if (batch.due > 0) return undefined;
    for (const id of batch.ids) this.#byId.delete(id);
    // Notifications alone are answered by nothing, not by an empty array.
    return batch.answers.length > 0 ? batch.answers : undefined;
  }
}
