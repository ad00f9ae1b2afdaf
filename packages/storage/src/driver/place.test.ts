import path from "node:path";
import { expect, test } from "vitest";
import { type Machine, placeOf, versionFor } from "./place.js";

const linux: Machine = { node: "20.20.2", abi: "115", platform: "linux", arch: "x64" };

test.each<[string, Partial<Machine>, string]>([
  ["Node 20", {}, "12.11.1"],
  ["Node 22", { node: "22.23.3" }, "13.2.0"],
  ["Node 24 on a Mac", { node: "24.21.0", platform: "darwin", arch: "arm64" }, "13.2.0"],
  ["Node 24 on Windows", { node: "24.21.0", platform: "win32" }, "13.2.0"],
  // Nothing is ready-made for these: it is compiled, which 13 does not do by itself.
  ["Node 24 on a small computer", { node: "24.21.0", arch: "arm" }, "12.11.1"],
  ["Node 24 on another system", { node: "24.21.0", platform: "freebsd" }, "12.11.1"],
])("%s gets the version that it can load", (_, machine, version) => {
  expect(versionFor({ ...linux, ...machine })).toBe(version);
});

test("what is compiled for one Node is not looked for by another", () => {
  const place = path.join("data", "sqlite", "12.11.1-node115-linux-x64");
  expect(placeOf("data", linux)).toBe(place);
  expect(placeOf("data", { ...linux, abi: "127" })).not.toBe(place);
  expect(placeOf("data", { ...linux, arch: "arm64" })).not.toBe(place);
});
