import assert from "node:assert/strict";
import { randomInt } from "node:crypto";
import { DiceRoll } from "@dice-roller/rpg-dice-roller";
import {
  bounds,
  cryptoRng,
  explain,
  normalize,
  parseNotation,
  parseRequest,
  roll,
} from "@tabletop-mcp/dice-core";
import diceRollerParser from "dice-roller-parser";
import { type Figure, interleaved, interleavedAsync, report } from "./measure.js";
import { call, echo, opened, program, tripTimes } from "./served.js";
import { coldStart } from "./stdio-peer.js";

const rng = cryptoRng();

/** Parse, roll, normal form and explanation, as a caller would want them. */
function wholeRoll(parse: typeof parseRequest, text: string) {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const rolled = roll(parsed.value, rng);
  return {
    total: rolled.total,
    normalized: normalize(parsed.value),
    explanation: explain(rolled),
    expr: parsed.value,
  };
}

function peerRoll(text: string) {
  const rolled = new DiceRoll(text);
  return { total: rolled.total, normalized: rolled.notation, explanation: rolled.output };
}

const parser = new diceRollerParser.DiceRoller();
function parserRoll(text: string) {
  const rolled = parser.roll(text);
  return { total: rolled.value, explanation: JSON.stringify(rolled) };
}

/** Dice as a library: against the two parsers that people use. */
function libraryFigures(): readonly Figure[] {
  const cases = [
    ["d20+5", parseRequest],
    ["2d10+2d4+4", parseRequest],
    ["10d8", parseRequest],
    ["4d6kh3", parseNotation],
  ] as const;
  return cases.flatMap(([text, parse]) => {
    const works = [() => wholeRoll(parse, text), () => peerRoll(text), () => parserRoll(text)];
    const { expr } = wholeRoll(parse, text);
    const { least, most } = bounds(expr);
    for (const work of works)
      for (let i = 0; i < 200; i++) assert(work().total >= least && work().total <= most);
    const [ours = 0, peer = 0, second = 0] = interleaved(works, { rounds: 41, calls: 5_000 });
    const name = `parse, roll, explain ${text}`;
    return [
      {
        name,
        ours,
        other: peer,
        otherName: "rpg-dice-roller 5.5.1",
        unit: "µs",
        goal: { kind: "at least", ratio: 10 },
      },
      {
        name,
        ours,
        other: second,
        otherName: "dice-roller-parser 0.1.8",
        unit: "µs",
        goal: { kind: "at least", ratio: 5 },
      },
    ] as const;
  });
}

function dieFigure(): Figure {
  const [ours = 0, other = 0] = interleaved([() => rng.die(20), () => randomInt(1, 21)], {
    rounds: 41,
    calls: 50_000,
  });
  return {
    name: "one d20",
    ours,
    other,
    otherName: "crypto.randomInt",
    unit: "ns",
    goal: { kind: "at least", ratio: 2 },
  };
}

/** Twice the text must not take more than about twice the time: the parser's work is linear. */
function linearFigures(): readonly Figure[] {
  const long = (words: number) => `d20 ${"the ".repeat(words)}`;
  const terms = (count: number) => Array.from({ length: count }, () => "d4").join("+");
  const unknown = (letters: number) => `d20 ${"q".repeat(letters)}`;
  return (
    [
      ["fillers", long, 240],
      ["terms", terms, 100],
      ["one unknown word", unknown, 990],
    ] as const
  ).map(([name, text, size]) => {
    const [ours = 0, half = 0] = interleaved(
      [() => parseRequest(text(size)), () => parseRequest(text(size / 2))],
      { rounds: 41, calls: 200 },
    );
    return {
      name: `parse twice as many ${name}`,
      ours,
      other: half,
      otherName: "half the text",
      unit: "µs",
      goal: { kind: "at most", ratio: 2.6 },
    };
  });
}

const server = program(import.meta.resolve("@tabletop-mcp/dice/package.json"));

async function startFigures(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const opening of ["initialize", "discover"] as const) {
    const works = [() => coldStart(server, opening), () => coldStart(echo, opening)];
    await interleavedAsync(works, 3);
    const [ours = 0, other = 0] = await interleavedAsync(works, 25);
    figures.push({
      name: `cold start to ${opening}`,
      ours,
      other,
      otherName: "echo",
      unit: "ms",
      goal: { kind: "at most", ratio: 1.25 },
    });
  }
  return figures;
}

async function tripFigure(): Promise<Figure> {
  const dice = await opened(server);
  const floor = await opened(echo);
  const args = { text: "2d10 + 2d4 + 4" };
  const works = [call(dice, "roll_dice", args), call(floor, "echo", args)];
  const [ours = 0, other = 0] = await tripTimes(works, 2_001);
  await dice.end();
  await floor.end();
  return {
    name: "roll_dice round trip p50",
    ours,
    other,
    otherName: "echo",
    unit: "ms",
    goal: { kind: "at most", ratio: 1.5 },
  };
}

/** Every figure of dice-core and the dice server; true when all goals are met. */
export async function benchDice(): Promise<boolean> {
  const library = [...libraryFigures(), dieFigure(), ...linearFigures()].map(report);
  const served = [...(await startFigures()), await tripFigure()].map(report);
  return [...library, ...served].every(Boolean);
}
