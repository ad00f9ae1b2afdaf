export { campaignSuite } from "./campaign-suite.js";
