import Database from "better-sqlite3";

/** A transaction that puts these bytes on disk, and nothing else. */
export function bareTransaction(file: string, bytes: string): () => void {
  const database = new Database(file);
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.exec("create table log (seq integer primary key, body text)");
  const insert = database.prepare("insert into log (body) values (?)");
  const keep = database.transaction(() => void insert.run(bytes));
  return () => keep.immediate();
}
