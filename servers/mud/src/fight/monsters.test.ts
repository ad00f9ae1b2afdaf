import type { Result, Rng } from "@tabletop-mcp/dice-core";
import { sized } from "@tabletop-mcp/mcp-kit/testing/program";
import { describe, expect, it } from "vitest";
import { exchange } from "./exchange.js";
import { flee, walkOut } from "./flee.js";
import { healthOf } from "./life.js";
import { after, compendium, monster, noon, player, seeded } from "./testing/fighting.js";
import type { Exchange, Fight, Refusal, Rules } from "./types.js";
import { tell } from "./words/tell.js";

/** Dice that remember how they fell. */
function noted(rng: Rng): Rng & { readonly fallen: number[] } {
  const fallen: number[] = [];
  return {
    source: rng.source,
    fallen,
    die: (sides) => {
      const face = rng.die(sides);
      fallen.push(face);
      return face;
    },
  };
}

/** The dice that lines show: "d20 14", "[3, 5]"; once, where what was rolled once hurts several. */
function shownIn(lines: readonly string[]): readonly number[] {
  const hurt = new Set<string>();
  return lines.flatMap((line) =>
    [
      ...line.matchAll(
        /\[(?<many>[\d, ]+)\]|\bd(?:20|6) (?<one>\d+)|fungus has (?<attacks>\d) attack/g,
      ),
    ].flatMap(({ groups: { many, one, attacks } = {} }) => {
      const area = /takes? \d+ from ([^:]+):/.exec(line)?.[1];
      const key = `${area}: ${many}`;
      if (area !== undefined && hurt.has(key)) return [];
      hurt.add(key);
      return (many ?? one ?? attacks ?? "").split(", ").map(Number);
    }),
  );
}

/** What one list has more than the other, and the other way round. */
function compared(some: readonly number[], others: readonly number[]) {
  const left = [...others];
  const more = some.filter((one) => {
    const at = left.indexOf(one);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  return [more, left] as const;
}

/** What has to hold of whatever came out. */
function expectSound(fight: Fight, come: Exchange, fallen: readonly number[]): void {
  const lines = tell(come.events, { who: come.who, viewer: "arin" });
  const [shown, hidden] = compared(shownIn(lines), fallen);
  expect(shown, `shown though none fell so:\n${lines.join("\n")}`).toEqual([]);
  // The damage of an area is rolled once, before anybody saves: where all do, nobody takes it.
  const isSaved = lines.some((line) => /save .*: success\.$/.test(line));
  if (!isSaved) expect(hidden, `not shown:\n${lines.join("\n")}`).toEqual([]);
  expect(lines.join("\n")).not.toMatch(/undefined|NaN|\[object|nobody/);
  const ids = new Set([...fight.players, ...fight.monsters].map(({ id }) => id));
  for (const { id } of [...come.players, ...come.monsters]) expect(ids).toContain(id);
  const next = after(fight, come);
  expect(JSON.parse(JSON.stringify(come))).toEqual(come);
  for (const one of [...next.players, ...next.monsters]) {
    const { current, max } = healthOf(one);
    expect(current).toBeGreaterThanOrEqual(0);
    expect(current).toBeLessThanOrEqual(max);
  }
  for (const { players } of come.defeats) expect(players.length).toBeGreaterThan(0);
}

type Call = (fight: Fight, caller: string, rules: Rules) => Result<Exchange, Refusal>;

const strikes: Call = (fight, caller, rules) => exchange(fight, { caller }, rules);

/** So many exchanges, then one tries to flee, and another to walk out. */
const calls: readonly Call[] = [...Array.from({ length: 7 }, () => strikes), flee, walkOut];

/** One after the other calls, as long as both sides are there; gives how many calls were not refused. */
function foughtOut(start: Fight, rng: Rng): number {
  let [fight, made] = [start, 0];
  for (const call of calls) {
    const caller = fight.players[made % Math.max(1, fight.players.length)]?.id;
    if (caller === undefined || fight.monsters.length === 0) return made;
    const noting = noted(rng);
    const come = call(fight, caller, { rng: noting, compendium });
    if (!come.ok) continue;
    expectSound(fight, come.value, noting.fallen);
    fight = after(fight, come.value);
    made += 1;
  }
  return made;
}

const all = compendium.statBlocks.all.filter(({ actions }) => actions.length > 0);

describe("every monster of the SRD", () => {
  it.each(all.map(({ name }) => name))("fights by its stat block: %s", (name) => {
    const players = [player("Arin"), player("Bo")];
    const monsters = [monster(name), monster("Kobold", { id: "other" })];
    for (let seed = 1; seed <= sized(1, { long: 20 }); seed += 1)
      expect(foughtOut({ now: noon, players, monsters }, seeded(seed))).toBeGreaterThan(0);
  });
});
