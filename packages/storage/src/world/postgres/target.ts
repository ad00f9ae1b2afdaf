import { StorageError } from "../../errors.js";

/** Where a world is kept: what a driver is told, and what people are. */
export interface Target {
  readonly url: string;
  /** Without the password. */
  readonly name: string;
}

/** Whether this is to be opened by PostgreSQL. */
export const isPostgresUrl = (text: string): boolean => /^postgres(ql)?:/i.test(text.trim());

/** Throws StorageError DATABASE_URL, which repeats nothing of what it was given: there may be a password in it. */
export function targetOf(asked: string): Target {
  const url = asked.trim();
  const parts = isPostgresUrl(url) && URL.canParse(url) ? new URL(url) : undefined;
  if (parts === undefined || !/^postgres(ql)?:\/\//i.test(url)) throw noUrl();
  // A password with a slash: what stands before it was taken for host and port.
  if (parts.pathname.includes("@")) throw noUrl();
  return { url, name: nameOf(parts) };
}

/** postgres://user@host:port/database */
function nameOf({ username, host, searchParams, pathname }: URL): string {
  const user = username === "" ? "" : `${username}@`;
  return `postgres://${user}${host || (searchParams.get("host") ?? "")}${pathname}`;
}

const noUrl = (): StorageError =>
  new StorageError({
    code: "DATABASE_URL",
    message: "That is no URL of a PostgreSQL database",
    hint: "Write postgres://user@host:5432/database; a character of a password that means something in a URL is written as %40 for @, %2F for /, %23 for #, %25 for %",
  });
