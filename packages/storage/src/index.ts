export { dataFolder, type Surroundings } from "./data-folder.js";
export { StorageError, type StorageErrorCode } from "./errors.js";
export { openLookupCache } from "./lookup-cache/open.js";
