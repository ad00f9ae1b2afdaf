import { afterAll, describe } from "vitest";
import { breakingSuite } from "../../../test/postgres/breaking.js";
import { hearingSuite } from "../../../test/postgres/hearing.js";
import { historiesSuite } from "../../../test/postgres/histories.js";
import { movingSuite } from "../../../test/postgres/moving.js";
import { startingSuite } from "../../../test/postgres/starting.js";
import { writingSuite } from "../../../test/postgres/writing.js";
import { postgresForTests } from "../../../testing/postgres/index.js";
import { worldSuite } from "../../../testing/world-suite.js";
import { openPostgresWorld } from "./open.js";

// All that needs a server is in this file: starting one takes a second.
const server = await postgresForTests({ deadlock_timeout: "50ms" });
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
  startingSuite(server);
  writingSuite(server);
  hearingSuite(server);
  historiesSuite(server);
  movingSuite(server);
  breakingSuite(server);
});
