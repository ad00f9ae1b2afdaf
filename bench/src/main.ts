import { benchCharacters } from "./characters.js";
import { benchCombat } from "./combat.js";
import { isApart } from "./cpus.js";
import { benchDice } from "./dice.js";
import { benchEngine } from "./engine.js";
import { benchLookup } from "./lookup.js";
import { benchMagic } from "./magic.js";
import { benchMud } from "./mud.js";
import { benchMudPostgres } from "./mud-postgres.js";
import { benchSrd } from "./srd.js";

const suites: Readonly<Record<string, () => Promise<boolean>>> = {
  dice: benchDice,
  srd: benchSrd,
  lookup: benchLookup,
  characters: benchCharacters,
  engine: benchEngine,
  combat: benchCombat,
  magic: benchMagic,
  mud: benchMud,
  "mud-postgres": benchMudPostgres,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => suites[name] === undefined);
if (unknown.length > 0) {
  process.stderr.write(
    `No benchmark is called ${unknown.join(", ")}. There are: ${Object.keys(suites).join(", ")}.\n`,
  );
  process.exit(2);
}

const placed = isApart ? "servers on a CPU apart" : "CPUs as the system gives them";
let met = true;
for (const name of asked.length > 0 ? asked : Object.keys(suites)) {
  process.stdout.write(`\n${name} (Node ${process.versions.node}, ${placed})\n`);
  met = ((await suites[name]?.()) ?? true) && met;
}
process.exit(met ? 0 : 1);
