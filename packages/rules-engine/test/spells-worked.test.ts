import { describe, expect, it } from "vitest";
import type { Creature } from "../src/creature/creature.js";
import type { Event } from "../src/game/event.js";
import type { GameState } from "../src/game/state.js";
import { numbersOf } from "../src/sheet/numbers.js";
import { srdCompendium } from "../src/tables/compendium.js";
import { inState, type Outcome } from "../testing/given.js";
import { onTurnOf } from "../testing/on-turn.js";
import { castOf, nextOf, stageOf } from "../testing/spell-stage.js";
import { rowsOf, type SpellRow } from "../testing/spell-table.js";
import { higherLevels } from "./worked/higher.js";
import { cantrips } from "./worked/level-0.js";
import { firstLevel } from "./worked/level-1.js";
import { secondLevel } from "./worked/level-2.js";
import { thirdLevel } from "./worked/level-3.js";

const compendium = await srdCompendium();

/** A casting, and the rows of what happens afterwards. */
interface Case {
  readonly spell: string;
  readonly rows: readonly SpellRow[];
}

const nexts = ["turn", "again", "ends", "hurt", "hit", "time"];

function casesOf(table: string): readonly Case[] {
  const cases: Case[] = [];
  for (const row of rowsOf(table)) {
    const last = cases.at(-1);
    if (!nexts.includes(row.what.split(" ")[0] ?? "")) cases.push({ spell: row.what, rows: [row] });
    else if (last !== undefined) cases[cases.length - 1] = { ...last, rows: [...last.rows, row] };
  }
  return cases;
}

/** What a row's event comes to, with the state before it. */
interface Came {
  readonly before: GameState;
  readonly state: GameState;
  readonly events: readonly Event[];
  readonly refused: Outcome["refused"];
}

async function played(row: SpellRow, state: GameState, spell: string): Promise<Came> {
  const [word, of] = row.what.split(" ");
  if (word === "turn") return turnsTo(of?.toLowerCase() ?? "a", state, row.dice);
  const isNext = nexts.includes(word ?? "");
  const [striker = ""] = row.cast[0] ?? [];
  const turns: Readonly<Record<string, string>> = { again: "a", hit: striker.toLowerCase() };
  const onTurn = turns[word ?? ""];
  const before = onTurn === undefined ? state : onTurnOf(state, onTurn);
  const action = isNext ? nextOf(row, spell) : castOf(row, spell);
  const done = await inState(before)
    .rolling(...row.dice)
    .when(action);
  return { before, state: done.state, events: done.events, refused: done.refused };
}

/** One turn after another until the next one of this creature. */
async function turnsTo(id: string, before: GameState, dice: readonly number[]): Promise<Came> {
  let state = before;
  const events: Event[] = [];
  // Their dice fall in one turn, the last: what falls in others is a row of its own.
  do {
    const isLast = followerOf(state) === id;
    const done = await inState(state)
      .rolling(...(isLast ? dice : []))
      .when({ type: "end_turn" });
    if (done.refused !== undefined) return { before, state, events, refused: done.refused };
    ({ state } = done);
    events.push(...done.events);
  } while (state.encounter?.turn.of !== id);
  return { before, state, events, refused: undefined };
}

function followerOf({ encounter }: GameState): string | undefined {
  const ids = encounter?.order.map((one) => one.id) ?? [];
  return ids[(ids.indexOf(encounter?.turn.of ?? "") + 1) % ids.length];
}

/** What has become of somebody, in the words of the table. */
function wordsFor(id: string, { before, state, events }: Came): readonly string[] {
  const [was, is] = [before.creatures[id], state.creatures[id]];
  if (was === undefined || is === undefined) return [];
  const change = is.hp.current - was.hp.current;
  const types = typesOf(id, events);
  const [at, from] = [state.combatants?.[id]?.at, before.combatants?.[id]?.at];
  const moved = at !== undefined && JSON.stringify(at) !== JSON.stringify(from);
  return [
    ...(change < 0 ? [[change, ...types].join(" ")] : []),
    ...(change > 0 ? [`+${change}`] : []),
    ...(is.hp.temporary > 0 ? [`temp ${is.hp.temporary}`] : []),
    ...(is.dead ? ["dead"] : []),
    ...(is.deathSaves?.stable ? ["stable"] : []),
    ...(moved ? [[at.x, at.y, ...(at.z ? [at.z] : [])].join(":")] : []),
    ...namesOf(is),
    ...numbersFor(was, is),
  ];
}

const typesOf = (id: string, events: readonly Event[]): readonly string[] => [
  ...new Set(
    events.flatMap((event) =>
      event.type === "damage_taken" && event.id === id
        ? event.damage.flatMap(({ type }) => type ?? [])
        : [],
    ),
  ),
];

/** The conditions, and the effects by name. */
const namesOf = ({ conditions, effects }: Creature): readonly string[] => [
  ...conditions.map(({ condition, level }) =>
    level === undefined ? condition : `${condition} ${level}`,
  ),
  // One spell may lay several: "Enhance Ability (bears endurance)", "Haste 1.1".
  ...new Set(effects.map(({ name }) => name.replace(/ (?:\(.*\)|[\d.]+)$/u, ""))),
];

/** What of its numbers is another than before. */
function numbersFor(was: Creature, is: Creature): readonly string[] {
  const [old, now] = [numbersOf(was, compendium), numbersOf(is, compendium)];
  const of = (name: string, before: number, after: number) =>
    before === after ? [] : [`${name} ${after}`];
  return [
    ...of("ac", old.armorClass.effective, now.armorClass.effective),
    ...of("speed", old.speed.walk?.effective ?? 0, now.speed.walk?.effective ?? 0),
    ...of("fly", old.speed.fly?.effective ?? 0, now.speed.fly?.effective ?? 0),
    ...of("max", old.maximumHp.effective, now.maximumHp.effective),
    ...(old.size === now.size ? [] : [now.size]),
  ];
}

/** What of the caster's runs: how long, and whether it concentrates. */
const runningOf = (creature: Creature | undefined, since: number): string =>
  (creature?.casts ?? [])
    .map(({ until, concentration }) => {
      const lasts = until === undefined ? "open" : spanOf(until - since);
      return concentration ? `${lasts} c` : lasts;
    })
    .join(", ");

const spans = [
  ["d", 86_400],
  ["h", 3_600],
  ["m", 60],
  ["s", 1],
] as const;

function spanOf(seconds: number): string {
  const [name, of] = spans.find(([, each]) => seconds % each === 0 && seconds >= each) ?? ["s", 1];
  return `${seconds / of} ${name}`;
}

async function expectCase({ spell: name, rows }: Case): Promise<void> {
  const spell = compendium.spells.find(name);
  const [first] = rows;
  if (spell === undefined || first === undefined) throw new Error(`There is no spell ${name}.`);
  let state = stageOf(first, spell);
  for (const row of rows) {
    const came = await played(row, state, spell.id);
    if (row.after["!"] !== undefined || came.refused !== undefined) {
      const { code, message } = came.refused ?? {};
      expect([code, message]).toEqual([row.after["!"]?.[0], message]);
      return;
    }
    const ids = Object.keys(state.creatures);
    const all = ids.map((id) => [id, wordsFor(id, came).toSorted()]);
    const asked = ids.map((id) => [id, (row.after[id] ?? []).toSorted()]);
    expect(Object.fromEntries(all)).toEqual(Object.fromEntries(asked));
    expect(runningOf(came.state.creatures["a"], 0)).toBe(row.runs);
    ({ state } = came);
  }
  expect(priceOf(state.creatures["a"])).toEqual(priceBy(first, spell.level));
}

const priceOf = (creature: Creature | undefined) => [creature?.spent.slots, creature?.spent.pact];

/** One slot of the level that is asked for, else the spell's own; an arcanum is none. */
function priceBy({ by, cast }: SpellRow, level: number) {
  const slot = Number(cast.find(([word]) => word === "slot")?.[1] ?? level);
  if (by.startsWith("warlock")) return [{}, slot === 0 || slot > 5 ? 0 : 1];
  return [slot === 0 ? {} : { [slot]: 1 }, 0];
}

describe.each([
  ["cantrips", cantrips],
  ["level 1", firstLevel],
  ["level 2", secondLevel],
  ["level 3", thirdLevel],
  ["higher levels", higherLevels],
])("%s", (_name, table) => {
  const cases = casesOf(table).map((one, at) => ({ ...one, title: `${at + 1} ${one.spell}` }));
  it.each(cases)("$title", expectCase);
});
