import type { Event } from "@tabletop-mcp/rules-engine";
import { expect, test } from "vitest";
import { briefEvents } from "./brief-events.js";

const died = (id: string, rule: string): Event => ({ type: "died", id, cause: "fire", rule });

test("tells the same of several in a row once", () => {
  const rule = "Dropping to 0 Hit Points";
  expect(briefEvents([died("a", rule), died("b", rule)])).toEqual([
    { type: "died", ids: ["a", "b"], rule },
  ]);
});

test("tells of one what stands under one heading once", () => {
  const heading = "Appendix PH-A: Conditions";
  const both = [died("a", `${heading}, Blinded`), died("a", `${heading}, Restrained`)];
  expect(briefEvents(both)).toEqual([
    { type: "died", id: "a", rule: `${heading}, Blinded, Restrained` },
  ]);
  expect(briefEvents([died("a", "Conditions"), died("a", "Actions")])).toHaveLength(2);
});
