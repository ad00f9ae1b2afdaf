import { beginning, ToolFault } from "@tabletop-mcp/mcp-kit";
import { outcomes, sides } from "@tabletop-mcp/rules-engine";
import { lights } from "@tabletop-mcp/srd-data";
import { wrongIn } from "../input/own-name.js";
import { isOneLine } from "../render/one-line.js";

/** What people write at length may have lines. */
const atLength: ReadonlySet<string> = new Set(["notes", "content", "description"]);

const longestName = 120;
const longestId = 120;
const longestLine = 4_000;

/** An id is a word: it stands in headings, and goes before a name. */
const idForm = /^[\p{L}\p{N}_.:-]+$/u;

/** What an export has beside its log, which is no text for people. */
const kinds = ["campaign", "characters", "encounters", "parties", "locations", "notes"] as const;

/** Throws the fault for an exported campaign with a text that no tool would have taken: one that forges another, or has no end. */
export function refuseForged(file: unknown): void {
  for (const kind of kinds) refuseIn(field(file, kind), [kind]);
}

/** What of one aggregate an import would refuse, in words; nothing where all is well. */
export function forgedIn(kind: (typeof kinds)[number], stored: unknown): string | undefined {
  try {
    refuseIn(stored, [kind, 0]);
    return undefined;
  } catch (thrown) {
    if (!(thrown instanceof ToolFault)) throw thrown;
    return thrown.message.replace(`${kind}.0.value.`, "");
  }
}

function refuseIn(value: unknown, path: readonly (string | number)[]): void {
  if (typeof value === "string") return refuseText(value, path);
  if (Array.isArray(value)) for (const [i, one] of value.entries()) refuseIn(one, [...path, i]);
  else if (typeof value === "object" && value !== null)
    for (const [key, one] of Object.entries(value)) {
      refuseText(key, path);
      refuseIn(one, [...path, key]);
    }
}

function refuseText(text: string, path: readonly (string | number)[]): void {
  const problem = problemWith(text, String(path.at(-1))) ?? strangeIn(text, path);
  if (problem === undefined) return;
  throw new ToolFault({
    code: "IMPORT_REFUSED",
    message: `${path.join(".")} ${JSON.stringify(beginning(text, 60))} ${problem}`,
    hint: "Nothing was changed. Mend it in the file",
  });
}

function problemWith(text: string, key: string): string | undefined {
  switch (key) {
    case "id":
      return text.length <= longestId && idForm.test(text) ? undefined : "is no id";
    case "name":
      return nameProblem(text);
    default:
      if (atLength.has(key)) return undefined;
      if (!isOneLine(text)) return "is more than one line, or has control characters";
      return text.length <= longestLine ? undefined : `is longer than ${longestLine} characters`;
  }
}

/** Words of a fight that the rules have to know, by their places in an export's list. */
const fightWords: readonly (readonly [place: RegExp, words: readonly string[]])[] = [
  [/^encounters \S+ value encounter light$/u, lights],
  [/^encounters \S+ value encounter outcome$/u, outcomes],
  [/^encounters \S+ value combatants \S+ side$/u, sides],
];

function strangeIn(text: string, path: readonly (string | number)[]): string | undefined {
  const [, words] = fightWords.find(([place]) => place.test(path.join(" "))) ?? [];
  return words === undefined || words.includes(text) ? undefined : `is none of ${words.join(", ")}`;
}

function nameProblem(name: string): string | undefined {
  if (name.trim() === "") return "is no name: it is empty";
  if (name.length > longestName) return `is longer than ${longestName} characters`;
  const wrong = wrongIn(name);
  return wrong === undefined ? undefined : `is no name: ${wrong}`;
}

const field = (of: unknown, name: string): unknown =>
  typeof of === "object" && of !== null
    ? Object.entries(of).find(([key]) => key === name)?.[1]
    : undefined;
