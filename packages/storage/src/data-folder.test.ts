import { expect, test } from "vitest";
import { dataFolder } from "./data-folder.js";

const linux = { platform: "linux", home: "/home/ada", env: {} } as const;
const mac = { platform: "darwin", home: "/Users/ada", env: {} } as const;
const windows = { platform: "win32", home: "C:\\Users\\ada", env: {} } as const;

test.each([
  ["Linux", linux, "/home/ada/.local/share/tabletop-mcp"],
  ["Linux with XDG", { ...linux, env: { XDG_DATA_HOME: "/data" } }, "/data/tabletop-mcp"],
  [
    "Linux with a relative XDG folder, which its specification has ignored",
    { ...linux, env: { XDG_DATA_HOME: "data" } },
    "/home/ada/.local/share/tabletop-mcp",
  ],
  ["FreeBSD", { ...linux, platform: "freebsd" }, "/home/ada/.local/share/tabletop-mcp"],
  ["macOS", mac, "/Users/ada/Library/Application Support/tabletop-mcp"],
  ["Windows", { ...windows, env: { LOCALAPPDATA: "D:\\Local" } }, "D:\\Local\\tabletop-mcp"],
  ["Windows without LOCALAPPDATA", windows, "C:\\Users\\ada\\AppData\\Local\\tabletop-mcp"],
] as const)("on %s it is the user's data folder", (_, surroundings, folder) => {
  expect(dataFolder(undefined, surroundings)).toBe(folder);
});

test("TABLETOP_DATA_DIR comes before the platform's, the argument before both", () => {
  const surroundings = { ...linux, env: { TABLETOP_DATA_DIR: "/games", XDG_DATA_HOME: "/data" } };
  expect(dataFolder(undefined, surroundings)).toBe("/games");
  expect(dataFolder("/here", surroundings)).toBe("/here");
});

test("what is empty counts as not given", () => {
  const env = { TABLETOP_DATA_DIR: "", XDG_DATA_HOME: "" };
  expect(dataFolder("", { ...linux, env })).toBe("/home/ada/.local/share/tabletop-mcp");
});
