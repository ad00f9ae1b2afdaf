import { expect, test } from "vitest";
import { durationText, leftText } from "./time.js";

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

// A round is about 6 seconds (Combat, The Order of Combat): 61 seconds reach into the eleventh.
test.each([
  [1, "1 round"],
  [6, "1 round"],
  [7, "2 rounds"],
  [60, "10 rounds"],
  [61, "1 minute 1 second"],
  [600, "10 minutes"],
  [28_800, "8 hours"],
])("of %i seconds %s are left", (seconds, text) => {
  expect(leftText(seconds)).toBe(text);
});
