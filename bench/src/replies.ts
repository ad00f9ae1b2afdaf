import { reportCount } from "./measure.js";
import { type Answer, seated, type Table, tell } from "./tabled.js";

/** Most that the whole result of an attack may be: text and JSON. */
const mostBytes = 1_536;

/** Calls that a turn may take, its way included. */
const mostCalls = 2;

const abilities = { str: 16, dex: 16, con: 14, int: 10, wis: 12, cha: 14 };
const gear = ["Longsword", "Shield", "Chain Mail"];

/** Heroes whose blows have much to tell, each with a foe whose bite brings more than damage, and how wide that is. */
const pairs = [
  {
    hero: { name: "Roland", class: "Paladin", level: 11, equipment: gear },
    foe: "Giant Spider",
    width: 2,
  },
  {
    hero: { name: "Quill", class: "Rogue", level: 11, equipment: ["Rapier"] },
    foe: "Remorhaz",
    width: 3,
  },
  {
    hero: { name: "Grom", class: "Barbarian", level: 11, equipment: ["Greataxe"] },
    foe: "Adult Red Dragon",
    width: 3,
  },
  { hero: { name: "Ives", class: "Fighter", level: 11, equipment: gear }, foe: "Ghoul", width: 1 },
] as const;

/** Whom each strikes. */
const targets = new Map<string, string>(
  pairs.flatMap(({ hero, foe }) => [[hero.name, foe] as const, [foe, hero.name] as const]),
);

/** Each hero right below a foe. */
async function melee(folder: string): Promise<Table> {
  const table = await seated(folder, "melee");
  for (const { hero } of pairs)
    await tell(table, "create_character", { ...hero, race: "Human", abilities, hp: 900 });
  const participants = pairs.flatMap(({ hero, foe, width }, at) => [
    { characterId: hero.name, position: `${at * 6},9` },
    { creature: foe, position: `${at * 6},${9 - width}` },
  ]);
  const terrain = { width: 30, height: 20 };
  await tell(table, "create_encounter", { name: "Melee", participants, terrain });
  for (const { foe } of pairs)
    await tell(table, "update_character", { characterId: foe, maxHp: 900, hp: 900, raw: true });
  return table;
}

const bytesOf = (answer: unknown): number => Buffer.byteLength(JSON.stringify(answer));

/** What so many attacks answer, made on who is whole again after each. */
async function attackReplies(table: Table, turns: number): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const targetId = targets.get(table.current);
    const asked = { actorId: table.current, action: "attack", targetId };
    answers.push(await tell(table, "execute_action", asked));
    await tell(table, "apply_healing", { targetId, amount: 900 });
    await tell(table, "advance_turn", {});
  }
  return answers;
}

/** A turn with everything in it: there and back is a step, two attacks and the next one's turn. */
async function callsOfTurn(table: Table): Promise<number> {
  while (table.current !== "Ives") await tell(table, "advance_turn", {});
  const attack = { action: "attack", targetId: targets.get("Ives") };
  const batch = [{ action: "move", targetPosition: "19,9" }, attack, attack];
  const calls = [
    ["execute_action", { actorId: "Ives", batch }],
    ["advance_turn", {}],
  ] as const;
  for (const [tool, args] of calls) await tell(table, tool, args);
  return table.current === "Ives" ? Infinity : calls.length;
}

/** How long replies are, and how many calls a turn takes. */
export async function replyFigures(folder: string): Promise<readonly boolean[]> {
  const table = await melee(folder);
  const answers = await attackReplies(table, 200);
  const hasSave = ({ structuredContent: told }: Answer): boolean => told?.saves !== undefined;
  const longest = (those: readonly Answer[]): number => Math.max(...those.map(bytesOf));
  const figures = [
    reportCount({
      name: `bytes of the longest result of ${answers.length} attacks`,
      ours: longest(answers.filter((one) => !hasSave(one))),
      goal: { kind: "at most", count: mostBytes },
    }),
    reportCount({
      name: "bytes of the longest with a saving throw in it, too",
      ours: longest(answers.filter(hasSave)),
      goal: { kind: "at most", count: mostBytes },
    }),
    reportCount({
      name: "calls of a turn with its way and its attacks",
      ours: await callsOfTurn(table),
      goal: { kind: "at most", count: mostCalls },
    }),
  ];
  await table.peer.end();
  return figures;
}
