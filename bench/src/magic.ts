import { printCpu } from "./engine.js";
import { castFigures } from "./magic-engine.js";
import { castServedFigures } from "./magic-served.js";

/** Every figure of spells: in the engine, and through a server with each casting on disk; true when all goals are met. */
export async function benchMagic(): Promise<boolean> {
  const met = [...(await castFigures()), ...(await castServedFigures())];
  printCpu();
  return met.every(Boolean);
}
