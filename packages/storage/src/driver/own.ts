import { nativeMissing, StorageError } from "../errors.js";
import type { DriverModule, LoadDriver } from "./driver.js";

/** How a process comes by its driver, one way after the other. */
export interface Ways {
  /** Loads the one that was installed with us; throws NATIVE_MISSING where that is none for this Node. */
  beside(): Promise<DriverModule>;
  /** Loads the one of the data folder, if it is there. */
  kept(): Promise<DriverModule | undefined>;
  /** Puts one into the data folder. */
  install(): Promise<void>;
}

/** Loads the driver that is there, else has one installed: whoever asks waits for it so many milliseconds at most, and is then told to come again. */
export function driverBy({ beside, kept, install }: Ways, patienceMs: number): LoadDriver {
  let chosen: DriverModule | undefined;
  let installing: Promise<void> | undefined;
  const look = async () => {
    chosen ??= await beside().catch((thrown: unknown) => missing(thrown, kept));
    return chosen;
  };
  return async () => {
    const there = await look();
    if (there !== undefined) return there;
    installing ??= install();
    const work = installing;
    if ((await inTime(work, patienceMs)) === "late") throw notReady();
    // Whoever asks after it has failed begins anew.
    if (installing === work) installing = undefined;
    await work;
    const installed = await look();
    if (installed === undefined) throw nativeMissing(new Error("it was installed, and is gone"));
    return installed;
  };
}

/** Another fault than that there is none is told. */
function missing<T>(thrown: unknown, otherwise: () => Promise<T>): Promise<T> {
  if (thrown instanceof StorageError && thrown.code === "NATIVE_MISSING") return otherwise();
  throw thrown;
}

/** Whether some work ends, well or not, within so many milliseconds. */
async function inTime(work: Promise<unknown>, ms: number): Promise<"ended" | "late"> {
  const ended = work.then(
    () => "ended" as const,
    () => "ended" as const,
  );
  if (!Number.isFinite(ms)) return ended;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(resolve, ms, "late");
  });
  try {
    return await Promise.race([ended, late]);
  } finally {
    clearTimeout(timer);
  }
}

const notReady = (): StorageError =>
  new StorageError({
    code: "SQLITE_NOT_READY",
    message: "SQLite, which keeps all of this on disk, is still being made ready for this computer",
    hint: "This happens once, and may take some minutes. Nothing was changed: try again in a minute",
  });
