import { expect, test } from "vitest";
import { retryAfterMs } from "./retry-after.js";

// RFC 9110, 10.2.3: seconds, or a date in one of the forms of 5.6.7.
const now = Date.parse("1999-12-31T23:59:00Z");

test.each([
  ["120", 120_000],
  [" 0 ", 0],
  ["Fri, 31 Dec 1999 23:59:59 GMT", 59_000],
  ["Friday, 31-Dec-99 23:59:59 GMT", 59_000],
  ["Fri Dec 31 23:59:59 1999 GMT", 59_000],
  ["Thu, 30 Dec 1999 23:59:59 GMT", 0],
  ["soon", undefined],
  ["-1", undefined],
  ["1.5", undefined],
  ["2000", 2_000_000],
  ["", undefined],
  [undefined, undefined],
])("%j is %j", (header, milliseconds) => {
  expect(retryAfterMs(header, now)).toBe(milliseconds);
});
