import { expect, test } from "vitest";
import { call, namesIn } from "../../browse/testing/fake.js";

test("classes in full", async () => {
  const reply = await call("get_class_details", { class_name: ["fighter", "Wizard"] });
  expect(namesIn(reply)).toEqual(["Fighter", "Wizard"]);
  expect(reply.text).toContain("- **Hit dice:** 1d10");
});

test("what is no class is refused", async () => {
  const { text } = await call("get_class_details", { class_name: "Fihgter" });
  expect(text).toBe(
    '[NOT_FOUND] There is no class "Fihgter" in these sources. Did you mean Fighter?',
  );
});
