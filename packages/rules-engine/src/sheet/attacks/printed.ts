import type { Attack, Damage, Step } from "@tabletop-mcp/srd-data";
import type { Action } from "@tabletop-mcp/srd-data/creatures";
import type { Circumstances } from "../../effects/predicate.js";
import type { SheetAttack } from "../sheet.js";
import { unarmedStrike } from "./arms.js";
import type { Attacker } from "./attacker.js";
import { extrasOf } from "./extras.js";

/** The attacks that a stat block prints, with its bonus and its damage (Monsters, Actions). */
export function printedAttacks(attacker: Attacker): readonly SheetAttack[] {
  return (attacker.block?.actions ?? []).flatMap((action) => {
    const step = action.steps.find(({ attack }) => attack !== undefined);
    return step?.attack === undefined
      ? []
      : [printed({ action, step, attack: step.attack }, attacker)];
  });
}

interface Printed {
  readonly action: Action;
  readonly step: Step;
  readonly attack: Attack;
}

function printed({ action, step, attack }: Printed, attacker: Attacker): SheetAttack {
  const kind = attack.kind === "ranged" ? "ranged" : "melee";
  const known: Circumstances = { attack: [kind, attack.with], item: null, ...attacker.facts };
  const extras = extrasOf(unarmedStrike, known, attacker);
  const [main, ...more] = damageOf(step);
  const inTwoHands = main?.instead?.find(({ if: when }) => when === "two-handed")?.roll;
  const bonus = attack.bonus ?? 0;
  const { range } = attack;
  return {
    name: action.name,
    kind,
    bonus: bonus + extras.toHit,
    parts: [{ source: "stat block", value: bonus }],
    damage: main === undefined ? "0" : close(main.roll),
    ...typeOf(main),
    ...(inTwoHands !== undefined && { twoHanded: close(inTwoHands) }),
    ...(attack.reach !== undefined && { reach: attack.reach + extras.reach }),
    ...(range !== undefined && {
      range: { normal: range.normal, long: range.long ?? range.normal },
    }),
    properties: [],
    proficient: true,
    magical: extras.magical,
    notes: [
      ...more.map((damage) => `${close(damage.roll)} ${String(damage.type)} damage more`),
      ...extras.notes,
      ...(action.form === undefined ? [] : [`as ${action.form.join(" or ")}`]),
    ],
  };
}

/** Its damage, or that of the first choice where a hit gives one. */
const damageOf = ({ damage, next = [] }: Step): readonly Damage[] =>
  damage ?? next.find((step) => step.damage !== undefined)?.damage ?? [];

const close = (dice: string): string => dice.replaceAll(" ", "");

const typeOf = (damage: Damage | undefined): Pick<SheetAttack, "damageType"> =>
  damage === undefined || typeof damage.type !== "string" || damage.type === "weapon"
    ? {}
    : { damageType: damage.type };
