import { afterAll, describe } from "vitest";
import { postgresForTests } from "../../../testing/postgres/index.js";
import { worldSuite } from "../../../testing/world-suite.js";
import { openPostgresWorld } from "./open.js";

const server = await postgresForTests();
afterAll(() => server?.close());

describe.skipIf(server === undefined)("PostgreSQL", () => {
  const newSchema = async (): Promise<string> => (await server?.newSchema()) ?? "";
  worldSuite("PostgreSQL", {
    async open() {
      const url = await newSchema();
      return {
        store: await openPostgresWorld({ url }),
        again: () => openPostgresWorld({ url }),
      };
    },
  });
});
