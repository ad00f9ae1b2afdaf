import { cpSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * A copy of the SQLite driver that is installed for a package, for npm to install: it compiles
 * nothing and fetches nothing. Without `native` as where npm could not build it.
 */
export function copyDriver(
  of: string,
  { to: folder, native = true }: { readonly to: string; readonly native?: boolean },
): void {
  const driver = realpathSync(path.join(of, "node_modules/better-sqlite3"));
  const bindings = realpathSync(path.join(driver, "../bindings"));
  const copy = (from: string, to: string) =>
    cpSync(from, path.join(folder, to), { recursive: true, dereference: true });
  copy(path.join(driver, "lib"), "lib");
  copy(bindings, "node_modules/bindings");
  copy(path.join(bindings, "../file-uri-to-path"), "node_modules/file-uri-to-path");
  const built = "build/Release/better_sqlite3.node";
  if (native) copy(path.join(driver, built), built);
  const { name, version, main } = JSON.parse(
    readFileSync(path.join(driver, "package.json"), "utf8"),
  );
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name, version, main }));
}
