import { onTestFinished } from "vitest";
import { openPostgresWorld, type PostgresOptions, type WorldStore } from "../../src/index.js";

/** An open world that is closed with the test. */
export async function opened(options: PostgresOptions): Promise<WorldStore> {
  const store = await openPostgresWorld(options);
  onTestFinished(() => store.close());
  return store;
}

/** The schema that a URL of `newSchema` names. */
export const schemaOf = (url: string): string => /search_path(?:%3D|=)(\w+)/i.exec(url)?.[1] ?? "";

/** Something new. */
export const made = (id: string, place = "hall") => ({
  kind: "item",
  id,
  version: 0,
  after: { place, body: { id } },
});
