import { UpstreamError } from "./errors.js";
import { type FetchContext, fetchRows, type Origins } from "./fetch-route.js";
import { type Hosts, hostsLeftAlone } from "./hosts.js";
import type { Asking, GetJson } from "./http.js";
import { lifetimes, since } from "./lifetimes.js";
import type { Question } from "./question.js";
import { readAnswer } from "./read-answer.js";
import type { LookupRecord } from "./records/types.js";
import type { Params, Route } from "./routes.js";
import type { Shelf } from "./shelf.js";
import { singleFlight } from "./single-flight.js";
import { type Bundled, withAbsent, withClassLists, withWeights } from "./srd-gaps.js";
import type { Stop } from "./stop.js";
import type { Writes } from "./writes.js";

/** What a route is asked, and where its answer is kept. */
export interface Asked {
  readonly route: Route;
  readonly params: Params;
  readonly key: string;
}

/** What a route has just answered. */
export interface Live {
  readonly records: readonly LookupRecord[];
  readonly fetchedAt: number;
}

/** For whom a route is asked. */
export interface Asker {
  readonly question: Question;
  readonly onRows?: FetchContext["onRows"];
}

interface Surroundings {
  readonly getJson: GetJson;
  readonly origins: Origins;
  readonly now: () => number;
  readonly shelf: Shelf;
  readonly writes: Writes;
  readonly bundled: Bundled | undefined;
  readonly onFailure: ((error: UpstreamError) => void) | undefined;
}

/** Asks the sources themselves: equal questions once, and nobody who has just failed. */
export class Desk {
  readonly #around: Surroundings;
  readonly #hosts: Hosts;
  readonly #fly = singleFlight<Live | undefined>();

  constructor(around: Surroundings) {
    this.#around = around;
    this.#hosts = hostsLeftAlone(around.now);
  }

  /** A route's answer; nothing where it has none before the question ends, or has just had none. */
  live(asked: Asked, asker: Asker): Promise<Live | undefined> {
    return this.#fly(asked.key, asker.question.stop, (stop) => this.#fetch(asked, asker, stop));
  }

  async #fetch(asked: Asked, asker: Asker, stop: Stop): Promise<Live | undefined> {
    const { now, shelf, writes, onFailure } = this.#around;
    const { route, params, key } = asked;
    if (this.#hosts.resting(this.#hostOf(route))) return undefined;
    const failure = await shelf.failure(key);
    if (failure !== undefined && since(failure.failedAt, now()) < lifetimes.failureMs)
      return undefined;
    try {
      const records = await this.records({ route, params }, asker, stop);
      const fetchedAt = now();
      writes.keep(key, { records, storedAt: fetchedAt });
      return { records, fetchedAt };
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      // Nothing is known of a source that was not asked to the end.
      if (error.reason === "cancelled" || error.reason === "left-alone") return undefined;
      onFailure?.(error);
      const { reason: code, message } = error;
      writes.fail(key, { code, message, failedAt: now() });
      return undefined;
    }
  }

  /** A route's whole answer, checked and completed; throws an UpstreamError. */
  async records(
    { route, params }: Pick<Asked, "route" | "params">,
    { question, onRows }: Asker,
    stop: Stop = question.stop,
  ): Promise<readonly LookupRecord[]> {
    const { getJson, origins, bundled } = this.#around;
    const asking = this.#asking(question, stop);
    const context: FetchContext = {
      getJson: (url) => getJson(url, asking),
      origins,
      ...(onRows && { onRows }),
    };
    const rows = await fetchRows(route, params, context);
    const records = await readAnswer(route, rows, { params, context });
    const complete = await withWeights(withClassLists(records), bundled);
    return withAbsent(complete, { route, params, bundled });
  }

  #asking(question: Question, stop: Stop): Asking {
    return {
      stop,
      requestMs: question.limits.requestMs,
      mayAsk: (host) => {
        if (stop.reason !== undefined)
          throw new UpstreamError(stop.reason, { host, detail: "not asked any more" });
        if (this.#hosts.resting(host))
          throw new UpstreamError("left-alone", { host, detail: "it has just failed" });
      },
      failed: (error) => this.#hosts.failed(error),
      read: (bytes, host) => question.read(bytes, host),
    };
  }

  #hostOf = ({ api }: Route): string => {
    const { dnd5e, open5e } = this.#around.origins;
    return (api === "dnd5eapi-2014" ? dnd5e : open5e).host;
  };
}
