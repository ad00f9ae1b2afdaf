import { ToolFault } from "@tabletop-mcp/mcp-kit";

/** Which parameters each operation of a tool takes, beside the operation. */
export type Taken<Operation extends string> = Readonly<Record<Operation, readonly string[]>>;

/** Throws the fault for parameters that an operation would leave unheard; what is false says nothing. */
export function refuseUnheard<Operation extends string>(
  operation: Operation,
  request: object,
  taken: Taken<Operation>,
): void {
  const heard = taken[operation];
  const unheard = Object.entries(request)
    .filter(([, value]) => value !== undefined && value !== false)
    .flatMap(([name]) => (name === "operation" || heard.includes(name) ? [] : [name]));
  if (unheard.length === 0) return;
  throw new ToolFault({
    code: "INVALID_ARGUMENT",
    message: `${operation} does not take ${unheard.join(", ")}`,
    hint: heard.length === 0 ? "It takes nothing else" : `It takes ${heard.join(", ")}`,
  });
}
