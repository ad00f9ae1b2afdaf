import { ToolFault } from "@tabletop-mcp/mcp-kit";

/** A call that says which of a tool's operations it means. */
interface Operating {
  readonly operation?: string | undefined;
}

type OperationOf<Request extends Operating> = NonNullable<Request["operation"]>;

/** Which parameters each operation of a tool takes, beside the operation. */
export type Taken<Request extends Operating> = Readonly<
  Record<OperationOf<Request>, readonly (keyof Request)[]>
>;

/** Throws the fault for parameters that an operation would leave unheard; what is false says nothing. */
export function refuseUnheard<Request extends Operating>(
  operation: OperationOf<Request>,
  request: Request,
  taken: Taken<Request>,
): void {
  const heard: readonly PropertyKey[] = taken[operation];
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

/** Throws the fault for a parameter that the operation needs. */
export function needed<T>(value: T | undefined, field: string, operation: string): T {
  if (value !== undefined) return value;
  throw new ToolFault({ code: "INVALID_ARGUMENT", message: `${operation} needs ${field}` });
}
