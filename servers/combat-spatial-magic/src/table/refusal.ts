import { ToolFault } from "@tabletop-mcp/mcp-kit";
import type { RuleViolation } from "@tabletop-mcp/rules-engine";
import type { NameTakenError } from "@tabletop-mcp/storage";
import { few } from "../render/few.js";
import { oneLine } from "../render/one-line.js";
import { hints } from "./hints.js";

/** The rules' refusal as a fault that the caller reads. */
export const refusal = ({ code, message, hint, legal }: RuleViolation): ToolFault =>
  new ToolFault({
    code,
    message: oneLine(message),
    ...hintOf([hint, hints[code]], legal),
    data: { code, message, ...(legal === undefined ? {} : shownLegal(legal)) },
  });

/** Legal values of one refusal. */
const mostLegal = 40;

const shownLegal = (legal: readonly string[]) => ({
  legal: legal.slice(0, mostLegal),
  ...(legal.length > mostLegal && { more: legal.length - mostLegal }),
});

const hintOf = (said: readonly (string | undefined)[], legal: readonly string[] = []) => {
  const parts = [
    ...said.flatMap((hint) => hint?.replace(/\.$/u, "") ?? []),
    ...(legal.length === 0 ? [] : [`Legal: ${few(legal, mostLegal)}`]),
  ];
  return parts.length === 0 ? {} : { hint: parts.join(". ") };
};

/** A name that is another's, and of what kind. */
interface Taken {
  readonly kind: NameTakenError["kind"] | "encounter";
  readonly taken: string;
}

/** Names are unique per campaign. */
export const nameTaken = ({ kind, taken }: Taken): ToolFault =>
  new ToolFault({
    code: "NAME_TAKEN",
    message: `There is ${kind === "encounter" ? "an" : "a"} ${kind} called ${JSON.stringify(taken)} already`,
    hint: "Names are unique in a campaign, without regard to case. Give another name",
  });

/** A character that another command has deleted meanwhile. */
export const gone = (name: string): ToolFault =>
  new ToolFault({
    code: "NOT_FOUND",
    message: `There is no character ${JSON.stringify(name)} any more`,
  });
