import type { Sheet } from "@tabletop-mcp/rules-engine";
import { expect, test } from "vitest";
import { heldText } from "./held.js";

type Held = Sheet["conditions"][number];

const held = (condition: Held["condition"], over: Partial<Held> = {}): Held => ({
  id: "c1",
  condition,
  source: "unknown",
  lasting: { kind: "until", what: "removed" },
  ...over,
});

test.each<[string, readonly Held[]]>([
  ["prone", [held("prone")]],
  ["exhaustion 2", [held("exhaustion", { level: 2 })]],
  ["stunned (1 round)", [held("stunned", { lasting: { kind: "rounds", left: 1 } })]],
  ["stunned (3 rounds)", [held("stunned", { lasting: { kind: "rounds", left: 3 } })]],
  [
    "poisoned (until a con save, DC 13)",
    [held("poisoned", { lasting: { kind: "save_ends", ability: "con", dc: 13 } })],
  ],
  ["charmed (concentration)", [held("charmed", { lasting: { kind: "concentration" } })]],
  [
    "prone, incapacitated",
    [
      held("prone"),
      held("incapacitated", {
        lasting: { kind: "with", id: "c1" },
        impliedBy: "unconscious",
      }),
    ],
  ],
  ["", []],
])("%j", (text, conditions) => {
  expect(heldText(conditions)).toBe(text);
});

test("one condition from two sources is said once, unless they last differently", () => {
  const short = held("blinded", { lasting: { kind: "rounds", left: 2 } });
  expect(heldText([held("blinded"), held("blinded", { source: "sand" })])).toBe("blinded");
  expect(heldText([held("blinded"), short])).toBe("blinded, blinded (2 rounds)");
});
