import { err, type Result } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../creature/creature.js";
import type { Modifier } from "../../dice/d20.js";
import type { CheckRequest } from "../../game/request.js";
import type { RuleViolation } from "../../game/violation.js";
import type { RollAsked, Scene } from "../../gather/circumstances.js";
import type { AttackFacts, AttackUse } from "../../sheet/attacks/facts.js";
import type { Compendium } from "../../tables/compendium.js";

/** Who is asked for a roll, and what roll. */
export interface Asked {
  readonly creature: Creature;
  readonly request: CheckRequest;
  readonly compendium: Compendium;
  /** The other creature, where one takes part. */
  readonly opponent?: Creature | undefined;
  /** What a map knows of the two. */
  readonly scene?: Scene | undefined;
  /** The attack that is made, and how: by the weapon's name, and as usual, where these are left out. */
  readonly facts?: AttackFacts | undefined;
  readonly use?: AttackUse | undefined;
}

/** A request that was read: what the roll is called, and what it is made of before effects. */
export interface CheckRead {
  /** "Dexterity (Stealth)". */
  readonly what: string;
  /** The section of SRD 5.1, by name. */
  readonly rule: string;
  readonly asked: RollAsked;
  readonly parts: readonly Modifier[];
  /** Of an ability check: the whole proficiency bonus, or twice that, is in it. */
  readonly proficient?: boolean;
  /** What would be in it if it were told what the roll is about: "Stonecunning". */
  readonly open?: readonly string[];
  /** Of an attack: what is made how, where that is known. */
  readonly attack?: { readonly facts: AttackFacts; readonly use: AttackUse };
  /** What hampers it by itself (heavy weapons in small hands). */
  readonly disadvantage?: readonly string[];
}

/** The refusal of a request that says no roll. */
export const invalid = (
  message: string,
  more: Pick<RuleViolation, "hint" | "legal">,
): Result<never, RuleViolation> => err({ code: "INVALID_CHECK", message, ...more });

/** The refusal of a request that lacks a field. */
export const missing = (
  field: "skill" | "ability" | "tool",
  legal: readonly string[],
): Result<never, RuleViolation> =>
  invalid(`This roll needs ${field === "ability" ? "an" : "a"} ${field}.`, {
    hint: `Give \`${field}\`.`,
    legal,
  });
