import type { Effect } from "@tabletop-mcp/srd-data";
import { describe, expect, it } from "vitest";
import { caster } from "../../../testing/caster.js";
import { given, inState, type Outcome } from "../../../testing/given.js";
import { worn } from "../../../testing/make.js";
import { onTurnOf, standingAt } from "../../../testing/on-turn.js";
import {
  casts,
  castsAs,
  conditionsOf,
  hpOf,
  someone,
  spellFight,
} from "../../../testing/spell-fight.js";
import { speedsNow } from "../../sheet/numbers.js";
import { srdCompendium } from "../../tables/compendium.js";

const compendium = await srdCompendium();

describe("Goodberry", () => {
  it("puts ten berries in hand, each of which gives a hit point back", async () => {
    const druid = caster("a", ["druid", 1], ["goodberry"]);
    const cast = await given(druid, someone("b", 10)).when(casts("goodberry"));
    const [berries] = cast.creature("a").items;
    expect(berries).toMatchObject({ name: "Goodberry", quantity: 10 });
    const eaten = await inState(cast.state).when({
      type: "inventory",
      id: "a",
      request: { operation: "use", item: "Goodberry", to: "b", quantity: 3 },
    });
    expect(eaten.refused).toBeUndefined();
    expect(hpOf(eaten, "b")).toEqual([13]);
    expect(eaten.creature("a").items).toMatchObject([{ quantity: 7 }]);
  });
});

describe("Delayed Blast Fireball", () => {
  const wizard = castsAs("wizard", 15)("delayed-blast-fireball");
  // H and I stand within 20 feet of it, and nobody else.
  const at = { points: [{ x: 7, y: 2 }] };

  const faces = (count: number): readonly number[] => Array.from({ length: count }, () => 2);

  const explodes = (state: Outcome["state"], dice: number): Promise<Outcome> =>
    inState(state)
      // H fails, I saves.
      .rolling(2, 20, ...faces(dice))
      .when({ type: "break_concentration", id: "a" });

  it("explodes where it hangs when the spell ends: 12d6, half for who saves", async () => {
    const cast = await inState(spellFight(wizard)).when(casts("delayed-blast-fireball", at));
    expect(cast.refused).toBeUndefined();
    expect(cast.types).not.toContain("damage_taken");
    const burst = await explodes(cast.state, 12);
    expect(hpOf(burst, "a", "b", "g", "h", "i")).toEqual([50, 40, 40, 16, 28]);
  });

  it("gathers a die with each of its caster's turns that ends", async () => {
    const cast = await inState(spellFight(wizard)).when(casts("delayed-blast-fireball", at));
    const once = await inState(cast.state).when({ type: "end_turn" });
    const others = await inState(once.state).when({ type: "end_turn" });
    const burst = await explodes(others.state, 13);
    expect(burst.event("damage_taken").damage[0]?.dice).toBe("13d6");
    const twice = await inState(onTurnOf(others.state, "a")).when({ type: "end_turn" });
    expect((await explodes(twice.state, 14)).event("damage_taken").damage[0]?.dice).toBe("14d6");
  });

  it("has a die more for each slot level above the seventh", async () => {
    const strong = castsAs("wizard", 17)("delayed-blast-fireball");
    const cast = await inState(spellFight(strong)).when(
      casts("delayed-blast-fireball", { ...at, slotLevel: 9 }),
    );
    expect((await explodes(cast.state, 14)).event("damage_taken").damage[0]?.dice).toBe("14d6");
  });
});

describe("Freedom of Movement", () => {
  const freed = async (): Promise<Outcome> =>
    inState(spellFight(caster("a", ["cleric", 9], ["freedom-of-movement"]))).when(
      casts("freedom-of-movement", { targets: ["b"] }),
    );

  it("keeps magic from slowing its bearer, and leaves what quickens it", async () => {
    const free = await freed();
    const slow = await inState(free.state).when({
      type: "gain_effect",
      id: "b",
      name: "Slow",
      kind: "curse",
      effects: [
        { kind: "stat", stat: "speed", change: "multiply", by: 0.5 },
        { kind: "stat", stat: "speed", change: "add", by: 10 },
      ],
      lasting: { kind: "until", what: "removed" },
    });
    expect(speedsNow(slow.creature("b"), compendium).walk?.effective).toBe(40);
    expect(speedsNow(slow.creature("g"), compendium).walk?.effective).toBe(30);
  });

  it("is immune to what paralyzes by magic", async () => {
    const { state } = await freed();
    const cleric = {
      ...caster("g", ["cleric", 5], ["hold-person"]),
      characterType: "enemy",
    } as const;
    const held = await inState(
      onTurnOf({ ...state, creatures: { ...state.creatures, g: cleric } }, "g"),
    )
      .rolling(2)
      .when({ ...casts("hold-person", { targets: ["b"] }), id: "g" });
    expect(held.refused).toBeUndefined();
    expect(conditionsOf(held, "b")).toEqual([]);
  });

  it("slips out of a grapple for 5 feet of movement, without a roll", async () => {
    const { state } = await freed();
    const grappled = await inState(state).when({
      type: "gain_condition",
      id: "b",
      condition: "grappled",
      source: "G",
      from: "g",
      lasting: { kind: "until", what: "removed" },
    });
    const out = await inState(onTurnOf(grappled.state, "b")).when({ type: "escape", id: "b" });
    expect(conditionsOf(out, "b")).toEqual([]);
    expect(out.state.combatants?.["b"]?.turn).toMatchObject({ moved: 5 });
    expect(out.state.combatants?.["b"]?.turn.action).toBeUndefined();
  });
});

describe("Time Stop", () => {
  const stopped = async (): Promise<Outcome> =>
    inState(spellFight(castsAs("wizard", 17)("time-stop", "fire-bolt", "mirror-image")))
      // 3 + 1 turns.
      .rolling(3)
      .when(casts("time-stop"));

  const whose = async (from: Outcome["state"], turns: number): Promise<readonly string[]> => {
    const found: string[] = [];
    let state = from;
    for (let count = 0; count < turns; count += 1) {
      ({ state } = await inState(state).when({ type: "end_turn" }));
      found.push(state.encounter?.turn.of ?? "");
    }
    return found;
  };

  it("gives 1d4 + 1 turns in a row, each a whole one", async () => {
    const cast = await stopped();
    expect(cast.event("told").text).toBe("1d4 + 1 (3): 4 turns in a row.");
    expect(await whose(cast.state, 6)).toEqual(["a", "a", "a", "a", "b", "g"]);
    const second = await inState(cast.state).when({ type: "end_turn" });
    const images = await inState(second.state).when(casts("mirror-image"));
    expect(images.refused).toBeUndefined();
    expect(await whose(images.state, 4)).toEqual(["a", "a", "a", "b"]);
  });

  it("ends with an attack", async () => {
    const cast = await stopped();
    const second = await inState(cast.state).when({ type: "end_turn" });
    const attacked = await inState(second.state)
      .rolling(1)
      .when(casts("fire-bolt", { targets: ["g"] }));
    expect(attacked.creature("a").effects).toEqual([]);
    expect(await whose(attacked.state, 1)).toEqual(["b"]);
  });
});

describe("Antimagic Field", () => {
  /** Its caster "a" has B beside it; G, who casts, stands 30 feet away. */
  const field = async (enemy: string): Promise<Outcome> => {
    const self = {
      ...caster("a", ["cleric", 17], ["antimagic-field", "shield-of-faith"]),
      items: [worn("Longsword", "main_hand", { base: "longsword", magic: "weapon-1" })],
    };
    const foe = { ...caster("g", ["wizard", 5], [enemy]), characterType: "enemy" } as const;
    const far = standingAt(spellFight(self, [someone("b"), foe, someone("h")]), "g", {
      x: 8,
      y: 1,
    });
    return inState(far).when(casts("antimagic-field"));
  };

  it("lets nobody cast in it, and no spell work on those inside", async () => {
    const cast = await field("magic-missile");
    expect(cast.refused).toBeUndefined();
    const own = await inState(onTurnOf(cast.state, "a")).when(
      casts("shield-of-faith", { targets: ["b"] }),
    );
    expect(own.refused?.code).toBe("CANNOT_CAST");
    const missiles = await inState(onTurnOf(cast.state, "g")).when({
      ...casts("magic-missile", { targets: ["b"] }),
      id: "g",
    });
    expect(missiles.refused).toBeUndefined();
    expect(hpOf(missiles, "b")).toEqual([40]);
  });

  it("rests what spells have laid, until it is over", async () => {
    const self = caster("a", ["cleric", 17], ["antimagic-field", "sanctuary"]);
    const warded = await inState(spellFight(self)).when(casts("sanctuary", { targets: ["b"] }));
    const cast = await inState(onTurnOf(warded.state, "a")).when(casts("antimagic-field"));
    const club = { type: "attack", id: "g", target: "b", scene: { feet: 5 } } as const;
    // No save: 2 misses AC 10.
    const struck = await inState(onTurnOf(cast.state, "g")).rolling(2).when(club);
    expect(struck.event("rolled").purpose).toBe("attack");
    const over = await inState(cast.state).when({ type: "break_concentration", id: "a" });
    const kept = await inState(onTurnOf(over.state, "g")).rolling(2).when(club);
    expect(kept.event("rolled").purpose).toBe("save");
  });

  const laid = (name: string, effect: Effect, id: string) => ({
    id,
    name,
    kind: "boon" as const,
    source: name,
    from: "b",
    effects: [effect],
    lasting: { kind: "cast", id: "k9" } as const,
  });

  it("rests Mirror Image and Death Ward, too", async () => {
    const images = laid("Mirror Image", { kind: "duplicates", count: 3 }, "e1");
    const ward = laid("Death Ward", { kind: "last-stand" }, "e2");
    const self = caster("a", ["cleric", 17], ["antimagic-field"]);
    const warded = someone("b", 3, {
      effects: [images, ward],
      casts: [{ id: "k9", spell: "Death Ward", since: 0 }],
    });
    const cast = await inState(spellFight(self, [warded, someone("g")])).when(
      casts("antimagic-field"),
    );
    const club = { type: "attack", id: "g", target: "b", scene: { feet: 5 } } as const;
    // One die, for the attack: 15 hits AC 10, and 3 fell B.
    const said = { said: { bonus: 0, damage: "3" } };
    const struck = await inState(onTurnOf(cast.state, "g"))
      .rolling(15)
      .when({ ...club, ...said });
    expect(struck.creature("b").hp.current).toBe(0);
    expect(struck.creature("b").effects.map(({ name }) => name)).toContain("Death Ward");
    // Without the field there is a die for the images first; 5 is on B, and the ward keeps it up.
    const plain = await inState(onTurnOf(spellFight(self, [warded, someone("g")]), "g"))
      .rolling(5, 15)
      .when({ ...club, ...said });
    expect(plain.creature("b").hp.current).toBe(1);
  });

  it("makes a magic sword a plain one", async () => {
    const cast = await field("magic-missile");
    const beside = standingAt(onTurnOf(cast.state, "a"), "h", { x: 2, y: 1 });
    const hit = await inState(beside).rolling(10, 5).when({ type: "attack", id: "a", target: "h" });
    expect(hit.event("damage_taken").damage[0]?.rolled).toBe(5);
    const over = await inState(beside).when({ type: "break_concentration", id: "a" });
    const magic = await inState(over.state)
      .rolling(10, 5)
      .when({ type: "attack", id: "a", target: "h" });
    expect(magic.event("damage_taken").damage[0]?.rolled).toBe(6);
  });
});

describe("what the table tells of a spell", () => {
  it("is known as running on its bearers, and gone with it", async () => {
    const druid = caster("a", ["druid", 9], ["water-breathing"]);
    const cast = await given(druid, someone("b")).when(
      casts("water-breathing", { targets: ["a", "b"] }),
    );
    for (const id of ["a", "b"])
      expect(cast.creature(id).effects).toMatchObject([{ name: "Water Breathing" }]);
    const over = await inState(cast.state).when(casts("water-breathing", { use: "end" }));
    expect(over.creature("b").effects).toEqual([]);
  });

  it("is for minds that can share it: Telepathic Bond and an Intelligence of 3 or more", async () => {
    const wizard = caster("a", ["wizard", 9], ["telepathic-bond"]);
    const wolf = (int: number) =>
      someone("b", 40, {
        make: { abilities: { str: 10, dex: 10, con: 10, int, wis: 10, cha: 10 } },
      });
    const bonds = casts("telepathic-bond", { targets: ["b"] });
    expect((await given(wizard, wolf(2)).when(bonds)).refused?.code).toBe("WRONG_TARGET");
    expect((await given(wizard, wolf(3)).when(bonds)).creature("b").effects).toHaveLength(1);
  });
});
