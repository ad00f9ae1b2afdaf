import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type { Make } from "../../creature/creature.js";
import type { CreateRequest } from "../../game/request.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import type { Compendium } from "../../tables/compendium.js";
import { findName } from "../judge/names.js";
import { judged } from "./abilities.js";
import type { Made } from "./character.js";
import { blankMake, changed, errorsOf } from "./draft.js";
import { withFeats } from "./feats.js";
import { withExpertise, withSkills, withSpells } from "./lists.js";
import { refusal } from "./refusal.js";

/** What a stat block says of itself, so that a copy cannot be given it. */
const ofCharacters = [
  "race",
  "subrace",
  "class",
  "subclass",
  "level",
  "multiclass",
  "choices",
  "background",
  "abilityMethod",
  "hpMethod",
] as const;

/** The make of a copy of a stat block, and the hit points that it prints (Monsters). */
export function makeCopy(
  request: CreateRequest,
  { compendium }: Pick<Using, "compendium">,
): Result<Made & { readonly hp: number }, RuleViolation> {
  const extra = ofCharacters.filter((field) => request[field] !== undefined);
  if (extra.length > 0)
    return err({
      code: "CREATURE_OR_CLASS",
      message: `A copy of a stat block takes no ${extra.join(", ")} (Monsters).`,
      hint: "Give creature alone, or race and class without creature.",
    });
  const found = blockFor(request, compendium);
  if (!found.ok) return found;
  const block = found.value;
  const { made, errors } = judged({
    made: { abilities: { ...block.abilities, ...request.abilities } },
    notes: [],
    errors: [],
  });
  const alignment =
    request.alignment ?? (typeof block.alignment === "string" ? block.alignment : undefined);
  const begun: Make = {
    ...blankMake,
    ...made,
    ...(request.own === undefined ? { statBlock: block.id } : { own: request.own }),
    ...(alignment !== undefined && { alignment }),
  };
  const draft = changed(
    begun,
    [
      withFeats(request.feats, "set"),
      withSkills(request.skills, "set"),
      withExpertise(request.expertise, "set"),
      withSpells(request.spells, "set"),
    ],
    compendium,
  );
  const refused = refusal([...errors, ...draft.errors]);
  return refused === undefined
    ? ok({ make: draft.make, notes: [], hp: block.hitPoints.average })
    : err(refused);
}

function blockFor(
  { creature, own }: CreateRequest,
  { statBlocks }: Compendium,
): Result<StatBlock, RuleViolation> {
  if (own !== undefined) return ok(own);
  const { entry, remarks } = findName({
    field: "creature",
    name: creature,
    table: statBlocks,
    what: "a creature",
    rule: "Monsters",
  });
  return entry === undefined ? err(refusal(errorsOf(remarks)) ?? nobody) : ok(entry);
}

const nobody: RuleViolation = { code: "NOT_FOUND", message: "No creature is named." };
