import { spawnSync } from "node:child_process";

const taskset = (...args: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync("taskset", args, { encoding: "utf8" });
  return status === 0 ? stdout : undefined;
};

/** The CPUs that this process may run on, where the system can tell: "0,2-5". */
const all = taskset("-cp", String(process.pid))?.match(/[\d,-]+$/mu)?.[0];
const [first] = all?.match(/^\d+/u) ?? [];
const [last] = all?.match(/\d+$/u) ?? [];

/** Whether servers are measured on another CPU than the one that asks them. */
export const isApart = first !== last;

const pin = (cpus: string | undefined, pid: number): void => {
  if (isApart && cpus !== undefined) taskset("-acp", cpus, String(pid));
};

/** Puts a server on a CPU that all servers share. */
export const asServer = (pid: number): void => pin(last, pid);

/**
 * Does work on a CPU that no server is on. Left to itself, the scheduler puts one server beside its
 * client and another one not, and the figure is that of the waking of CPUs.
 */
export async function asClient<T>(work: () => Promise<T>): Promise<T> {
  pin(first, process.pid);
  try {
    return await work();
  } finally {
    pin(all, process.pid);
  }
}
