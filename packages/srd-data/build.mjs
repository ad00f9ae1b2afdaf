// Builds each subpath into one file: node build.mjs. Declarations are the compiler's (tsc -b).
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";

const { exports: subpaths } = JSON.parse(
  await readFile(new URL("package.json", import.meta.url), "utf8"),
);
const paths = Object.values(subpaths).map(({ default: file }) =>
  file.replace("./dist/", "").replace(/\.js$/, ""),
);

/**
 * Data as text for JSON.parse: it reads several times as fast as the same literals in a program.
 *
 * @type {import("esbuild").Plugin}
 */
const packedData = {
  name: "packed-data",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      if (!text.startsWith("// Written by `pnpm srd:extract`")) return undefined;
      const { code } = await transform(text, { loader: "ts" });
      const values = await import(`data:text/javascript,${encodeURIComponent(code)}`);
      const contents = Object.entries(values).map(
        ([name, value]) =>
          `export const ${name} = /* @__PURE__ */ Object.freeze(JSON.parse(${JSON.stringify(JSON.stringify(value))}));`,
      );
      return { contents: contents.join("\n"), loader: "js" };
    });
  },
};

const root = new URL(".", import.meta.url);
/** @type {import("esbuild").BuildOptions} */
const common = {
  absWorkingDir: fileURLToPath(root),
  bundle: true,
  format: "esm",
  target: "es2023",
  logLevel: "warning",
};

// First what writes the data, so that it can be made anew whatever state it is in.
await build({
  ...common,
  entryPoints: { "extract/main": "extract/main.ts" },
  outdir: "dist",
  platform: "node",
});
await build({
  ...common,
  entryPoints: Object.fromEntries(paths.map((path) => [path, `${path}.ts`])),
  outdir: "dist",
  platform: "neutral",
  minifyWhitespace: true,
  plugins: [packedData],
});

// Written out, since it is there to be read without all that it is made of.
const written = new URL("dist/src/creatures/texts.js", root);
const { creatureTexts } = await import(written.href);
await writeFile(
  written,
  `export const creatureTexts = Object.freeze(${JSON.stringify(creatureTexts)});\n`,
);
