import { expect, test } from "vitest";
import { openFight } from "../../testing/fight.js";
import { openTable, whole } from "../../testing/table.js";

const terrain = {
  width: 12,
  height: 8,
  obstacles: ["0,0", "1,0"],
  difficultTerrain: ["3,3"],
  water: ["4,7"],
};
const ogre = { creature: "Ogre", position: { x: 8, y: 2 } };
const goblin = { creature: "Goblin", position: { x: 10, y: 6 }, hidden: 25 };

test("draws everybody once, with the ground and whose turn it is", async () => {
  const { call } = await openFight({ terrain }, [ogre, goblin]);
  await whole(call("apply_damage", { targetId: "Ogre", amount: 30 }));
  const add = { characterId: "Ogre", operation: "add", condition: "prone", source: "a trip" };
  await whole(call("manage_condition", add));
  const { text, data } = await whole(call("render_battlefield", { highlight: ["5,6"] }));
  // 59 - 30 hit points are left of 59; what hides keeps its own.
  expect(text).toMatchInlineSnapshot(`
    "Ambush (id3): round 1, Ada's turn.
        0         1
        012345678901
      0 ##..........
      1 ............
      2 ........oo..
      3 ...:....oo..
      4 ............
      5 .....A......
      6 .....*....g.
      7 ....~.......
    # wall, ~ water, : difficult, * marked
    A Ada at 5,5: party, 100% HP (its turn)
    o Ogre at 8,2: enemy, 49% HP, prone
    g Goblin at 10,6: enemy, hidden"
  `);
  expect(data).toMatchObject({
    format: "ascii",
    viewport: { x: 0, y: 0, width: 12, height: 8 },
    map: text.slice(text.indexOf("\n") + 1),
  });
});

test("shows a part of it, as far as the map goes, and no legend where none is wanted", async () => {
  const { call } = await openFight({ terrain }, [ogre]);
  const viewport = { x: 8, y: 2, width: 10, height: 2 };
  const { text } = await whole(call("render_battlefield", { viewport, legend: false }));
  expect(text.split("\n").slice(1)).toEqual(["      1", "    8901", "  2 oo..", "  3 oo.."]);
});

test("is a picture as SVG and as PNG, whose text says who is where", async () => {
  const { call, client } = await openFight({ terrain }, [ogre]);
  const svg = await whole(call("render_battlefield", { format: "svg" }));
  expect(svg.text).toMatch(/^<svg .*<\/svg>$/s);
  expect(svg.data["map"]).toBe(svg.text);
  const args = { name: "render_battlefield", arguments: { format: "png" } };
  const { content } = await client.callTool(args);
  const [text, image] = content;
  expect(text).toMatchObject({ text: expect.stringContaining("o Ogre at 8,2: enemy, 100% HP") });
  if (image?.type !== "image") throw new Error("no picture");
  expect(image.mimeType).toBe("image/png");
  expect(Buffer.from(image.data, "base64").subarray(1, 4).toString("latin1")).toBe("PNG");
});

test("a fight that has ended can still be seen; one without a map cannot", async () => {
  const { call } = await openFight({ terrain }, [ogre]);
  await whole(call("end_encounter", { outcome: "retreat" }));
  const { text } = await whole(call("render_battlefield", { encounterId: "Ambush" }));
  expect(text).toContain("A Ada at 5,5: party, 100% HP");
  const { call: bare } = await openTable({ name: "Gob", creature: "Goblin" });
  await whole(bare("create_encounter", { participants: [{ characterId: "Gob", initiative: 5 }] }));
  expect((await bare("render_battlefield", {})).text).toMatch(/^\[NO_MAP\]/);
});
