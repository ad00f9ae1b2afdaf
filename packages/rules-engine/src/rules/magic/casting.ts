import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Ability } from "@tabletop-mcp/srd-data";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { Creature } from "../../creature/creature.js";
import { oncePerSubject, type Subject } from "../../creature/subject.js";
import type { CastAction } from "../../game/cast-action.js";
import type { StepNumbers } from "../../game/steps-frame.js";
import type { RuleViolation } from "../../game/violation.js";
import { type SpellCastWith, spellsCastWith } from "../../sheet/casting/cast-with.js";
import { freely } from "../../sheet/casting/pays.js";
import { castingStats } from "../../sheet/casting/stats.js";
import { type Bearer, bearerOf } from "../../sheet/numbers/bearer.js";
import { castingClasses } from "../../sheet/slots.js";
import type { Compendium } from "../../tables/compendium.js";
import { nearest } from "../../tables/nearest.js";
import { type Payment, paymentFor } from "./payment.js";

/** A spell as somebody casts it now: with which numbers, and paid for with what. */
export interface Casting {
  readonly spell: Spell;
  readonly with: SpellCastWith;
  readonly by: StepNumbers;
  readonly payment: Payment;
}

/** Whether somebody has a spell, however it casts it. */
export const hasSpell = (
  creature: Creature | undefined,
  spell: string,
  compendium: Compendium,
): boolean => creature !== undefined && spellIdsOf(creature, compendium).has(spell);

const spellIdsOf: (creature: Subject, compendium: Compendium) => ReadonlySet<string> =
  oncePerSubject(
    (creature, compendium) =>
      new Set(spellsCastWith(bearerOf(creature, compendium)).map(({ spell }) => spell.id)),
  );

type Found<Value> = Result<Value, RuleViolation>;

/** The spell of this name; else the names that may have been meant. */
export function spellNamed(name: string, { spells }: Compendium): Found<Spell> {
  const spell = spells.find(name);
  if (spell !== undefined) return ok(spell);
  const legal = nearest(
    name,
    spells.all.map((one) => one.name),
  );
  return err({
    code: "NO_SUCH_SPELL",
    message: `There is no spell "${name}".`,
    hint: legal.length === 0 ? "Name a spell of the SRD." : "Name one that there is.",
    ...(legal.length > 0 && { legal }),
  });
}

/** How somebody casts what it asks for, of all the ways in which it has that spell: the first that can be paid for. */
export function castingFor(
  creature: Creature,
  action: CastAction,
  compendium: Compendium,
): Found<Casting> {
  const named = spellNamed(action.spell, compendium);
  if (!named.ok) return named;
  const spell = named.value;
  const bearer = bearerOf(creature, compendium);
  const known = spellsCastWith(bearer).filter((one) => one.spell === spell);
  const ready = action.dmOverride
    ? ok(known)
    : castable(creature, { spell, known, action }, compendium);
  if (!ready.ok) return ready;
  const [first] = ready.value;
  if (first === undefined) return ok(asGift(spell, { action, bearer }));
  let refused: RuleViolation | undefined;
  for (const one of ready.value) {
    const paid = paymentFor(creature, { one, action }, compendium);
    if (paid.ok) return ok(withNumbers(one, { payment: paid.value, bearer, action }));
    refused ??= paid.error;
  }
  return err(refused ?? notKnown(creature, spell));
}

interface Known {
  readonly spell: Spell;
  readonly known: readonly SpellCastWith[];
  readonly action: CastAction;
}

/** The ways of which it can be cast today: known, prepared, or as a ritual out of a book. */
function castable(
  creature: Creature,
  { spell, known, action }: Known,
  compendium: Compendium,
): Found<readonly SpellCastWith[]> {
  if (known.length === 0)
    return err(ofOwnForm(creature, spell, compendium) ?? notKnown(creature, spell));
  if (action.ritual) {
    const rituals = known.filter(
      (one) => one.ritual && (one.prepared === "spellbook" || isReady(creature, one)),
    );
    return rituals.length > 0 ? ok(rituals) : err(noRitual(creature, spell, known));
  }
  const ready = known.filter((one) => isReady(creature, one));
  return ready.length > 0 ? ok(ready) : err(notPrepared(creature, spell, compendium));
}

/** Of who has not said what it prepares, all that it has is prepared: a house rule. */
const isReady = ({ prepared }: Creature, one: SpellCastWith): boolean =>
  one.prepared === undefined || prepared === undefined || prepared.includes(one.spell.id);

/** Who asks for a casting, and how. */
export interface Bearing {
  readonly action: CastAction;
  readonly bearer: Bearer;
}

/** A way of casting with what it is paid for, and its numbers. */
export function withNumbers(
  one: SpellCastWith,
  { payment, bearer, action }: Bearing & { readonly payment: Payment },
): Casting {
  const { spell, ability, printed, printedDc, level } = one;
  const stats = castingStats(ability, bearer);
  const { damageType, creature, count, text } = action.choices ?? {};
  return {
    spell,
    with: one,
    payment,
    by: {
      source: spell.name,
      dc: printedDc ?? stats.saveDc.effective,
      attack: printed ?? stats.attackBonus.effective,
      ability,
      modifier: bearer.abilities[ability].modifier,
      level: Math.max(1, Math.floor(level)),
      spellLevel: spell.level,
      castLevel: payment.level,
      ...(damageType !== undefined && { damageType }),
      ...(creature !== undefined && { creature }),
      ...(count !== undefined && { count }),
      ...(text !== undefined && { text }),
    },
  };
}

/** What the game master lets somebody cast that has it not. */
const asGift = (spell: Spell, { action, bearer }: Bearing): Casting =>
  withNumbers(ownWay(spell, bearer), {
    payment: { level: action.slotLevel ?? spell.level },
    bearer,
    action,
  });

/** As its own class casts it that has it on its list; else by the best of the three abilities that spells are cast with. */
export function ownWay(spell: Spell, bearer: Bearer): SpellCastWith {
  const { creature, compendium, abilities, changes } = bearer;
  const known = spellsCastWith(bearer).find((one) => one.spell === spell);
  const casters = castingClasses(creature.make, compendium);
  const caster = casters.find((one) => spell.classes.includes(one.class.id)) ?? casters[0];
  const printed = bearer.block?.spellcasting?.[0]?.ability;
  const minds: readonly Ability[] = ["int", "wis", "cha"];
  const [best = "int"] = minds.toSorted(
    (one, other) => abilities[other].modifier - abilities[one].modifier,
  );
  const ability = known?.ability ?? caster?.casting.ability ?? printed ?? best;
  return { spell, ability, level: changes.now.level, of: "a gift", pays: freely };
}

const notKnown = ({ name }: Creature, spell: Spell): RuleViolation => ({
  code: "NOT_KNOWN",
  message: `${name} has no spell "${spell.name}".`,
  hint: "Name one of its own spells, or cast it from an item.",
});

/** Who has the spell in its own form has it not in another's (Polymorph). */
function ofOwnForm(
  { own, make: _form, ...creature }: Creature,
  spell: Spell,
  compendium: Compendium,
): RuleViolation | undefined {
  const isOwn =
    own !== undefined && hasSpell({ ...creature, make: own.make }, spell.id, compendium);
  return isOwn
    ? {
        code: "CANNOT_CAST",
        message: `${creature.name} cannot cast ${spell.name}: it is in another form.`,
        hint: "It casts again in its own.",
      }
    : undefined;
}

const notPrepared = (
  { name, prepared = [] }: Creature,
  spell: Spell,
  { spells }: Compendium,
): RuleViolation => ({
  code: "NOT_PREPARED",
  message: `${name} has not prepared ${spell.name} today.`,
  hint: "What is prepared is chosen when a long rest ends; a wizard casts rituals from the book.",
  legal: prepared.map((id) => spells.find(id)?.name ?? id),
});

const noRitual = (
  { name }: Creature,
  spell: Spell,
  [first]: readonly SpellCastWith[],
): RuleViolation => ({
  code: "NOT_A_RITUAL",
  message: spell.ritual
    ? `${name} cannot cast ${spell.name} as a ritual: ${first?.prepared === "prepared" ? "it is not prepared" : `${first?.of} has no ritual casting`}.`
    : `${spell.name} cannot be cast as a ritual.`,
  hint: "Cast it with a slot.",
});
