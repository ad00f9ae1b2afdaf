import { type Options, ToolFault } from "@tabletop-mcp/mcp-kit";
import {
  openPostgresWorld,
  openWorld,
  WorldStaleError,
  type WorldStore,
} from "@tabletop-mcp/storage";
import * as z from "zod";
import { placeOf, worldName } from "./place.js";

/** Opens what has become of the world that these flags name. */
export async function openStore(options: Options, now: () => number): Promise<WorldStore> {
  const place = placeOf(options);
  if ("file" in place) return openWorld(place);
  const { pool } = options;
  const store = await openPostgresWorld({ ...place, ...(typeof pool === "number" && { pool }) });
  try {
    await refuseAnother(store, worldName(options), now);
    return store;
  } catch (thrown) {
    await store.close();
    throw thrown;
  }
}

const key = { kind: "world", id: "name" };
const shape = z.strictObject({ name: z.string() }).readonly();

/** A file has the name of its world; a database is told it by the first who plays it there. */
async function refuseAnother(store: WorldStore, name: string, now: () => number): Promise<void> {
  const kept = await nameIn(store);
  if (kept === name) return;
  if (kept !== undefined)
    throw new ToolFault({
      code: "WORLD_OTHER",
      message: `This database keeps the world ${kept}, and not ${name}`,
      hint: "Nothing was changed. Give each world a schema of its own: options=-c%20search_path%3DNAME in the URL",
    });
  const after = { place: "~world", body: { name } };
  try {
    await store.commit({ at: now(), changes: [{ ...key, version: 0, after }] });
  } catch (thrown) {
    if (!(thrown instanceof WorldStaleError)) throw thrown;
    // Somebody was faster, and may have named it otherwise.
    await refuseAnother(store, name, now);
  }
}

async function nameIn(store: WorldStore): Promise<string | undefined> {
  const [row] = await store.read([key]);
  return row && shape.parse(row.body).name;
}
