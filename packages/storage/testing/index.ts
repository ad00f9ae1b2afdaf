export { campaignSuite } from "./campaign-suite.js";
export { copyDriver } from "./driver.js";
export {
  beforeThis,
  type Holdings,
  historyOf,
  holdingsAtBaseline,
  holdingsOf,
} from "./history.js";
