import { creatures, type Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import { expect, test } from "vitest";
import type { GameState } from "../src/game/state.js";
import { takingOf } from "./print/played.js";
import { printedFacts } from "./print/printed.js";
import { run } from "./print/stage.js";

/** "claws" for the action Claw, "stinger" for the Tail Stinger. */
const plain = (name: string): string => name.toLowerCase().replace(/s$/, "");

type Named = StatBlock["actions"][number];

/** The actions that a word of the print stands for: one of that name, or all melee or ranged attacks. */
function meant({ actions }: StatBlock, word: string): readonly string[] {
  const kinds = word === "attack" ? ["melee", "ranged"] : [word];
  const attacks = actions.filter(({ steps: [step] }) =>
    kinds.some((kind) => step?.attack?.kind.split(" or ").includes(kind)),
  );
  if (attacks.length > 0) return attacks.map(({ name }) => name);
  const named = actions.filter(({ name }) => plain(name) === plain(word));
  return (named.length > 0 ? named : actions.filter(({ name }) => plain(name).endsWith(word))).map(
    ({ name }) => name,
  );
}

/** Every way of making so many of several, each in order of name. */
const ways = (count: number, names: readonly string[]): readonly (readonly string[])[] =>
  count === 0
    ? [[]]
    : names.flatMap((name, at) => ways(count - 1, names.slice(at)).map((rest) => [name, ...rest]));

/** Every combination of a print: "2 claws + 1 bite | 2 ranged". */
function printedOf(block: StatBlock, text: string): readonly string[] {
  const all = text.split(" | ").flatMap((combination) =>
    combination
      .split(" + ")
      .map((part) => {
        const [count = "", ...word] = part.split(" ");
        return ways(Number(count), meant(block, word.join(" ")));
      })
      .reduce<readonly (readonly string[])[]>(
        (so, next) => so.flatMap((one) => next.map((more) => [...one, ...more])),
        [[]],
      ),
  );
  return longest(all.map((one) => one.toSorted()));
}

/** Those that are no part of another, each once. */
function longest(all: readonly (readonly string[])[]): readonly string[] {
  const isPart = (one: readonly string[], of: readonly string[]): boolean => {
    const left = [...of];
    return (
      one.length < of.length &&
      one.every((name) => {
        const at = left.indexOf(name);
        if (at >= 0) left.splice(at, 1);
        return at >= 0;
      })
    );
  };
  const whole = all.filter((one) => !all.some((other) => isPart(one, other)));
  return [...new Set(whole.map((one) => one.join(" + ")))].toSorted();
}

/** Every combination that one action lets it make, found out by trying: with all of them one more is refused. */
function played(block: StatBlock): readonly string[] {
  const names = block.actions.filter(({ multiattack }) => multiattack === undefined);
  const seen = new Set<string>();
  const whole: string[][] = [];
  const go = (state: GameState, made: readonly string[]): void => {
    const key = made.toSorted().join();
    if (seen.has(key)) return;
    seen.add(key);
    const more = names.flatMap((action) => {
      const next = taken(state, { block, action });
      return next === undefined ? [] : [{ next, name: action.name }];
    });
    // One alone is an action of its own, and no Multiattack.
    if (more.length === 0 && made.length > 1) whole.push(made.toSorted());
    for (const { next, name } of more) go(next, [...made, name]);
  };
  const first = names[0];
  if (first === undefined) return [];
  go(takingOf({ block, list: "action", action: first }).state, []);
  return longest(whole);
}

/** The turn with one more of its actions taken; the victim is as it was. */
function taken(
  state: GameState,
  { block, action }: { readonly block: StatBlock; readonly action: Named },
): GameState | undefined {
  const scene = takingOf({ block, list: "action", action });
  const { combatants = {} } = scene.state;
  const g = { ...combatants.g, ...state.combatants?.g, at: combatants.g?.at };
  const here = {
    ...scene.state,
    creatures: { ...scene.state.creatures, g: state.creatures.g },
    combatants: { ...combatants, g },
  } as GameState;
  const { code, state: after } = run(here, scene.action);
  return code === undefined ? after : undefined;
}

const multiattacks = creatures.flatMap((block) => {
  const { multiattack } = printedFacts(`${block.id} action: Multiattack`);
  return multiattack === undefined ? [] : [[block.id, multiattack, block] as const];
});

test("those that have a Multiattack are those that are printed with one", () => {
  const having = creatures.filter(({ actions }) => actions.some((one) => one.multiattack));
  expect(multiattacks.map(([id]) => id)).toEqual(having.map(({ id }) => id));
});

test.each(multiattacks.filter(([id]) => id !== "violet-fungus"))("%s: %s", (_, text, block) => {
  expect(played(block)).toEqual(printedOf(block, text));
});

test.each([1, 2, 3, 4])("violet fungus: 1d4 Rotting Touches, here %i", (face) => {
  const [, text, block] = multiattacks.find(([id]) => id === "violet-fungus") ?? [];
  const touch = block?.actions.find(({ name }) => name === "Rotting Touch");
  if (block === undefined || touch === undefined) throw new Error("no violet fungus");
  expect(text).toBe("1d4 rotting touch");
  const { state, action } = takingOf({ block, list: "action", action: touch });
  let so = run(state, action, face);
  for (let made = 1; made < face; made += 1) so = run(so.state, action);
  expect(so.code).toBeUndefined();
  expect(run(so.state, action).code).toBe("ACTION_SPENT");
});
