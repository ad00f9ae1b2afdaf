import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { Cast } from "../../creature/cast.js";
import type { Creature } from "../../creature/creature.js";
import { nextCastId } from "../../creature/held-id.js";
import { deeds } from "../../encounter/deeds.js";
import type { CastAction } from "../../game/cast-action.js";
import type { CastFrame, CastPhase } from "../../game/cast-frame.js";
import type { Craft } from "../../game/craft.js";
import type { Event } from "../../game/event.js";
import type { Decision } from "../../game/next.js";
import { creatureIn, type GameState, secondsNow } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { unfocusedBy } from "../../gather/incapacity.js";
import { prohibition } from "../../gather/prohibition.js";
import { unable } from "../combat/able.js";
import type { Aiming } from "./aim.js";
import { typedByAlignment } from "./by-alignment.js";
import { type Casting, castingFor } from "./casting.js";
import { economyOf, payTime, refuseTime } from "./casting-time.js";
import { optionFor, refuseChoices } from "./choices.js";
import { refuseComponents } from "./components.js";
import { craftOf } from "./craft.js";
import { refuseCalled, refuseForm } from "./creature-choice.js";
import { lastsAt } from "./lasts.js";
import type { CastSpends } from "./made.js";
import { consumed } from "./materials.js";
import { paid } from "./payment.js";
import { refuseAim } from "./refuse-aim.js";
import { refuseDice } from "./refuse-dice.js";
import { refuseWithin } from "./spell-within.js";
import { refuseStored, storing, waitingOf } from "./waiting.js";

/** A casting, and whether it answers something that has just happened (a reaction). */
export interface CastAsked {
  readonly action: CastAction;
  readonly answering?: boolean;
  readonly craft?: Craft;
  /** It is cast to be held back. */
  readonly phase?: CastPhase;
  /** With what it is cast, where that is nothing of its caster's own. */
  readonly casting?: Casting;
}

/** The casting is judged and paid for; then it is under way. */
export function castNow(state: GameState, order: CastAsked, using: Using): Decision {
  const cast = typedByAlignment(state, order, using);
  const { action, answering, craft: given, phase } = cast;
  const creature = creatureIn(state, action.id);
  const found = castingMeant(creature, cast, using);
  if (!found.ok) return found;
  const asked: Asked = {
    creature,
    casting: found.value,
    action,
    answering: answering === true,
    ...(phase && { phase }),
  };
  // No leave makes anybody concentrate who cannot.
  const barred = action.dmOverride
    ? refuseHolding(asked, using)
    : refuseCaster(state, asked, using);
  if (barred !== undefined) return err(barred);
  const { spell, by, with: how } = found.value;
  const chosen = optionFor(state, { spell, action });
  if (!chosen.ok) return chosen;
  const option = chosen.value;
  const plain = { spell, by, action, ...(option !== undefined && { option }) };
  const made = craftOf(
    { ...plain, creature, with: how, ...(given && { given }), ...(phase && { phase }) },
    using.compendium,
  );
  if (!made.ok) return made;
  const { craft, spends, toll } = made.value;
  const aiming: Aiming = { ...plain, craft };
  const refused =
    refuseHeld(spell, phase) ??
    refuseChoices({ spell, action }) ??
    refuseCalled(aiming, using.compendium) ??
    refuseForm(state, aiming, { when: "use", using }) ??
    refuseWithin(aiming, using.compendium) ??
    refuseStored(creature, aiming, using.compendium) ??
    refuseAimed(state, { aiming, ...(phase && { phase }) }, using);
  if (refused !== undefined) return err(refused);
  const price = priceOf(state, { ...asked, spends }, using);
  if (!price.ok) return price;
  const begun = begin(state, asked, option);
  const frame = frameOf(aiming, begun);
  return ok({
    events: [...price.value, begun],
    run: [
      ...storing(creature, aiming, using.compendium),
      phase === undefined ? frame : Object.assign({}, frame, { phase }),
      ...toll,
    ],
  });
}

const castingMeant = (
  creature: Creature,
  { action, casting }: CastAsked,
  { compendium }: Using,
): Result<Casting, RuleViolation> =>
  casting ? ok(casting) : castingFor(creature, action, compendium);

/** Only what is cast with an action can be held back. */
const refuseHeld = (
  { name, castingTime }: Spell,
  phase: CastPhase | undefined,
): RuleViolation | undefined =>
  phase === "held" && castingTime.unit !== "action"
    ? {
        code: "CASTING_TIME",
        message: `${name} is not cast with an action, so it cannot be readied.`,
        hint: "Ready a spell of one action.",
      }
    : undefined;

/** What is held back is aimed when it is released; no leave lets anybody roll more dice than there are. */
function refuseAimed(
  state: GameState,
  { aiming, phase }: { readonly aiming: Aiming; readonly phase?: CastPhase },
  using: Using,
): RuleViolation | undefined {
  if (phase === "held") return refuseDiceOfHeld(aiming.action);
  const asked = { when: "use", using } as const;
  const refused = aiming.action.dmOverride ? undefined : refuseAim(state, aiming, asked);
  return refused ?? refuseDice(state, aiming, asked);
}

/** What is held back rolls when it is released. */
const refuseDiceOfHeld = ({ manual = [] }: CastAction): RuleViolation | undefined =>
  manual.length === 0
    ? undefined
    : {
        code: "TOO_MANY_DICE",
        message: "No d20 is rolled for a spell that is readied.",
        hint: "Give its dice when it is released.",
      };

/** A casting that is under way. */
const frameOf = (
  { spell, by, action, option, craft }: Aiming,
  { cast }: Extract<Event, { readonly type: "spell_cast" }>,
): CastFrame => ({
  kind: "cast",
  id: action.id,
  cast: cast.id,
  spell: spell.id,
  by,
  action,
  ...(option !== undefined && { option }),
  ...(craft && { craft }),
});

interface Asked {
  readonly creature: Creature;
  readonly casting: Casting;
  readonly action: CastAction;
  readonly answering: boolean;
  readonly phase?: CastPhase;
  /** What is made of it takes. */
  readonly spends?: readonly CastSpends[];
}

/** Holding a spell back takes concentration, whatever the spell itself takes ("Ready"). */
const refuseHolding = (
  { creature, casting: { spell, payment }, action, phase }: Asked,
  { compendium }: Using,
): RuleViolation | undefined =>
  phase === "held" || (lastsAt(spell, payment.level).concentration && !action.kept)
    ? refuseUnfocused(creature, spell.name, compendium)
    : undefined;

/** Why somebody cannot cast this now: what it is like, how long it takes, what it takes to cast it. */
function refuseCaster(state: GameState, asked: Asked, using: Using): RuleViolation | undefined {
  const { creature, casting, action, answering } = asked;
  const { compendium } = using;
  const { spell } = casting;
  const timed = { action, spell, answering };
  const isReaction = economyOf(timed) === "reaction" || action.economy === "readied";
  return (
    unable(state, { id: action.id, does: isReaction ? "react" : "act" }, using) ??
    refuseProhibited(creature, compendium) ??
    refuseTime(state, timed) ??
    refuseSelfOnly(casting, action) ??
    refuseHolding(asked, using) ??
    refuseComponents(
      creature,
      { casting, subtle: action.metamagic?.includes("subtle") === true },
      compendium,
    )
  );
}

/** Armour without training, a rage, another form. */
function refuseProhibited(
  creature: Creature,
  compendium: Using["compendium"],
): RuleViolation | undefined {
  const because = prohibition(creature, "cast", compendium);
  return because === undefined
    ? undefined
    : {
        code: "CANNOT_CAST",
        message: `${creature.name} cannot cast spells: ${because}.`,
        hint: `End ${because} first.`,
      };
}

const refuseSelfOnly = (
  { with: how, spell }: Casting,
  { id, targets = [] }: CastAction,
): RuleViolation | undefined =>
  how.selfOnly && targets.some((one) => one !== id)
    ? {
        code: "WRONG_TARGET",
        message: `${how.of} casts ${spell.name} on itself alone.`,
        hint: "Name nobody else.",
      }
    : undefined;

function refuseUnfocused(
  creature: Creature,
  spell: string,
  compendium: Using["compendium"],
): RuleViolation | undefined {
  const kept = unfocusedBy(creature, compendium);
  return kept === undefined
    ? undefined
    : {
        code: "CANNOT_CONCENTRATE",
        message: `${creature.name} cannot concentrate on ${spell}: ${kept}.`,
        hint: `End ${kept} first.`,
      };
}

/** Its time, its slot or use, and what of its materials is consumed. */
function priceOf(
  state: GameState,
  { creature, casting, action, answering, spends, phase }: Asked,
  using: Using,
): Result<readonly Event[], RuleViolation> {
  if (action.dmOverride) return ok([]);
  const { spell, payment, with: how } = casting;
  const time = payTime(
    state,
    { action, spell, answering, what: phase === "held" ? deeds.ready : deeds.cast },
    using,
  );
  if (!time.ok) return time;
  const { material } = spell.components;
  const isFed = how.class !== undefined && how.without?.includes("material") !== true;
  return ok([
    ...time.value,
    ...paid(creature, payment, spends),
    ...(isFed ? consumed(creature, { material, spell: spell.name }, using.compendium) : []),
  ]);
}

/** The cast is among its caster's from now on, and others may answer it. */
function begin(
  state: GameState,
  { creature, casting, action, phase }: Asked,
  option: string | undefined,
): Extract<Event, { readonly type: "spell_cast" }> {
  const { spell, by, payment } = casting;
  const waits = waitingOf({ spell, action, ...(option !== undefined && { option }) });
  const cast: Cast = {
    id: nextCastId(state, creature),
    spell: spell.name,
    level: payment.level,
    ...(by.dc !== undefined && { dc: by.dc }),
    ...(by.attack !== undefined && { attack: by.attack }),
    ...(by.ability !== undefined && { ability: by.ability }),
    since: secondsNow(state),
    ...(waits && { waits }),
    by,
    ...(option !== undefined && { option }),
    ...(action.targets && action.targets.length > 0 && { targets: action.targets }),
  };
  const as = wordsFor(creature, action);
  return {
    type: "spell_cast",
    id: creature.id,
    rule: "Casting a Spell",
    spell: spell.name,
    level: payment.level,
    cast: phase === "held" ? heldBack(cast) : cast,
    targets: action.targets ?? [],
    ...(payment.slot && { slot: payment.slot }),
    ...(as.length > 0 && { as }),
  };
}

const wordsFor = (
  { items }: Creature,
  { ritual, item, metamagic = [], overchannel, dmOverride, heldBy }: CastAction,
): readonly string[] => [
  ...(ritual ? ["a ritual"] : []),
  ...(item ? [items.find(({ id }) => id === item.name)?.name ?? item.name] : []),
  ...metamagic.map((one) => `${one.charAt(0).toUpperCase()}${one.slice(1)} Spell`),
  ...(overchannel ? ["Overchannel"] : []),
  ...(heldBy === undefined ? [] : [`held by ${heldBy}`]),
  ...(dmOverride && heldBy === undefined ? ["by the game master's leave"] : []),
];

/** A cast as it is while it is held back. */
const heldBack = (cast: Cast): Cast => ({ ...cast, concentration: true, readied: true });
