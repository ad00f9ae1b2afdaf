import { openDatabase } from "../open.js";
import { backupFile } from "./files.js";
import type { CampaignFile } from "./model.js";

/** Opens a campaign, making it where it is missing; several processes may. A file of an older schema is copied before it is migrated. Throws StorageError. */
export async function openCampaign({ file }: { readonly file: string }): Promise<CampaignFile> {
  const { migrations } = await import("./migrations.js");
  const database = await openDatabase({
    file,
    migrations,
    synchronous: "FULL",
    beforeMigration: async (old, schema) => {
      const { backUp } = await import("./backup.js");
      await backUp(old, backupFile(file, `schema${schema}`, Date.now()));
      const { writeBaseline } = await import("./baseline.js");
      return writeBaseline;
    },
  });
  // After the driver: without one there is nothing to load this for.
  const { sqliteCampaign } = await import("./sqlite-campaign.js");
  return sqliteCampaign(database);
}
