import { expect, test } from "vitest";
import { newAcquaintances } from "./acquaintances.js";

const seenIn = (room: string) => ({ room, quiet: 0, servedAt: 0, callers: [] });

test("who goes is in the new room alone, and a room that all have left is none", () => {
  const { get, set, rooms, values } = newAcquaintances();
  set("ada", seenIn("gate"));
  set("bob", seenIn("gate"));
  set("ada", seenIn("hall"));
  set("bob", { ...seenIn("gate"), quiet: 7 });
  expect([...rooms]).toEqual([
    ["gate", new Set(["bob"])],
    ["hall", new Set(["ada"])],
  ]);
  set("ada", seenIn("gate"));
  expect([...rooms]).toEqual([["gate", new Set(["bob", "ada"])]]);
  expect(get("bob")?.quiet).toBe(7);
  expect(get("cy")).toBeUndefined();
  expect([...values()].map(({ room }) => room)).toEqual(["gate", "gate"]);
});
