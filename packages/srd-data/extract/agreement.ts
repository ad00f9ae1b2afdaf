/** What each source says of one field of one entry, where they do not agree. */
export interface Disagreement {
  readonly kind: string;
  readonly id: string;
  readonly field: string;
  readonly said: Readonly<Record<string, unknown>>;
  readonly chosen?: unknown;
  readonly why?: string;
}

/** A reading chosen between sources, for some entries or (`"*"`) for a field of a whole kind. */
export interface Settlement {
  readonly kind: string;
  readonly ids: "*" | readonly string[];
  readonly fields: readonly string[];
  /** The source that is right, or the value where none is. */
  readonly right: "v1" | "v2" | "api" | "reading" | "rule" | { readonly value: unknown };
  readonly why: string;
}

/** Finds what the sources agree on, and keeps a list of where they do not. */
export class Agreement {
  readonly disagreements: Disagreement[] = [];
  /** What could not be read at all; the extraction writes nothing while there is one. */
  readonly problems: string[] = [];
  readonly #settled: Map<string, Settlement>;
  readonly #used = new Set<Settlement>();

  constructor(
    private readonly kind: string,
    settlements: readonly Settlement[],
  ) {
    this.#settled = new Map(
      settlements
        .filter((settlement) => settlement.kind === kind)
        .flatMap((settlement) =>
          [settlement.ids]
            .flat()
            .flatMap((id) =>
              settlement.fields.map((field) => [`${id} ${field}`, settlement] as const),
            ),
        ),
    );
  }

  /** The value that all who say something say, or the one that was settled on. */
  of<T>(id: string, field: string, said: Readonly<Record<string, T | undefined>>): T {
    const spoken = Object.entries(said).filter(([, value]) => value !== undefined);
    const [first] = spoken;
    if (first === undefined) return undefined as T;
    const same = spoken.every(([, value]) => JSON.stringify(value) === JSON.stringify(first[1]));
    if (same) return first[1] as T;
    const settlement = this.#settled.get(`${id} ${field}`) ?? this.#settled.get(`* ${field}`);
    const open = { kind: this.kind, id, field, said: Object.fromEntries(spoken) };
    const told = this.disagreements.find((other) => other.id === id && other.field === field);
    if (told !== undefined) return (told.why === undefined ? first[1] : told.chosen) as T;
    if (settlement === undefined) {
      this.disagreements.push(open);
      return first[1] as T;
    }
    const chosen = this.#choose(settlement, said);
    this.disagreements.push({ ...open, chosen, why: settlement.why });
    return chosen as T;
  }

  #choose(settlement: Settlement, said: Readonly<Record<string, unknown>>): unknown {
    this.#used.add(settlement);
    const { right } = settlement;
    return typeof right === "string" ? said[right] : right.value;
  }

  /** Settlements that settled nothing: the records have changed, or they were never needed. */
  get unused(): readonly Settlement[] {
    return [...new Set(this.#settled.values())].filter((settlement) => !this.#used.has(settlement));
  }
}
