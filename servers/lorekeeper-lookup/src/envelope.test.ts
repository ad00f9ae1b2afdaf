import { ToolFault } from "@tabletop-mcp/mcp-kit";
import { expect, test } from "vitest";
import { srd } from "./browse/testing/records.js";
import { metadataOf, refusal } from "./envelope.js";

const clock = { now: () => Date.parse("2026-01-22T19:03:12.000Z") };
const fetchedAt = Date.parse("2026-01-20T00:00:00.000Z");

test("an answer says where it is from, how fresh it is and how good", () => {
  const origin = { cache: "stale", sources: ["open5e-v2", "open5e-v1"], fetchedAt } as const;
  expect(metadataOf(origin, [{ source: srd }], clock)).toEqual({
    source: "open5e-v2, open5e-v1",
    quality: {
      source: "Official",
      verified: true,
      book_references: ["System Reference Document 5.1"],
      confidence: 5,
    },
    cached: true,
    cache: "stale",
    timestamp: "2026-01-22T19:03:12.000Z",
    fetched_at: "2026-01-20T00:00:00.000Z",
  });
});

test("synced data says when it was synced", () => {
  const origin = { cache: "hit", sources: ["open5e-v2"], fetchedAt, synced: true } as const;
  const metadata = metadataOf(origin, [], clock);
  expect(metadata).toMatchObject({ cached: true, synced_at: "2026-01-20T00:00:00.000Z" });
  expect(metadata).not.toHaveProperty("fetched_at");
});

test("a refusal carries the body of a failure; suggestions are its hint", () => {
  const fault = refusal(
    { code: "NOT_FOUND", message: "There is no spell", suggestions: ["Fireball", "Fire Bolt"] },
    clock,
  );
  expect(fault).toBeInstanceOf(ToolFault);
  expect(fault.text).toBe("[NOT_FOUND] There is no spell. Did you mean Fireball, Fire Bolt?");
  expect(fault.data).toEqual({
    success: false,
    error: "There is no spell",
    suggestions: ["Fireball", "Fire Bolt"],
    metadata: { timestamp: "2026-01-22T19:03:12.000Z", cached: false },
  });
});
