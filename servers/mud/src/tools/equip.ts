import { thing } from "../params.js";
import { equip } from "../play/equip.js";
import { defineTool, play } from "../session/play.js";

/** Armour, shields and weapons. */
export default defineTool({
  name: "equip",
  title: "Equip",
  description: "Wear or wield something you carry; what is in the way is put away.",
  access: "write",
  input: { item: thing },
  handle: ({ item }, ctx, call) => play(ctx, call, (scene) => equip(scene, item, ctx)),
});
