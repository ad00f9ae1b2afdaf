/** Who calls, where a server tells its callers apart. */
export interface Caller {
  readonly name: string;
}

/** Who calls where nobody is told apart. */
export const anybody: Caller = { name: "" };
