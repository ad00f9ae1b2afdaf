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

const now = { clock: 600 };

test.each<[string, readonly Held[]]>([
  ["prone", [held("prone")]],
  ["exhaustion 2", [held("exhaustion", { level: 2 })]],
  ["stunned (1 round)", [held("stunned", { lasting: { kind: "time", until: 606 } })]],
  ["stunned (3 rounds)", [held("stunned", { lasting: { kind: "time", until: 618 } })]],
  ["stunned (1 hour)", [held("stunned", { lasting: { kind: "time", until: 4200 } })]],
  [
    "poisoned (until a con save, DC 13)",
    [held("poisoned", { save: { ability: "con", dc: 13, at: "turn-end" } })],
  ],
  ["charmed (concentration)", [held("charmed", { lasting: { kind: "cast", id: "k1" } })]],
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
  expect(heldText(conditions, now)).toBe(text);
});

test("one condition from two sources is said once, unless they last differently", () => {
  const short = held("blinded", { lasting: { kind: "time", until: 612 } });
  expect(heldText([held("blinded"), held("blinded", { source: "sand" })], now)).toBe("blinded");
  expect(heldText([held("blinded"), short], now)).toBe("blinded, blinded (2 rounds)");
});
