export { campaignSuite } from "./campaign-suite.js";
export { copyDriver } from "./driver.js";
export { backToSchema7 } from "./earlier-schema.js";
export {
  beforeThis,
  type Holdings,
  historyOf,
  holdingsAtBaseline,
  holdingsOf,
} from "./history.js";
