import { codeOf, StorageError, type StorageErrorCode } from "../../errors.js";

/** Others were in the way: the same again may do. */
export const isConflict = (thrown: unknown): boolean => /^40(001|P01)$/.test(codeOf(thrown));

/** A connection that was there has gone. */
export function isLost(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  // The driver's own have no code.
  return (
    /^(57P0[1245]|25P0[34]|08\w{3}|ECONNRESET|EPIPE)$/.test(codeOf(thrown)) ||
    broken.test(thrown.message)
  );
}

const broken =
  /^(Connection terminated unexpectedly|Client has encountered a connection error and is not queryable|Client was closed and is not queryable)$/;

/** What was thrown while this database was used, as a StorageError where it or the way to it is to blame. */
export function asPostgresError(thrown: unknown, name: string): unknown {
  if (!(thrown instanceof Error) || thrown instanceof StorageError) return thrown;
  const code = codeOf(thrown);
  const row = rows.find(
    ({ codes, words }) => codes?.test(code) === true || words?.test(thrown.message) === true,
  );
  if (row === undefined) return thrown;
  const tag = code === "" ? "" : ` (${code})`;
  return new StorageError({
    code: row.code,
    message: `${name} cannot be used: ${row.reason ?? thrown.message}${tag}`,
    told: `The database cannot be used: ${row.reason ?? "it refuses"}${tag}`,
    hint: row.hint,
    cause: thrown,
  });
}

interface Row {
  readonly codes?: RegExp;
  /** Of the driver's errors without a code. */
  readonly words?: RegExp;
  readonly code: StorageErrorCode;
  /** What the server says itself, where left out. */
  readonly reason?: string;
  readonly hint: string;
}

const isItThere =
  "Nothing was changed. See whether it runs and can be reached from here; the next call tries anew";
const mayI = "Ask whoever runs the database, or name another user, password or database in the URL";

const rows: readonly Row[] = [
  {
    codes: /^57P0[1245]$|^25P0[34]$/,
    code: "DATABASE_UNREACHABLE",
    reason: "the server has ended the connection",
    hint: isItThere,
  },
  {
    codes: /^57P03$/,
    code: "DATABASE_UNREACHABLE",
    reason: "the server is starting up or shutting down",
    hint: isItThere,
  },
  {
    codes: /^53300$/,
    code: "DATABASE_UNREACHABLE",
    reason: "the server has too many connections",
    hint: "Give each process a smaller pool, or the server more max_connections; the next call tries anew",
  },
  {
    codes: /^(ENOTFOUND|EAI_\w+)$/,
    code: "DATABASE_UNREACHABLE",
    reason: "its host's name is unknown",
    hint: "See whether it is written rightly; the next call tries anew",
  },
  {
    // Of the file system, not of a socket's.
    words: /^E[A-Z]+: .+, (open|read)\b/,
    code: "DATABASE_REFUSED",
    hint: "sslrootcert, sslcert and sslkey in the URL are files that this program may read",
  },
  {
    codes: /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ENOENT|EACCES|EPERM)$/,
    words:
      /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout|timeout expired)$/,
    code: "DATABASE_UNREACHABLE",
    reason: "no server answers there",
    hint: isItThere,
  },
  {
    codes: /^(08\w{3}|ECONNRESET|EPIPE)$/,
    words: broken,
    code: "DATABASE_UNREACHABLE",
    reason: "the connection was lost",
    hint: isItThere,
  },
  {
    words: /^Query read timeout$/,
    code: "DATABASE_UNREACHABLE",
    reason: "the server has not answered for too long",
    hint: isItThere,
  },
  { codes: /^28/, code: "DATABASE_REFUSED", hint: mayI },
  { codes: /^3D000$/, code: "DATABASE_REFUSED", hint: mayI },
  {
    codes: /^(42501)$/,
    code: "DATABASE_REFUSED",
    hint: "Grant it to this role, or let the owner of the schema migrate the world first and grant what is in it",
  },
  {
    codes: /^25006$/,
    code: "DATABASE_REFUSED",
    reason: "it may only be read, as a standby or by a setting",
    hint: "Name the primary in the URL, or look at default_transaction_read_only",
  },
  {
    codes: /^(DEPTH_ZERO_|SELF_SIGNED|UNABLE_TO_|CERT_|ERR_TLS_|ERR_SSL_)/,
    words: /^The server does not support SSL connections$/,
    code: "DATABASE_REFUSED",
    hint: "TLS is asked for by sslmode in the URL, and the server's certificate checked by sslrootcert=FILE",
  },
  {
    words: /^(SASL|SCRAM|Unknown authenticationOk|client password must be a string)/i,
    code: "DATABASE_REFUSED",
    reason: "it asks for a password that was not given, or in a way that is not known here",
    hint: mayI,
  },
  {
    codes: /^(42P01|42703|3F000)$/,
    code: "DATABASE_MISSING",
    reason: "the world's tables are not there, or not as this program made them",
    hint: "Migrate it again, or see whether the search_path is another one than it was",
  },
  {
    codes: /^55P03$/,
    code: "DATABASE_UNAVAILABLE",
    reason: "another has been writing to it for too long",
    hint: "Nothing was changed. Look for a transaction that is left open; the next call tries anew",
  },
  {
    codes: /^57014$/,
    code: "DATABASE_UNAVAILABLE",
    reason: "the server has taken too long",
    hint: "Nothing was changed. Try again; look at statement_timeout",
  },
  {
    codes: /^53100$/,
    code: "DATABASE_UNAVAILABLE",
    reason: "its disk is full",
    hint: "Nothing was changed. Make room and try again",
  },
  {
    codes: /^(53|54|55|58)/,
    code: "DATABASE_UNAVAILABLE",
    hint: "Nothing was changed. Put that right and try again",
  },
  {
    codes: /^40/,
    code: "DATABASE_UNAVAILABLE",
    reason: "others were in the way again and again",
    hint: "Nothing was changed. Try again",
  },
  { codes: /^XX00[12]$/, code: "DATABASE_DAMAGED", hint: "Restore it from a backup" },
];
