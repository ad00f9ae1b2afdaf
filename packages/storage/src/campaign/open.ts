import { existsSync } from "node:fs";
import path from "node:path";
import { asStorageError } from "../errors.js";
import { fileGuard, noGuard } from "../file-guard.js";
import { type May, writeObstacle } from "../obstacle.js";
import { type Database, openDatabase } from "../open.js";
import { backupFile } from "./files.js";
import type { CampaignFile } from "./model.js";

/** Copies a file of an older schema as it is, and clears away what upgrades that were killed have left. */
async function keepEarlier(old: Database, schema: number): Promise<void> {
  const { backUp, removeUnfinished } = await import("./backup.js");
  const copy = backupFile(old.name, `schema${schema}`, Date.now());
  removeUnfinished(path.dirname(copy), `${path.parse(old.name).name}-schema`);
  await backUp(old, copy);
}

/** What no statement of a migration can do, at the end of each upgrade. */
async function afterMigration(): Promise<(database: Database) => void> {
  const [{ rekey }, { writeBaseline }] = await Promise.all([
    import("./rekey.js"),
    import("./baseline.js"),
  ]);
  return (database) => {
    rekey(database);
    writeBaseline(database);
  };
}

/** Which campaign's file. */
export interface CampaignOptions {
  readonly file: string;
  /** What this user may do, as the system tells it unless said otherwise. */
  readonly allowed?: May;
}

/** Opens a campaign, making it where it is missing; several processes may. A file of an older schema is copied before it is migrated, one that may only be read is read. Throws StorageError. */
export async function openCampaign({ file, allowed }: CampaignOptions): Promise<CampaignFile> {
  const { migrations } = await import("./migrations.js");
  const isCopied = existsSync(file) && writeObstacle(file, allowed) !== undefined;
  const guard = file === ":memory:" ? noGuard : fileGuard(file, { isCopied });
  const database = await openDatabase({
    file,
    migrations,
    synchronous: "FULL",
    isCopied,
    beforeMigration: async (old, schema) => {
      if (!old.memory) await keepEarlier(old, schema);
      return afterMigration();
    },
  });
  // After the driver: without one there is nothing to load this for.
  const { sqliteCampaign } = await import("./sqlite-campaign.js");
  return sqliteCampaign(database, guard);
}

/** What is restored, into which campaign's file, and when (milliseconds since 1970). */
export interface Restoring {
  readonly from: string;
  readonly to: string;
  readonly at: number;
}

/** Puts a backup in the place of a campaign's file that nobody has open, and gives where what was there is kept. Throws StorageError. */
export async function restoreCampaign(restoring: Restoring): Promise<string | undefined> {
  try {
    const { restore } = await import("./restore.js");
    return await restore(restoring);
  } catch (thrown) {
    throw asStorageError(thrown, restoring.to);
  }
}
