import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** A record of an API as it came: what is in it is checked where it is read. */
// oxlint-disable-next-line typescript/no-explicit-any -- three APIs' shapes, read once, here
export type Raw = any;

/** Reads the stored answers of Open5e v1, v2 and the D&D 5e API, those of SRD 5.1 only. */
export function openRecords(folder: string | URL) {
  const load = (name: string): Raw[] =>
    JSON.parse(
      gunzipSync(
        readFileSync(
          typeof folder === "string"
            ? join(folder, `${name}.json.gz`)
            : new URL(`${name}.json.gz`, folder),
        ),
      ).toString("utf8"),
    );
  return {
    v1: (kind: string) => load(`v1.${kind}`),
    v2: (kind: string) =>
      load(`v2.${kind}`).filter((record) => record.document?.key !== "srd-2024"),
    api: (kind: string) => load(`2014.${kind}`),
  };
}

export type Records = ReturnType<typeof openRecords>;

/** "Blindness/Deafness" → "blindness-deafness"; apostrophes leave no gap. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** The records by a key that is found in each. */
export const by = (records: readonly Raw[], key: (record: Raw) => string): Map<string, Raw> =>
  new Map(records.map((record) => [key(record), record]));

/** "Blindness/Deafness" is also called by each of its halves. */
export const halves = (name: string): { readonly also?: readonly string[] } =>
  name.includes("/") ? { also: name.toLowerCase().split("/") } : {};
