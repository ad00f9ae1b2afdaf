import type { Database } from "../open.js";
import { keyOf } from "./key.js";
import type { Named } from "./model.js";
import { namesApart } from "./names-apart.js";

interface Keyed extends Named {
  readonly key: string;
  /** Among whom names are unique; those of the campaign have none. */
  readonly scope: string | null;
}

/** With the column of the scope. */
const kinds = [
  ["character", "characters", "encounter_id"],
  ["party", "parties", "NULL"],
  ["location", "locations", "NULL"],
] as const;

type Kind = (typeof kinds)[number];

/** Gives every name and label the key by which it is compared today; of names that are the same now the younger are changed. The caller holds the transaction. */
export function rekey(database: Database): void {
  for (const of of kinds) {
    const [kind, table] = of;
    const rows = oldestFirst(database, of);
    const scopes = new Set(rows.map(({ scope }) => scope));
    const apart = [...scopes].flatMap((scope) =>
      namesApart(rows.filter((row) => row.scope === scope)),
    );
    const renamed = new Map(apart.map((one) => [one.id, one]));
    const wrong = rows
      .map(({ id, name, key }) => ({ id, key, name: renamed.get(id)?.name ?? name }))
      .filter(({ name, key }) => keyOf(name) !== key);
    const free = database.prepare(`UPDATE ${table} SET key = char(0) || id WHERE id = ?`);
    const call = database.prepare(`UPDATE ${table} SET key = ?, name = ? WHERE id = ?`);
    const note = database.prepare("INSERT OR REPLACE INTO renames VALUES (?, ?, ?)");
    // One may come to the key that another leaves.
    for (const { id } of wrong) free.run(id);
    for (const { id, name } of wrong) call.run(keyOf(name), name, id);
    for (const { id, was, name } of renamed.values()) note.run(`${kind}:${id}`, was, name);
  }
  rekeyEncounters(database);
  rekeyLabels(database);
}

/** Several of them may have one name. */
function rekeyEncounters(database: Database): void {
  const set = database.prepare("UPDATE encounters SET key = ? WHERE id = ?");
  const all = database
    .prepare<[], Omit<Keyed, "scope">>("SELECT id, name, key FROM encounters")
    .all();
  for (const { id, name, key } of all) if (keyOf(name) !== key) set.run(keyOf(name), id);
}

/** In the order in which the log has them made; before them those of which it does not know. */
const oldestFirst = (database: Database, [kind, table, scope]: Kind): readonly Keyed[] =>
  database
    .prepare<[], Keyed>(
      `SELECT id, name, key, ${scope} AS scope FROM ${table} LEFT JOIN (
         SELECT aggregate, max(seq) AS made FROM images
         WHERE aggregate LIKE '${kind}:%' AND "before" IS NULL GROUP BY aggregate
       ) ON aggregate = '${kind}:' || id
       ORDER BY made, ${table}.rowid`,
    )
    .all();

interface Label {
  readonly noteSeq: number;
  readonly kind: string;
  readonly place: number;
  readonly key: string;
  readonly label: string;
}

function rekeyLabels(database: Database): void {
  const set = database.prepare(
    "UPDATE note_labels SET key = ? WHERE note_seq = ? AND kind = ? AND place = ?",
  );
  const labels = database
    .prepare<[], Label>("SELECT note_seq AS noteSeq, kind, place, key, label FROM note_labels")
    .all();
  for (const { noteSeq, kind, place, key, label } of labels)
    if (keyOf(label) !== key) set.run(keyOf(label), noteSeq, kind, place);
}

/** What names were changed to so that none are the same, in words: for as long as they are called so. */
export function renamings(database: Database): readonly string[] {
  const now = kinds
    .map(([kind, table]) => `SELECT '${kind}:' || id AS one, name AS held FROM ${table}`)
    .join(" UNION ALL ");
  return database
    .prepare<[], { readonly aggregate: string; readonly was: string; readonly name: string }>(
      `SELECT aggregate, was, name FROM renames JOIN (${now}) ON one = aggregate AND held = name
       ORDER BY aggregate`,
    )
    .all()
    .map(
      ({ aggregate, was, name }) =>
        `${aggregate.replace(":", " ")} is called ${name} now: its name was ${was}, which another has, as names are compared since an upgrade`,
    );
}
