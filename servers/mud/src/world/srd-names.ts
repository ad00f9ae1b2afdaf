import { type Compendium, readItem, type Table } from "@tabletop-mcp/rules-engine";
import type { Checking } from "./names.js";
import { type Path, unknownName } from "./problem.js";
import { refusalOf } from "./sheet.js";

/** What is named by the rules is in their tables. */
export function checkSrdNames(check: Checking, compendium: Compendium): void {
  const { world, problems } = check;
  namesOfSheet(check, compendium);
  world.items.forEach(({ srd }, at) => {
    const read = srd === undefined ? undefined : readItem(srd, compendium);
    if (read !== undefined && !read.ok)
      problems.push({ path: ["items", at, "srd"], message: inOneLine(read.error) });
  });
  const own = new Set(world.statBlocks.map(({ name }) => name.toLowerCase()));
  world.statBlocks.forEach(({ name, like }, at) => {
    const path = ["statBlocks", at];
    if (compendium.statBlocks.find(name) !== undefined)
      problems.push({
        path: [...path, "name"],
        message: `the SRD has a stat block ${JSON.stringify(name)} of its own: take another name`,
      });
    if (like !== undefined)
      mustKnow("stat block of the SRD", like, {
        check,
        path: [...path, "like"],
        table: compendium.statBlocks,
      });
  });
  world.monsters.forEach(({ monster }, at) => {
    if (own.has(monster.toLowerCase())) return;
    const path = ["monsters", at, "monster"];
    const table = compendium.statBlocks;
    mustKnow("stat block in this file or the SRD", monster, { check, path, table });
  });
}

/** The rules make a creature of the sheet. */
export function checkSheet({ world, problems }: Checking, compendium: Compendium): void {
  const refused = refusalOf(world.sheet, compendium);
  if (refused !== undefined) problems.push({ path: ["sheet"], message: inOneLine(refused) });
}

function namesOfSheet(check: Checking, compendium: Compendium): void {
  const { race, subrace, class: taken, subclass, background } = check.world.sheet;
  const { races, subraces, classes, subclasses, backgrounds } = compendium;
  const said = [
    { field: "race", name: race, table: races },
    { field: "subrace", name: subrace, table: subraces },
    { field: "class", name: taken, table: classes },
    { field: "subclass", name: subclass, table: subclasses },
    { field: "background", name: background, table: backgrounds },
  ];
  for (const { field, name, table } of said)
    if (name !== undefined)
      mustKnow(`${field} in the SRD`, name, { check, path: ["sheet", field], table });
}

interface Where {
  readonly check: Checking;
  readonly path: Path;
  readonly table: Table<{ readonly id: string; readonly name: string }>;
}

function mustKnow(what: string, name: string, { check, path, table }: Where): void {
  if (table.find(name) !== undefined) return;
  const names = table.all.map((entry) => entry.name);
  check.problems.push({ path, message: unknownName(what, name, names) });
}

const inOneLine = ({ message, hint }: { readonly message: string; readonly hint?: string }) =>
  hint === undefined ? message : `${message}. ${hint}`;
