import {
  type Effect,
  type Movement,
  movements,
  type Sense,
  senses as senseIds,
} from "@tabletop-mcp/srd-data";
import type { Race } from "@tabletop-mcp/srd-data/races";
import type { ActiveEffect } from "../../effects/active.js";
import type { Readings } from "../../effects/amount.js";
import { applies } from "../../effects/predicate.js";
import { type Asked, type Changes, effectiveStat, statOf } from "../../effects/stats.js";
import type { EffectiveStat, Sheet } from "../sheet.js";
import { sizeOf } from "../size.js";
import type { Bearer } from "./bearer.js";

/** Maximum hit points: what each level gave and Constitution, or the stat block's average (Hit Points and Hit Dice). */
export function maximumHpOf(bearer: Bearer): EffectiveStat {
  const start = {
    base: rawHp(bearer, bearer.changes.base),
    now: { value: rawHp(bearer, bearer.changes.now), why: "Constitution" },
  };
  const asked: Asked = { stats: ["hit-point-maximum"], label: "maximum" };
  const { base, effective, modifiers } = effectiveStat(asked, start, bearer.changes);
  return statOf(Math.max(1, base), Math.max(0, effective), modifiers);
}

/** A level gives at least 1 hit point. */
function rawHp({ creature: { make }, block }: Bearer, { modifiers: { con } }: Readings): number {
  const ofBlock = block === undefined ? 0 : printedHp(block, con);
  if (make.form) return ofBlock + make.extraHp;
  return make.levels.reduce((sum, { hp }) => sum + Math.max(1, hp + con), ofBlock + make.extraHp);
}

/** The average moves with Constitution by so much for each hit die. */
function printedHp(
  { hitPoints: { average, roll }, abilities }: NonNullable<Bearer["block"]>,
  con: number,
): number {
  const dice = Number.parseInt(roll, 10) || 0;
  return average + dice * (con - Math.floor((abilities.con - 10) / 2));
}

/** Feet that people without a race walk. */
const usualSpeed = 30;

/** Speeds in feet; a speed that a creature has not, and that nothing gives it, is left out (Movement; Speed). */
export function speedsOf(bearer: Bearer, load?: Overload): Sheet["speed"] {
  const own = ownSpeeds(bearer);
  const changes = {
    ...bearer.changes,
    actives: [
      ...unslowed(bearer),
      ...tooWeak(bearer),
      ...cannotMove(bearer),
      ...(load === undefined ? [] : overloaded(load)),
    ],
  };
  const speedIn = (movement: Movement): EffectiveStat => {
    const asked: Asked = {
      stats: [`speed-${movement}`, "speed"],
      label: "speed",
      addsTo: "speed",
    };
    const found = effectiveStat(asked, { base: own[movement] ?? 0 }, changes);
    return statOf(found.base, Math.max(0, found.effective), found.modifiers);
  };
  const walk = speedIn("walk");
  return Object.fromEntries(
    movements.flatMap((movement): readonly (readonly [Movement, EffectiveStat])[] => {
      if (movement === "walk") return [[movement, walk]];
      const stat = speedIn(movement);
      const like = likeWalking(bearer, movement);
      if (like !== undefined) return [[movement, asFast(stat, walk, like)]];
      return stat.base > 0 || stat.effective > 0 ? [[movement, stat]] : [];
    }),
  );
}

/** What bears on it, without what would slow by magic whom nothing does ("Freedom of Movement"). */
function unslowed({ actives, changes, facts }: Bearer): readonly ActiveEffect[] {
  const isFree = actives.some(
    (one) => one.effect.kind === "unhindered" && one.effect.by === "magic" && applies(one, facts),
  );
  return isFree
    ? changes.actives.filter((one) => one.layer !== "effect" || !slows(one.effect))
    : changes.actives;
}

/** Whether an effect lowers a speed. */
function slows(effect: Effect): boolean {
  if (effect.kind !== "stat" || !effect.stat.startsWith("speed")) return false;
  const { change, by } = effect;
  if (change === "most" || change === "set") return true;
  return typeof by === "number" && (change === "multiply" ? by < 1 : change === "add" && by < 0);
}

/** What makes a creature as fast in this way as it walks (Winged Boots, Slippers of Spider Climbing). */
const likeWalking = ({ actives, facts }: Bearer, movement: Movement): string | undefined =>
  actives.find(
    (active) =>
      active.effect.kind === "stat" &&
      active.effect.stat === `speed-${movement}` &&
      typeof active.effect.by === "object" &&
      "of" in active.effect.by &&
      active.effect.by.of === "walking-speed" &&
      applies(active, facts),
  )?.source;

/** All that changes how fast it walks is in its walking speed already. */
const asFast = (own: EffectiveStat, { effective }: EffectiveStat, source: string): EffectiveStat =>
  own.effective >= effective
    ? own
    : statOf(own.base, effective, [...own.modifiers, `speed ${effective}: ${source}`]);

type Speeds = Readonly<Partial<Record<Movement, number>>>;

function ownSpeeds(bearer: Bearer): Speeds {
  return bearer.block?.speeds ?? { walk: raceOf(bearer)?.speed ?? usualSpeed };
}

const raceOf = ({ creature: { make }, compendium }: Bearer): Race | undefined =>
  make.race === undefined ? undefined : compendium.races.find(make.race);

/** Heavy armour that slows its wearer by 10 feet, because its wearer is not strong enough for it (Equipment, Heavy Armor). */
export function tooHeavyArmor(
  bearer: Bearer,
): { readonly name: string; readonly strength: number } | undefined {
  const { name = "", strength = 0 } = bearer.outfit.armor ?? {};
  const isHindered =
    bearer.abilities.str.effective < strength && raceOf(bearer)?.unslowedByArmor !== true;
  return isHindered ? { name, strength } : undefined;
}

function tooWeak(bearer: Bearer): readonly ActiveEffect[] {
  const armor = tooHeavyArmor(bearer);
  if (armor === undefined) return [];
  const effect = { kind: "stat", stat: "speed", change: "add", by: -10 } as const;
  const source = `${armor.name} (Strength below ${armor.strength})`;
  return [{ effect, layer: "equipment", source }];
}

/** Whoever cannot move has no speed (Appendix PH-A: Conditions). */
const cannotMove = ({ actives, facts }: Bearer): readonly ActiveEffect[] =>
  actives
    .filter(
      (active) =>
        active.effect.kind === "cannot" && active.effect.what === "move" && applies(active, facts),
    )
    .map((active) => ({ ...active, layer: "condition", effect: standstill }));

const standstill: Effect = { kind: "stat", stat: "speed", change: "set", by: 0 };

/** More than can be carried. Pounds. */
export interface Overload {
  readonly carried: number;
  readonly capacity: number;
}

/** More than can be carried is pushed or dragged, at 5 feet (Lifting and Carrying). */
const overloaded = ({ carried, capacity }: Overload): readonly ActiveEffect[] => [
  {
    effect: dragging,
    layer: "condition",
    source: `carrying ${carried} of ${capacity} lb`,
  },
];

const dragging: Effect = { kind: "stat", stat: "speed", change: "most", by: 5 };

/** Senses in feet, those alone that a creature has now (Vision and Light). */
export function sensesOf(bearer: Bearer): Sheet["senses"] {
  const own = ownSenses(bearer);
  const changes = bearer.creature.make.form ? withoutFeatures(bearer.changes) : bearer.changes;
  return Object.fromEntries(
    senseIds.flatMap((sense) => {
      const asked: Asked = { stats: [`sense-${sense}`], label: sense };
      const { effective } = effectiveStat(asked, { base: own[sense] ?? 0 }, changes);
      return effective > 0 ? [[sense, effective] as const] : [];
    }),
  );
}

/** In another form special senses are those of the form (Wild Shape). */
const withoutFeatures = (changes: Changes): Changes => ({
  actives: changes.actives.filter(({ layer }) => layer !== "feature"),
  base: changes.base,
  now: changes.now,
});

/** What another form alone has is left out; some blindsight hangs on hearing. */
function ownSenses({ block, facts }: Bearer): Readonly<Partial<Record<Sense, number>>> {
  if (block === undefined || block.senses.form !== undefined) return {};
  const { blindsightDeafened } = block.senses;
  const isDeaf = facts.conditions?.includes("deafened") === true;
  return blindsightDeafened !== undefined && isDeaf
    ? { ...block.senses, blindsight: blindsightDeafened }
    : block.senses;
}

/** Pounds that can be carried: 15 for each point of Strength, by size (Lifting and Carrying). */
export function carryingCapacityOf(bearer: Bearer): EffectiveStat {
  const { creature, compendium, abilities } = bearer;
  const { pounds, sizeFactor } = compendium.carryingCapacity;
  const times = "times" in pounds ? pounds.times : 0;
  const factor = sizeFactor[sizeOf(creature.make, compendium)];
  const carried = (score: number): number => Math.floor(score * times * factor);
  return effectiveStat(
    { stats: ["carrying-capacity"], label: "capacity" },
    {
      base: carried(abilities.str.base),
      now: { value: carried(abilities.str.effective), why: "Strength" },
    },
    bearer.changes,
  );
}
