import { expect, test } from "vitest";
import { metricsAddress } from "./address.js";

test.each([
  ["9464", { host: "127.0.0.1", port: 9464 }],
  ["0", { host: "127.0.0.1", port: 0 }],
  ["0.0.0.0:9464", { host: "0.0.0.0", port: 9464 }],
  ["localhost:65535", { host: "localhost", port: 65_535 }],
  ["[::1]:9464", { host: "::1", port: 9464 }],
])("%s is where", (text, address) => {
  expect(metricsAddress(text)).toEqual(address);
});

test.each([
  "",
  "65536",
  "-1",
  ":9464",
  "::1:9464",
  "a b:1",
  "http://localhost:9464",
  "9464/metrics",
])("%j is nowhere", (text) => {
  expect(() => metricsAddress(text)).toThrow("is no port, and no ADDRESS:PORT");
});
