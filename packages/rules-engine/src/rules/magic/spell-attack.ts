import type { Attack } from "@tabletop-mcp/srd-data";
import type { Modifier } from "../../dice/d20.js";
import type { AttackFrame } from "../../game/attack-frame.js";
import { type Next, steps } from "../../game/next.js";
import { creatureIn } from "../../game/state.js";
import type { StepNumbers } from "../../game/steps-frame.js";
import { abilityNames } from "../../sheet/ability.js";
import type { AttackDamage } from "../../sheet/attacks/facts.js";
import type { AttackCast } from "../../sheet/attacks/spells.js";
import { doesMore, splitRoll } from "../../sheet/attacks/step-damage.js";
import { spellAttackOf } from "../../sheet/attacks.js";
import { numbersOf } from "../../sheet/numbers.js";
import { inVolley } from "../combat/attack/volley.js";
import { goesOn } from "../steps/goes-on.js";
import { diceOf } from "../steps/rolls.js";
import type { StepTurn } from "../steps/settling.js";

/**
 * A spell's attacks, one roll for each of those named, in their order ("Attack Rolls"): made with the
 * numbers of the casting, and paid for with it. What else the step does comes with each hit.
 */
export function attackBySpell(turn: StepTurn, ids: readonly string[]): Next {
  const { frame, step } = turn;
  const { attack } = step;
  if (attack === undefined || frame.at.of !== "spell") return steps();
  const { manual, rerolls = 0 } = frame.craft ?? {};
  const dice = diceIn(step);
  const attacks = ids.map((target, index) =>
    attackOn(turn, {
      attack,
      target,
      // As many hits as have all their dice rolled again (Empowered Spell).
      isEmpowered: dice > 0 && (index + 1) * dice <= rerolls,
    }),
  );
  return steps(...inVolley(attacks, manual));
}

interface One {
  readonly attack: Attack;
  readonly target: string;
  readonly isEmpowered: boolean;
}

/** How many damage dice one hit has. */
const diceIn = ({ damage = [] }: StepTurn["step"]): number =>
  damage.reduce((sum, { roll }) => sum + Number(/^(\d*)d/u.exec(roll)?.[1] || 1), 0);

/** Faces under the average are rolled again. */
const empowered = { source: "Empowered Spell", faces: [1, 2, 3] } as const;

function attackOn(turn: StepTurn, { attack, target, isEmpowered }: One): AttackFrame {
  const { frame, step, state, using } = turn;
  const { by, at } = frame;
  const spell = using.compendium.spells.find(at.id);
  const ability = by.ability ?? "int";
  if (spell === undefined) throw new Error(`There is no spell "${at.id}".`);
  const cast: AttackCast = { id: by.cast ?? at.id, toHit: toHit(turn), damage: damageOf(turn) };
  const facts = spellAttackOf(
    creatureIn(state, frame.id),
    { spell, ability, level: by.level ?? 1, step, at: 0, attack, cast },
    using.compendium,
  );
  const more: AttackFrame["onHit"] = goesOn(frame, { outcomes: [{ id: target, hit: true }] });
  return {
    kind: "attack",
    step: "roll",
    id: frame.id,
    target,
    order: {
      facts: isEmpowered
        ? Object.assign({}, facts, { rerolled: [...facts.rerolled, empowered] })
        : facts,
      use: { mode: facts.modes[0] ?? "ranged", hands: 1 },
      ...(by.damageType !== undefined && { damageType: by.damageType }),
      ...(isFromAfar(turn, attack) && { scene: { feet: 5 } }),
    },
    ...(doesMore(step) && { onHit: more }),
  };
}

/** What strikes in melee for its caster is beside its target, wherever that stands (Spiritual Weapon). */
const isFromAfar = ({ frame: { at }, using }: StepTurn, { kind }: Attack): boolean =>
  kind === "melee" && using.compendium.spells.find(at.id)?.range.kind === "feet";

/** The bonus of the casting, in its parts where they are known. */
function toHit({ frame: { by, id }, state, using }: StepTurn): readonly Modifier[] {
  const { attack = 0, ability, modifier } = by;
  if (ability === undefined || modifier === undefined)
    return [{ source: "spell attack", value: attack }];
  const { effective } = numbersOf(creatureIn(state, id), using.compendium).proficiencyBonus;
  const more = attack - modifier - effective;
  return [
    { source: abilityNames[ability], value: modifier },
    { source: "proficiency", value: effective },
    ...(more === 0 ? [] : [{ source: "spell attack", value: more }]),
  ];
}

/** The dice of the casting; what is added to one roll of it alone counts with the first hit. */
function damageOf(turn: StepTurn): readonly AttackDamage[] {
  const { frame, step } = turn;
  const { bonus, maximal } = frame.craft ?? {};
  const own = (step.damage ?? []).map((damage): AttackDamage => {
    const type = typeOf(damage.type, frame.by);
    return {
      ...splitRoll(diceOf(damage, turn)),
      source: frame.by.source,
      ...(maximal && { maximal }),
      ...(type !== undefined && { type }),
      ...(damage.types && { when: { other: damage.types } }),
      ...(damage.except && { when: { not: { other: damage.except } } }),
    };
  });
  const type = own[0]?.type;
  return bonus === undefined
    ? own
    : [
        ...own,
        {
          dice: "",
          modifier: bonus.value,
          source: bonus.source,
          once: "turn",
          ...(type !== undefined && { type }),
        },
      ];
}

const typeOf = (
  type: NonNullable<StepTurn["step"]["damage"]>[number]["type"],
  { damageType }: StepNumbers,
): AttackDamage["type"] => (type === "weapon" ? damageType : type);
