/** One figure: this project against a peer or a floor, measured in the same run. */
export interface Figure {
  readonly name: string;
  /** "at least": times as fast as the other. "at most": times the other's duration. */
  readonly goal: { readonly kind: "at least" | "at most"; readonly ratio: number };
  readonly ours: number;
  readonly other: number;
  readonly otherName: string;
  readonly unit: "µs" | "ms" | "ns" | "MB" | "KB";
}

/** Something to time; gives back a value so that no engine can leave it out. */
export type Work = () => unknown;

let sink: unknown;

/** Median durations of several works in milliseconds a call, taken in turn, so that noise falls on all alike. */
export function interleaved(
  works: readonly Work[],
  { rounds, calls }: { rounds: number; calls: number },
): readonly number[] {
  const times: number[][] = works.map(() => []);
  for (const work of works) for (let i = 0; i < calls; i++) sink = work();
  for (let round = 0; round < rounds; round++) {
    works.forEach((work, i) => {
      const start = performance.now();
      for (let call = 0; call < calls; call++) sink = work();
      times[i]?.push((performance.now() - start) / calls);
    });
  }
  return times.map(median);
}

/** As `interleaved`, for work that waits; each gives its own duration in milliseconds. */
export async function interleavedAsync(
  works: readonly (() => Promise<number>)[],
  rounds: number,
): Promise<readonly number[]> {
  const times: number[][] = works.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [i, work] of works.entries()) times[i]?.push(await work());
  }
  return times.map(median);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Prints a figure as one row and says whether it meets its goal. */
export function report({ name, goal, ours, other, otherName, unit }: Figure): boolean {
  const faster = goal.kind === "at least";
  const ratio = faster ? other / ours : ours / other;
  const met = faster ? ratio >= goal.ratio : ratio <= goal.ratio;
  const scale = { ms: 1, µs: 1e3, ns: 1e6, MB: 1, KB: 1 }[unit];
  const figures = `ours ${(ours * scale).toFixed(2)} ${unit}, ${otherName} ${(other * scale).toFixed(2)} ${unit}`;
  const wanted = `${goal.kind} ${goal.ratio}×`;
  process.stdout.write(
    `${met ? "met   " : "MISSED"} ${name}: ${ratio.toFixed(2)}× (${wanted}); ${figures}\n`,
  );
  return met;
}

/** One figure that is a count, held to a goal of its own. */
export interface Count {
  readonly name: string;
  readonly ours: number;
  readonly goal: { readonly kind: "at least" | "at most"; readonly count: number };
}

/** Prints a count as one row and says whether it meets its goal. */
export function reportCount({ name, ours, goal }: Count): boolean {
  const met = goal.kind === "at least" ? ours >= goal.count : ours <= goal.count;
  process.stdout.write(
    `${met ? "met   " : "MISSED"} ${name}: ${ours} (${goal.kind} ${goal.count})\n`,
  );
  return met;
}

/** The last value that was computed; reading it keeps it alive. */
export const lastValue = (): unknown => sink;
