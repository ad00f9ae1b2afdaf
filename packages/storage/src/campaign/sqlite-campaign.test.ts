import path from "node:path";
import { tempFolder } from "../../test/temp-folder.js";
import { campaignSuite } from "../../testing/campaign-suite.js";
import { openCampaign } from "./open.js";

campaignSuite("a file", () => openCampaign({ file: path.join(tempFolder(), "a.sqlite") }));
campaignSuite(":memory:", () => openCampaign({ file: ":memory:" }));
