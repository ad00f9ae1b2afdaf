import { expect, test } from "vitest";
import { postgresForTests } from "./index.js";

const binaries = (): undefined => undefined;

test("tests without a server are skipped, and fail where everything has to be tried", async () => {
  const said: string[] = [];
  const say = (line: string): void => void said.push(line);
  expect(await postgresForTests({}, { env: {}, binaries, say })).toBeUndefined();
  expect(said).toEqual([expect.stringMatching(/^skipped: no PostgreSQL on this machine/u)]);
  const inCI = postgresForTests({}, { env: { CI: "true" }, binaries, say });
  await expect(inCI).rejects.toThrow("no PostgreSQL on this machine");
});

test("a server that is named is taken as it is, and is nobody's to end", async () => {
  const url = "postgres://ada@db.example/mud";
  const env = { TABLETOP_TEST_POSTGRES: url };
  const server = await postgresForTests({}, { env, binaries, say: () => undefined });
  expect(server).toMatchObject({ url });
  expect(server?.process).toBeUndefined();
});
