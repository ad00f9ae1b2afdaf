import { sheetOf } from "@tabletop-mcp/rules-engine";
import { expect, test } from "vitest";
import { inSession } from "../../table/session.js";
import { ada, bo } from "../../testing/heroes.js";
import { openTable, type PlayTable, whole } from "../../testing/table.js";

const shielded = (value: number, more: object = {}) => ({
  name: "Shield of Faith",
  modifiers: [{ type: "bonus", to: "ac", value }],
  ...more,
});

const give = ({ call }: PlayTable, effect: object) =>
  call("manage_effect", { characterId: "Bo", operation: "add", effect });

const stunned = { characterId: "Ada", operation: "add", condition: "stunned" };

const query = ({ call }: PlayTable) =>
  whole(call("manage_effect", { characterId: "Bo", operation: "query" }));

const armorClass = async ({ context: { campaign, compendium } }: PlayTable) => {
  const [found] = await campaign.characters.load([(await campaign.characters.find("Bo")) ?? ""]);
  return found && sheetOf(found.value, compendium).armorClass.effective;
};

test("the whole reply: what happened, what is borne, which numbers are different", async () => {
  const table = await openTable(ada, bo);
  const effect = shielded(2, { kind: "boon", source: "Ada", duration: 100, trigger: "a cleric" });
  expect(await give(table, effect)).toMatchInlineSnapshot(`
    {
      "data": {
        "changed": {
          "armorClass": {
            "base": 10,
            "effective": 20,
            "modified": true,
            "modifiers": [
              "armor class 16: Chain Mail",
              "+2 Shield",
              "+2 Shield of Faith",
            ],
          },
        },
        "effects": [
          {
            "duration": 100,
            "id": "e4",
            "kind": "boon",
            "name": "Shield of Faith",
            "remaining": 100,
            "source": "Ada",
          },
        ],
        "events": [
          {
            "effect": "e4",
            "id": "id3",
            "rule": "Combining Magical Effects",
            "type": "effect_gained",
          },
        ],
        "id": "id3",
        "name": "Bo",
        "summary": "Bo has Shield of Faith, 10 minutes.",
      },
      "isError": false,
      "text": "Bo has Shield of Faith, 10 minutes. Now: armorClass 20 (armor class 16: Chain Mail, +2 Shield, +2 Shield of Faith). Bo bears: Shield of Faith from Ada (e4, 10 minutes).",
    }
  `);
});

test("of one name the strongest counts, unless it stacks; from one source it is renewed", async () => {
  const table = await openTable(ada, bo);
  await whole(give(table, shielded(1, { source: "Ada" })));
  await whole(give(table, shielded(3, { source: "a scroll" })));
  await whole(give(table, shielded(2, { source: "a prayer" })));
  expect(await armorClass(table)).toBe(18 + 3);
  const again = await whole(give(table, shielded(4, { source: "Ada" })));
  expect(again.data["effects"]).toHaveLength(3);
  expect(await armorClass(table)).toBe(18 + 4);
  await whole(give(table, { ...shielded(1), name: "Blessing", stacks: true }));
  await whole(give(table, { ...shielded(1), name: "Blessing", stacks: true }));
  expect(await armorClass(table)).toBe(18 + 4 + 1 + 1);
});

test("effects of several names add up", async () => {
  const table = await openTable(bo);
  await whole(give(table, shielded(2)));
  await whole(give(table, { ...shielded(1), name: "Ward" }));
  expect(await armorClass(table)).toBe(18 + 2 + 1);
});

test("it is removed by its id, by its name in any case, or by what add was told", async () => {
  const table = await openTable(bo);
  const remove = { characterId: "Bo", operation: "remove" };
  for (const how of [{ effectId: "SHIELD of faith" }, { effect: { name: "Shield of Faith" } }]) {
    await whole(give(table, shielded(2)));
    const { data } = await whole(table.call("manage_effect", { ...remove, ...how }));
    expect(data).toMatchObject({ effects: [], changed: { armorClass: { effective: 18 } } });
  }
  await whole(give(table, shielded(2)));
  // The numbers of a creature's things go on: its equipment has 1 to 3, what it bore 4 and 5.
  await whole(table.call("manage_effect", { ...remove, effectId: "e6" }));
  expect((await query(table)).data["effects"]).toEqual([]);
});

test("tick counts rounds down, and the last one ends it", async () => {
  const table = await openTable(bo);
  await whole(give(table, shielded(2, { duration: 2 })));
  const tick = { targetId: "Bo", operation: "tick" };
  const first = await whole(table.call("manage_effect", tick));
  expect(first.data["effects"]).toMatchObject([{ duration: 2, remaining: 1 }]);
  const { data, text } = await whole(table.call("manage_effect", tick));
  expect(data).toMatchObject({ effects: [], changed: { armorClass: { effective: 18 } } });
  expect(text).toContain("Bo loses Shield of Faith (its time is over)");
});

test("what hangs on somebody's concentration ends with it", async () => {
  const table = await openTable(ada, bo);
  await inSession(table.context, (session) =>
    session.act({ type: "concentrate", id: "id1", spell: "Shield of Faith" }),
  );
  await whole(give(table, shielded(2, { source: "Ada", duration: "concentration" })));
  const { text } = await whole(table.call("manage_condition", stunned));
  expect(text).toContain("Bo loses Shield of Faith");
  expect((await query(table)).data["effects"]).toEqual([]);
});

test("nothing is gained by the dead", async () => {
  const table = await openTable(bo);
  const rot = { characterId: "Bo", operation: "add", condition: "exhaustion", exhaustionLevels: 6 };
  await whole(table.call("manage_condition", rot));
  expect((await give(table, shielded(2))).text).toMatch(
    /^\[DEAD\] Bo is dead and gains no effects any more/,
  );
  expect((await query(table)).data["effects"]).toEqual([]);
});

test.each([
  [{ characterId: "B" }, /^\[NOT_FOUND\] There is no character "B".*"Bo"/],
  [{ effect: undefined }, /^\[INVALID_ARGUMENT\] add needs effect/],
  [{ operation: "remove" }, /^\[INVALID_ARGUMENT\] remove needs effectId/],
  [{ operation: "remove", effectId: "Bless" }, /^\[NO_SUCH_EFFECT\] Bo has no effect "Bless"/],
  [{ effect: { modifiers: [] } }, /^\[INVALID_ARGUMENT\] effect\.name/],
  [{ effect: shielded(2, { duration: "concentration" }) }, /^\[NOT_CONCENTRATING\] .*source/],
  [{ effect: shielded(2, { duration: "save_ends" }) }, /^\[INVALID_ARGUMENT\] .*saveDC/],
  [{ effect: shielded(2, { sauce: 1 }) }, /^\[INVALID_ARGUMENT\] effect: .*"sauce"/],
])("%j is refused, and changes nothing", async (fields, text) => {
  const table = await openTable(bo);
  const isAdd = !("operation" in fields);
  const added = { operation: "add", effect: shielded(2) };
  const asked = { characterId: "Bo", ...(isAdd ? added : {}), ...fields };
  expect(await table.call("manage_effect", asked)).toMatchObject({
    isError: true,
    text: expect.stringMatching(text),
  });
  expect((await query(table)).data["effects"]).toEqual([]);
});
