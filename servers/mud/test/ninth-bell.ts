import { bring, get, go, type Pilgrim, recover } from "./pilgrim.js";

/** Both quests of the default world, by its commands. */
export async function finish(who: Pilgrim): Promise<void> {
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
