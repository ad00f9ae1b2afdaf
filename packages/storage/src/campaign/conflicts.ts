/** Somebody else has changed what a commit was to replace or refers to: load again and decide anew. */
export class StaleError extends Error {
  override readonly name = "StaleError";
  constructor(readonly aggregate: string) {
    super(`${aggregate} has changed since it was read`);
  }
}

/** Names are unique per campaign and kind, as `keyOf` compares them. */
export class NameTakenError extends Error {
  override readonly name = "NameTakenError";
  constructor(
    readonly kind: "character" | "party" | "location",
    readonly taken: string,
  ) {
    super(`There is a ${kind} called ${taken} already`);
  }
}
