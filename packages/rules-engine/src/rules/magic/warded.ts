import type { Creature } from "../../creature/creature.js";
import type { Event } from "../../game/event.js";
import { creatureIn, type GameState } from "../../game/state.js";
import { stepAt } from "../../game/step-ref.js";
import type { StepsFrame } from "../../game/steps-frame.js";
import type { Using } from "../../game/using.js";
import { effectsOn } from "../../gather/gather.js";
import { check } from "../check/check.js";
import { areFoes } from "../combat/foes.js";
import { endAll } from "../held/ending.js";
import { told } from "../steps/told.js";

/** The frames of a casting, and what has come of those whom it is aimed at. */
interface Aimed {
  readonly events: readonly Event[];
  readonly frames: readonly StepsFrame[];
}

/**
 * Who casts something harmful at somebody warded saves first, or loses it as far as that one goes; an
 * area is kept off nobody, and attacks ask by themselves ("Sanctuary").
 */
export function pastWards(
  state: GameState,
  { id, frames }: { readonly id: string; readonly frames: readonly StepsFrame[] },
  using: Using,
): Aimed {
  const named = new Set(
    frames.filter((frame) => isHarmful(frame, using)).flatMap(({ targets }) => targets),
  );
  const warded = [...named].flatMap((one) => {
    const ward = areFoes(state, id, one) ? wardOf(state.creatures[one], using) : undefined;
    return ward === undefined ? [] : [{ one, ward }];
  });
  if (warded.length === 0) return { events: [], frames };
  const tried = warded.map(({ one, ward }) => overcome(state, { id, one, ward }, using));
  const lost = new Set(tried.flatMap(({ lost: of }) => of ?? []));
  const left = (frame: StepsFrame): StepsFrame =>
    isHarmful(frame, using)
      ? Object.assign({}, frame, { targets: frame.targets.filter((one) => !lost.has(one)) })
      : frame;
  return { events: tried.flatMap(({ events }) => events), frames: frames.map(left) };
}

/** What a spell does to those who are named, and not by an attack roll. */
function isHarmful({ at }: StepsFrame, { compendium }: Using): boolean {
  const step = stepAt(at, compendium);
  return (
    step !== undefined &&
    step.area === undefined &&
    step.attack === undefined &&
    (step.save !== undefined || step.damage !== undefined)
  );
}

interface Ward {
  readonly ability: "str" | "dex" | "con" | "int" | "wis" | "cha";
  readonly dc: number;
  readonly source: string;
}

const wardOf = (creature: Creature | undefined, { compendium }: Using): Ward | undefined =>
  creature === undefined || creature.effects.length === 0
    ? undefined
    : effectsOn(creature, compendium).flatMap(({ effect, source }): readonly Ward[] =>
        effect.kind === "ward" && effect.dc !== undefined
          ? [{ ability: effect.save, dc: effect.dc, source }]
          : [],
      )[0];

function overcome(
  state: GameState,
  { id, one, ward }: { readonly id: string; readonly one: string; readonly ward: Ward },
  using: Using,
): { readonly events: readonly Event[]; readonly lost?: string } {
  const { ability, dc, source } = ward;
  const made = check(creatureIn(state, id), { kind: "save", ability, dc }, using);
  if (!made.ok || "passive" in made.value.d20) return { events: [] };
  const { d20, what, rule, success = false, used } = made.value;
  const rolled: Event = {
    type: "rolled",
    id,
    rule,
    purpose: "save",
    what: `${what} (${source})`,
    d20,
    dc,
    success,
    ...(used && { used }),
  };
  if (success) return { events: [rolled] };
  const text = `${creatureIn(state, one).name} is spared: the spell has to be for somebody else, or is lost.`;
  return { events: [rolled, told({ id, by: { source } }, text, [one])], lost: one };
}

/** What ends when its bearer casts a spell that affects a foe. */
export function endHarming(
  state: GameState,
  { id, frames }: { readonly id: string; readonly frames: readonly StepsFrame[] },
  { compendium }: Using,
): readonly Event[] {
  const caster = creatureIn(state, id);
  const isWaited = caster.effects.some(({ endsOn }) => endsOn?.includes("bearer-harms"));
  if (!isWaited || !frames.some(({ targets }) => targets.some((one) => areFoes(state, id, one))))
    return [];
  return endAll([caster], ({ endsOn }) => endsOn?.includes("bearer-harms") === true, {
    because: "it has cast a spell at a foe",
    compendium,
  });
}
