import type { Cover, Light } from "@tabletop-mcp/srd-data";
import type { Creature } from "../creature/creature.js";
import type { Subject } from "../creature/subject.js";
import type { Circumstances, Other } from "../effects/predicate.js";
import type { RollOf } from "../effects/rolls.js";
import { maximumOf } from "../sheet/hit-points.js";
import { typeOf } from "../sheet/size.js";
import type { Compendium } from "../tables/compendium.js";
import { factsOf } from "./gather.js";
import { hardinessOf } from "./hardiness.js";
import { reliesOn, sees, sightOf } from "./sight.js";

/** One roll: what it is made of, and what was told of it. */
export interface RollAsked
  extends Pick<
    Circumstances,
    | "ability"
    | "skill"
    | "relies"
    | "against"
    | "rolled"
    | "natural"
    | "critical"
    | "opportunity"
    | "attack"
    | "weapon"
    | "item"
    | "ammunition"
    | "action"
    | "magical"
    | "material"
    | "other"
    | "target"
    | "wanted"
  > {
  readonly on: RollOf["on"];
}

/** What a map or a story knows of two creatures; what is left out is unknown. Feet. */
export interface Scene {
  readonly feet?: number | undefined;
  /** The one sees the other. */
  readonly sees?: boolean | undefined;
  /** The one is unseen by the other. */
  readonly unseen?: boolean | undefined;
  /** Where the one is. */
  readonly light?: Light | undefined;
  readonly sunlight?: boolean | undefined;
  /** What the one's space is inside of. */
  readonly inside?: Circumstances["inside"];
  /** An ally of the one, not incapacitated, is within 5 feet of the other. */
  readonly allyBeside?: boolean | undefined;
  /** What the roll relies on. */
  readonly relies?: Circumstances["relies"];
  readonly early?: Circumstances["early"];
  /** Feet that the one has moved straight to the other, this turn. */
  readonly moved?: number | undefined;
  /** How much of its speed the one has moved at all, this turn. */
  readonly movedShare?: number | undefined;
  /** What hides the other from the one's attack. */
  readonly cover?: Cover | undefined;
  /** What else helps or hinders the one's attack on the other, in words: "flanking". */
  readonly advantage?: readonly string[] | undefined;
  readonly disadvantage?: readonly string[] | undefined;
}

/** Somebody who takes part in a roll; hit points are known of whole creatures alone. */
export type Participant = Subject & Partial<Pick<Creature, "hp">>;

/** The bearer of the effects that are asked, and who else takes part. */
export interface Sides {
  readonly self: Participant;
  readonly other?: Participant | undefined;
  /** The roll is the other's, against the bearer. */
  readonly by?: RollOf["by"] | undefined;
  /** As the bearer has it. */
  readonly scene?: Scene | undefined;
}

/** The same scene, as the other of the two has it. */
export const seenFromOther = ({ feet, sees: isSeen, unseen, relies }: Scene): Scene => ({
  feet,
  sees: unseen === undefined ? undefined : !unseen,
  unseen: isSeen === undefined ? undefined : !isSeen,
  relies,
});

const unknown: Scene = {};

/**
 * What predicates of a creature's effects may ask about a roll, its own or another's against it:
 * what the roll is made of and what was told of it, what both creatures settle, what the scene
 * knows. Where the scene does not say who sees whom, the two decide it.
 */
export function circumstancesOf(
  roll: RollAsked,
  { self, other, by, scene = unknown }: Sides,
  compendium: Compendium,
): Circumstances {
  const own = factsOf(self, compendium);
  const feet = scene.feet ?? roll.other?.feet;
  const sight = sightIn(roll, { self, other, by, scene }, { feet, compendium });
  const isFoe = by === "foe";
  return {
    armor: own.armor,
    shield: own.shield,
    conditions: own.conditions,
    running: own.running,
    bound: own.bound,
    size: own.size,
    hp: hpOf(self, compendium),
    ability: roll.ability,
    skill: roll.skill,
    relies: scene.relies ?? roll.relies ?? sight.relies,
    against: roll.against,
    rolled: roll.rolled,
    natural: roll.natural,
    critical: roll.critical,
    opportunity: roll.opportunity,
    attack: roll.attack,
    weapon: roll.weapon,
    // Ids are those of who rolls: another's item may have the same.
    item: isFoe ? null : roll.item,
    ammunition: isFoe ? null : roll.ammunition,
    action: isFoe ? null : roll.action,
    magical: roll.magical,
    material: roll.material,
    other:
      other === undefined ? withFeet(roll.other, feet) : otherOf(other, { self, feet }, compendium),
    moved: scene.moved,
    movedShare: scene.movedShare,
    target: roll.target,
    sees: sight.sees === undefined ? undefined : { other: sight.sees },
    unseen: sight.unseen,
    light: scene.light,
    sunlight: scene.sunlight,
    inside: scene.inside,
    allyBesideTarget: scene.allyBeside,
    early: scene.early,
    wanted: isFoe ? undefined : roll.wanted,
  };
}

interface Seen {
  readonly relies?: Circumstances["relies"];
  readonly sees?: boolean | undefined;
  readonly unseen?: Circumstances["unseen"];
}

const nothing: Seen = {};
const nobody: Circumstances["unseen"] = [];

/** Who sees whom, where an attack asks for it or the scene says it. */
function sightIn(
  { on }: RollAsked,
  { self, other, by, scene = unknown }: Sides,
  { feet, compendium }: { readonly feet: number | undefined; readonly compendium: Compendium },
): Seen {
  if (on !== "attack" && scene === unknown) return nothing;
  const own = sightOf(self, compendium);
  const others = other && sightOf(other, compendium);
  const isSeeing = scene.sees ?? sees(own, others, feet);
  const isUnseen = scene.unseen ?? (others === undefined ? own.hidden : !sees(others, own, feet));
  const attacker = by === "foe" ? others : own;
  return {
    relies: on === "attack" && attacker !== undefined ? reliesOn(attacker, feet) : undefined,
    sees: isSeeing,
    unseen:
      isSeeing && !isUnseen
        ? nobody
        : [...(isUnseen ? (["self"] as const) : []), ...(isSeeing ? [] : (["other"] as const))],
  };
}

const hpOf = (creature: Participant, compendium: Compendium): Circumstances["hp"] =>
  creature.hp && { current: creature.hp.current, maximum: maximumOf(creature, compendium) };

/** The other creature, as predicates ask for it. */
function otherOf(
  other: Participant,
  { self, feet }: { readonly self: Participant; readonly feet: number | undefined },
  compendium: Compendium,
): Other {
  const { immune, legendary } = hardinessOf(other, compendium);
  return {
    id: other.id,
    type: typeOf(other.make, compendium),
    conditions: factsOf(other, compendium).conditions,
    feet,
    hurt: other.hp && other.hp.current < maximumOf(other, compendium),
    immune,
    legendary,
    inHold: other.conditions.some(
      ({ condition, from }) => condition === "grappled" && from === self.id,
    ),
  };
}

const withFeet = (told: Other | undefined, feet: number | undefined): Other | undefined =>
  feet === undefined || told?.feet === feet
    ? told
    : { feet, id: told?.id, type: told?.type, conditions: told?.conditions };
