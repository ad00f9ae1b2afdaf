import { ok, type Result } from "@tabletop-mcp/dice-core";
import { abilities, skills } from "@tabletop-mcp/srd-data";
import type { CheckRequest } from "../../game/request.js";
import type { RuleViolation } from "../../game/violation.js";
import { abilityNames } from "../../sheet/ability.js";
import { readAttack } from "./attack.js";
import { partsOfCheck, partsOfSave } from "./parts.js";
import { type Asked, type CheckRead, invalid, missing } from "./read.js";
import { readTool } from "./tool.js";

type Read = Result<CheckRead, RuleViolation>;
type Kind = CheckRequest["kind"];

/** Reads what is to be rolled; a request that lacks or contradicts something is refused. */
export function readCheck(asked: Asked): Read {
  const { kind, ...request } = asked.request;
  const surplus = optional.find((one) => request[one] !== undefined && !fields[kind].includes(one));
  if (surplus === undefined) return readers[kind](asked);
  const hint = `Leave ${surplus} out, or ask for another kind of roll.`;
  return invalid(`A roll of kind "${kind}" takes no ${surplus}.`, { hint, legal: fields[kind] });
}

const optional = ["skill", "ability", "tool", "weapon"] as const;

/** What each kind of roll is told by. */
const fields: Readonly<Record<Kind, readonly string[]>> = {
  skill: ["skill", "ability"],
  ability: ["ability"],
  save: ["ability"],
  initiative: [],
  attack: ["weapon", "ability"],
  tool: ["tool", "ability"],
};

const readers: Readonly<Record<Kind, (asked: Asked) => Read>> = {
  skill: readSkill,
  ability: readAbility,
  save: readSave,
  initiative: readInitiative,
  attack: readAttack,
  tool: readTool,
};

function readSkill(asked: Asked): Read {
  const { request, compendium } = asked;
  const { skill } = request;
  if (skill === undefined) return missing("skill", skills);
  const entry = compendium.skills.find(skill);
  const ability = request.ability ?? entry?.ability;
  if (ability === undefined) return missing("ability", abilities);
  return ok({
    what: `${abilityNames[ability]} (${entry?.name ?? skill})`,
    rule: "Skills",
    asked: { on: "check", ability, skill },
    ...partsOfCheck(asked, { ability, skill }),
  });
}

function readAbility(asked: Asked): Read {
  const { ability } = asked.request;
  if (ability === undefined) return missing("ability", abilities);
  return ok({
    what: abilityNames[ability],
    rule: "Ability Checks",
    asked: { on: "check", ability, skill: null },
    ...partsOfCheck(asked, { ability }),
  });
}

function readSave(asked: Asked): Read {
  const { ability } = asked.request;
  if (ability === undefined) return missing("ability", abilities);
  return ok({
    what: `${abilityNames[ability]} save`,
    rule: "Saving Throws",
    asked: { on: "save", ability },
    ...partsOfSave(asked, ability),
  });
}

function readInitiative(asked: Asked): Read {
  return ok({
    what: "Initiative",
    rule: "Initiative",
    asked: { on: "initiative", ability: "dex", skill: null, against: ["initiative"] },
    ...partsOfCheck(asked, { ability: "dex" }),
  });
}
