import { expect, test } from "vitest";
import { asPostgresError, isConflict, isLost } from "./faults.js";

const fault = (code: string, message = "what the server says"): Error =>
  Object.assign(new Error(message), code === "" ? {} : { code });

// The codes are those of appendix A of PostgreSQL's manual, and of Node's system errors.
test.each([
  ["57P01", "", "DATABASE_UNREACHABLE"],
  ["57P03", "", "DATABASE_UNREACHABLE"],
  ["57P05", "", "DATABASE_UNREACHABLE"],
  ["25P04", "", "DATABASE_UNREACHABLE"],
  ["ENOENT", "connect ENOENT /run/postgresql/.s.PGSQL.5432", "DATABASE_UNREACHABLE"],
  ["ENOENT", "ENOENT: no such file or directory, open '/etc/ca.pem'", "DATABASE_REFUSED"],
  ["EISDIR", "EISDIR: illegal operation on a directory, read", "DATABASE_REFUSED"],
  ["53300", "", "DATABASE_UNREACHABLE"],
  ["08006", "", "DATABASE_UNREACHABLE"],
  ["ECONNREFUSED", "", "DATABASE_UNREACHABLE"],
  ["ENOTFOUND", "", "DATABASE_UNREACHABLE"],
  ["", "Query read timeout", "DATABASE_UNREACHABLE"],
  ["", "timeout exceeded when trying to connect", "DATABASE_UNREACHABLE"],
  ["28P01", "", "DATABASE_REFUSED"],
  ["3D000", "", "DATABASE_REFUSED"],
  ["42501", "", "DATABASE_REFUSED"],
  ["25006", "", "DATABASE_REFUSED"],
  ["SELF_SIGNED_CERT_IN_CHAIN", "", "DATABASE_REFUSED"],
  ["", "SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string", "DATABASE_REFUSED"],
  ["42P01", "", "DATABASE_MISSING"],
  ["53100", "", "DATABASE_UNAVAILABLE"],
  ["53200", "", "DATABASE_UNAVAILABLE"],
  ["55P03", "", "DATABASE_UNAVAILABLE"],
  ["57014", "", "DATABASE_UNAVAILABLE"],
  ["40001", "", "DATABASE_UNAVAILABLE"],
  ["XX001", "", "DATABASE_DAMAGED"],
])("%s %s is %s", (code, message, ours) => {
  const told = asPostgresError(fault(code, message), "postgres://ada@db/mud");
  expect(told).toMatchObject({
    code: ours,
    message: expect.stringMatching(/^postgres:\/\/ada@db\/mud cannot be used: /u) as string,
    told: expect.stringMatching(/^The database cannot be used: /u) as string,
    hint: expect.stringMatching(/./u) as string,
  });
});

test("who only plays learns neither the role nor where the database is", () => {
  const said = 'password authentication failed for user "ada"';
  const told = asPostgresError(fault("28P01", said), "postgres://ada@db/mud");
  expect(told).toMatchObject({
    message: `postgres://ada@db/mud cannot be used: ${said} (28P01)`,
    told: "The database cannot be used: it refuses (28P01)",
  });
});

test("what is nobody's fault but ours stays what it is", () => {
  for (const thrown of [fault("42601"), fault("22021"), new TypeError("a bug"), "no error"])
    expect(asPostgresError(thrown, "x")).toBe(thrown);
});

test("conflicts and lost connections are known from each other", () => {
  expect(["40001", "40P01"].map((code) => isConflict(fault(code)))).toEqual([true, true]);
  // 25P03 to 25P04, 57P05: what a role's own timeouts end.
  const lost = ["57P01", "57P02", "57P05", "25P03", "25P04", "ECONNRESET"];
  expect(lost.filter((code) => !isLost(fault(code)))).toEqual([]);
  expect(isLost(new Error("Connection terminated unexpectedly"))).toBe(true);
  expect([fault("57P03"), fault("ECONNREFUSED"), fault("23505")].some(isLost)).toBe(false);
  expect([fault("40003"), fault("57P01")].some(isConflict)).toBe(false);
});
