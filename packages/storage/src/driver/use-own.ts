import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { StorageError } from "../errors.js";
import { besideUs, type DriverModule, driver, proven, useDriver } from "./driver.js";
import { driverBy } from "./own.js";
import { placeOf, thisMachine, versionFor } from "./place.js";

/** Milliseconds that a call may wait for what is made ready once: clients give most up after a minute. */
export const callPatienceMs = 45_000;

/** For a program of its own: where it keeps what it needs, whom it tells of it, and how long it waits. */
export interface OwnDriver {
  /** The data folder. */
  readonly folder: string;
  /** Told in words that this takes long, and how far it is. */
  tell(words: string): void;
  /** Milliseconds that whoever opens a database waits for an installation, at most. */
  readonly patienceMs: number;
}

/** Lets a program that was installed without a driver for this Node install one for itself, in its data folder; a library never does. */
export function useOwnDriver({ folder, tell, patienceMs }: OwnDriver): void {
  const place = placeOf(folder, thisMachine);
  const install = async () => {
    const { install: run } = await import("./install.js");
    const { execPath, env, platform } = process;
    const here = { execPath, env, platform, node: thisMachine.node };
    await run({ version: versionFor(thisMachine), place, here, tell });
  };
  useDriver(driverBy({ beside: besideUs, kept: () => keptIn(place), install }, patienceMs));
}

async function keptIn(place: string): Promise<DriverModule | undefined> {
  const main = path.join(place, "node_modules/better-sqlite3/lib/index.js");
  if (!existsSync(main)) return undefined;
  const loaded: DriverModule = await import(pathToFileURL(main).href);
  return proven(loaded);
}

/** Loads the driver before it is needed, or begins to install it. */
export async function prepareDriver(): Promise<void> {
  try {
    await driver();
  } catch (thrown) {
    if (!isNotReady(thrown)) throw thrown;
  }
}

/** Whether something failed only because the driver is still being installed. */
export const isNotReady = (thrown: unknown): boolean =>
  thrown instanceof StorageError && thrown.code === "SQLITE_NOT_READY";
