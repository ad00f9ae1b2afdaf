import type * as z from "zod";

/** Most that are told. */
const most = 3;

/** What a shape finds wrong with a value, in one line: "expected object, received number at characters[0].value.hp". */
export const issuesText = ({ issues }: z.ZodError): string =>
  issues.slice(0, most).map(issueText).join("; ");

function issueText(issue: z.core.$ZodIssue): string {
  const { message, path } = issue;
  const said =
    issue.code === "unrecognized_keys"
      ? `nobody knows ${issue.keys.slice(0, most).join(", ")}`
      : message.replace(/^Invalid input: /u, "");
  return path.length === 0 ? said : `${said} at ${placeOf(path)}`;
}

const placeOf = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./u, "");
