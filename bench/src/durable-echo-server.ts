import { readFileSync } from "node:fs";
import { bareTransaction } from "./bare-transaction.js";
import { serveEcho } from "./echo.js";

// The floor in one trip: durable-echo-server.js <database> <file of the bytes to keep>.
const [file, bytes] = process.argv.slice(2);
if (file === undefined || bytes === undefined) throw new Error("It needs a database and bytes.");
serveEcho(bareTransaction(file, readFileSync(bytes, "utf8")));
