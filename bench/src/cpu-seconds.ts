import { readdirSync, readFileSync } from "node:fs";

/** What the system knows of a process. */
interface Stat {
  readonly parent: number;
  /** Of its own. */
  readonly seconds: number;
  /** Of its children that have ended. */
  readonly inherited: number;
}

const ticks = 100;

/** By /proc/PID/stat, whose second field, a name in brackets, may have anything in it. */
function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const at = (nth: number): number => Number(fields[nth - 3]);
    return {
      parent: at(4),
      seconds: (at(14) + at(15)) / ticks,
      inherited: (at(16) + at(17)) / ticks,
    };
  } catch {
    return undefined;
  }
}

/** Seconds of CPU that these processes have used; nothing where the system does not tell. */
export function cpuOf(pids: readonly number[]): number | undefined {
  const stats = pids.map(statOf);
  return stats.reduce<number | undefined>(
    (sum, stat) => (sum === undefined || stat === undefined ? undefined : sum + stat.seconds),
    0,
  );
}

/** The same of the parent of this process, with all its children, of now and before. */
export function cpuOfFamily(pid: number): number | undefined {
  const parent = statOf(pid)?.parent;
  const head = parent === undefined ? undefined : statOf(parent);
  if (head === undefined) return undefined;
  const living = readdirSync("/proc")
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((name) => statOf(Number(name)) ?? [])
    .filter((stat) => stat.parent === parent);
  return living.reduce((sum, { seconds }) => sum + seconds, head.seconds + head.inherited);
}
