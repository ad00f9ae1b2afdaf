import type { LogRow, Row } from "../rows.js";
import { counting, type WorldContents } from "./contents.js";
import type { WorldPlace } from "./model.js";
import { withWorld } from "./places.js";

/** Something of a world that is not as this program writes it. */
export interface WorldFinding {
  /** An aggregate, a commit of the log, or the database. */
  readonly what: string;
  readonly detail: string;
}

/** What a world has, and what is wrong with it. */
export interface WorldCheck {
  readonly contents: WorldContents;
  /** The first hundred. */
  readonly findings: readonly WorldFinding[];
  /** All of them, counted. */
  readonly wrong: number;
}

/** So many are told. */
const most = 100;

/** Reads all of a world, while others play it, and changes nothing. Throws StorageError. */
export const checkWorld = (place: WorldPlace): Promise<WorldCheck> =>
  withWorld(place, async (world) => {
    const findings: WorldFinding[] = [];
    let wrong = 0;
    const note = (found: readonly WorldFinding[]): void => {
      wrong += found.length;
      findings.push(...found.slice(0, most - findings.length));
    };
    note((await world.damage()).map((detail) => ({ what: "database", detail })));
    const count = counting();
    for await (const rows of world.aggregates()) {
      count.aggregates(rows);
      note(rows.flatMap(wrongWith));
    }
    let last: number | undefined;
    for await (const rows of world.log()) {
      count.log(rows);
      for (const row of rows) {
        note(wrongInLog(row, last));
        last = row.seq;
      }
    }
    note(wrongAtEnd(world.seq, last ?? 0));
    return { contents: count.contents(world.seq), findings, wrong };
  });

function wrongWith({ kind, id, version, body }: Row): readonly WorldFinding[] {
  const what = `${kind}:${id}`;
  return [
    ...(Number.isInteger(version) && version > 0
      ? []
      : [{ what, detail: `its version is ${version}` }]),
    ...(isJson(body) ? [] : [{ what, detail: "its body is not JSON" }]),
  ];
}

function wrongInLog(
  { seq, touched, events }: LogRow,
  before: number | undefined,
): readonly WorldFinding[] {
  const what = `commit ${seq}`;
  return [
    ...(before === undefined || seq === before + 1
      ? []
      : [{ what, detail: `the one before it is ${before}` }]),
    ...(isList(touched) ? [] : [{ what, detail: "what it touched is not a JSON array" }]),
    ...(isList(events) ? [] : [{ what, detail: "its events are not a JSON array" }]),
  ];
}

const wrongAtEnd = (seq: number, last: number): readonly WorldFinding[] =>
  seq === last
    ? []
    : [{ what: "log", detail: `it ends at ${last}, and the last commit is numbered ${seq}` }];

const isJson = (text: string): boolean => parsedOr(text) !== undefined;
const isList = (text: string): boolean => Array.isArray(parsedOr(text));

/** JSON has no undefined. */
function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
