import { fold, ToolFault } from "@tabletop-mcp/mcp-kit";
import type { ChoiceDue, ChoicesRequest } from "@tabletop-mcp/rules-engine";

const inChoices = /^choices\./u;
/** Where a choice comes from: "Fighting Style (Fighter 1)". */
const origin = / \([^()]*\)$/u;

/** Choices under the fields that take them: choicesDue names each by its field ("choices.tools") and in words ("Tool Proficiency"), and either may be a key. */
export function byField(choices: ChoicesRequest, due: readonly ChoiceDue[] = []): ChoicesRequest {
  const fields = new Map<string, unknown>();
  for (const [key, value] of Object.entries(choices)) {
    const field = fieldOf(key, due);
    fields.set(field, fields.has(field) ? [fields.get(field), value].flat() : value);
  }
  return Object.fromEntries(fields);
}

function fieldOf(key: string, due: readonly ChoiceDue[]): string {
  const meant = due.find(({ what }) => fold(what) === fold(key));
  if (meant !== undefined && !inChoices.test(meant.field))
    throw new ToolFault({
      code: "INVALID_ARGUMENT",
      message: `choices: ${JSON.stringify(key)} is settled by the parameter ${meant.field}, not by choices`,
    });
  return meant?.field.replace(inChoices, "") ?? key.replace(inChoices, "").replace(origin, "");
}
