import type { Event } from "@tabletop-mcp/rules-engine";
import { describe, expect, it } from "vitest";
import { inARow, withoutEchoes } from "./in-a-row.js";

const rule = "Areas of Effect";
const lost = (id: string, name: string, because = "it is outside"): Event => ({
  type: "effect_lost",
  id,
  rule,
  held: `h-${id}`,
  name,
  because,
});
const told = (id: string, text: string): Event => ({
  type: "told",
  about: { creature: "z" },
  rule,
  source: "Web",
  text,
  targets: [id],
});
const struck = (id: string): Event => ({
  type: "zone_struck",
  id,
  rule,
  zone: "z1",
  name: "Web",
  moment: "enter",
});
const hurt = (id: string): Event => ({
  type: "damage_taken",
  id,
  rule,
  from: { current: 10, temporary: 0 },
  damage: [],
  dealt: 1,
  absorbedByTemp: 0,
  hp: 9,
  temporary: 0,
  beyond: 0,
  source: "Web",
});

describe("What several lose in a row", () => {
  it("is told once, with all of them; of another name or for another reason by itself", () => {
    const events = [
      lost("a", "Bless 1.1"),
      lost("b", "Bless"),
      lost("b", "Bless"),
      lost("c", "Bless", "used"),
      lost("c", "Bane", "used"),
    ];
    expect(inARow(events).map(({ event, also }) => [event.type, also])).toEqual([
      ["effect_lost", ["b"]],
      ["effect_lost", []],
      ["effect_lost", []],
    ]);
  });
});

describe("What is said again with dice", () => {
  it("is left out: whom an area strikes, and the same words about the next one", () => {
    const events = [
      struck("a"),
      told("a", "It burns."),
      hurt("a"),
      told("b", "It burns."),
      hurt("b"),
    ];
    expect(withoutEchoes(events).map(({ type }) => type)).toEqual([
      "told",
      "damage_taken",
      "damage_taken",
    ]);
  });

  it("is left out of what has ended before it could strike", () => {
    const cast: Event = {
      type: "cast_ended",
      id: "z",
      rule,
      cast: "k1",
      spell: "Web",
      because: "the Constitution save failed",
    };
    expect(withoutEchoes([struck("a"), cast])).toEqual([cast]);
  });

  it("stays where nothing else says it", () => {
    const events = [struck("a"), told("a", "It burns."), told("b", "It burns.")];
    expect(withoutEchoes(events)).toEqual(events);
  });
});
