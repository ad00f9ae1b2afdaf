import { driver } from "../driver/driver.js";
import { asStorageError } from "../errors.js";
import { fileOf } from "../file-of.js";
import { type AllRows, rowsIn } from "./all-rows.js";
import type { Memory } from "./memory.js";
import type { Campaign, CampaignFile } from "./model.js";
import type { Attempt, Connection } from "./rows.js";

interface Opened extends Connection {
  readonly rows: AllRows;
  readonly memory: Memory;
  readonly attempt: Attempt;
}

/** What only a file can, but for what its guard knows: each loads what it needs when it is asked for. */
export function ofFile({
  database,
  orm,
  rows,
  memory,
  attempt,
}: Opened): Omit<CampaignFile, keyof Campaign | "wasReplaced" | "watch"> {
  return {
    async findings() {
      const { findings } = await import("./check.js");
      const { default: Driver } = await driver();
      return attempt(() => findings(database, rowsIn(orm), Driver));
    },
    async renamings() {
      const { renamings } = await import("./rekey.js");
      return attempt(() => renamings(database));
    },
    async backUp(file) {
      const { backUp } = await import("./backup.js");
      try {
        await backUp(database, file);
      } catch (thrown) {
        throw asStorageError(thrown, file);
      }
    },
    async *exported() {
      const { exported } = await import("./export.js");
      try {
        yield* exported(database);
      } catch (thrown) {
        throw asStorageError(thrown, fileOf(database));
      }
    },
    async imported(file, wrongWith) {
      const { contentOf, imported } = await import("./import.js");
      const content = contentOf({ file, wrongWith });
      await attempt(() => imported({ database, orm, rows }, content));
      memory.forget();
    },
  };
}
