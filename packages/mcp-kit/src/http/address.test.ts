import { expect, test } from "vitest";
import { isLoopback, urlOf } from "./address.js";

test.each([
  ["127.0.0.1", true],
  ["127.3.2.1", true],
  ["localhost", true],
  ["LocalHost", true],
  ["::1", true],
  ["0:0:0:0:0:0:0:1", true],
  ["::ffff:127.0.0.1", true],
  ["0.0.0.0", false],
  ["::", false],
  ["0", false],
  ["", false],
  ["127.0.0.1.example.org", false],
  ["127.example.org", false],
  ["192.168.1.7", false],
])("%j is this machine only: %s", (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});

test("an address of version 6 stands in brackets", () => {
  expect(urlOf({ host: "::1", port: 3000 })).toBe("http://[::1]:3000/mcp");
});
