import { ok, type Result } from "@tabletop-mcp/dice-core";
import { type Ability, abilities } from "@tabletop-mcp/srd-data";
import type { Gear } from "@tabletop-mcp/srd-data/gear";
import { idsOfTool, toolTable } from "../../build/judge/training.js";
import type { Creature } from "../../creature/creature.js";
import type { RuleViolation } from "../../game/violation.js";
import { abilityNames } from "../../sheet/ability.js";
import { proficienciesOf } from "../../sheet/proficiencies.js";
import { type Compendium, foldName } from "../../tables/compendium.js";
import { nearest } from "../../tables/nearest.js";
import { type CheckOf, partsOfCheck } from "./parts.js";
import { type Asked, type CheckRead, invalid, missing } from "./read.js";

/** Reads a check with a tool; the proficiency bonus is in it for who is trained with it ("Tools"). */
export function readTool(asked: Asked): Result<CheckRead, RuleViolation> {
  const { creature, request, compendium } = asked;
  const tools = toolsOf(creature, compendium);
  if (request.tool === undefined) {
    return missing(
      "tool",
      tools.map(({ name }) => name),
    );
  }
  const wanted = toolTable(compendium.gear).find(request.tool)?.id ?? foldName(request.tool);
  const tool = tools.find(({ id, name }) => id === wanted || foldName(name) === wanted);
  if (tool === undefined) return unknown(request.tool, tools);
  const ability = request.ability ?? usual(tool);
  if (ability === undefined) return missing("ability", abilities);
  return ok({
    what: `${abilityNames[ability]} (${tool.name})`,
    rule: "Tools",
    asked: { on: "check", ability, skill: null },
    ...partsOfCheck(asked, { ability, ...trained(tool.id, creature, compendium) }),
  });
}

interface Tool {
  readonly id: string;
  readonly name: string;
  readonly kind?: Gear["kind"];
}

/** The tools of the equipment table, and what else the creature is trained with (vehicles). */
function toolsOf({ make }: Creature, compendium: Compendium): readonly Tool[] {
  const listed = toolTable(compendium.gear).all;
  const others = proficienciesOf(make, compendium).tools.filter(
    (id) => !listed.some((tool) => tool.id === id),
  );
  return [...listed, ...others.map((id) => ({ id, name: compendium.gear.find(id)?.name ?? id }))];
}

function unknown(wanted: string, tools: readonly Tool[]): Result<never, RuleViolation> {
  const names = tools.map(({ name }) => name);
  const near = nearest(wanted, names);
  return invalid(`"${wanted}" is not a tool.`, {
    hint:
      near.length === 0
        ? "Name a tool of the equipment table."
        : `Did you mean ${near.join(" or ")}?`,
    legal: near.length === 0 ? names : near,
  });
}

/** The ability where the SRD names one ("Other Dexterity Checks", "Other Intelligence Checks"). */
function usual({ id, kind }: Tool): Ability | undefined {
  if (id === "thieves-tools") return "dex";
  return id === "forgery-kit" || kind === "gaming set" ? "int" : undefined;
}

function trained(
  id: string,
  { make }: Creature,
  compendium: Compendium,
): Pick<CheckOf, "training"> {
  const { tools } = proficienciesOf(make, compendium);
  if (!idsOfTool(id).some((one) => tools.includes(one))) return {};
  const share = make.expertise.includes(id) ? 2 : 1;
  const source = share === 2 ? "expertise" : "proficiency";
  return { training: { source, share, value: (bonus) => share * bonus } };
}
