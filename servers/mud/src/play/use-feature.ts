import { featuresOf, useAlone } from "../fight/alone.js";
import { tell } from "../fight/words/tell.js";
import { carriedBy, type Scene } from "../state/scene.js";
import { exchanged, type Fighting } from "./battle.js";
import type { Decision } from "./deed.js";
import { isEngaged } from "./fight.js";
import { match } from "./match.js";

/** Uses a feature of the player's own, where it has one of this name: Second Wind. */
export function useFeature(scene: Scene, wanted: string, fighting: Fighting): Decision | undefined {
  const { using } = fighting;
  const { origin } = using;
  const named = featuresOf(origin, using.compendium).map((name) => ({ id: name, name }));
  const matched = match(wanted, named);
  if (!("found" in matched)) return undefined;
  const feature = matched.found.name;
  if (isEngaged(scene)) return exchanged(scene, { feature }, fighting);
  const { me, now } = scene;
  const id = carriedBy(me.id);
  const being = { id, name: me.name, origin, life: me.body.life };
  const used = useAlone(being, { feature, now }, using);
  if (!used.ok) return { refused: used.error };
  const { life, events } = used.value;
  const who = { [id]: { name: me.name, hp: origin.hp.current, player: true as const } };
  return { me: { life }, told: tell(events, { who, viewer: id }).join("\n") };
}
