export { campaignSuite } from "./campaign-suite.js";
export { copyDriver } from "./driver.js";
