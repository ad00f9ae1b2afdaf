import type { Modifier } from "../../../dice/d20.js";
import type { Draft } from "../../../draft.js";
import type { AttackFrame, RolledAttack } from "../../../game/attack-frame.js";

/** What becomes of an attack's step. */
interface Change {
  readonly step?: AttackFrame["step"];
  readonly rolled?: RolledAttack;
  readonly raised?: readonly Modifier[];
  readonly halvedBy?: string;
  readonly lessened?: readonly Modifier[];
  readonly hindered?: readonly string[];
  readonly dealt?: AttackFrame["dealt"];
  readonly felled?: boolean;
  readonly duplicate?: AttackFrame["duplicate"];
}

/** The attack with this changed. At another step everybody is asked anew; at the same one who was asked stays so. */
export function framed(from: AttackFrame, change: Change): AttackFrame {
  const { step = from.step, rolled = from.rolled, raised = from.raised } = change;
  const { halvedBy = from.halvedBy, hindered = from.hindered, dealt = from.dealt } = change;
  const { lessened = from.lessened, felled = from.felled } = change;
  const { duplicate = from.duplicate } = change;
  const to: Draft<AttackFrame> = {
    kind: "attack",
    step,
    id: from.id,
    target: from.target,
    order: from.order,
  };
  if (rolled !== undefined) to.rolled = rolled;
  if (raised !== undefined) to.raised = raised;
  if (halvedBy !== undefined) to.halvedBy = halvedBy;
  if (lessened !== undefined) to.lessened = lessened;
  if (hindered !== undefined) to.hindered = hindered;
  if (dealt !== undefined) to.dealt = dealt;
  if (felled) to.felled = felled;
  if (duplicate !== undefined) to.duplicate = duplicate;
  if (from.onHit !== undefined) to.onHit = from.onHit;
  if (from.wards !== undefined) to.wards = from.wards;
  if (from.volley !== undefined && rolled === undefined) to.volley = from.volley;
  const isSame = step === from.step && rolled === from.rolled;
  if (isSame && from.asked !== undefined) to.asked = from.asked;
  return to;
}
