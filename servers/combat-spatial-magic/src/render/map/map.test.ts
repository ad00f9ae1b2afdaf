import { plainField } from "@tabletop-mcp/rules-engine";
import { describe, expect, it } from "vitest";
import { type Drawing, type Token, usualViewport } from "./drawing.js";
import { glyphsFor } from "./glyphs.js";
import { outlineOf } from "./outline.js";
import { pngOf } from "./png.js";
import { mapSvg } from "./svg.js";
import { mapText } from "./text.js";

const token = (over: Partial<Token> & Pick<Token, "glyph" | "name" | "body">): Token => ({
  side: "party",
  state: "up",
  marks: [],
  ...over,
});
const ada = token({ glyph: "A", name: "Ada", body: { x: 0, y: 1, size: "medium" }, current: true });
const ogre = token({
  glyph: "o",
  name: "Ogre",
  side: "enemy",
  body: { x: 3, y: 0, size: "large", z: 10 },
  health: 0.5,
  marks: ["prone"],
});
const field = {
  ...plainField(6, 3),
  ground: [{}, { obstacle: {} }, { difficult: true }, { water: true }] as const,
  rows: ["bb", "", "4accd"],
};
const drawing: Drawing = {
  field,
  viewport: { x: 0, y: 0, width: 6, height: 3 },
  tokens: [ada, ogre],
  patches: [
    {
      sign: "/",
      name: "Aura of Protection",
      about: "10 ft around Ada",
      squares: [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x, y }))),
      kind: "aura",
    },
  ],
  highlight: [{ x: 2, y: 1 }],
};

describe("A map in characters", () => {
  it("has a square each, coordinates on its edges, and says who is where", () => {
    expect(mapText(drawing, { legend: true }).split("\n")).toEqual([
      "    0",
      "    012345",
      "  0 ##/oo.",
      "  1 A.*oo.",
      "  2 ../.::",
      "# wall, : difficult, * marked",
      "A Ada at 0,1: party (its turn)",
      "o Ogre at 3,0 10 ft up: enemy, 50% HP, prone",
      "/ Aura of Protection: 10 ft around Ada",
    ]);
  });

  it("shows a part of it, with its own coordinates", () => {
    const part = { ...drawing, viewport: { x: 3, y: 1, width: 2, height: 1 } };
    expect(mapText(part, { legend: false })).toBe("\n    34\n  1 oo");
  });
});

describe("Glyphs", () => {
  it("are a letter of the name, and never the same for two", () => {
    const all = [
      { name: "Ada", side: "party" },
      { name: "Abe", side: "party" },
      { name: "Goblin", side: "enemy" },
      { name: "Goblin 2", side: "enemy" },
      { name: "Éowyn", side: "party" },
      { name: "龍", side: "neutral" },
    ] as const;
    expect(glyphsFor(all)).toEqual(["A", "B", "g", "2", "E", "a"]);
    const crowd = Array.from({ length: 300 }, () => ({ name: "Rat", side: "enemy" as const }));
    expect(new Set(glyphsFor(crowd)).size).toBe(300);
    const forty = glyphsFor(crowd.slice(0, 40));
    expect(new Set(forty).size).toBe(40);
    expect(forty.every((glyph) => glyph.length === 1)).toBe(true);
  });

  it("are the numbers of a crowd, two characters at most", () => {
    const numbered = (name: string, count: number, side: "party" | "enemy") =>
      Array.from({ length: count }, (_, at) => ({ name: `${name} ${at + 1}`, side }));
    const glyphs = glyphsFor([
      { name: "Ada", side: "party" },
      ...numbered("Rat", 30, "enemy"),
      ...numbered("Goblin", 12, "enemy"),
    ]);
    expect(glyphs.slice(0, 4)).toEqual(["A", "r1", "r2", "r3"]);
    expect(glyphs.slice(9, 11)).toEqual(["r9", "10"]);
    expect(glyphs.slice(31, 33)).toEqual(["g1", "g2"]);
    // Ten to twelve are rats: the letter alone is left, and then what begins with it.
    expect(glyphs.slice(-3)).toEqual(["g", "ga", "gb"]);
  });

  it("of two characters make every square as wide, its number above", () => {
    const rat = { ...ada, glyph: "12" };
    const part = { ...drawing, tokens: [rat], viewport: { x: 0, y: 0, width: 3, height: 2 } };
    const [tens, units, , row] = mapText(part, { legend: false }).split("\n");
    expect(tens).toBe("    0");
    expect(units).toBe("    0 1 2");
    expect(row).toMatch(/^ {2}1 12/u);
  });
});

describe("The part that is shown", () => {
  it("is the whole of a small map, and where everybody is of a large one", () => {
    expect(usualViewport(plainField(40, 20), [ada.body])).toEqual({
      x: 0,
      y: 0,
      width: 40,
      height: 20,
    });
    const far = [
      { x: 100, y: 3, size: "medium" },
      { x: 110, y: 8, size: "medium" },
    ] as const;
    expect(usualViewport(plainField(200, 200), far)).toEqual({
      x: 95,
      y: 0,
      width: 20,
      height: 13,
    });
  });
});

describe("What fills a place", () => {
  it("has an outline whose straight stretches are one line each, around holes too", () => {
    // Eight squares around one: a square of 3 by 3, and the hole in its middle.
    const ring = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x, y })));
    const lines = outlineOf(ring.filter(({ x, y }) => x !== 1 || y !== 1));
    expect(lines).toHaveLength(8);
    expect(lines).toContainEqual({ from: { x: 0, y: 0 }, to: { x: 3, y: 0 } });
    expect(lines).toContainEqual({ from: { x: 1, y: 1 }, to: { x: 2, y: 1 } });
  });

  it("fills plain squares with its sign where it makes something of them, and is named in a picture", () => {
    const web = {
      sign: "(",
      name: "Web",
      about: "5-ft cube at 4,2, difficult",
      squares: [
        { x: 3, y: 2 },
        { x: 4, y: 2 },
      ],
      kind: "cloud",
    } as const;
    const over = { ...drawing, patches: [...drawing.patches, web] };
    // Where the ground is difficult already it says so.
    expect(mapText(over, { legend: false }).split("\n").at(-1)).toBe("  2 ../(::");
    expect(mapSvg(over)).toContain("<title>( Web: 5-ft cube at 4,2, difficult</title>");
  });
});

describe("A map as a picture", () => {
  it("has everybody's name as a title, escaped, and is one picture however large the map is", () => {
    const svg = mapSvg({ ...drawing, tokens: [{ ...ada, name: 'A<d>"a' }, ogre] });
    expect(svg).toContain("<title>A&lt;d&gt;&quot;a (0,1)</title>");
    expect(svg.match(/<title>/g)).toHaveLength(3);
    const large = plainField(200, 200);
    const wide = mapSvg({
      ...drawing,
      field: large,
      viewport: { x: 0, y: 0, width: 200, height: 200 },
    });
    expect(wide.length).toBeLessThan(20_000);
  });

  it("can be PNG", async () => {
    const bytes = Buffer.from(await pngOf(mapSvg(drawing)), "base64");
    expect(bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
  });
});
