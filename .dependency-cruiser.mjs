// Who may import whom: who, whom and why in one place, enforced by scripts/dependency-rules.mjs.
// Paths are what an import resolves to: another package's is `packages/NAME/dist/...`.

const tests = String.raw`(^|/)(test|testing)/|\.test\.ts$`;
const npm = (/** @type {string} */ name) => `(^|/)node_modules/${name === "any" ? "" : `${name}/`}`;

/**
 * What each package's `src` may import besides itself; its tests are free.
 * `types` are packages of which only types may be imported. A package that is not here
 * is held by the rules below the table only. "any" is every library of others.
 */
const packages = [
  {
    name: "dice-core",
    why: "It is published for reuse and runs in browsers: no dependency, nothing of Node.",
  },
  {
    name: "srd-data",
    why: "Facts and types only: whoever reads a table must not pay for anything else.",
  },
  {
    name: "rules-engine",
    imports: ["dice-core", "srd-data"],
    why: "Rules are pure functions over plain state: no I/O, no clock, no schema library.",
  },
  {
    name: "srd-client",
    imports: ["srd-data"],
    npm: ["undici", "zod"],
    node: true,
    why: "It fetches records and knows no rules; where they are kept is a port others fill.",
  },
  {
    name: "storage",
    types: ["rules-engine", "srd-client"],
    npm: ["better-sqlite3", "drizzle-orm", "pg", "zod"],
    node: true,
    why: "It keeps state and never judges it: the engine's and the client's types are enough.",
  },
  {
    name: "mcp-kit",
    npm: ["any"],
    node: true,
    why: "It turns plain values into a running server and knows no D&D.",
  },
];

const perPackage = packages.map(
  ({ name, imports = [], types = [], npm: libraries = [], ...rest }) => ({
    name: `${name}-imports`,
    comment: `${rest.why} It may import: ${[...imports, ...types, ...libraries].join(", ") || "nothing"}.`,
    severity: "error",
    from: { path: `^packages/${name}/src/`, pathNot: tests },
    to: {
      pathNot: [
        ...[name, ...imports, ...types].map((own) => `^packages/${own}/`),
        ...libraries.map(npm),
      ],
      ...(rest.node ? { dependencyTypesNot: ["core"] } : {}),
    },
  }),
);

const typesOnly = packages.flatMap(({ name, types }) =>
  types
    ? {
        name: `${name}-imports-types-only`,
        comment: `Of ${types.join(" and ")} only types: their code would pull the rules into the database.`,
        severity: "error",
        from: { path: `^packages/${name}/src/`, pathNot: tests },
        to: { path: `^packages/(${types.join("|")})/`, dependencyTypesNot: ["type-only"] },
      }
    : [],
);

const everywhere = [
  {
    name: "sdk-only-in-mcp-kit",
    comment:
      "The SDK changes often. One package follows it; clients in demo, bench and tests are the exception.",
    from: { pathNot: ["^packages/mcp-kit/", "^(demo|bench)/", tests] },
    to: { path: npm("@modelcontextprotocol") },
  },
  {
    name: "no-server-imports-a-server",
    comment: "Each server is installed by itself; what two of them share belongs in a package.",
    from: { path: "^servers/([^/]+)/" },
    to: { path: "^servers/", pathNot: "^servers/$1/" },
  },
  {
    name: "effects-read-effects-alone",
    comment:
      "What effects come to is worked out from lists of them. Who gathers them from a creature knows that, and never the other way round.",
    from: { path: "^packages/rules-engine/src/effects/", pathNot: tests },
    to: {
      path: "^packages/rules-engine/src/",
      pathNot: "^packages/rules-engine/src/(effects|dice)/",
    },
  },
  {
    name: "packages-do-not-look-up",
    comment: "Packages are libraries: they know nothing of who uses them.",
    from: { path: "^packages/" },
    to: { path: "^(servers|demo|bench)/" },
  },
  {
    name: "no-reaching-into-src",
    comment: "A package's exports are its promise; its files move without asking.",
    from: { path: "^((?:packages|servers)/[^/]+|demo|bench|scripts)/" },
    to: { path: "^(packages|servers)/[^/]+/(src|test|testing)/", pathNot: "^$1/" },
  },
  {
    name: "src-does-not-import-testing",
    comment: "Helpers of tests bring test libraries along; published code must run without them.",
    from: { path: "^(packages|servers)/[^/]+/src/", pathNot: tests },
    to: { path: "^(packages|servers)/[^/]+/(dist/)?(test|testing)/" },
  },
  {
    name: "tools-stay-thin",
    comment:
      "A tool names its input and renders the answer. Dice, files and tables are behind its context, where tests can replace them.",
    from: { path: "^servers/[^/]+/src/tools/", pathNot: tests },
    to: { path: ["^packages/(dice-core|storage)/", npm("(drizzle-orm|better-sqlite3)")] },
  },
  {
    name: "tools-do-no-io",
    comment: "The same reason, for Node's own modules.",
    from: { path: "^servers/[^/]+/src/tools/", pathNot: tests },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "tools-stand-alone",
    comment:
      "A tool is whole in its file, and the catalog alone knows it. What two of them share belongs in a room of its own.",
    from: { path: "^servers/([^/]+)/src/", pathNot: ["^servers/[^/]+/src/catalog\\.ts$", tests] },
    to: { path: "^servers/$1/src/tools/" },
  },
  {
    name: "no-cycles",
    comment: "Modules that need each other to load cannot be read, tested or moved one by one.",
    from: { path: "^(packages|servers)/" },
    to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
  },
  {
    name: "everything-resolves",
    comment: "An import that resolves to nothing would slip past the other rules. Build first.",
    from: {},
    to: { couldNotResolve: true },
  },
].map((rule) => ({ severity: "error", ...rule }));

export default {
  forbidden: [...perPackage, ...typesOnly, ...everywhere],
  options: {
    // Type imports are imports here: they too decide who must change when something moves.
    tsPreCompilationDeps: true,
    doNotFollow: { path: "(^|/)(node_modules|dist)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".js", ".mjs", ".json"],
    },
  },
};
