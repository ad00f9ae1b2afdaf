import { describe, expect, test } from "vitest";
import { conditionById, conditionByName, conditions } from "./conditions.js";
import type { Effect } from "./effect.js";
import { conditionIds } from "./vocabulary.js";

const effectsOf = (id: string): readonly Effect[] => conditionById(id)?.effects ?? [];
const rolls = (id: string) => effectsOf(id).filter((effect) => effect.kind === "roll");

describe("conditions", () => {
  test("are the fifteen", () => {
    expect(conditions.map(({ id }) => id)).toEqual([...conditionIds]);
    expect(conditionByName("Blinded")).toBe(conditionById("blinded"));
  });

  test("that incapacitate are these four, and unconsciousness knocks prone", () => {
    const incapacitate = conditions.filter(({ effects }) =>
      effects.some((effect) => effect.kind === "implies" && effect.condition === "incapacitated"),
    );
    expect(incapacitate.map(({ id }) => id)).toEqual([
      "paralyzed",
      "petrified",
      "stunned",
      "unconscious",
    ]);
    expect(effectsOf("unconscious")).toContainEqual({ kind: "falls-prone" });
  });

  test("that lay one open to critical hits from 5 feet are two", () => {
    const open = conditions.filter(({ effects }) =>
      effects.some((effect) => effect.kind === "roll" && effect.outcome === "critical"),
    );
    expect(open.map(({ id }) => id)).toEqual(["paralyzed", "unconscious"]);
  });

  test("that fail Strength and Dexterity saves are four", () => {
    const fail = conditions.filter(({ effects }) =>
      effects.some(
        (effect) => effect.kind === "roll" && effect.on === "save" && effect.outcome === "fails",
      ),
    );
    expect(fail.map(({ id }) => id)).toEqual(["paralyzed", "petrified", "stunned", "unconscious"]);
  });

  test("prone: near attacks gain, far attacks lose", () => {
    expect(rolls("prone")).toEqual([
      { kind: "roll", on: "attack", by: "self", mode: "disadvantage" },
      { kind: "roll", on: "attack", by: "foe", mode: "advantage", when: { within: 5 } },
      { kind: "roll", on: "attack", by: "foe", mode: "disadvantage", when: { not: { within: 5 } } },
    ]);
  });

  test("blinded and invisible: attacks go by who is unseen", () => {
    expect(rolls("blinded")).toEqual([
      { kind: "roll", on: "check", by: "self", outcome: "fails", when: { relies: "sight" } },
      { kind: "roll", on: "attack", by: "foe", mode: "advantage", when: { unseen: "other" } },
      { kind: "roll", on: "attack", by: "self", mode: "disadvantage", when: { unseen: "other" } },
    ]);
    expect(rolls("invisible")).toEqual([
      { kind: "roll", on: "attack", by: "foe", mode: "disadvantage", when: { unseen: "self" } },
      { kind: "roll", on: "attack", by: "self", mode: "advantage", when: { unseen: "self" } },
    ]);
  });

  test("restrained: Dexterity saves alone suffer", () => {
    expect(rolls("restrained")).toContainEqual({
      kind: "roll",
      on: "save",
      by: "self",
      mode: "disadvantage",
      when: { ability: ["dex"] },
    });
  });

  test("exhaustion has six levels, the sixth deadly", () => {
    const exhaustion = conditionById("exhaustion");
    expect(exhaustion?.levels).toHaveLength(6);
    expect(exhaustion?.deadlyLevel).toBe(6);
    expect(exhaustion?.levels?.[1]).toEqual([
      { kind: "stat", stat: "speed", change: "multiply", by: 0.5 },
    ]);
    expect(exhaustion?.levels?.[3]).toEqual([
      { kind: "stat", stat: "hit-point-maximum", change: "multiply", by: 0.5 },
    ]);
  });
});
