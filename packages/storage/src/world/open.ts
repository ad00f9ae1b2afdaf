import { fileGuard, noGuard } from "../file-guard.js";
import { openDatabase } from "../open.js";
import type { WorldStore } from "./model.js";

/** Opens a world's file, making it where it is missing; several processes may. Throws StorageError. */
export async function openWorld({ file }: { readonly file: string }): Promise<WorldStore> {
  const { migrations } = await import("./migrations.js");
  const guard = file === ":memory:" ? noGuard : fileGuard(file, { isCopied: false });
  const database = await openDatabase({ file, migrations, synchronous: "FULL" });
  // A new one was made when it was opened: from now on it is this one.
  guard.check();
  // After the driver: without one there is nothing to load this for.
  const { sqliteWorld } = await import("./sqlite-world.js");
  return sqliteWorld(database, guard);
}
