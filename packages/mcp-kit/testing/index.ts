export { type CatalogRules, checkCatalog } from "./check-catalog.js";
export { commandsOf, type Ran } from "./commands.js";
export { type Connection, type ConnectOptions, connect } from "./connect.js";
export { type Sample, samplesIn, sampleValue } from "./prometheus-text.js";
export { type ShownCall, shownCalls, unlikeShown } from "./shown-calls.js";
export { toolsListBytes, toolsListJson } from "./tools-list-json.js";
