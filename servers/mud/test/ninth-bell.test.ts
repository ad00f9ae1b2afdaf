import { srdCompendium } from "@tabletop-mcp/rules-engine";
import { expect, test } from "vitest";
import { tableOf } from "../src/testing/table.js";
import { defaultWorld } from "../src/world/default-world.js";
import { bring, get, go, type Pilgrim, pilgrim, recover } from "./pilgrim.js";

const world = await defaultWorld(await srdCompendium());

/** Both quests of the default world, by its commands. */
async function finish(who: Pilgrim): Promise<void> {
  await go(who, "hallway");
  await who.call("accept_quest");
  await get(who, "black_bread");
  await go(who, "library");
  await who.call("accept_quest");
  await get(who, "wardens_shield");
  await who.call("equip", { item: "chapel shield" });
  await get(who, "ember_key");
  await recover(who);
  await bring(who, "black_bread", { name: "Dov", room: "miners_camp" });
  await bring(who, "dented_lantern", { name: "Tessel", room: "library" });
  await who.call("equip", { item: "bell-steel sword" });
  await get(who, "tide_key");
  await recover(who);
  await get(who, "bone_key");
  await get(who, "golden_draught");
  await recover(who);
  await get(who, "wardens_seal");
  await go(who, "treasure_chamber");
}

test("fighters alone finish both quests, one after the other, in whatever state the first one leaves the dungeon", async () => {
  const table = await tableOf({ world });
  const [ada, bea] = [pilgrim(table, "Ada", 3), pilgrim(table, "Bea", 5)];
  await finish(ada);
  await finish(bea);
  for (const who of [ada, bea]) {
    const { me, carried } = await who.scene();
    expect(me.body.quests).toMatchObject({
      three_keys: { status: "completed" },
      lost_brother: { status: "completed" },
    });
    expect(carried.map(({ body }) => body.of)).toContain("crown");
  }
});
