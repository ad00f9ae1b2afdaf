import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawn, spot } from "../../testing/drawn.js";
import { sized } from "../../testing/sized.js";
import { onceOf } from "../once.js";
import { type Battlefield, plainField } from "./battlefield.js";
import { layTerrain } from "./change-terrain.js";
import type { Mover, Occupant } from "./mover.js";
import { cheapestPath, dropBelow, followPath, reachOf, roomAt } from "./path.js";
import type { Position } from "./point.js";

type Told = Partial<Mover>;

/** From A to B of a drawing. */
function route(drawing: string, told: Told = {}, to: Position = spot(drawing, "B")) {
  const mover: Mover = { size: "medium", mode: "walk", ...spot(drawing, "A"), ...told };
  return cheapestPath(drawn(drawing), mover, to);
}

/** What it costs, or why it cannot be gone. */
function cost(drawing: string, told?: Told, to?: Position): number | string {
  const found = route(drawing, told, to);
  return found.reachable ? found.cost : found.reason;
}

describe("a path", () => {
  const open = `
    A....
    .....
    ....B`;

  it("costs five feet a square, diagonals too, or five and ten in turns", () => {
    expect(cost(open)).toBe(20);
    expect(cost(open, { diagonals: "5-10-5" })).toBe(25);
    // With one diagonal made before, the first one now is the long one.
    expect(cost(open, { diagonals: "5-10-5", diagonalsTaken: 1 })).toBe(25);
    expect(cost(open, { diagonals: "5-10-5", diagonalsTaken: 1 }, { x: 1, y: 1 })).toBe(10);
  });

  it("lists the squares entered, straight where it can", () => {
    const found = route(open, {}, { x: 4, y: 0 });
    expect(found).toMatchObject({ cost: 20, squeezed: false, falls: 0 });
    expect(found.reachable && found.path).toEqual([1, 2, 3, 4].map((x) => ({ x, y: 0 })));
    expect(route(open, {}, { x: 0, y: 0 })).toMatchObject({ reachable: true, path: [], cost: 0 });
  });

  it("goes around walls and does not cut their corners", () => {
    expect(cost(`A#\n.B`)).toBe(10);
    expect(cost(`A#\n#B`)).toBe("no_way");
    expect(
      cost(`
        .#B
        A#.
        ...`),
    ).toBe(25);
  });

  it("ends nowhere in a wall or off the map", () => {
    expect(cost(`A#B`, {}, { x: 1, y: 0 })).toBe("wall");
    expect(cost(`A.B`, {}, { x: 3, y: 0 })).toBe("off_map");
    expect(cost(`A#B`)).toBe("no_way");
  });

  it("keeps out of hazards where that costs nothing", () => {
    const hazard = { damage: "1d6", damageType: "fire", trigger: "enter" } as const;
    const field = layTerrain(plainField(5, 3), [{ x: 2, y: 1 }], { hazard }).field;
    const mover: Mover = { x: 0, y: 1, size: "medium", mode: "walk" };
    const found = cheapestPath(field, mover, { x: 4, y: 1 });
    expect(found).toMatchObject({ cost: 20 });
    expect(found.reachable && found.path).not.toContainEqual({ x: 2, y: 1 });
  });
});

describe("what a foot costs", () => {
  it.each<[string, string, Told, number]>([
    ["difficult terrain", "A::B", {}, 25],
    ["difficult terrain to who ignores it", "A::B", { ignoresDifficult: true }, 15],
    ["difficult terrain beneath a flyer", "A::B", { mode: "fly" }, 15],
    ["crawling", "A..B", { mode: "crawl" }, 30],
    ["crawling in difficult terrain", "A:.B", { mode: "crawl" }, 35],
    ["climbing", "A..B", { mode: "climb" }, 30],
    ["climbing with a speed for it", "A..B", { mode: "climb", speeds: ["climb"] }, 15],
    ["water on the way", "A~~B", {}, 25],
    ["water to a swimmer", "A~~B", { speeds: ["swim"] }, 15],
    ["swimming", "A~~~B", { mode: "swim" }, 40],
    ["dragging someone", "A..B", { extraPerFoot: 1 }, 30],
    ["dragging someone through difficult terrain", "A:.B", { extraPerFoot: 1 }, 35],
  ])("%s", (_, drawing, told, feet) => {
    expect(cost(drawing, told)).toBe(feet);
  });

  it("is told by its causes", () => {
    const found = route("A:.B", { mode: "crawl" });
    expect(found.reachable && found.steps).toEqual([
      { position: { x: 1, y: 0 }, feet: 15, ground: 5, extras: ["difficult", "crawling"] },
      { position: { x: 2, y: 0 }, feet: 10, ground: 5, extras: ["crawling"] },
      { position: { x: 3, y: 0 }, feet: 10, ground: 5, extras: ["crawling"] },
    ]);
  });

  it("makes a way around cheaper than a way through", () => {
    // Straight 10 and 10 and 5; around three steps of 5.
    expect(
      cost(`
        A::B
        ....`),
    ).toBe(15);
    expect(
      cost(`
        .:::.
        A:::B
        .:::.`),
    ).toBe(35);
  });
});

describe("others in the way", () => {
  const at = (x: number, told: Partial<Occupant> = {}): Occupant => ({
    x,
    y: 0,
    size: "medium",
    ...told,
  });
  const corridor = (occupants: readonly Occupant[], told: Told = {}) =>
    cost("A..B", { occupants, ...told });

  it("are difficult terrain, and once only", () => {
    expect(corridor([at(1)])).toBe(20);
    expect(cost("A:.B", { occupants: [at(1)] })).toBe(20);
  });

  it("are no place to stay", () => {
    expect(corridor([at(3)])).toBe("occupied");
    expect(corridor([at(3, { hostile: true })])).toBe("occupied");
  });

  it("stop their foes unless two sizes apart", () => {
    expect(corridor([at(1, { hostile: true })])).toBe("no_way");
    expect(corridor([at(1, { hostile: true, size: "tiny" })])).toBe(20);
    expect(corridor([at(1, { hostile: true, size: "small" })])).toBe("no_way");
    const ogre = { x: 1, y: 0, size: "large", hostile: true } as const;
    const drawing = `A..B\n####`;
    expect(cost(drawing, { occupants: [ogre], size: "small" })).toBe(25);
    expect(cost(drawing, { occupants: [ogre] })).toBe("no_way");
  });

  it("are passed above by flyers", () => {
    // Up beside it, over it, and down: over five feet of head.
    const over = { mode: "fly", occupants: [at(1, { hostile: true })] } as const;
    expect(cost("A.B", over)).toBe(10);
  });
});

describe("tight places", () => {
  const gap = `
    ....##....
    ....##....
    .A......B.
    ....##....`;
  // The drawing's A and B are the north-west squares of a Large space.
  const told = { size: "large" } as const;

  it("cost one more foot where only one a size smaller has room", () => {
    // To x 2 freely, squeezed at 3, 4 and 5, freely again at 6 and 7.
    const found = route(gap, told, { x: 7, y: 2 });
    expect(found).toMatchObject({ cost: 45, squeezed: false });
    expect(found.reachable && found.steps.map(({ feet }) => feet)).toEqual([5, 10, 10, 10, 5, 5]);
    expect(route(gap, told, { x: 4, y: 2 })).toMatchObject({ squeezed: true, cost: 25 });
  });

  it("are shut to those two sizes larger", () => {
    const wide = `
      .....#.....
      .....#.....
      A.........B
      .....#.....
      .....#.....`;
    expect(cost(wide, { size: "huge", y: 1 }, { x: 8, y: 1 })).toBe("no_way");
  });
});

describe("heights", () => {
  it("are kept on foot", () => {
    expect(cost("A.T.B")).toBe("no_way");
    expect(cost("A.B", {}, { x: 2, y: 0, z: 10 })).toBe("height");
    // On top of a wall one walks to where it ends.
    expect(cost("ATTB", { x: 1, z: 10 }, { x: 2, y: 0 })).toBe(5);
    expect(cost("ATTB", { x: 1, z: 10 }, { x: 3, y: 0 })).toBe(10);
  });

  it("are flown over, as high as the wall before and behind it", () => {
    // (1,5) (1,10) (2,10) (3,10) (4,5) (4,0)
    expect(cost("A.T.B", { mode: "fly" })).toBe(30);
    expect(cost("A.#.B", { mode: "fly" })).toBe("no_way");
    expect(cost("A...B", { mode: "fly" }, { x: 4, y: 0, z: 30 })).toBe(30);
    expect(cost("A...B", { mode: "fly", diagonals: "5-10-5" }, { x: 4, y: 0, z: 10 })).toBe(25);
  });

  it("are climbed where there is something to climb", () => {
    // (1,5) (1,10) (2,10), twice as dear.
    expect(cost("A.T.B", { mode: "climb" }, { x: 2, y: 0, z: 10 })).toBe(30);
    expect(cost("A.T.B", { mode: "climb", speeds: ["climb"] }, { x: 2, y: 0, z: 10 })).toBe(15);
    // Up there in the air nothing holds, and one falls down again.
    expect(route("A...B", { mode: "climb" }, { x: 2, y: 0, z: 10 })).toMatchObject({
      reachable: false,
      reason: "no_way",
    });
  });

  it("are climbed by a ladder", () => {
    const ladder = {
      id: "ladder",
      x: 1,
      y: 0,
      size: "small",
      height: 20,
      cover: "none",
      climbable: true,
    } as const;
    const mover: Mover = { x: 0, y: 0, size: "medium", mode: "climb" };
    const field = { ...drawn("....."), props: [ladder] };
    expect(cheapestPath(field, mover, { x: 1, y: 0, z: 20 })).toMatchObject({ cost: 40, falls: 0 });
  });

  it("are burrowed beneath", () => {
    expect(cost("A.#.B", { mode: "burrow" })).toBe(20);
  });

  it("are dived into where there is water", () => {
    const told = { mode: "swim", speeds: ["swim"] } as const;
    expect(cost("A~~B", told, { x: 2, y: 0, z: -10 })).toBe(15);
    expect(cost("A~.B", told, { x: 2, y: 0, z: -10 })).toBe("wall");
  });
});

describe("pits", () => {
  it("are entered as the end of a way only, and then one falls", () => {
    expect(route("A.P", {}, { x: 2, y: 0 })).toMatchObject({ cost: 10, falls: 10 });
    expect(cost("A.PB")).toBe("no_way");
    expect(cost("A.PB", { mode: "fly" })).toBe(15);
  });

  it("are climbed out of", () => {
    // Up five, up five to the rim, and out.
    const told = { mode: "climb", x: 2, z: -10 } as const;
    expect(cost("A.PB", told, { x: 3, y: 0 })).toBe(30);
    expect(cost("A.PB", { x: 2, z: -10 }, { x: 3, y: 0 })).toBe("wall");
  });

  it("hold who stands with one foot beside them", () => {
    const drawing = `
      A....
      ..P..`;
    expect(route(drawing, { size: "large" }, { x: 2, y: 0 })).toMatchObject({ falls: 0, cost: 10 });
  });

  it("are what a fall ends in", () => {
    const field = drawn("AT.P");
    const drop = (x: number, z: number) => dropBelow(field, { x, y: 0, z, size: "medium" });
    expect([drop(0, 30), drop(1, 30), drop(3, 30), drop(2, 0)]).toEqual([30, 20, 40, 0]);
  });
});

describe("who is frightened", () => {
  const drawing = `
    ..F..
    .....
    A###B
    #####`;
  const fears = { ...spot(drawing, "F"), size: "medium" } as const;

  it("takes no way that leads closer midway", () => {
    // Up, along the row beneath F, and down: six steps.
    expect(cost(drawing)).toBe(30);
    expect(cost(drawing, { neverCloserTo: [fears] })).toBe("no_way");
  });

  it("may go around at the same distance", () => {
    const open = `
      .....
      ..F..
      .....
      A....`;
    const told = { neverCloserTo: [{ ...spot(open, "F"), size: "medium" as const }] };
    expect(cost(open, told, { x: 4, y: 3 })).toBe(20);
    expect(cost(open, told, { x: 1, y: 2 })).toBe("no_way");
  });
});

describe("a path told step by step", () => {
  const drawing = `
    A.:..
    .#...
    .P...`;
  const field = drawn(drawing);
  const mover: Mover = { x: 0, y: 0, size: "medium", mode: "walk" };
  const told = (...squares: readonly (readonly [number, number])[]) => {
    const found = followPath(
      field,
      mover,
      squares.map(([x, y]) => ({ x, y })),
    );
    return found.reachable ? found.cost : [found.reason, found.at.x, found.at.y];
  };

  it("costs what its squares cost, with or without the one of departure", () => {
    expect(told([1, 0], [2, 0], [3, 1])).toBe(20);
    expect(told([0, 0], [1, 0], [2, 0], [3, 1])).toBe(20);
    expect(told()).toBe(0);
  });

  it("ends where it cannot go on", () => {
    expect(told([2, 0])).toEqual(["not_adjacent", 2, 0]);
    expect(told([1, 1])).toEqual(["wall", 1, 1]);
    expect(told([1, 0], [2, 1])).toEqual(["corner", 2, 1]);
    expect(told([0, -1])).toEqual(["off_map", 0, -1]);
    expect(told([0, 1], [0, 2], [1, 2], [2, 2])).toEqual(["unheld", 1, 2]);
    expect(told([0, 1], [0, 2], [1, 2])).toBe(15);
  });

  it("passes others, stops at foes, and ends beside them", () => {
    const among = (hostile: boolean, ...xs: readonly number[]) => {
      const occupants = [{ x: 1, y: 0, size: "medium", hostile }] as const;
      const found = followPath(
        field,
        { ...mover, occupants },
        xs.map((x) => ({ x, y: 0 })),
      );
      return found.reachable ? found.cost : found.reason;
    };
    expect([among(false, 1, 2), among(false, 1), among(true, 1, 2)]).toEqual([
      20,
      "occupied",
      "creature",
    ]);
  });

  it("leads nobody closer to what it fears", () => {
    const fearful: Mover = { ...mover, neverCloserTo: [{ x: 4, y: 0, size: "medium" }] };
    expect(followPath(field, fearful, [{ x: 1, y: 0 }])).toMatchObject({ reason: "closer" });
  });
});

describe("reach", () => {
  const mover: Mover = { x: 5, y: 5, size: "medium", mode: "walk" };
  const field = plainField(11, 11);

  it("is every square that the feet are enough for", () => {
    expect(reachOf(field, mover, 10)).toHaveLength(24);
    // Without the four corners, which cost 15.
    expect(reachOf(field, { ...mover, diagonals: "5-10-5" }, 10)).toHaveLength(20);
    expect(reachOf(field, mover, 4)).toEqual([]);
    expect(reachOf(field, mover, 10)[0]?.feet).toBe(5);
  });

  it("leaves out where nobody may stay", () => {
    const occupants = [{ x: 6, y: 5, size: "medium" }] as const;
    expect(reachOf(field, { ...mover, occupants }, 5)).toHaveLength(7);
  });

  it("says what room there is", () => {
    const drawing = `
      ..#.
      ....
      ....`;
    const room = (x: number, y: number, occupants: readonly Occupant[] = []) =>
      roomAt(drawn(drawing), { x, y, size: "large", mode: "walk", occupants });
    expect([room(0, 0), room(1, 0), room(2, 0), room(3, 1), room(4, 0)]).toEqual([
      "free",
      "tight",
      "wall",
      "tight",
      "off_map",
    ]);
    expect(room(0, 0, [{ x: 1, y: 1, size: "tiny" }])).toBe("occupied");
    expect(room(0, 0, [{ x: 1, y: 1, size: "medium", hostile: true }])).toBe("creature");
  });
});

describe("any path", () => {
  const side = 7;
  const squares = Array.from({ length: side * side }, (_, at) => ({
    x: at % side,
    y: Math.floor(at / side),
  }));
  const some = fc.array(fc.nat(side * side - 1), { maxLength: 18 });
  const told = fc.record({
    walls: some,
    difficult: some,
    friends: fc.array(fc.nat(side * side - 1), { maxLength: 4 }),
    foes: fc.array(fc.nat(side * side - 1), { maxLength: 4 }),
    isAlternating: fc.boolean(),
  });
  const pick = (numbers: readonly number[]) =>
    squares.filter((_, at) => at > 0 && numbers.includes(at));

  it("costs what the slowest way to find it says, and can be told step by step", () => {
    fc.assert(
      fc.property(told, ({ walls, difficult, friends, foes, isAlternating }) => {
        const field = layTerrain(
          layTerrain(plainField(side, side), pick(difficult), { difficult: true }).field,
          pick(walls),
          { obstacle: {} },
        ).field;
        const occupants: Occupant[] = [
          ...pick(friends).map((place) => ({ ...place, size: "medium" as const })),
          ...pick(foes).map((place) => ({ ...place, size: "medium" as const, hostile: true })),
        ];
        const diagonals = isAlternating ? "5-10-5" : "5";
        const mover: Mover = { x: 0, y: 0, size: "medium", mode: "walk", occupants, diagonals };
        const slow = slowCosts(field, mover);
        const reach = new Map(
          reachOf(field, mover, 1000).map(({ position: { x, y }, feet }) => [y * side + x, feet]),
        );
        for (const [at, to] of squares.entries()) expectSame(at, cheapestPath(field, mover, to));

        function expectSame(at: number, found: ReturnType<typeof cheapestPath>): void {
          const cost = found.reachable ? found.cost : undefined;
          expect([at, cost]).toEqual([at, at === 0 ? 0 : slow.get(at)]);
          expect(reach.get(at)).toBe(slow.get(at));
          if (found.reachable) expect(followPath(field, mover, found.path)).toEqual(found);
        }
      }),
      { numRuns: sized(40, { long: 1000 }) },
    );
  });
});

/** Costs to each square where one may stay, by trying all steps until nothing gets cheaper. */
function slowCosts(field: Battlefield, mover: Mover): Map<number, number> {
  const { width } = field;
  const { occupants = [] } = mover;
  // By square, and by whether an odd number of diagonals led there.
  const costs = new Map<string, number>([["0 0", 0]]);
  for (let before = -1; before !== sum(costs); ) {
    before = sum(costs);
    for (const [key, cost] of costs)
      for (const { to, feet } of slowSteps(field, mover, key))
        costs.set(to, Math.min(cost + feet, costs.get(to) ?? Infinity));
  }
  const best = new Map<number, number>();
  for (const [key, cost] of costs) {
    const number = Number(key.split(" ")[0]);
    if (number !== 0 && !has(occupants, number % width, Math.floor(number / width)))
      best.set(number, Math.min(cost, best.get(number) ?? Infinity));
  }
  return best;
}

/** It falls or gains a member with every better way. */
const sum = (costs: ReadonlyMap<string, number>) =>
  [...costs.values()].reduce((total, cost) => total + cost, costs.size * 1e6);

function slowSteps(field: Battlefield, { occupants = [], diagonals }: Mover, key: string) {
  const { width, height } = field;
  const [number = 0, odd = 0] = key.split(" ").map(Number);
  const [x, y] = [number % width, Math.floor(number / width)];
  const foes = occupants.filter(({ hostile }) => hostile);
  const isWall = (column: number, row: number) =>
    column < 0 ||
    row < 0 ||
    column >= width ||
    row >= height ||
    groundOn(field, row * width + column).obstacle !== undefined;
  return eight
    .map(([dx, dy]) => ({ toX: x + dx, toY: y + dy, isDiagonal: dx !== 0 && dy !== 0 }))
    .filter(({ toX, toY }) => !isWall(toX, toY) && !has(foes, toX, toY))
    .filter(({ toX, toY, isDiagonal }) => !isDiagonal || !(isWall(toX, y) || isWall(x, toY)))
    .map(({ toX, toY, isDiagonal }) => {
      const ground = isDiagonal && diagonals === "5-10-5" && odd === 1 ? 10 : 5;
      const { difficult } = groundOn(field, toY * width + toX);
      const isRough = difficult || has(occupants, toX, toY);
      const to = `${toY * width + toX} ${isDiagonal ? 1 - odd : odd}`;
      return { to, feet: ground * (isRough ? 2 : 1) };
    });
}

const has = (places: readonly Position[], x: number, y: number) =>
  places.some((place) => place.x === x && place.y === y);

const eight = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

/** What lies on a square, read from the rows themselves. */
const groundOn = (field: Battlefield, number: number) => groundsOf(field)[number] ?? {};

const groundsOf = onceOf(({ rows, ground, width }: Battlefield) =>
  rows.flatMap((row) => {
    const signs = row.replace(/(\d+)(.)/g, (_, count, sign) => String(sign).repeat(Number(count)));
    return [...signs.padEnd(width, "a")].map((sign) => ground[sign.charCodeAt(0) - 97] ?? {});
  }),
);
