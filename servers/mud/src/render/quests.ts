import { offered } from "../play/facts.js";
import type { Scene } from "../state/scene.js";
import { questText } from "./player.js";

/** The quests that are offered here, then those that were accepted. */
export function questsText(scene: Scene): string {
  const { me, atlas } = scene;
  const offers = offered(scene).map(
    ({ name, offer }) => `${offer.text} Do you wish to accept this quest? (${name}: accept_quest)`,
  );
  const taken = Object.entries(me.body.quests).flatMap(([id, one]) => {
    const quest = atlas.quests.get(id);
    return quest === undefined ? [] : [questText(quest, one)];
  });
  const all = [...offers, ...taken];
  return all.length === 0
    ? "You know of no quest yet. Look around, and talk to people."
    : all.join("\n\n");
}
