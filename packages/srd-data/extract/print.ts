import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** One generated source file: constants of plain data, typed by what they are declared as. */
export interface Sheet {
  /** Below the package's `src`. */
  readonly path: string;
  readonly constants: readonly Constant[];
}

export interface Constant {
  readonly name: string;
  readonly type: string;
  /** The module that the type comes from, as the sheet sees it. */
  readonly from: string;
  readonly doc: string;
  readonly value: readonly unknown[];
}

const head = "// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.\n";

/** The text of a sheet, before it is formatted. */
export function sheetText({ constants }: Sheet): string {
  const imports = [
    ...new Set(constants.map(({ type, from }) => `import type { ${type} } from "${from}";`)),
  ];
  const body = constants.map(
    ({ name, type, doc, value }) =>
      `/** ${doc} */\nexport const ${name}: readonly ${type}[] = Object.freeze<${type}[]>(${literal(value)});\n`,
  );
  return [head, ...imports, "", ...body].join("\n");
}

const literal = (value: readonly unknown[]): string =>
  JSON.stringify(value, undefined, 1).replaceAll(/\n\s*/g, " ");

export function writeSheet(source: URL, sheet: Sheet): void {
  const path = new URL(sheet.path, source);
  mkdirSync(dirname(path.pathname), { recursive: true });
  writeFileSync(path, sheetText(sheet));
}
