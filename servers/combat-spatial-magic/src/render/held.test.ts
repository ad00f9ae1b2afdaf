import type { Sheet } from "@tabletop-mcp/rules-engine";
import { expect, test } from "vitest";
import { heldText, lastingView } from "./held.js";

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
    "charmed (with its spell)",
    [held("charmed", { lasting: { kind: "cast", id: "k1" }, unheld: true })],
  ],
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

test("one condition from two sources is said with each that is known, of one source once unless it lasts differently", () => {
  const short = held("blinded", { lasting: { kind: "time", until: 612 } });
  expect(heldText([held("blinded"), held("blinded", { source: "sand" })], now)).toBe(
    "blinded, blinded (sand)",
  );
  const vipers = ["Viper", "Scorpion"].map((source) => held("poisoned", { source }));
  expect(heldText(vipers, now)).toBe("poisoned (Viper), poisoned (Scorpion)");
  expect(heldText([held("blinded"), short], now)).toBe("blinded, blinded (2 rounds)");
});

test.each<[object, Partial<Held>]>([
  [
    { duration: 10, remaining: 3 },
    { lasting: { kind: "time", until: 618 }, rounds: 10 },
  ],
  [{ duration: 3, remaining: 3 }, { lasting: { kind: "time", until: 618 } }],
  [
    { duration: "save_ends", save: { ability: "con", dc: 13 } },
    { save: { ability: "con", dc: 13, at: "turn-end" } },
  ],
  [{ duration: "until_dispelled" }, { lasting: { kind: "until", what: "dispelled" } }],
  [{ duration: "until_rest" }, { lasting: { kind: "until", what: "rest" } }],
  [{ duration: "until_removed" }, {}],
  [{ duration: "concentration" }, { lasting: { kind: "cast", id: "k1" } }],
  [{ duration: "with_its_spell" }, { lasting: { kind: "cast", id: "k1" }, unheld: true }],
])("how long it lasts is said in the words in which it is given: %j", (view, over) => {
  expect(lastingView(held("stunned", over), now)).toEqual(view);
});
