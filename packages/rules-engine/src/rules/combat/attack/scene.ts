import type { AttackFrame, AttackOrder } from "../../../game/attack-frame.js";
import { combatantOf, type GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import type { Scene } from "../../../gather/circumstances.js";
import type { Two } from "../bodies.js";
import { hasFoeBeside, isFlanking, sceneOf } from "../scene.js";
import { isHamperedByWater } from "../under-water.js";
import { isLongRange } from "./reach.js";

type Tables = Pick<Using, "compendium">;

/** What the map and the table know of an attack, with what helps or hinders it by where the two stand. */
export function sceneOfAttack(
  state: GameState,
  { two, order, hindered }: { readonly two: Two } & Pick<AttackFrame, "order" | "hindered">,
  using: Tables,
): Scene {
  const { scene: told } = order;
  const found = sceneOf(state, two, using);
  const known: Scene = told === undefined ? found : Object.assign({}, found, told);
  if (combatantOf(state, two.self.id) === undefined && told === undefined && !hindered)
    return known;
  const advantage = helping(state, { two, order }, using);
  const disadvantage = hindering(state, { two, order, scene: known }, using);
  return {
    feet: known.feet,
    sees: known.sees,
    unseen: known.unseen,
    light: known.light,
    sunlight: known.sunlight,
    allyBeside: known.allyBeside,
    relies: known.relies,
    early: known.early,
    moved: known.moved,
    cover: known.cover,
    advantage: [...(known.advantage ?? []), ...advantage],
    disadvantage: [...(known.disadvantage ?? []), ...disadvantage, ...(hindered ?? [])],
  };
}

/** House rule: flanking gives melee attacks advantage. */
const helping = (
  state: GameState,
  { two, order }: { readonly two: Two; readonly order: AttackOrder },
  using: Tables,
): readonly string[] =>
  state.encounter?.house.flanking && order.use.mode === "melee" && isFlanking(state, two, using)
    ? ["flanking (house rule)"]
    : [];

interface Shot {
  readonly two: Two;
  readonly order: AttackOrder;
  readonly scene: Scene;
}

/** What hampers who throws or shoots ("Range"; "Ranged Attacks in Close Combat"), and who fights under water. */
function hindering(
  state: GameState,
  { two, order, scene: { feet } }: Shot,
  using: Tables,
): readonly string[] {
  const { self } = two;
  const { facts, use } = order;
  const wet = isHamperedByWater(state, { two, order }, using) ? ["under water"] : [];
  if (use.mode === "melee") return wet;
  return [
    ...wet,
    ...(isLongRange(facts, { mode: use.mode, feet }) ? ["long range"] : []),
    ...(hasFoeBeside(state, self, using) ? ["an enemy within 5 feet"] : []),
  ];
}
