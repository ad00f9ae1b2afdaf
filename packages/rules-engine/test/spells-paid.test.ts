import type { Spell } from "@tabletop-mcp/srd-data/spells";
import { describe, expect, it } from "vitest";
import type { Creature } from "../src/creature/creature.js";
import type { CastAction } from "../src/game/cast-action.js";
import type { GameState } from "../src/game/state.js";
import { plainField } from "../src/grid/battlefield.js";
import { layTerrain } from "../src/grid/change-terrain.js";
import { srdCompendium } from "../src/tables/compendium.js";
import { under } from "../testing/arena.js";
import { castingOf } from "../testing/cast-all.js";
import { castChosen } from "../testing/cast-chosen.js";
import { held, worn } from "../testing/make.js";

const compendium = await srdCompendium();
const spells = compendium.spells.all;

interface Cast {
  readonly state: GameState;
  readonly action: CastAction;
}

/** The code with which a casting is refused; "cast" where it is not. */
function comesTo({ state, action }: Cast): string {
  const done = castChosen(state, action, compendium);
  return done.ok ? "cast" : done.error.code;
}

/** The caster of a scene, otherwise. */
function withCaster({ state, action }: Cast, over: (caster: Creature) => Partial<Creature>): Cast {
  const { a } = state.creatures;
  if (a === undefined) throw new Error("Nobody casts.");
  const creatures = { ...state.creatures, a: { ...a, ...over(a) } };
  return { state: { ...state, creatures }, action };
}

const withAction = ({ state, action }: Cast, over: Partial<CastAction>): Cast => ({
  state,
  action: { ...action, ...over },
});

/** The same turn, with nothing of it spent. */
const freshTurns = ({ combatants }: GameState): Pick<GameState, "combatants"> =>
  combatants === undefined ? {} : { combatants };

/** Who casts the spell in these scenes, by the tables of the classes at level 20. */
function slotsOf(spell: Spell): readonly number[] {
  const isHalf = spell.classes.every((one) => one === "paladin" || one === "ranger");
  if (isWarlocks(spell)) return [5];
  return isHalf ? [1, 2, 3, 4, 5] : [1, 2, 3, 4, 5, 6, 7, 8, 9];
}

/** False Life, which a contingency holds here, is paid for, too. */
const priceOf = (spell: Spell, slot: number) =>
  isWarlocks(spell)
    ? [{}, 1, slot]
    : [{ ...(spell.id === "contingency" && { 1: 1 }), [slot]: 1 }, 0, slot];

const isWarlocks = ({ classes }: Spell): boolean =>
  classes.find((one) => one !== "paladin" && one !== "ranger") === "warlock";

/** Of level 6 or higher a warlock has each spell once, without a slot ("Mystic Arcanum"). */
const isArcanum = (spell: Spell): boolean => isWarlocks(spell) && spell.level > 5;

/** Which of these castings do not come to what they should, each with what they came to. */
const wrong = (
  which: (spell: Spell) => boolean,
  cast: (spell: Spell, scene: Cast) => Cast,
  code: string,
): readonly string[] =>
  spells.filter(which).flatMap((spell) => {
    const came = comesTo(cast(spell, castingOf(spell)));
    return came === code ? [] : [`${spell.id}: ${came}`];
  });

describe("each of the 319 spells is paid for", () => {
  it("with one slot of each level that holds it, and is of that level then", () => {
    let tried = 0;
    const unpaid = spells.flatMap((spell) => {
      const scene = castingOf(spell);
      return slotsOf(spell)
        .filter((slot) => spell.level > 0 && slot >= spell.level)
        .flatMap((slot) => {
          tried += 1;
          const { state, action } = withAction(scene, { slotLevel: slot });
          const done = castChosen(state, action, compendium);
          if (!done.ok) return [`${spell.id} at ${slot}: ${done.error.message}`];
          const { slots = {}, pact } = done.value.state.creatures["a"]?.spent ?? {};
          const levels = done.value.events.flatMap((event) =>
            event.type === "spell_cast" ? event.level : [],
          );
          const paid = JSON.stringify([slots, pact, ...levels]);
          return paid === JSON.stringify(priceOf(spell, slot))
            ? []
            : [`${spell.id} at ${slot}: ${paid}`];
        });
    });
    expect(unpaid).toEqual([]);
    expect(tried).toBeGreaterThan(1_500);
  });

  it("with its one use, where it is an arcanum", () => {
    const arcana = spells.filter(isArcanum);
    const again = arcana.map((spell) => {
      const { state, action } = castingOf(spell);
      const done = castChosen(state, action, compendium);
      if (!done.ok) return done.error.code;
      const { slots, pact } = done.value.state.creatures["a"]?.spent ?? {};
      const next = comesTo({ state: { ...done.value.state, ...freshTurns(state) }, action });
      return JSON.stringify([slots, pact, next]);
    });
    expect(arcana.map(({ id }) => id)).toEqual(["demiplane", "flesh-to-stone", "imprisonment"]);
    expect([...new Set(again)]).toEqual([JSON.stringify([{}, 0, "NO_USES"])]);
  });

  it("with nothing, where it is a cantrip", () => {
    const paid = spells
      .filter(({ level }) => level === 0)
      .filter((spell) => {
        const { state, action } = castingOf(spell);
        const done = castChosen(state, action, compendium);
        return !done.ok || JSON.stringify(done.value.state.creatures["a"]?.spent.slots) !== "{}";
      });
    expect(paid.map(({ id }) => id)).toEqual([]);
  });

  it("and is refused with a slot too low, with one that is spent, and a cantrip with any", () => {
    const isHigher = ({ level }: Spell): boolean => level > 1;
    const isLevelled = (spell: Spell): boolean => spell.level > 0 && !isArcanum(spell);
    expect(
      wrong(isHigher, ({ level }, cast) => withAction(cast, { slotLevel: level - 1 }), "NO_SLOT"),
    ).toEqual([]);
    const spent = { 1: 4, 2: 3, 3: 3, 4: 3, 5: 3, 6: 2, 7: 2, 8: 1, 9: 1 };
    const empty = (_: Spell, cast: Cast): Cast =>
      withCaster(cast, (self) => ({ spent: { ...self.spent, slots: spent, pact: 4 } }));
    expect(wrong(isLevelled, empty, "NO_SLOT")).toEqual([]);
    const cantrip = (_: Spell, cast: Cast): Cast => withAction(cast, { slotLevel: 1 });
    expect(wrong(({ level }) => level === 0, cantrip, "NO_SLOT")).toEqual([]);
  });
});

const everySpell = (): boolean => true;

describe("each of the 319 spells is refused", () => {
  it("to who does not know it", () => {
    const unknown = (_: Spell, cast: Cast): Cast =>
      withCaster(cast, (self) => ({ make: { ...self.make, spells: [] } }));
    expect(wrong(everySpell, unknown, "NOT_KNOWN")).toEqual([]);
  });

  it("to who has not prepared it, of the classes that prepare", () => {
    const prepares = ["cleric", "druid", "paladin", "wizard"];
    const casterOf = ({ classes }: Spell) =>
      classes.find((one) => one !== "paladin" && one !== "ranger") ?? classes[0] ?? "";
    const isPrepared = (spell: Spell): boolean =>
      spell.level > 0 && prepares.includes(casterOf(spell));
    const none = (_: Spell, cast: Cast): Cast => withCaster(cast, () => ({ prepared: [] }));
    expect(wrong(isPrepared, none, "NOT_PREPARED")).toEqual([]);
  });

  it("to who cannot speak, where it has a verbal component", () => {
    const mute = held("Silence", [{ kind: "cannot", what: "speak" }]);
    const silenced = (_: Spell, cast: Cast): Cast => withCaster(cast, () => ({ effects: [mute] }));
    const isSaid = ({ components }: Spell): boolean => components.verbal;
    expect(wrong(isSaid, silenced, "NO_VERBAL")).toEqual([]);
    // True Strike, Hypnotic Pattern and their like need no words.
    expect(wrong((spell) => !isSaid(spell), silenced, "cast")).toEqual([]);
  });

  it("to who has both hands full, where it has a somatic component", () => {
    const full = (_: Spell, cast: Cast): Cast =>
      withCaster(cast, ({ items }) => ({
        items: [
          ...items.filter(({ slot }) => slot === undefined),
          worn("Club", "main_hand", { base: "club" }),
          worn("Dagger", "off_hand", { base: "dagger" }),
        ],
      }));
    const isSigned = ({ components }: Spell): boolean => components.somatic;
    expect(wrong(isSigned, full, "NO_SOMATIC")).toEqual([]);
  });

  it("to who lacks what has a price", () => {
    const isCostly = ({ components }: Spell): boolean => components.material?.costGp !== undefined;
    const poor = (_: Spell, cast: Cast): Cast => withCaster(cast, () => ({ items: [] }));
    expect(wrong(isCostly, poor, "NO_MATERIAL")).toEqual([]);
    expect(spells.filter(isCostly).length).toBeGreaterThan(40);
  });

  it("to the stunned", () => {
    const stunned = (_: Spell, cast: Cast): Cast =>
      withCaster(cast, () => ({ conditions: [under("stunned")] }));
    expect(wrong(everySpell, stunned, "CANNOT_ACT")).toEqual([]);
  });
});

/** Spells that are cast in a fight on one whom they name, beyond oneself. */
function aimed(spell: Spell): string | undefined {
  const { unit } = spell.castingTime;
  const [id] = castingOf(spell).action.targets ?? [];
  const isNamed = id !== undefined && id !== "a";
  return isNamed && (unit === "action" || unit === "bonus-action") ? id : undefined;
}

const isAimed = (spell: Spell): boolean => aimed(spell) !== undefined;

describe("each spell that names its targets is refused", () => {
  const field = plainField(160, 30);

  it("out of its range", () => {
    const reach = ({ range }: Spell): number | undefined => {
      if (range.kind === "touch") return 5;
      return range.kind === "feet" ? range.feet : undefined;
    };
    const isInReach = (spell: Spell): boolean => isAimed(spell) && (reach(spell) ?? 999) <= 700;
    const far = (spell: Spell, { state, action }: Cast): Cast => {
      const id = aimed(spell) ?? "";
      const at = { x: 10 + (reach(spell) ?? 0) / 5 + 1, y: 10 };
      const { combatants = {} } = state;
      const { [id]: one } = combatants;
      if (one === undefined) throw new Error(`${id} takes no part.`);
      const moved = { ...combatants, [id]: { ...one, at } };
      const { points: _points, ...plain } = action;
      return { state: { ...state, combatants: moved, battlefield: field }, action: plain };
    };
    expect(wrong(isInReach, far, "OUT_OF_RANGE")).toEqual([]);
    expect(spells.filter(isInReach).length).toBeGreaterThan(90);
  });

  it("behind what gives full cover", () => {
    const walls = [8, 9, 10, 11, 12].flatMap((y) => [
      { x: 30, y },
      { x: 32, y },
    ]);
    const lids = [8, 12].map((y) => ({ x: 31, y }));
    const { field: walled } = layTerrain(field, [...walls, ...lids], { obstacle: {} });
    const behind = (spell: Spell, { state, action }: Cast): Cast => {
      const id = aimed(spell) ?? "";
      const { combatants = {} } = state;
      const { [id]: one, a } = combatants;
      if (one === undefined || a === undefined) throw new Error(`${id} takes no part.`);
      const { points: _points, ...plain } = action;
      const moved = {
        ...combatants,
        a: { ...a, at: { x: 29, y: 10 } },
        [id]: { ...one, at: { x: 31, y: 10 } },
      };
      return { state: { ...state, combatants: moved, battlefield: walled }, action: plain };
    };
    const isFarther = (spell: Spell): boolean =>
      isAimed(spell) &&
      spell.range.kind === "feet" &&
      spell.range.feet >= 10 &&
      spell.steps.every(({ targets }) => targets?.range === undefined);
    expect(wrong(isFarther, behind, "NO_LINE_OF_EFFECT")).toEqual([]);
  });

  it("on more of them than it affects", () => {
    // Several of Wish's cases count their own.
    const isCounted = (spell: Spell): boolean =>
      isAimed(spell) &&
      spell.id !== "wish" &&
      spell.steps.every(
        ({ targets }) =>
          targets === undefined || targets.what === "self" || targets.count !== undefined,
      );
    const many = (spell: Spell, cast: Cast): Cast =>
      withAction(cast, { targets: Array.from({ length: 40 }, () => aimed(spell) ?? "") });
    expect(wrong(isCounted, many, "TOO_MANY_TARGETS")).toEqual([]);
  });
});
