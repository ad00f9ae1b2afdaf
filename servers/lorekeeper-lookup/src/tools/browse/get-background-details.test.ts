import { expect, test } from "vitest";
import { call } from "../../browse/testing/fake.js";

test("a background in full", async () => {
  const { data, text } = await call("get_background_details", { background_name: "ACOLYTE" });
  expect(data).toMatchObject({
    data: { results: [{ name: "Acolyte", equipment: "A holy symbol" }] },
  });
  expect(text).toContain("**Shelter.** A temple helps.");
});

test("one that is not there is refused", async () => {
  const { isError, data } = await call("get_background_details", { background_name: "acolyt" });
  expect(isError).toBe(true);
  expect(data).toMatchObject({ success: false, suggestions: ["Acolyte"] });
});
