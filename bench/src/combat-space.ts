import assert from "node:assert/strict";
import { cryptoRng } from "@tabletop-mcp/dice-core";
import {
  type Action,
  type Area,
  affectedSquares,
  type Battlefield,
  cheapestPath,
  type Entrant,
  type GameState,
  groundAt,
  inArea,
  type Occupant,
  type Position,
  resolve,
  sightBetween,
  spotOf,
  srdCompendium,
  type Using,
} from "@tabletop-mcp/rules-engine";
import { maze, plain, side, spread, tenthWalled } from "./big-map.js";
import { flood } from "./flood.js";
import { interleaved, report, type Work } from "./measure.js";

const goal = { x: side - 2, y: side - 2 } as const;

/** Places for a hundred, wherever there is room; the ends of the way stay free. */
function hundredPlaces(field: Battlefield): readonly Position[] {
  const next = spread(3);
  const places = new Map<string, Position>();
  while (places.size < 100) {
    const at = { x: Math.floor(next() * side), y: Math.floor(next() * side) };
    const isEnd = at.x + at.y === 0 || (at.x === goal.x && at.y === goal.y);
    if (!isEnd && groundAt(field, at).obstacle === undefined) places.set(`${at.x},${at.y}`, at);
  }
  return [...places.values()];
}

/** A fight of a hundred goblins on a map. */
function crowded(field: Battlefield, using: Using): GameState {
  const places = hundredPlaces(field);
  const entrants = places.map(
    (at, index): Entrant => ({
      id: `goblin${index}`,
      side: "enemy",
      at,
      initiative: 1,
      group: "g",
    }),
  );
  const makers = entrants.map(
    ({ id }): Action => ({ type: "create", id, request: { name: id, creature: "Goblin" } }),
  );
  const house = { diagonals: "5", autoReactions: "none" } as const;
  const encounter = { id: "fight", name: "Fight", house, light: "bright" } as const;
  const begin: Action = { type: "begin_encounter", encounter, entrants, battlefield: field };
  return [...makers, begin].reduce<GameState>(
    (state, action) => {
      const done = resolve(state, action, using);
      assert(done.ok, JSON.stringify(done));
      return done.value.state;
    },
    { clock: 0, creatures: {} },
  );
}

const hazes = ["fog-cloud", "web", "darkness", "sleet-storm", "silence", "daylight"] as const;

/** The same with sixty spells that fill places, most of which hide what is in them. */
function hazy(state: GameState, using: Using): GameState {
  const next = spread(9);
  const anywhere = (): number => 10 + Math.floor(next() * (side - 20));
  return Array.from({ length: 60 }, (_, at): Action => {
    const spell = hazes[at % hazes.length] ?? hazes[0];
    return {
      type: "lay_zone",
      id: `goblin${at}`,
      home: { of: "spell", id: spell },
      by: { source: spell, dc: 15, spellLevel: 2, castLevel: 2 },
      lasting: { kind: "until", what: "removed" },
      origin: { x: anywhere(), y: anywhere() },
    };
  }).reduce((before, action) => {
    const done = resolve(before, action, using);
    assert(done.ok, JSON.stringify(done));
    return done.value.state;
  }, state);
}

/** What is asked of space, and how many milliseconds it may take. */
interface Asked {
  readonly name: string;
  readonly most: number;
  readonly work: Work;
}

/** Prints how long each takes, beside what it may take. */
function printTimes(asked: readonly Asked[], calls: number): void {
  const times = interleaved(
    asked.map(({ work }) => work),
    { rounds: 15, calls },
  );
  for (const [index, { name, most }] of asked.entries())
    process.stdout.write(`       ${name}: ${(times[index] ?? 0).toFixed(3)} ms (below ${most})\n`);
}

/** The squares and the creatures of an area. */
const areaWork = (state: GameState, area: Area, using: Using): Work => {
  const { battlefield = plain } = state;
  return () => affectedSquares(battlefield, area).length + inArea(state, area, using).length;
};

/** Whether one of a hundred sees another, all of them in turn. */
function sightWork(state: GameState, using: Using): Work {
  const spots = Object.values(state.creatures).map((one) => spotOf(state, one, using));
  let asked = 0;
  return () => {
    asked += 1;
    const [from, to] = [spots[asked % spots.length], spots[(asked * 37 + 11) % spots.length]];
    return from && to && sightBetween(state, { from, to }, using).visible;
  };
}

function pathWork(field: Battlefield, size: Occupant["size"] = "medium"): Work {
  const occupants = hundredPlaces(field).map(
    (at): Occupant => ({ ...at, size: "small", hostile: false }),
  );
  const mover = { x: 0, y: 0, size, mode: "walk", occupants } as const;
  assert(cheapestPath(field, mover, goal).reachable);
  return () => cheapestPath(field, mover, goal);
}

/** Areas, sight and ways on a map of 200 by 200 squares with a hundred creatures. */
export async function spaceFigures(): Promise<readonly boolean[]> {
  const using: Using = { rng: cryptoRng(), compendium: await srdCompendium() };
  const fields = {
    "in the open": plain,
    "past a tenth of walls": tenthWalled(),
    "in a maze": maze(),
  };
  const walled = crowded(fields["past a tenth of walls"], using);
  const middle = { x: side / 2, y: side / 2 };
  const sphere: Area = { shape: "sphere", origin: { ...middle, at: "corner" }, radius: 20 };
  const cone: Area = { shape: "cone", origin: middle, direction: { x: 2, y: 1 }, length: 60 };
  const areas = Object.entries({ "a sphere of 20 ft": sphere, "a cone of 60 ft": cone });
  printTimes(
    [
      ...areas.map(([name, area]) => ({ name, most: 2, work: areaWork(walled, area, using) })),
      { name: "a line of sight", most: 0.2, work: sightWork(walled, using) },
      { name: "the same among 60 spells", most: 0.2, work: sightWork(hazy(walled, using), using) },
    ],
    20,
  );
  const ways = Object.entries(fields).map(([name, field]) => ({
    name: `a way across ${name}`,
    most: 5,
    work: pathWork(field),
  }));
  const wide = pathWork(fields["past a tenth of walls"], "large");
  printTimes(
    [...ways, { name: "the same of a Large creature past walls", most: 5, work: wide }],
    3,
  );
  return Object.entries(fields).map(([name, field]) => {
    const [ours = 0, other = 0] = interleaved([pathWork(field), flood(field)], {
      rounds: 31,
      calls: 3,
    });
    return report({
      name: `a way across ${name}`,
      ours,
      other,
      otherName: "a flood of all its squares",
      unit: "ms",
      goal: { kind: "at most", ratio: 5 },
    });
  });
}
