import type { Area, Step } from "@tabletop-mcp/srd-data";
import type { Trait } from "@tabletop-mcp/srd-data/creatures";
import { oncePerSubject, type Subject } from "../../creature/subject.js";
import type { ActiveEffect } from "../../effects/active.js";
import { numberOf, type Readings } from "../../effects/amount.js";
import { applies } from "../../effects/predicate.js";
import type { Zone, ZoneSide, ZoneStep } from "../../encounter/zone.js";
import { type Gathered, gather } from "../../gather/gather.js";
import { blockOf } from "../../sheet/block-of.js";
import { bearerOf } from "../../sheet/numbers/bearer.js";
import { slug } from "../../sheet/uses.js";
import type { Compendium } from "../../tables/compendium.js";
import { settledEffect } from "../held/laid.js";

/**
 * The zones that go with a creature by what it is and bears: auras of features, spells and things, and
 * those of its stat block. One whose owner does not keep it up just now has nothing inside.
 */
export const innateZones = oncePerSubject((creature, compendium): readonly Zone[] => [
  ...fromEffects(creature, compendium),
  ...fromTraits(creature, compendium),
]);

function fromEffects(creature: Subject, compendium: Compendium): readonly Zone[] {
  const gathered = gather(creature, compendium);
  const auras = gathered.actives.filter(({ effect }) => effect.kind === "aura");
  if (auras.length === 0) return [];
  const { now } = bearerOf(creature, compendium).changes;
  return auras.flatMap((active) => auraOf(creature, { active, now, gathered }));
}

interface Borne {
  readonly active: ActiveEffect;
  readonly now: Readings;
  readonly gathered: Gathered;
}

function auraOf({ id }: Subject, { active, now, gathered }: Borne): readonly Zone[] {
  const { effect, source: name, numbers, classLevel } = active;
  if (effect.kind !== "aura") return [];
  const radius = numberOf(effect.feet, active, now);
  if (radius === undefined) return [];
  const laying = {
    source: now,
    ...(numbers && { numbers }),
    ...(classLevel !== undefined && { classLevel }),
  };
  const isUp = applies(active, gathered.facts);
  return [
    {
      ...carried(id, name, radius),
      affects: othersOf[effect.affects],
      inside: isUp ? effect.effects.map((inner) => settledEffect(inner, laying)) : [],
      steps: [],
    },
  ];
}

/** On its owner an aura's effects are by themselves (`fromFeatures`). */
const othersOf: Readonly<Record<ZoneSide, ZoneSide>> = {
  allies: "allies",
  enemies: "enemies",
  others: "others",
  all: "others",
};

const carried = (id: string, name: string, radius: number) =>
  ({
    id: `${id}:${slug(name)}`,
    name,
    anchor: { creature: id },
    area: { shape: "sphere", radius },
    owner: id,
  }) as const;

function fromTraits(creature: Subject, compendium: Compendium): readonly Zone[] {
  const block = blockOf(creature.make, compendium);
  return (block?.traits ?? []).flatMap((trait) => {
    const steps = auraSteps(trait);
    const radius = steps.map(({ step }) => radiusOf(step.area)).find((feet) => feet !== undefined);
    if (block === undefined || radius === undefined) return [];
    const { name } = trait;
    return [
      {
        ...carried(creature.id, name, radius),
        affects: steps.some(({ step }) => step.targets?.chosen) ? "enemies" : "others",
        inside: [],
        ...(steps.some(({ step }) => step.terrain !== undefined) && {
          terrain: { difficult: true, ground: true },
        }),
        steps: steps
          .filter(({ step }) => step.when !== undefined)
          .map(
            ({ place }): ZoneStep => ({
              at: { of: "trait", id: block.id, name, path: [place] },
              by: { source: name },
            }),
          ),
      } as const,
    ];
  });
}

/** The steps of a trait that make the ground around its bearer hard to cross, or happen to those near it at moments of their turns. */
const auraSteps = ({
  steps = [],
}: Trait): readonly { readonly step: Step; readonly place: number }[] =>
  steps.flatMap((step, place) =>
    step.aura &&
    (step.terrain !== undefined ||
      [step.when].flat().some((when) => when !== undefined && moments.has(when)))
      ? [{ step, place }]
      : [],
  );

const moments: ReadonlySet<string> = new Set(["enter", "turn-start", "turn-end"]);

const radiusOf = (area: Area | undefined): number | undefined =>
  area?.shape === "sphere" ? area.radius : undefined;
