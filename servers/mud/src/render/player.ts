import { conditionsOf, healthOf } from "../fight/life.js";
import { type Using, wornBy } from "../play/wear.js";
import type { Scene } from "../state/scene.js";
import type { Quest } from "../world/model.js";
import { counted, listed } from "./words.js";

/** "Inventory: torch, rusty key. Worn and wielded: longsword." */
export function inventoryText({ carried, me }: Scene): string {
  const ids = wornBy(me.body);
  const worn = carried.filter(({ id }) => ids.includes(id));
  const rest = carried.filter((item) => !worn.includes(item));
  const named = (items: typeof carried) => counted(items.map(({ name }) => name)).join(", ");
  return [
    `Inventory: ${rest.length === 0 ? "nothing" : named(rest)}.`,
    ...(worn.length === 0 ? [] : [`Worn and wielded: ${named(worn)}.`]),
  ].join(" ");
}

/** Hit points, and what is to be done for the quests that are active. */
export function statusText(scene: Scene, { origin }: Pick<Using, "origin">): string {
  const { me, atlas, now } = scene;
  const { current, max } = healthOf({ origin, life: me.body.life });
  const conditions = conditionsOf(me.body.life, now);
  const state = conditions.length === 0 ? "" : ` You are ${listed(conditions)}.`;
  const quests = Object.entries(me.body.quests).flatMap(([id, taken]) => {
    const quest = atlas.quests.get(id);
    return quest === undefined ? [] : [questText(quest, taken)];
  });
  return [`${me.name}: ${current} of ${max} hit points.${state}`, ...quests].join("\n");
}

/** "Quest The Hoard: done 1 of 3; left: …". */
export function questText(
  { name, steps }: Quest,
  { status, done }: { readonly status: string; readonly done: readonly number[] },
): string {
  if (status === "completed") return `Quest ${name}: completed.`;
  const left = steps.flatMap(({ text }, at) => (done.includes(at) ? [] : [text]));
  return `Quest ${name}: ${steps.length - left.length} of ${steps.length} done. Left: ${left.join(" ")}`;
}
