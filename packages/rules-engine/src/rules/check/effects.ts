import type { HeldRef } from "../../creature/held.js";
import type { RollEffects } from "../../effects/rolls.js";
import {
  circumstancesOf,
  type RollAsked,
  type Scene,
  seenFromOther,
} from "../../gather/circumstances.js";
import { bearingOn } from "../../gather/roll-effects.js";
import { sightOf } from "../../gather/sight.js";
import { hasFeature } from "../../sheet/features.js";
import type { Compendium } from "../../tables/compendium.js";
import { aboutOf } from "./about.js";
import { advantageOfLore } from "./lore.js";
import type { Asked, CheckRead } from "./read.js";

/** What bears on a check, of both who take part. */
export interface CheckEffects extends Omit<RollEffects, "usedUp"> {
  readonly used: readonly HeldRef[];
}

/** Everything that bears on a check: on the creature itself, and on the other that takes part. */
export function effectsOfCheck(asked: Asked, read: CheckRead): CheckEffects {
  const { creature, opponent, scene, compendium } = asked;
  const roll = rollOf(asked, read);
  const own = bearingOn(
    { bearer: creature, roll: { on: roll.on, by: "self" } },
    circumstancesOf(roll, { self: creature, other: opponent, scene }, compendium),
    compendium,
  );
  const more = moreOf(asked, read, own);
  if (opponent === undefined) return together(asked, own, { more });
  const met = bearingOn(
    { bearer: opponent, roll: { on: roll.on, by: "foe" } },
    circumstancesOf(
      roll,
      { self: opponent, other: creature, by: "foe", scene: scene && seenFromOther(scene) },
      compendium,
    ),
    compendium,
  );
  return together(asked, own, { more, met });
}

/** The roll with what was told of it. */
function rollOf({ request, opponent, compendium }: Asked, { asked }: CheckRead): RollAsked {
  const { against } = request;
  // A name is no peril: "Ash Fireborn" is not fire.
  const isOpponent = against === opponent?.name || against === opponent?.id;
  const about = against === undefined || isOpponent ? {} : aboutOf(against, compendium);
  const perils = [...(asked.against ?? []), ...(about.against ?? [])];
  return {
    on: asked.on,
    ability: asked.ability,
    skill: asked.skill,
    against: perils.length === 0 ? undefined : perils,
    relies: about.relies,
    opportunity: asked.opportunity,
    attack: asked.attack,
    weapon: asked.weapon,
    item: asked.item,
    ammunition: asked.ammunition,
    action: asked.action,
    magical: asked.magical,
    material: asked.material,
    wanted: request.wants,
    other: about.other === undefined ? asked.other : { feet: asked.other?.feet, ...about.other },
  };
}

/** What bears on a roll beside effects. */
interface More {
  readonly advantage: readonly string[];
  readonly disadvantage: readonly string[];
  readonly open: readonly string[];
  readonly floor: number | undefined;
}

/** What the creature knows of the matter, what hampers the roll by itself, and who is unseen. */
function moreOf(asked: Asked, read: CheckRead, own: RollEffects): More {
  const { creature, compendium } = asked;
  const { proficient, disadvantage = [], open = [] } = read;
  const lore = advantageOfLore(asked, read.asked);
  const unseen = unseenIn(asked, read);
  const reliable = proficient === true && isReliable(creature, compendium);
  const { advantage: helps = [], disadvantage: hinders = [] } = asked.scene ?? {};
  return {
    advantage: [...lore.advantage, ...unseen.advantage, ...helps],
    disadvantage: [...disadvantage, ...unseen.disadvantage, ...hinders],
    open: [...lore.open, ...open],
    floor: reliable ? Math.max(10, own.floor ?? 0) : own.floor,
  };
}

/** Rogue, Reliable Talent: with the proficiency bonus in a check 9 or lower counts as 10. */
const isReliable = ({ make }: Asked["creature"], compendium: Compendium): boolean =>
  hasFeature(make, ["rogue-reliable-talent"], compendium);

const seen = { advantage: [], disadvantage: [] };

/**
 * Darkness, cover of leaves, hiding: who is unseen attacks with advantage, and is attacked with
 * disadvantage (Unseen Attackers and Targets). Where a condition is why, its own effects say so.
 */
function unseenIn(
  { creature, opponent, scene, compendium }: Asked,
  { asked }: CheckRead,
): Pick<More, "advantage" | "disadvantage"> {
  if (asked.on !== "attack" || scene === undefined) return seen;
  const { sees = true, unseen = false }: Scene = scene;
  if (sees && !unseen) return seen;
  const own = sightOf(creature, compendium);
  const others = opponent && sightOf(opponent, compendium);
  const isHidden = unseen && !own.hidden && others?.blind !== true;
  const isLost = !sees && !own.blind && others?.hidden !== true;
  return {
    advantage: isHidden ? ["unseen attacker"] : [],
    disadvantage: isLost ? ["unseen target"] : [],
  };
}

/** What hampers an attack because its target is not seen, as it is called among the sources. */
const ofUnseen: readonly string[] = ["unseen target", "Invisible", "Blinded"];

interface Others {
  readonly more: More;
  readonly met?: RollEffects;
}

function together(
  { creature, opponent }: Asked,
  own: RollEffects,
  { more, met }: Others,
): CheckEffects {
  const all = <One>(a: readonly One[], b: readonly One[] = [], c: readonly One[] = []) =>
    b.length + c.length === 0 ? a : [...a, ...b, ...c];
  const used = (id: string, helds: readonly string[]): readonly HeldRef[] =>
    helds.map((held) => ({ id, held }));
  const denies = all(own.denies, met?.denies);
  const disadvantage = all(own.disadvantage, more.disadvantage, met?.disadvantage);
  return {
    denies,
    advantage: denies.includes("advantage")
      ? []
      : all(own.advantage, more.advantage, met?.advantage),
    disadvantage: denies.includes("unseen-target")
      ? disadvantage.filter((source) => !ofUnseen.includes(source))
      : disadvantage,
    modifiers: all(own.modifiers, met?.modifiers),
    dice: all(own.dice, met?.dice),
    fails: all(own.fails, met?.fails),
    succeeds: all(own.succeeds, met?.succeeds),
    critical: all(own.critical, met?.critical),
    floor: more.floor,
    reroll: own.reroll,
    criticalFrom: own.criticalFrom,
    open: all(own.open, more.open, met?.open),
    used: all(used(creature.id, own.usedUp), opponent && used(opponent.id, met?.usedUp ?? [])),
  };
}
