import { expect, test } from "vitest";
import { channelOf } from "./channel.js";

test("each schema has a channel, whose name PostgreSQL does not cut off", () => {
  expect(channelOf("mud")).toBe("tabletop_world:mud");
  // 63 bytes is the longest name; "ä" has two.
  const long = [
    "a".repeat(63),
    `${"a".repeat(62)}b`,
    "ä".repeat(31),
    "a".repeat(48),
    "a".repeat(49),
  ];
  const channels = long.map(channelOf);
  expect(new Set(channels).size).toBe(long.length);
  for (const name of channels) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(63);
});
