import { ok, type Result } from "@tabletop-mcp/dice-core";
import { concentrationOf } from "../../creature/cast.js";
import type { Creature } from "../../creature/creature.js";
import type { ByHand } from "../../game/by-hand.js";
import type { EventOf } from "../../game/event.js";
import type { Decided, FrameOf, RolledSave } from "../../game/frame.js";
import { type Decision, type Next, nothing, steps } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { abilityNames } from "../../sheet/ability.js";
import { wardMet } from "../combat/attack/ward.js";
import { afterLairSave } from "../combat/lair-action.js";
import { afterSeatSave } from "../combat/mounts/unseat.js";
import { hazardSaved } from "../combat/move/hazards.js";
import { isHeld } from "../held/ending.js";
import { shakenOff } from "../held/shaken-off.js";
import { stood } from "../life/last-stand.js";
import { concentrationSaved } from "../magic/hold-concentration.js";
import { afterSave } from "../steps/saves.js";
import { spitOut } from "../swallow/spit.js";
import { check } from "./check.js";

type Save = FrameOf<"save">;

/**
 * A saving throw that follows from something, in two steps: the die is rolled once, and compared
 * with the DC when nobody reacts to it any more ("Saving Throws"). It is not made where it decides
 * nothing by then.
 */
export function saveStep(state: GameState, save: Save, using: Using): Decision {
  const creature = savingBy(state, save);
  if (creature === undefined) return ok(unsaved(save));
  if (save.rolled === undefined) {
    const rolled = rollSave(state, save, using);
    return ok(steps(withRolled(save, rolled)));
  }
  const success = succeeds(save, save.rolled);
  const { events, run = [] } = outcome(state, { save, rolled: save.rolled, success }, using);
  return ok({
    events: [rolledEvent(creature, withRolled(save, save.rolled), success), ...events],
    run,
  });
}

/** Nobody makes it any more; the others of an area still do. */
function unsaved({ decides }: Save): Next {
  if (decides.kind === "steps") return steps(decides.steps);
  return decides.kind === "lair" ? steps(decides.lair) : nothing;
}

/** Whoever has to make it, still. */
function savingBy({ creatures }: GameState, { id, decides }: Save): Creature | undefined {
  const creature = creatures[id];
  if (creature === undefined || creature.dead) return undefined;
  return isOpen(decides, creature) ? creature : undefined;
}

/** Whether a die lies there that decides something, which others may react to. */
export const isRolled = (state: GameState, save: Save): boolean =>
  save.rolled !== undefined && savingBy(state, save) !== undefined;

type Rolled = Save & { readonly rolled: RolledSave };

const withRolled = (
  { id, ability, dc, decides, against, from, cover, advantage, disadvantage, asked }: Save,
  rolled: RolledSave,
): Rolled => ({
  kind: "save",
  id,
  ability,
  dc,
  decides,
  rolled,
  ...(against !== undefined && { against }),
  ...(from !== undefined && { from }),
  ...(cover !== undefined && { cover }),
  ...(advantage && { advantage }),
  ...(disadvantage && { disadvantage }),
  ...(asked && { asked }),
});

/** Whether there is still something to decide: concentration on that very cast, a creature that is down. */
function isOpen(decides: Decided, creature: Creature): boolean {
  switch (decides.kind) {
    case "concentration":
      return concentrationOf(creature)?.id === decides.cast;
    case "stand":
      return creature.hp.current === 0;
    case "held":
      return isHeld(creature, decides.held);
    case "steps":
    case "hazard":
    case "inside":
    case "ward":
    case "seat":
    case "lair":
      return true;
  }
}

/** The die of a save falls. */
export function rollSave(state: GameState, save: Save & ByHand, using: Using): RolledSave {
  const rolled = rollSaveByHand(state, save, using);
  if (!rolled.ok) throw new Error(`A save was refused: ${rolled.error.message}`);
  return rolled.value;
}

/** The same where dice of the table may be wrong. */
export function rollSaveByHand(
  state: GameState,
  save: Save & ByHand,
  { rng, compendium }: Using,
): Result<RolledSave, RuleViolation> {
  const { id, ability, dc, against, from, cover, advantage, disadvantage } = save;
  const opponent = from === undefined || from === id ? undefined : state.creatures[from];
  const saved = check(
    creatureIn(state, id),
    {
      kind: "save",
      ability,
      dc,
      ...(against !== undefined && { against }),
      ...(advantage && { advantage }),
      ...(disadvantage && { disadvantage }),
      ...(save.manual !== undefined && { manual: save.manual }),
    },
    { rng, compendium, ...(opponent && { opponent }), ...(cover && { scene: { cover } }) },
  );
  if (!saved.ok) return saved;
  const { d20, success, used } = saved.value;
  if ("passive" in d20) throw new Error("A save is never passive.");
  const isSure = success === true && (d20.total ?? dc) < dc;
  return ok({ d20, ...(isSure && { succeeds: true }), ...(used && { used }) });
}

const succeeds = ({ dc }: Save, { d20, succeeds: sure }: RolledSave): boolean =>
  sure === true || (d20.total !== null && d20.total >= dc);

/** Whether a save that lies there fails, as it stands. */
export const isFailed = (save: Save, rolled: RolledSave): boolean => !succeeds(save, rolled);

const rolledEvent = (
  creature: Creature,
  { id, ability, dc, decides, rolled: { d20, used } }: Save & { readonly rolled: RolledSave },
  success: boolean,
): EventOf<"rolled"> => ({
  type: "rolled",
  id,
  rule: "Saving Throws",
  purpose: "save",
  what: `${abilityNames[ability]} saving throw (${reason(decides, creature)})`,
  d20,
  dc,
  success,
  ...(used && { used }),
});

function reason(decides: Decided, creature: Creature): string {
  switch (decides.kind) {
    case "concentration":
      return `concentration on ${concentrationOf(creature)?.spell}`;
    case "stand":
      return decides.stand.trait;
    case "held":
      return decides.name;
    case "steps":
      return decides.steps.by.source;
    case "hazard":
      return `${decides.hazard.damageType} hazard`;
    case "inside":
      return "keeping down whom it has swallowed";
    case "ward":
      return decides.ward.name;
    case "seat":
      return "Mounted Combat";
    case "lair":
      return "Lair Actions";
  }
}

/** A save, once it has been compared. */
interface Compared {
  readonly save: Save;
  readonly rolled: RolledSave;
  readonly success: boolean;
}

function outcome(state: GameState, { save, rolled, success }: Compared, using: Using): Next {
  const { decides } = save;
  const creature = creatureIn(state, save.id);
  switch (decides.kind) {
    case "concentration":
      return concentrationSaved(creature, decides.cast, success);
    case "stand":
      return stood(creature, decides, success);
    case "held":
      return success ? shakenOff(state, { creature, held: decides.held }, using) : nothing;
    case "steps":
      return steps(afterSave(decides.steps, save, { success, total: rolled.d20.total }));
    case "hazard":
      return hazardSaved(creature, { hazard: decides.hazard, success }, using);
    case "inside":
      return success ? nothing : spitOut(state, save.id);
    case "ward":
      return wardMet(state, { ward: decides.ward, attack: decides.attack, success });
    case "seat":
      return afterSeatSave(state, { id: save.id, decides, success }, using);
    case "lair":
      return steps(afterLairSave(decides.lair, { id: save.id, saved: success }));
  }
}
