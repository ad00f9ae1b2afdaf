import type * as z from "zod";

/** An upstream answer of another shape than expected. Its message is for the log, never for users. */
export class MalformedAnswer extends Error {
  override readonly name = "MalformedAnswer";

  constructor(
    /** "v2/spells" */
    readonly route: string,
    /** Where in the row: "actions.0.name". */
    readonly path: string,
    readonly expected: string,
  ) {
    super(`${route}: ${expected} at ${path === "" ? "the top" : path}`);
  }
}

/** The row as its schema reads it; throws MalformedAnswer where it does not fit. */
export function fitted<Wire>(route: string, schema: z.ZodType<Wire>, raw: unknown): Wire {
  const read = schema.safeParse(raw);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new MalformedAnswer(route, issue?.path.join(".") ?? "", issue?.message ?? "another shape");
}
