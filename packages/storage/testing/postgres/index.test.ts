import { expect, test } from "vitest";
import { postgresForTests } from "./index.js";

const binaries = (): undefined => undefined;

test("tests without a server are skipped, and fail where everything has to be tried", async () => {
  expect(await postgresForTests({}, { env: {}, binaries })).toBeUndefined();
  const inCI = postgresForTests({}, { env: { CI: "true" }, binaries });
  await expect(inCI).rejects.toThrow("no PostgreSQL on this machine");
});

test("a server that is named is taken as it is, and is nobody's to end", async () => {
  const url = "postgres://ada@db.example/mud";
  const server = await postgresForTests({}, { env: { TABLETOP_TEST_POSTGRES: url }, binaries });
  expect(server).toMatchObject({ url });
  expect(server?.process).toBeUndefined();
});
