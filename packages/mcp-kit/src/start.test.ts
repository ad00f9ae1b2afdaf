import { homedir } from "node:os";
import { expect, test } from "vitest";
import { cacheFolder } from "./start.js";

test.each([
  ["linux", {}, `${homedir()}/.cache/tabletop-mcp/compiled`],
  ["linux", { XDG_CACHE_HOME: "/caches" }, "/caches/tabletop-mcp/compiled"],
  ["darwin", { XDG_CACHE_HOME: "/caches" }, `${homedir()}/Library/Caches/tabletop-mcp/compiled`],
  [
    "win32",
    { LOCALAPPDATA: "C:\\Users\\Ada\\AppData\\Local" },
    "C:\\Users\\Ada\\AppData\\Local\\tabletop-mcp\\compiled",
  ],
] as const)("on %s with %j it is kept in %s", (platform, env, folder) => {
  expect(cacheFolder(platform, env)).toBe(folder);
});
