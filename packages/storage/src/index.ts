export { campaignBackup, campaignFile, campaignNames, refuseUnusable } from "./campaign/files.js";
export { keyOf } from "./campaign/key.js";
export * from "./campaign/model.js";
export {
  type CampaignOptions,
  openCampaign,
  type Restoring,
  restoreCampaign,
} from "./campaign/open.js";
export { dataFolder, type Surroundings } from "./data-folder.js";
export {
  callPatienceMs,
  isNotReady,
  type OwnDriver,
  prepareDriver,
  useOwnDriver,
} from "./driver/use-own.js";
export { StorageError, type StorageErrorCode } from "./errors.js";
export { openLookupCache } from "./lookup-cache/open.js";
export * from "./world/model.js";
export { openWorld } from "./world/open.js";
export type { PostgresOptions } from "./world/postgres/connections.js";
export type { Migrated } from "./world/postgres/migrate.js";
export { migratePostgresWorld, openPostgresWorld } from "./world/postgres/open.js";
export { isPostgresUrl } from "./world/postgres/target.js";
export { checkWorld, type WorldCheck, type WorldFinding } from "./world/whole/check.js";
export type { WorldContents } from "./world/whole/contents.js";
export { type Copying, copyWorld } from "./world/whole/copy.js";
export type { WorldPlace } from "./world/whole/model.js";
