// Loader hooks for tests: node --import of this module makes the database's libraries impossible to load.
import { register } from "node:module";

const hooks = `export function resolve(specifier, context, next) {
  if (!/^(better-sqlite3|drizzle-orm|pg$)/.test(specifier)) return next(specifier, context);
  throw Object.assign(new Error("no " + specifier), { code: "ERR_MODULE_NOT_FOUND" });
}`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
