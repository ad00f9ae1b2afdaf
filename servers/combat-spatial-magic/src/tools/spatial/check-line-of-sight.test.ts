import { expect, test } from "vitest";
import { openFight } from "../../testing/fight.js";
import { whole } from "../../testing/table.js";

const goblin = { creature: "Goblin", position: { x: 11, y: 5 } };
const looks = { from: "Ada", to: "Goblin" };
const back = { from: "Goblin", to: "Ada" };

test("one sees another in the light, behind a third with half cover", async () => {
  const ogre = { creature: "Ogre", position: { x: 8, y: 5 } };
  const { call } = await openFight({}, [goblin, ogre]);
  const reply = await whole(call("check_line_of_sight", looks));
  expect(reply.text).toBe("Ada sees Goblin: in plain sight; bright light; half cover (Ogre).");
  expect(reply.data).toMatchObject({
    visible: true,
    cover: "half",
    blockedBy: [{ kind: "creature", name: "Ogre" }],
    obscured: "none",
    light: "bright",
    reason: "in plain sight",
  });
});

test("in the dark darkvision decides: 60 feet of it are 12 squares", async () => {
  // An elf's, too.
  const { call } = await openFight({ lighting: "darkness" }, [goblin]);
  const seen = await whole(call("check_line_of_sight", back));
  expect(seen.text).toBe("Goblin sees Ada: by darkvision; darkness; lightly obscured; no cover.");
  const beyond = await whole(call("check_line_of_sight", { from: "Ada", to: "18,5" }));
  expect(beyond.data).toMatchObject({ visible: false, reason: "too dark", obscured: "heavily" });
  const plain = await whole(call("check_line_of_sight", { from: "6,5", to: "Ada" }));
  expect(plain.data).toMatchObject({ visible: false, reason: "too dark" });
});

test("a wall hides what is behind it, and is named", async () => {
  const wall = Array.from({ length: 20 }, (_, y) => ({ x: 8, y }));
  const terrain = { width: 20, height: 20, obstacles: wall };
  const { call } = await openFight({ terrain }, [goblin]);
  const reply = await whole(call("check_line_of_sight", looks));
  expect(reply.data).toMatchObject({ visible: false, cover: "full" });
  expect(reply.data["blockedBy"]).toContainEqual({ kind: "wall", position: { x: 8, y: 5 } });
  expect(reply.text).toContain("no line past walls");
});

test("the invisible and the hidden are not seen", async () => {
  const { call } = await openFight({}, [{ ...goblin, hidden: 30 }]);
  expect((await whole(call("check_line_of_sight", looks))).data).toMatchObject({
    visible: false,
    reason: "hidden",
  });
  const add = { characterId: "Ada", operation: "add", condition: "invisible", source: "a ring" };
  await whole(call("manage_condition", add));
  expect((await whole(call("check_line_of_sight", back))).data).toMatchObject({
    visible: false,
    reason: "invisible",
  });
});
