import { capital, the } from "../render/words.js";
import type { Scene } from "../state/scene.js";
import { type Decision, here, refuse } from "./deed.js";
import { findCarried } from "./drop.js";
import { isEngaged } from "./fight.js";
import { isArmor, type Using, wear, wornBy } from "./wear.js";

/** Wears or wields something that is carried. */
export function equip(scene: Scene, wanted: string, using: Using): Decision {
  const matched = findCarried(scene, wanted);
  if ("refused" in matched) return matched;
  const { me, carried } = scene;
  const { id, name } = matched.found;
  if (wornBy(me.body).includes(id))
    return refuse("ALREADY_EQUIPPED", `You have ${the(name)} on already`, "Drop it to take it off");
  if (isEngaged(scene) && isArmor(matched.found, using))
    return refuse("IN_FIGHT", `There is no time to put on ${the(name)} in a fight`, "flee first");
  const worn = wear(me, matched.found, using);
  if ("refused" in worn) {
    const { code, message, hint } = worn.refused;
    return code === "WRONG_SLOT"
      ? refuse("NOT_WEARABLE", `${capital(the(name))} cannot be worn or wielded`)
      : refuse(code, message, hint);
  }
  const stowed = worn.stowed.map((one) => carried.find((item) => item.id === one)?.name ?? one);
  return {
    me: { life: worn.life },
    happened: [here(scene, { type: "equipped", who: me.name, item: name, stowed })],
  };
}
