import { afterAll, describe } from "vitest";
import { breakingSuite } from "../../../test/postgres/breaking.js";
import { movingSuite } from "../../../test/postgres/moving.js";
import { postgresForTests } from "../../../testing/postgres/index.js";
import { worldSuite } from "../../../testing/world-suite.js";
import { openPostgresWorld } from "./open.js";

// All that needs a server is in this file: starting one takes a second.
const server = await postgresForTests();
afterAll(() => server?.close());

describe.skipIf(server === undefined)("with a server of PostgreSQL", () => {
  if (server === undefined) return;
  worldSuite("PostgreSQL", {
    async open() {
      const url = await server.newSchema();
      return {
        store: await openPostgresWorld({ url }),
        again: () => openPostgresWorld({ url }),
      };
    },
  });
  movingSuite(server);
  breakingSuite(server);
});
