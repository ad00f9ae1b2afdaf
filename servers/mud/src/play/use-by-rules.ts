import { featuresOf, type Use, useAlone } from "../fight/alone.js";
import { isMagic } from "../fight/thing.js";
import { tell } from "../fight/words/tell.js";
import { carriedBy, type ItemThere, type Scene } from "../state/scene.js";
import { exchanged, type Fighting } from "./battle.js";
import { type Decision, gone, refuse } from "./deed.js";
import { isEngaged } from "./fight.js";
import { match } from "./match.js";

/** Uses a feature of the player's own, where it has one of this name: Second Wind. */
export function useFeature(scene: Scene, wanted: string, fighting: Fighting): Decision | undefined {
  const { origin, compendium } = fighting.using;
  const named = featuresOf(origin, compendium).map((name) => ({ id: name, name }));
  const matched = match(wanted, named);
  return "found" in matched
    ? byTheRules(scene, { feature: matched.found.name }, fighting)
    : undefined;
}

/** Uses what is magical by the SRD, where the file says nothing of its use. */
export function useMagic(scene: Scene, item: ItemThere, fighting: Fighting): Decision | undefined {
  const { id, name, kind } = item;
  const thing = kind.srd === undefined ? undefined : { id, name, srd: kind.srd };
  if (thing === undefined || !isMagic(thing, fighting.using)) return undefined;
  return byTheRules(scene, { thing }, fighting);
}

/** What the rules know to be used: in a fight it is part of the player's turn. */
function byTheRules(scene: Scene, use: Use, fighting: Fighting): Decision {
  if (isEngaged(scene)) return exchanged(scene, use, fighting);
  const { me, now } = scene;
  const { origin } = fighting.using;
  const id = carriedBy(me.id);
  const being = { id, name: me.name, origin, life: me.body.life };
  const used = useAlone(being, { ...use, now }, fighting.using);
  if (!used.ok) return { refused: used.error };
  const { life, events, consumed } = used.value;
  const isWhole = (me.body.life.hp?.current ?? origin.hp.current) >= origin.hp.current;
  if (isWhole && events.some(({ type }) => type === "healed"))
    return refuse("FULL_HEALTH", `You have all ${origin.hp.current} hit points`);
  const spent = scene.carried.filter((item) => consumed === item.id);
  const who = { [id]: { name: me.name, hp: origin.hp.current, player: true as const } };
  return {
    me: { life },
    told: tell(events, { who, viewer: id }).join("\n"),
    changes: spent.map((item) => gone("item", item)),
  };
}
