import { blockOf, strikesLeft, unable } from "@tabletop-mcp/rules-engine";
import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import { act, type Bout, creatureIn, isAlive, lost, rise } from "./bout.js";
import { planOf } from "./plan.js";
import { attacksOf, strikeOne } from "./strike.js";

type Action = StatBlock["actions"][number];

/** Somebody on turn, with those whom it would strike, the first one first. */
interface OnTurn {
  readonly id: string;
  readonly foes: readonly string[];
}

/** No turn has more attacks. */
const most = 12;

/**
 * A monster's turn: what recharges or has its limit, where that is ready; else its Multiattack, else
 * its best attack.
 */
export function monsterTurn(bout: Bout, turn: OnTurn): void {
  const { id } = turn;
  const helpless = unable(bout.state, { id }, bout.using);
  if (helpless !== undefined) {
    lost(bout, id, helpless);
    return;
  }
  rise(bout, id);
  const { make } = creatureIn(bout, id);
  const block = blockOf(make, bout.using.compendium);
  const { powers, combinations } = planOf(block ?? unarmed)(attacksOf(bout, id));
  if (powers.some((power) => isApt(bout, power, turn.foes) && does(bout, turn, power.name))) return;
  for (const name of combinations[0] ?? []) does(bout, turn, name);
  if (bout.state.combatants?.[id]?.turn.action === undefined)
    attacksOf(bout, id).some(({ name }) => does(bout, turn, name));
  for (let made = 0; made < most; made += 1)
    if (!strikesLeft(bout.state, id, bout.using).some((name) => does(bout, turn, name))) return;
}

/** What has no stat block has no actions of one. */
const unarmed: Pick<StatBlock, "actions"> = { actions: [] };

/** Not what would only bring conditions that all of them have. */
function isApt(bout: Bout, { steps }: Action, foes: readonly string[]): boolean {
  if (steps.some(({ damage }) => damage !== undefined)) return true;
  const brought = steps.flatMap(({ conditions = [] }) =>
    conditions.map(({ condition }) => condition),
  );
  return foes.some((id) => {
    const { conditions } = creatureIn(bout, id);
    return brought.some((one) => conditions.every(({ condition }) => condition !== one));
  });
}

/** Takes an action of its own by name; tells whether the rules have let it. */
function does(bout: Bout, { id, foes }: OnTurn, name: string): boolean {
  const alive = foes.filter((foe) => isAlive(bout, foe));
  if (alive.length === 0 || !isAlive(bout, id)) return false;
  const facts = attacksOf(bout, id).find((one) => one.name === name);
  return facts === undefined
    ? uses(bout, { id, foes: alive }, name)
    : strikeOne(bout, alive, { id, facts });
}

/** An area has everybody in it who fights: they are all close by. */
function uses(bout: Bout, { id, foes }: OnTurn, name: string): boolean {
  const what = { name, of: "action" } as const;
  const use = (targets: readonly string[], option?: string) =>
    act(bout, { type: "use", id, what, targets, ...(option !== undefined && { option }) });
  for (const targets of foes.length > 1 ? [foes, foes.slice(0, 1)] : [foes]) {
    const refused = use(targets);
    if (refused === undefined) return true;
    const [option] = refused.code === "OPTION_NEEDED" ? (refused.legal ?? []) : [];
    if (option !== undefined && use(targets, option) === undefined) return true;
  }
  return false;
}
