import { describe, expect, it } from "vitest";
import type { Token } from "./drawing.js";
import { marksSvg } from "./marks-svg.js";
import { textPath } from "./strokes.js";
import { tokenSvg } from "./token-svg.js";

const pip: Token = {
  glyph: "P",
  name: "Pip",
  side: "party",
  body: { x: 0, y: 0, size: "medium" },
  health: 1,
  state: "up",
  marks: [],
};
const shapes = (svg: string, kind: string): number => svg.split(`<${kind} `).length - 1;

describe("What somebody is under", () => {
  const here = { x: 20, y: 20, r: 17 };

  it("is told by the first letters of its words, three of them at most", () => {
    const [prone, ...others] = marksSvg(["prone"], here);
    expect(others).toEqual([]);
    // The strokes of the letters stand at the origin, whatever their height is.
    const letters = textPath("Pr", { x: 0, y: 0, height: 1 }).match(/[ML]/gu)?.join("");
    expect(prone?.match(/[ML](?=-?\d)/gu)?.join("")).toBe(letters);
    expect(marksSvg(["prone", "blinded", "stunned"], here)).toHaveLength(3);
    const many = marksSvg(["prone", "blinded", "stunned", "concentrating on Bless"], here);
    expect(many).toHaveLength(3);
    const plus = textPath("+", { x: 0, y: 0, height: 1 }).match(/[ML]/gu)?.join("");
    expect(
      many
        .at(-1)
        ?.match(/[ML](?=-?\d)/gu)
        ?.join(""),
    ).toBe(plus);
  });

  it("is a dot where letters have no room, and nothing where there is nothing", () => {
    const dots = marksSvg(["prone", "blinded"], { ...here, r: 10 });
    expect(dots).toHaveLength(1);
    expect(shapes(dots.join(""), "circle")).toBe(1);
    expect(marksSvg([], here)).toEqual([]);
  });
});

describe("A token", () => {
  const small = { x: 0, y: 0, side: 8 };

  it("shows the wounds of the small, and of the large how whole they are, too", () => {
    expect(shapes(tokenSvg(pip, small), "rect")).toBe(0);
    expect(shapes(tokenSvg({ ...pip, health: 0.4 }, small), "rect")).toBe(2);
    expect(shapes(tokenSvg(pip, { ...small, side: 40 }), "rect")).toBe(2);
  });

  it("has a ring around it on its turn, and keeps its own line", () => {
    const turn = tokenSvg({ ...pip, current: true }, small);
    expect(shapes(turn, "circle")).toBe(2);
    expect(turn).toContain('stroke="#FFFFFF"');
  });
});
