import { cryptoRng } from "@tabletop-mcp/dice-core";
import {
  type Action,
  plainField,
  resolve,
  srdCompendium,
  type Using,
} from "@tabletop-mcp/rules-engine";
import {
  castChosen,
  caster,
  castingOf,
  creatureOf,
  fightOf,
} from "@tabletop-mcp/rules-engine/testing";
import { aSecond } from "./engine.js";
import { median, reportCount } from "./measure.js";

const rounds = 21;

/** Milliseconds of each spell's casting, by whoever has it, with the first of each choice: the median of many. */
function castTimes({ compendium, rng }: Using): readonly (readonly [name: string, ms: number])[] {
  const scenes = compendium.spells.all.map((spell) => ({ name: spell.name, ...castingOf(spell) }));
  const times = scenes.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1)
    scenes.forEach(({ name, state, action }, at) => {
      const start = performance.now();
      const done = castChosen(state, action, compendium, rng);
      times[at]?.push(performance.now() - start);
      if (!done.ok) throw new Error(`${name}: ${done.error.message}`);
    });
  return scenes.map(({ name }, at) => [name, median(times[at] ?? [])]);
}

/** A Fireball among thirty who all stand in it, each with a save and its damage: median microseconds. */
function fireballTime(using: Using): number {
  const wizard = caster("a", ["wizard", 5], ["fireball"]);
  const thirty = Array.from({ length: 30 }, (_, at) => ({
    creature: creatureOf({
      id: `g${at}`,
      name: `G${at}`,
      characterType: "enemy",
      hp: { current: 900, temporary: 0 },
      make: { extraHp: 900 },
    }),
    at: { x: 20 + (at % 6), y: 18 + Math.floor(at / 6) },
  }));
  const fight = fightOf([{ creature: wizard, at: { x: 2, y: 20 } }, ...thirty]);
  const state = { ...fight, battlefield: plainField(40, 40) };
  const points = [{ x: 22, y: 20 }];
  const ball: Action = { type: "cast", id: "a", spell: "fireball", points };
  const times: number[] = [];
  for (let round = 0; round < 1_500; round += 1) {
    const start = performance.now();
    const done = resolve(state, ball, using);
    times.push((performance.now() - start) * 1_000);
    const hurt = done.ok ? done.value.events.filter(({ type }) => type === "damage_taken") : [];
    if (hurt.length !== 30) throw new Error(`${hurt.length} of 30 are hurt.`);
  }
  // The first calls are compiled as they run.
  return median(times.slice(500));
}

/** What the engine alone takes for a casting. */
export async function castFigures(): Promise<readonly boolean[]> {
  const using: Using = { rng: cryptoRng(), compendium: await srdCompendium() };
  const ball = fireballTime(using);
  const times = castTimes(using);
  const all = times.reduce((sum, [, ms]) => sum + ms, 0);
  const slowest = times.toSorted(([, one], [, other]) => other - one).slice(0, 5);
  const named = slowest.map(([name, ms]) => `${name} ${ms.toFixed(2)} ms`).join(", ");
  process.stdout.write(
    `       all ${times.length} spells cast, ${aSecond(all / times.length)} castings a second; the slowest: ${named}\n`,
  );
  return [
    reportCount({
      name: "µs of a Fireball on 30 with their saves, p50",
      ours: Math.round(ball),
      goal: { kind: "at most", count: 1_000 },
    }),
  ];
}
