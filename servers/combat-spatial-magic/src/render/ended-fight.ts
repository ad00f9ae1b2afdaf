import type { Aftermath } from "@tabletop-mcp/rules-engine";
import { present } from "../input/present.js";
import type { Shown } from "./fight.js";
import { oneLine } from "./one-line.js";

const sideOf = ({ state }: Shown, id: string) => state.combatants?.[id]?.side;

/** Those who took part, as they were when the fight ended. */
export const endedView = (shown: Shown, all: readonly Aftermath[]): readonly object[] =>
  all.map((one) => ({ ...one, ...present({ side: sideOf(shown, one.id) }) }));

/** One line for each of them: "- 5 Goblin: 0/7 HP; dead [enemy] (id4)". */
export const endedLines = (shown: Shown, all: readonly Aftermath[]): readonly string[] =>
  all.map(({ id, name, hp, maxHp, status, conditions }) => {
    const initiative = shown.encounter.order.find((turn) => turn.id === id)?.initiative ?? "";
    const states = [
      ...(status === "up" ? [] : [status]),
      ...conditions.map(({ condition, level }) => [condition, level].join(" ").trimEnd()),
    ];
    const state = states.length === 0 ? "" : `; ${states.join(", ")}`;
    const side = sideOf(shown, id);
    const where = side === undefined ? "" : ` [${side}]`;
    return oneLine(`- ${initiative} ${name}: ${hp}/${maxHp} HP${state}${where} (${id})`);
  });
