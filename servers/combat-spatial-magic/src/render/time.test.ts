import { expect, test } from "vitest";
import { durationText } from "./time.js";

test.each([
  [0, "no time"],
  [1, "1 second"],
  [6, "6 seconds"],
  [60, "1 minute"],
  [90, "1 minute 30 seconds"],
  [600, "10 minutes"],
  [3_600, "1 hour"],
  [28_800, "8 hours"],
  [86_400, "1 day"],
  [100_800, "1 day 4 hours"],
  [172_806, "2 days 6 seconds"],
])("%i seconds are %s", (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
