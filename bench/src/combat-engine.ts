import { cryptoRng } from "@tabletop-mcp/dice-core";
import { combatReactions, srdCompendium, type Using } from "@tabletop-mcp/rules-engine";
import { aSecond, attackFigure } from "./engine.js";
import { median, report } from "./measure.js";
import { skirmish } from "./skirmish.js";

const fights = 200;

/** Creatures of a challenge of 2 at most, four of them. */
function foesFor(using: Using): readonly string[] {
  const { all } = using.compendium.statBlocks;
  const weak = all.filter(({ challenge }) => challenge <= 2);
  return Array.from({ length: 4 }, () => weak[using.rng.die(weak.length) - 1]?.name ?? "Goblin");
}

/** Attacks and whole encounters in the engine alone, with all that bears on each roll in its events. */
export async function engineFigures(): Promise<readonly boolean[]> {
  const rng = cryptoRng();
  const using: Using = { rng, compendium: await srdCompendium(), reactions: combatReactions };
  const met = report(attackFigure(using));
  const events: number[] = [];
  const start = performance.now();
  for (let fight = 0; fight < fights; fight += 1) events.push(skirmish(foesFor(using), using));
  const took = (performance.now() - start) / fights;
  process.stdout.write(
    `       ${aSecond(took)} random encounters a second, begun and fought to their end, ${median(events)} events each\n`,
  );
  return [met];
}
