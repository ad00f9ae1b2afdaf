/** What the system says of a file or a stream, by its code. */
const WORDS: Readonly<Record<string, string>> = {
  EACCES: "this user may not",
  EPERM: "this user may not",
  EISDIR: "it is a folder",
  ENOENT: "there is no such file",
  ENOTDIR: "a part of the path is no folder",
  ENOSPC: "no space is left",
  EDQUOT: "no space is left to this user",
  EROFS: "the disk is read-only",
  EPIPE: "nobody reads it any more",
};

/** An error of the system's in a few words: "there is no such file". */
export function systemWords(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const code = "code" in thrown && typeof thrown.code === "string" ? thrown.code : "";
  return WORDS[code] ?? (code || thrown.message);
}
