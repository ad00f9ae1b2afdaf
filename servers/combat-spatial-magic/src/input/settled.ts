import { fold, ToolFault } from "@tabletop-mcp/mcp-kit";
import type { ChoiceDue, ChoicesRequest } from "@tabletop-mcp/rules-engine";
import { present } from "./present.js";

const inChoices = /^choices\./u;
/** Where a choice comes from: "Fighting Style (Fighter 1)". */
const origin = / \([^()]*\)$/u;

/** What choices may settle, too, though it has parameters of its own. */
interface Beside {
  readonly skills?: readonly string[];
  readonly expertise?: readonly string[];
  readonly spells?: readonly string[];
  readonly subclass?: string;
}

interface Asked extends Beside {
  readonly choices?: ChoicesRequest;
}

/** What is known of who chooses: what is due, and the spells that a list would replace. */
interface Known {
  readonly due?: readonly ChoiceDue[];
  readonly spells?: readonly string[];
}

/** A request's choices under the fields that take them: choicesDue names each by its field ("choices.tools", "spells") and in words ("Tool Proficiency"), and either may be a key. */
export function settled(request: Asked, { due = [], spells: had = [] }: Known = {}): Asked {
  if (request.choices === undefined) return {};
  const { cantrips, subclass, ...chosen } = byField(request.choices, due);
  const { skills, expertise, spells, ...choices } = chosen;
  const list = (field: "skills" | "expertise" | "spells", ...all: readonly unknown[]) => {
    const names = all.flatMap((one) => (one === undefined ? [] : namesIn(field, one)));
    return names.length === 0 ? undefined : [...(request[field] ?? []), ...names];
  };
  const learnt = list("spells", cantrips, spells);
  return {
    choices,
    ...present({
      skills: list("skills", skills),
      expertise: list("expertise", expertise),
      spells: learnt && request.spells === undefined ? [...had, ...learnt] : learnt,
      subclass: subclass === undefined ? undefined : oneName("subclass", subclass),
    }),
  };
}

function byField(choices: ChoicesRequest, due: readonly ChoiceDue[]): Record<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [key, value] of Object.entries(choices)) {
    const field = fieldOf(key, due);
    fields.set(field, fields.has(field) ? [fields.get(field), value].flat() : value);
  }
  return Object.fromEntries(fields);
}

const fieldOf = (key: string, due: readonly ChoiceDue[]): string =>
  due.find(({ what }) => fold(what) === fold(key))?.field.replace(inChoices, "") ??
  key.replace(inChoices, "").replace(origin, "");

function namesIn(field: string, value: unknown): readonly string[] {
  const names = [value].flat();
  const said = names.filter((name) => typeof name === "string");
  if (said.length === names.length) return said;
  throw wrong(field, `a list of names: { "${field}": ["…"] }`);
}

function oneName(field: string, value: unknown): string {
  const [only, ...more] = namesIn(field, value);
  if (only !== undefined && more.length === 0) return only;
  throw wrong(field, `a name: { "${field}": "…" }`);
}

const wrong = (field: string, right: string): ToolFault =>
  new ToolFault({ code: "INVALID_ARGUMENT", message: `choices.${field} must be ${right}` });
