/** How a call of a tool ended: as asked, with a refusal that its caller can do something about, or by what is nobody's fault but ours. */
export type Outcome = "ok" | "refused" | "failed";

/** How much of what is kept for callers there is. */
export interface Kept {
  /** Callers who are told apart, and have asked for something lately or have something open. */
  callers(): number;
  /** Sessions of the protocol's older era. */
  sessions(): number;
}

/** Takes note of what a server does, where somebody wants to know. */
export interface Meter {
  /** A call of this tool begins, or of one that there is not; what it gives is told how it ended. */
  called(tool: { readonly name: string } | undefined): (outcome: Outcome) => void;
  /** A client was told that this has changed: a list, or a resource. */
  told(what: "tools" | "prompts" | "resources" | "resource"): void;
  /** A stream is open until then. */
  opened(ended: Promise<unknown>): void;
  /** A request was answered with this status; with none where its client did not wait. */
  answered(status: number | undefined): void;
  /** From now on this is what is kept. */
  keeps(kept: Kept): void;
}

/** Where nobody wants to know. */
export const nobodyCounts: Pick<Meter, "called"> = { called: () => () => undefined };

/** A number that a server has besides those that all have. */
export interface MetricSpec<Ctx> {
  /** In snake_case, after `tabletop_`; that of a counter ends in `_total`. */
  readonly name: string;
  readonly help: string;
  readonly type: "counter" | "gauge";
  /** Asked whenever somebody looks; of one that cannot be told now the last is shown. */
  value(ctx: Ctx): number | Promise<number>;
}
