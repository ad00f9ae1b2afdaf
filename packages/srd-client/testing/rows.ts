import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

const fixtures = new URL("./fixtures/", import.meta.url);
const mirror = new URL("../../../../shared/upstream-mirror/data/", import.meta.url);

/** Whether the real records lie beside the repository. */
export const hasMirror: boolean = existsSync(mirror);

/** Two rows or so of a route ("v2/spells"), in the shape of the wire, with texts of our own. */
export const fixtureRows = (route: string): readonly unknown[] =>
  JSON.parse(readFileSync(new URL(`${route.replace("/", "-")}.json`, fixtures), "utf8"));

/** All real rows of a route. */
export const mirrorRows = (route: string): readonly unknown[] =>
  JSON.parse(
    gunzipSync(readFileSync(new URL(`${route.replace("/", ".")}.json.gz`, mirror))).toString(),
  );
