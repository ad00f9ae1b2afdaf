import { conditionIds } from "@tabletop-mcp/srd-data";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { armed, held } from "../../testing/attacking.js";
import { creatureOf, deepFreeze } from "../../testing/creature.js";
import { fightOf } from "../../testing/fight.js";
import { sized } from "../../testing/sized.js";
import type { Creature } from "../creature/creature.js";
import { deeds, readiable } from "../encounter/deeds.js";
import { zoneMoments, zoneSides } from "../encounter/zone.js";
import type { Action } from "../game/action.js";
import { economies } from "../game/economy.js";
import type { Event } from "../game/event.js";
import { combatantIn, creatureIn, type GameState } from "../game/state.js";
import { combatReactions as reactions } from "../rules/combat/reactions.js";
import { insideOf, zonesIn } from "../rules/zones/zones-in.js";
import { attacksPerActionNow, numbersOf } from "../sheet/numbers.js";
import { srdCompendium } from "../tables/compendium.js";
import { apply } from "./apply.js";
import { resolve } from "./resolve.js";

const compendium = await srdCompendium();

/** Objects as JSON has them. */
const plain = { noNullPrototype: true } as const;
const only = <const T>(value: T) => fc.constant(value);
const ids = ["a", "b", "g", "h"] as const;
const id = fc.constantFrom(...ids);
const economy = fc.constantFrom(...economies);
const manual = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 1 });
const leaning = { economy, advantage: fc.boolean(), disadvantage: fc.boolean(), manual };

const attack: fc.Arbitrary<Action> = fc
  .record(
    {
      type: only("attack"),
      id,
      target: id,
      attack: fc.constantFrom("Longsword", "Dagger", "Shortbow", "Unarmed Strike", "Greatsword"),
      mode: fc.constantFrom("melee", "thrown", "ranged"),
      offhand: fc.boolean().map((is) => (is ? true : undefined)),
      nonlethal: only(true),
      ...leaning,
    },
    { ...plain, requiredKeys: ["type", "id", "target"] },
  )
  .map((asked) => JSON.parse(JSON.stringify(asked)) as Action);

const deed: fc.Arbitrary<Action> = fc.oneof(
  fc.record(
    {
      type: fc.constantFrom("dodge", "dash", "disengage", "hide", "search", "use_object"),
      id,
      economy,
    },
    { ...plain, requiredKeys: ["type", "id"] },
  ),
  fc.record(
    { type: only("help"), id, target: id, foe: id, economy },
    { ...plain, requiredKeys: ["type", "id", "target"] },
  ),
  fc.record(
    { type: fc.constantFrom("grapple", "shove"), id, target: id, push: only(true), ...leaning },
    { ...plain, requiredKeys: ["type", "id", "target"] },
  ),
  fc.record({ type: only("escape"), id, ...leaning }, { ...plain, requiredKeys: ["type", "id"] }),
  fc.record(
    { type: only("first_aid"), id, target: id, ...leaning },
    { ...plain, requiredKeys: ["type", "id", "target"] },
  ),
  fc.record({ type: only("release"), id, target: id }, plain),
  fc.record({ type: fc.constantFrom("stand", "drop_prone", "action_surge"), id }, plain),
  fc.record(
    {
      type: only("ready"),
      id,
      trigger: only("somebody comes"),
      action: fc.constantFrom(...readiable),
      on: only("attack-over"),
    },
    { ...plain, requiredKeys: ["type", "id", "trigger", "action"] },
  ),
);

const other: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ type: only("end_turn") }, plain),
  fc.record({ type: only("heal"), id, amount: fc.nat(9) }, plain),
  fc.record({ type: only("death_save"), id }, plain),
  fc.record(
    {
      type: only("gain_condition"),
      id,
      condition: fc.constantFrom(...conditionIds),
      from: id,
      lasting: fc.record({ kind: only("rounds"), rounds: fc.integer({ min: 1, max: 3 }) }, plain),
    },
    plain,
  ),
);

const zone: fc.Arbitrary<Action> = fc.oneof(
  fc.record(
    {
      type: only("lay_aura"),
      id,
      name: fc.constantFrom("Cloak of Flies", "Spirit Guardians"),
      radius: fc.constantFrom(5, 10),
      affects: fc.constantFrom(...zoneSides),
      moments: fc.subarray([...zoneMoments]),
      save: only({ ability: "con", dc: 12, half: true }),
      damage: only({ roll: "1d4", type: "radiant" }),
      effects: only([{ kind: "stat", stat: "armor-class", change: "add", by: 1 }]),
      lasting: fc.record({ kind: only("rounds"), rounds: fc.integer({ min: 1, max: 3 }) }, plain),
      concentration: only({ spell: "Spirit Guardians" }),
    },
    { ...plain, requiredKeys: ["type", "id", "name", "radius", "affects", "effects", "lasting"] },
  ),
  fc.record({ type: only("strike_zone"), moment: fc.constantFrom(...zoneMoments) }, plain),
  fc.record({ type: only("end_zone"), zone: fc.constantFrom("z1", "z2") }, plain),
  fc.record(
    {
      type: only("stand_in_zone"),
      id,
      zone: fc.constantFrom("z1", "z2", "z3"),
      inside: fc.boolean(),
    },
    plain,
  ),
);

const pairs = ids.flatMap((one) => ids.map((another) => [one, another] as const));

/** Attacks of one on another that mostly may be made. */
const plainAttack: fc.Arbitrary<Action> = fc
  .tuple(
    fc.constantFrom(...pairs.filter(([one, another]) => one !== another)),
    fc.constantFrom("action", "free", "reaction"),
  )
  .map(([[self, target], pays]) => ({ type: "attack", id: self, target, economy: pays }) as const);

const answer: fc.Arbitrary<Action> = fc.oneof(
  ...[["g", "Parry"] as const, ["b", "Uncanny Dodge"] as const].map(([of, reaction]) =>
    only<Action>({ type: "react", id: of, reaction }),
  ),
  fc.record({ type: only("react"), id, reaction: only("Readied Attack") }, plain),
  fc.record({ type: only("decline"), id }, plain),
);

const action = fc.oneof(
  { weight: 6, arbitrary: plainAttack },
  { weight: 3, arbitrary: answer },
  { weight: 2, arbitrary: attack },
  { weight: 4, arbitrary: deed },
  { weight: 3, arbitrary: other },
  { weight: 2, arbitrary: zone },
);

const fighter = armed({
  levels: { fighter: 5 },
  abilities: { str: 16, dex: 14, con: 12, int: 10, wis: 10, cha: 10 },
  items: [held("longsword", "main_hand"), held("dagger", undefined, { quantity: 2 })],
  extraHp: 10,
});
const rogue: Creature = {
  ...armed({
    levels: { rogue: 5 },
    items: [held("dagger", "main_hand"), held("dagger", "off_hand", { id: "d2" })],
    extraHp: 10,
  }),
  id: "b",
  name: "Bo",
};
const knight = creatureOf({
  id: "g",
  name: "Knight",
  characterType: "enemy",
  make: { statBlock: "Knight", extraHp: 0 },
  hp: { current: 30, temporary: 0 },
});
const goblin = creatureOf({
  id: "h",
  name: "Goblin",
  characterType: "enemy",
  make: { statBlock: "Goblin", extraHp: 0 },
  hp: { current: 7, temporary: 0 },
});

const melee = fightOf([
  { creature: fighter, side: "party", at: { x: 1, y: 1 } },
  { creature: knight, side: "enemy", at: { x: 2, y: 1 } },
  { creature: rogue, side: "party", at: { x: 3, y: 1 } },
  { creature: goblin, side: "enemy", at: { x: 3, y: 3 } },
]);
const withoutMap = fightOf([
  { creature: rogue, side: "party" },
  { creature: goblin, side: "enemy", surprised: true },
  { creature: fighter, side: "party" },
  { creature: knight, side: "enemy" },
]);

/** Dice that fall as these numbers say, over and over. */
const endless = (faces: readonly number[]) => {
  let next = 0;
  return {
    source: "test",
    die: (sides: number) => ((faces[next++ % faces.length] ?? 0) % sides) + 1,
  };
};

function expectSound(state: GameState): void {
  for (const of of ids) {
    const creature = state.creatures[of];
    if (creature === undefined) throw new Error(`${of} is gone.`);
    const { hp, items, dead } = creature;
    expect(hp.current).toBeGreaterThanOrEqual(0);
    if (!dead)
      expect(hp.current).toBeLessThanOrEqual(numbersOf(creature, compendium).maximumHp.effective);
    for (const { quantity } of items) expect(quantity).toBeGreaterThan(0);
    const { strikes, extraActions = 0, action: taken } = combatantIn(state, of).turn;
    expect(extraActions).toBeGreaterThanOrEqual(0);
    if (taken === deeds.attack)
      expect(strikes.length).toBeLessThanOrEqual(attacksPerActionNow(creature, compendium));
    if (taken === "Multiattack") expect(strikes.length).toBeLessThanOrEqual(2);
  }
  const places = Object.values(state.combatants ?? {}).flatMap(({ at }) =>
    at === undefined ? [] : `${at.x},${at.y}`,
  );
  expect(new Set(places).size).toBe(places.length);
}

/** Who is inside a zone, by the map or the table's word, has its share once, and nobody else has. */
function expectShares(state: GameState): void {
  if (state.waiting !== undefined) return;
  const zones = zonesIn(state, { compendium });
  for (const of of ids) {
    const { effects } = creatureIn(state, of);
    const shares = effects.flatMap(({ lasting }) => (lasting.kind === "zone" ? lasting.id : []));
    const inside = zones.filter((one) => insideOf(state, one, { compendium }).includes(of));
    expect(shares.toSorted()).toEqual(inside.map((one) => one.id).toSorted());
  }
}

/** What one who is dead or at 0 hit points would have had to pay for. */
function expectNoneOfTheDown(before: GameState, events: readonly Event[]): void {
  for (const event of events) {
    if (event.type !== "turn_spent") continue;
    const { dead, hp } = before.creatures[event.id] ?? { hp: { current: 0 } };
    const healed = events.some((one) => one.type === "healed" || one.type === "revived");
    expect(healed || (dead !== true && hp.current > 0)).toBe(true);
  }
}

function stateAfter(state: GameState, one: Action, faces: readonly number[]): GameState {
  const resolved = resolve(state, one, { rng: endless(faces), compendium, reactions });
  if (!resolved.ok) return state;
  const { state: after, events } = deepFreeze(resolved.value);
  expect(events.reduce(apply, state)).toStrictEqual(after);
  expect(JSON.parse(JSON.stringify(after))).toStrictEqual(after);
  expectSound(after);
  expectShares(after);
  expectNoneOfTheDown(state, events);
  return after;
}

describe("a fight of any actions in any order", () => {
  it("goes by the rules, and is what its events fold to", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(melee, withoutMap),
        fc.array(action, { minLength: 10, maxLength: 40, size: "max" }),
        fc.array(fc.nat(100), { minLength: 1, maxLength: 20, size: "max" }),
        (start, actions, faces) => {
          actions.reduce(
            (state, one, turn) => stateAfter(state, one, faces.slice(turn % faces.length)),
            start,
          );
        },
      ),
      { numRuns: sized(100, { long: 2000 }) },
    );
  });
});
