import { readFileSync } from "node:fs";
import Database from "better-sqlite3";
import { serveEcho } from "./echo.js";

// The floor of a server that keeps what it answers: durable-echo-server.js <database> <file of the bytes to keep>.
const [file, bytes] = process.argv.slice(2);
if (file === undefined || bytes === undefined) throw new Error("It needs a database and bytes.");
const kept = readFileSync(bytes, "utf8");
const database = new Database(file);
database.pragma("journal_mode = WAL");
database.pragma("synchronous = FULL");
database.exec("create table log (seq integer primary key, body text)");
const insert = database.prepare("insert into log (body) values (?)");
const keep = database.transaction(() => void insert.run(kept));
serveEcho(() => keep.immediate());
