import { expect, test } from "vitest";
import { call } from "../../browse/testing/fake.js";

test("a feat in full", async () => {
  const { text } = await call("get_feat_details", { feat_name: "grappler" });
  expect(text).toContain("- **Prerequisite:** Strength 13 or higher");
});

test("a feat that is in no SRD is never made up", async () => {
  const { isError, data, text } = await call("get_feat_details", { feat_name: "Sharpshooter" });
  expect(isError).toBe(true);
  expect(data).toMatchObject({ success: false, suggestions: [] });
  expect(text).toContain('[NOT_FOUND] There is no feat "Sharpshooter" in these sources.');
});
