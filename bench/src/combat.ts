import { engineFigures } from "./combat-engine.js";
import { servedFigures } from "./combat-served.js";
import { spaceFigures } from "./combat-space.js";
import { printCpu } from "./engine.js";

/** Every figure of fights and of the space that they are fought in; true when all goals are met. */
export async function benchCombat(): Promise<boolean> {
  const met = [...(await engineFigures()), ...(await spaceFigures()), ...(await servedFigures())];
  printCpu();
  return met.every(Boolean);
}
