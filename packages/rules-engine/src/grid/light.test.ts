import { lightLevels, specialSenses } from "@tabletop-mcp/srd-data/rules";
import { describe, expect, it } from "vitest";
import { drawn, spot } from "../../testing/drawn.js";
import { layTerrain } from "./change-terrain.js";
import { lightAt } from "./light.js";
import { lightTo, obscuredTo } from "./vision.js";

const facts = { lightLevels, specialSenses };

describe("light", () => {
  const drawing = `
    ............
    ............
    *..........x
    ............`;
  const cave = { ...drawn(drawing), ambient: "darkness" } as const;
  const torch = { ...spot(drawing, "*"), bright: 20, dim: 20 };

  it("is bright and then dim around a source, and what it was beyond", () => {
    const lit = [0, 4, 5, 8, 9].map((x) => lightAt({ ...cave, lights: [torch] }, { x, y: 2 }));
    expect(lit).toEqual(["bright", "bright", "dim", "dim", "darkness"]);
    expect(lightAt(cave, { x: 4, y: 2 }, [torch])).toBe("bright");
    expect(lightAt({ ...cave, ambient: "dim" }, { x: 9, y: 2 }, [torch])).toBe("dim");
    expect(lightAt(drawn(drawing), { x: 9, y: 2 })).toBe("bright");
  });

  it("shines one way from a lantern that points", () => {
    const lantern = { ...torch, bright: 30, dim: 10, direction: { x: 1, y: 0 } };
    const lit = (x: number, y: number) => lightAt(cave, { x, y }, [lantern]);
    expect([lit(6, 2), lit(8, 2), lit(9, 2), lit(2, 1), lit(1, 1), lit(0, 2)]).toEqual([
      "bright",
      "dim",
      "darkness",
      "bright",
      "darkness",
      "bright",
    ]);
  });

  it("is what lies on a square where something does, and magical darkness stays", () => {
    const at = { x: 2, y: 2 };
    const laid = (light: "dim" | "magical_darkness") => layTerrain(cave, [at], { light }).field;
    expect(lightAt(laid("dim"), at)).toBe("dim");
    expect(lightAt(laid("dim"), at, [torch])).toBe("bright");
    expect(lightAt(laid("magical_darkness"), at, [torch])).toBe("magical_darkness");
  });

  it("does not pass walls", () => {
    const room = { ...drawn("*#.\n.#.\n.#."), ambient: "darkness" } as const;
    expect(lightAt(room, { x: 2, y: 0 }, [{ x: 0, y: 0, bright: 20, dim: 20 }])).toBe("darkness");
  });
});

describe("a viewer", () => {
  const look = (
    senses: Parameters<typeof obscuredTo>[0]["senses"],
    sighting: Partial<Parameters<typeof obscuredTo>[1]>,
    devilsSight = 0,
  ) => {
    const whole = { feet: 30, light: "darkness", haze: "none", ...sighting } as const;
    return obscuredTo({ senses, devilsSight }, whole, facts);
  };

  it("sees by the light there is", () => {
    expect(look({}, { light: "bright" })).toBe("none");
    expect(look({}, { light: "dim" })).toBe("lightly");
    expect(look({}, {})).toBe("heavily");
  });

  it("makes out the dark as dim with darkvision, as far as that goes", () => {
    expect(look({ darkvision: 60 }, {})).toBe("lightly");
    expect(look({ darkvision: 60 }, { light: "dim" })).toBe("none");
    expect(look({ darkvision: 60 }, { feet: 65 })).toBe("heavily");
    expect(look({ darkvision: 60 }, { light: "magical_darkness" })).toBe("heavily");
  });

  it("sees through magical darkness with truesight or Devil's Sight, but not through fog", () => {
    expect(look({ truesight: 60 }, { light: "magical_darkness" })).toBe("none");
    expect(look({}, { light: "magical_darkness" }, 120)).toBe("none");
    expect(look({ truesight: 60 }, { haze: "heavily" })).toBe("heavily");
    expect(look({ truesight: 60 }, { haze: "lightly" })).toBe("lightly");
  });

  it("makes out magical darkness as dim with darkvision that works in it", () => {
    const sighting = { feet: 30, light: "magical_darkness", haze: "none" } as const;
    const devil = { senses: { darkvision: 120 }, isPiercing: true };
    expect(obscuredTo(devil, sighting, facts)).toBe("lightly");
    expect(obscuredTo(devil, { ...sighting, feet: 125 }, facts)).toBe("heavily");
    expect(lightTo(devil, { ...sighting, light: "dim" }, facts)).toBe("bright");
  });

  it("needs no eyes with blindsight, and sees nothing by tremorsense", () => {
    expect(look({ blindsight: 30 }, { haze: "heavily" })).toBe("none");
    expect(look({ blindsight: 10 }, {})).toBe("heavily");
    expect(look({ tremorsense: 60 }, {})).toBe("heavily");
  });

  it("has the best light of several senses", () => {
    const eyes = { senses: { darkvision: 60, truesight: 30 } };
    const at = (feet: number) => lightTo(eyes, { feet, light: "darkness", haze: "none" }, facts);
    expect([at(30), at(35), at(65)]).toEqual(["bright", "dim", "darkness"]);
  });
});
