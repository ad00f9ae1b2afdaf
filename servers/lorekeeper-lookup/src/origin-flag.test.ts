import { expect, test } from "vitest";
import { originFlag, originOf } from "./origin-flag.js";

test.each([
  ["https://api.open5e.com", "https://api.open5e.com/"],
  ["http://localhost:8787/v2/spells?x=1#y", "http://localhost:8787/"],
  ["HTTPS://Example.ORG", "https://example.org/"],
])("%s has the origin %s", (address, origin) => {
  expect(originOf(address).href).toBe(origin);
  expect(originFlag({ flag: "--url <origin>", description: "" }).parse?.(address)).toBe(origin);
});

test.each([
  "not an address",
  "localhost:8787",
  "api.open5e.com",
  "ftp://example.org",
  "file:///x",
  "",
  "//x",
])("%j is no address of the web", (text) => {
  expect(() => originOf(text)).toThrow(
    `${JSON.stringify(text)} is not an address such as https://example.org`,
  );
});
