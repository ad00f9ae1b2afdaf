import type { Effect } from "@tabletop-mcp/srd-data";
import { describe, expect, it } from "vitest";
import { armed, damageOf, factsOf, held, hitOf } from "../../../testing/attacking.js";
import { creatureOf } from "../../../testing/index.js";
import type { Creature } from "../../creature/creature.js";
import type { EffectHeld } from "../../creature/held.js";

/** Strength 16 (+3), Dexterity 14 (+2). */
const strong = { str: 16, dex: 14, con: 14, int: 10, wis: 10, cha: 10 };
/** Strength 10, Dexterity 16 (+3). */
const quick = { str: 10, dex: 16, con: 14, int: 10, wis: 10, cha: 10 };

const style = (...names: readonly string[]) => ({
  "fighter-fighting-style": names.map((name) => `fighter-fighting-style-${name}`),
});

const fighter = (
  items: Creature["items"],
  { styles = [], ...make }: Parameters<typeof armed>[0] & { styles?: readonly string[] } = {},
): Creature =>
  armed({ levels: { fighter: 1 }, abilities: strong, options: style(...styles), items, ...make });

/** An effect that was laid on the attacker. */
const laid = (name: string, effect: Effect, more: Partial<EffectHeld> = {}): EffectHeld => ({
  id: "e1",
  name,
  kind: "boon",
  effects: [effect],
  lasting: { kind: "until", what: "removed" },
  ...more,
});

describe("one hand and two", () => {
  it("a longsword alone: Dueling in one hand, Great Weapon Fighting in both, never the two", () => {
    const knight = fighter([held("longsword", "main_hand")], {
      styles: ["dueling", "great-weapon-fighting"],
    });
    expect(factsOf(knight)).toMatchObject({ modes: ["melee"], hands: [1, 2], alone: true });
    expect(damageOf(hitOf(knight, { hands: 1 }))).toEqual(["1d8+5 slashing"]);
    expect(damageOf(hitOf(knight, { hands: 2 }))).toEqual(["1d10ro1ro2+3 slashing"]);
  });

  it("a longsword in both hands is in no single one", () => {
    const knight = fighter([held("longsword", "two_hands")], { styles: ["dueling"] });
    expect(factsOf(knight).hands).toEqual([2]);
    expect(damageOf(hitOf(knight))).toEqual(["1d10+3 slashing"]);
  });

  it("beside a shield it has one hand, and Dueling", () => {
    const knight = fighter([held("longsword", "main_hand"), held("shield", "shield")], {
      styles: ["dueling"],
    });
    expect(factsOf(knight).hands).toEqual([1]);
    expect(damageOf(hitOf(knight))).toEqual(["1d8+5 slashing"]);
  });

  it("a greatsword's ones and twos are rolled again, on a critical hit too", () => {
    const knight = fighter([held("greatsword", "two_hands")], {
      styles: ["great-weapon-fighting"],
    });
    expect(damageOf(hitOf(knight))).toEqual(["2d6ro1ro2+3 slashing"]);
    expect(damageOf(hitOf(knight), true)).toEqual(["4d6ro1ro2+3 slashing"]);
  });

  it("a thrown spear is in one hand, however it was held", () => {
    const knight = fighter([held("spear", "main_hand")]);
    expect(factsOf(knight)).toMatchObject({
      modes: ["melee", "thrown"],
      reach: 5,
      range: { normal: 20, long: 60 },
    });
    expect(damageOf(hitOf(knight, { hands: 2 }))).toEqual(["1d8+3 piercing"]);
    expect(damageOf(hitOf(knight, { mode: "thrown", hands: 1 }))).toEqual(["1d6+3 piercing"]);
  });
});

describe("two weapons (Two-Weapon Fighting)", () => {
  const blades = [held("shortsword", "main_hand"), held("scimitar", "off_hand")];

  it("either may strike second, then without the modifier", () => {
    const rogue = armed({ levels: { rogue: 1 }, abilities: quick, items: blades });
    expect(factsOf(rogue, "Shortsword").pair).toBe("main");
    expect(factsOf(rogue, "Scimitar").pair).toBe("off");
    expect(damageOf(hitOf(rogue, { with: "Shortsword" }))).toEqual(["1d6+3 piercing"]);
    expect(damageOf(hitOf(rogue, { with: "Shortsword", offhand: true }))).toEqual(["1d6 piercing"]);
    expect(damageOf(hitOf(rogue, { with: "Scimitar", offhand: true }))).toEqual(["1d6 slashing"]);
  });

  it("with the style the second keeps it", () => {
    const knight = fighter(blades, { abilities: quick, styles: ["two-weapon-fighting"] });
    expect(factsOf(knight).offhandAbility).toBe(true);
    expect(damageOf(hitOf(knight, { with: "Scimitar", offhand: true }))).toEqual([
      "1d6+3 slashing",
    ]);
  });

  it("a negative modifier stays: Strength 8, Dexterity 8", () => {
    const weak = armed({ abilities: { ...quick, str: 8, dex: 8 }, items: blades });
    expect(damageOf(hitOf(weak, { with: "Scimitar", offhand: true }))).toEqual(["1d6-1 slashing"]);
  });

  it("magic and other bonuses stay, too", () => {
    const rogue = armed({
      levels: { rogue: 1 },
      abilities: quick,
      items: [
        held("shortsword", "main_hand"),
        held("shortsword", "off_hand", { name: "Biter", magic: "weapon-2" }),
      ],
    });
    expect(damageOf(hitOf(rogue, { with: "Biter", offhand: true }))).toEqual(["1d6+2 piercing"]);
  });

  it("a longsword is no second blade", () => {
    const knight = fighter([held("longsword", "main_hand"), held("scimitar", "off_hand")]);
    expect(factsOf(knight).pair).toBeUndefined();
    expect(factsOf(knight, "Scimitar").pair).toBeUndefined();
  });
});

describe("thrown and shot", () => {
  it("a handaxe is thrown with Strength, a dagger with the better of two", () => {
    const axe = factsOf(fighter([held("handaxe", "main_hand")]));
    expect(axe).toMatchObject({
      modes: ["melee", "thrown"],
      ability: "str",
      range: { normal: 20, long: 60 },
    });
    const dagger = fighter([held("dagger", "main_hand")], { abilities: quick });
    expect(factsOf(dagger)).toMatchObject({
      ability: "dex",
      toHit: [
        { source: "Dexterity", value: 3 },
        { source: "proficiency", value: 2 },
      ],
    });
    expect(damageOf(hitOf(dagger, { mode: "thrown" }))).toEqual(["1d4+3 piercing"]);
  });

  it("a dart is thrown alone, a net has no damage but holds fast", () => {
    const knight = fighter([held("dart", "main_hand")]);
    expect(factsOf(knight).modes).toEqual(["thrown"]);
    const net = hitOf(fighter([held("net", "main_hand")]));
    expect(damageOf(net)).toEqual([]);
    expect(net.riders).toEqual([{ step: { of: "item", id: "net", path: [0] } }]);
  });

  const quiver = [
    held("longbow", "two_hands"),
    held("arrow", undefined, { quantity: 20 }),
    held("arrow", undefined, { id: "i9", name: "Arrow +1", magic: "ammunition-1", quantity: 3 }),
  ];

  it("a longbow shoots plain arrows first, and magic ones by their bonus", () => {
    const archer = armed({ levels: { ranger: 1 }, abilities: quick, items: quiver });
    expect(factsOf(archer)).toMatchObject({
      modes: ["ranged"],
      hands: [2],
      magical: false,
      ammunition: { missiles: [{ item: "arrow-pack" }, { item: "i9", magical: true }] },
    });
    const plain = hitOf(archer);
    expect([damageOf(plain), plain.magical]).toEqual([["1d8+3 piercing"], false]);
    const magic = hitOf(archer, { ammunition: "i9" });
    expect([damageOf(magic), magic.magical]).toEqual([["1d8+4 piercing"], true]);
  });

  it("a heavy crossbow is slow to load", () => {
    const knight = fighter([
      held("crossbow-heavy", "two_hands"),
      held("crossbow-bolt", undefined, { quantity: 20 }),
    ]);
    expect(factsOf(knight)).toMatchObject({
      properties: ["ammunition", "heavy", "loading", "two-handed"],
      ammunition: { missiles: [{ item: "crossbow-bolt-pack" }], loading: true },
    });
    expect(factsOf(armed({ items: quiver })).ammunition?.loading).toBeUndefined();
  });

  it("an arrow of slaying brings its save along, where it is said to be for its kind", () => {
    const archer = armed({
      abilities: quick,
      items: [
        held("longbow", "two_hands"),
        { id: "i1", name: "Arrow of Slaying", magic: "arrow-of-slaying", quantity: 1 },
      ],
    });
    expect(hitOf(archer).riders).toEqual([]);
    const slaying = hitOf(archer, { option: "slaying" });
    expect(slaying.riders.map(({ step }) => step)).toContainEqual({
      of: "item",
      id: "arrow-of-slaying",
      use: 0,
      path: [0],
    });
  });

  it("a dwarven thrower flies once its dwarf is attuned, and hits giants harder", () => {
    const item = held("warhammer", "main_hand", { name: "Thrower", magic: "dwarven-thrower" });
    const dwarf = fighter([{ ...item, attuned: true }]);
    expect(factsOf(fighter([item])).modes).toEqual(["melee"]);
    expect(factsOf(dwarf)).toMatchObject({ modes: ["melee", "thrown"], range: { normal: 20 } });
    // 1d8 + 3 for Strength + 3 for magic; 1d8 more when it is thrown, 2d8 at a giant.
    const ogre = creatureOf({ id: "o", make: { statBlock: "ogre" } });
    const goblin = creatureOf({ id: "g", make: { statBlock: "goblin" } });
    expect(damageOf(hitOf(dwarf, { on: ogre }))).toEqual(["1d8+6 bludgeoning"]);
    expect(damageOf(hitOf(dwarf, { mode: "thrown", on: goblin }))).toEqual([
      "1d8+1d8+6 bludgeoning",
    ]);
    expect(damageOf(hitOf(dwarf, { mode: "thrown", on: ogre }))).toEqual(["1d8+2d8+6 bludgeoning"]);
  });

  it("a silvered blade is silver", () => {
    const silvered = held("longsword", "main_hand", { name: "Silvered Longsword" });
    expect(factsOf(fighter([silvered])).material).toEqual(["silver"]);
    expect(factsOf(fighter([held("longsword", "main_hand")])).material).toEqual([]);
  });
});

describe("what effects add", () => {
  it("a flaming sword burns beside its slashing: two types, one hit", () => {
    const blade = held("longsword", "main_hand", { name: "Ember", magic: "flame-tongue" });
    const lit = { ...blade, attuned: true as const };
    const burning = laid("Flames", { kind: "extra-damage", roll: "2d6", type: "fire" });
    const knight = fighter([lit], { effects: [burning] });
    expect(damageOf(hitOf(knight))).toEqual(["1d8+3 slashing", "2d6 fire"]);
    expect(damageOf(hitOf(knight), true)).toEqual(["2d8+3 slashing", "4d6 fire"]);
    expect(hitOf(knight).magical).toBe(true);
  });

  it("a frost brand's cold is its own: the other weapon has none", () => {
    const brand = held("shortsword", "main_hand", {
      name: "Frost Brand",
      magic: "frost-brand",
      attuned: true,
    });
    const knight = fighter([brand, held("dagger", "off_hand")]);
    expect(damageOf(hitOf(knight, { with: "Frost Brand" }))).toEqual([
      "1d6+3 piercing",
      "1d6 cold",
    ]);
    expect(damageOf(hitOf(knight, { with: "Dagger", mode: "thrown" }))).toEqual(["1d4 piercing"]);
  });

  it("a dragon slayer asks whom it hits", () => {
    const sword = held("longsword", "main_hand", { name: "Slayer", magic: "dragon-slayer" });
    const knight = fighter([sword]);
    const on = (statBlock: string) =>
      damageOf(hitOf(knight, { on: creatureOf({ id: "b", make: { statBlock } }) }));
    expect(on("young-red-dragon")).toEqual(["1d8+3d6+4 slashing"]);
    expect(on("goblin")).toEqual(["1d8+4 slashing"]);
    const unknown = hitOf(knight);
    expect(damageOf(unknown)).toEqual(["1d8+4 slashing"]);
    expect(unknown.open).toEqual([
      expect.objectContaining({ source: "Slayer", dice: "3d6", type: "slashing" }),
    ]);
  });

  it("rage is in blows of Strength, by hand or axe, not in shots or throws", () => {
    const rage = laid(
      "Rage",
      {
        kind: "extra-damage",
        roll: 2,
        when: { all: [{ attack: "melee" }, { attack: "weapon" }, { ability: ["str"] }] },
      },
      { during: "rage" },
    );
    const raging = armed({
      levels: { barbarian: 1 },
      abilities: strong,
      items: [held("handaxe", "main_hand")],
      effects: [rage],
    });
    expect(damageOf(hitOf(raging))).toEqual(["1d6+5 slashing"]);
    expect(damageOf(hitOf(raging, { mode: "thrown" }))).toEqual(["1d6+3 slashing"]);
    expect(damageOf(hitOf(raging, { with: "Unarmed Strike" }))).toEqual(["6 bludgeoning"]);
  });

  it("being reduced takes a d4 from the weapon's damage, and no critical hit doubles that", () => {
    const small = laid("Reduced", {
      kind: "roll",
      on: "damage",
      by: "self",
      bonus: "-1d4",
      when: { attack: "weapon" },
    });
    const knight = fighter([held("longsword", "main_hand")], { effects: [small] });
    expect(damageOf(hitOf(knight))).toEqual(["1d8-1d4+3 slashing"]);
    expect(damageOf(hitOf(knight), true)).toEqual(["2d8-1d4+3 slashing"]);
  });
});

describe("critical hits", () => {
  it("a champion's weapons from 19, from 18 at level 15; a wizard's from 20", () => {
    const from = (level: number) =>
      factsOf(
        armed({
          levels: { fighter: level },
          subclasses: { fighter: "champion" },
          items: [held("longsword", "main_hand")],
        }),
      ).criticalFrom;
    expect([from(2), from(3), from(15)]).toEqual([20, 19, 18]);
    expect(factsOf(armed({ levels: { wizard: 5 } })).criticalFrom).toBe(20);
  });

  it("a half-orc barbarian 9 rolls two more of its axe's dice: one by race, one by class", () => {
    const orc = armed({
      race: "half-orc",
      levels: { barbarian: 9 },
      abilities: strong,
      items: [held("greataxe", "two_hands"), held("handaxe")],
    });
    // Strength 18 with the half-orc's 2.
    expect(damageOf(hitOf(orc))).toEqual(["1d12+4 slashing"]);
    expect(damageOf(hitOf(orc), true)).toEqual(["4d12+4 slashing"]);
  });

  it("of a greatsword one die is one of two; thrown axes and fists have none of it", () => {
    const orc = armed({
      race: "half-orc",
      abilities: strong,
      items: [held("greatsword", "two_hands")],
    });
    expect(damageOf(hitOf(orc), true)).toEqual(["5d6+4 slashing"]);
    const thrower = armed({ race: "half-orc", items: [held("handaxe", "main_hand")] });
    expect(damageOf(hitOf(thrower, { mode: "thrown" }), true)).toEqual(["2d6+1 slashing"]);
    expect(damageOf(hitOf(thrower), true)).toEqual(["3d6+1 slashing"]);
    expect(damageOf(hitOf(thrower, { with: "Unarmed Strike" }), true)).toEqual(["2 bludgeoning"]);
  });
});

describe("features of a hit", () => {
  const rogue = armed({
    levels: { rogue: 5 },
    abilities: { ...quick, dex: 18 },
    items: [held("rapier", "main_hand"), held("club", "off_hand")],
  });
  const sneaks = (blow: Parameters<typeof hitOf>[1]) =>
    damageOf(hitOf(rogue, { with: "Rapier", ...blow }));

  it("Sneak Attack 3d6: with advantage, or an ally beside the target and no disadvantage", () => {
    const plain = ["1d8+4 piercing"];
    const sneaky = ["1d8+3d6+4 piercing"];
    expect(sneaks({ rolled: "advantage" })).toEqual(sneaky);
    expect(sneaks({ rolled: "normal", scene: { allyBeside: true } })).toEqual(sneaky);
    expect(sneaks({ rolled: "normal", scene: { allyBeside: false } })).toEqual(plain);
    expect(sneaks({ rolled: "disadvantage", scene: { allyBeside: true } })).toEqual(plain);
    expect(sneaks({ with: "Club", rolled: "advantage" })).toEqual(["1d4 bludgeoning"]);
    const critical = damageOf(hitOf(rogue, { with: "Rapier", rolled: "advantage" }), true);
    expect(critical).toEqual(["2d8+6d6+4 piercing"]);
  });

  it("is once a turn, and open until the d20 has fallen", () => {
    const { open } = hitOf(rogue, { with: "Rapier" });
    expect(open).toEqual([
      expect.objectContaining({ source: "Sneak Attack", dice: "3d6", once: "turn" }),
    ]);
    const [, sneak] = hitOf(rogue, { with: "Rapier", rolled: "advantage" }).damage;
    expect(sneak).toMatchObject({ source: "Sneak Attack", once: "turn", type: "piercing" });
  });

  it("a life cleric 8 strikes with 1d8 radiant more, 2d8 at level 14", () => {
    const strike = (cleric: number) =>
      damageOf(
        hitOf(
          armed({
            levels: { cleric },
            subclasses: { cleric: "life-domain" },
            abilities: strong,
            items: [held("mace", "main_hand")],
          }),
        ),
      );
    expect(strike(7)).toEqual(["1d6+3 bludgeoning"]);
    expect(strike(8)).toEqual(["1d6+3 bludgeoning", "1d8 radiant"]);
    expect(strike(14)).toEqual(["1d6+3 bludgeoning", "2d8 radiant"]);
  });

  it("a Colossus Slayer asks whether the target is hurt", () => {
    const hunter = armed({
      levels: { ranger: 3 },
      subclasses: { ranger: "hunter" },
      options: { "ranger-hunters-prey": ["ranger-hunters-prey-colossus-slayer"] },
      abilities: strong,
      items: [held("longsword", "main_hand")],
    });
    const ogre = (current: number) =>
      creatureOf({
        id: "o",
        make: { statBlock: "ogre", extraHp: 0 },
        hp: { current, temporary: 0 },
      });
    expect(damageOf(hitOf(hunter, { on: ogre(59) }))).toEqual(["1d8+3 slashing"]);
    expect(damageOf(hitOf(hunter, { on: ogre(58) }))).toEqual(["1d8+1d8+3 slashing"]);
  });

  it("a monk's fist: d6 and Dexterity at level 5, magical from 6", () => {
    const monk = (level: number) =>
      factsOf(armed({ levels: { monk: level }, abilities: quick }), "Unarmed Strike");
    expect(monk(5)).toMatchObject({
      ability: "dex",
      from: { unarmed: true },
      magical: false,
      damage: [{ dice: "1d6", modifier: 3, type: "bludgeoning", weapon: true }],
    });
    expect(monk(6).magical).toBe(true);
  });

  it("an oathbow's oath counts against its sworn enemy alone", () => {
    const oath = laid(
      "Sworn Enemy",
      {
        kind: "extra-damage",
        roll: "3d6",
        type: "piercing",
        when: { all: [{ other: "target" }, { attack: "ranged" }] },
      },
      { target: "nemesis" },
    );
    const archer = armed({
      abilities: quick,
      items: [held("longbow", "two_hands", { magic: "oathbow", attuned: true }), held("arrow")],
      effects: [oath],
    });
    const on = (id: string) => damageOf(hitOf(archer, { on: creatureOf({ id }) }));
    expect(on("nemesis")).toEqual(["1d8+3d6+3 piercing"]);
    expect(on("bystander")).toEqual(["1d8+3 piercing"]);
  });

  it("a mace of disruption sears undead and brings its save along", () => {
    const mace = held("mace", "main_hand", { magic: "mace-of-disruption", attuned: true });
    const cleric = armed({ abilities: strong, items: [mace] });
    const zombie = creatureOf({ id: "z", make: { statBlock: "zombie" } });
    expect(damageOf(hitOf(cleric, { on: zombie }))).toEqual(["1d6+3 bludgeoning", "2d6 radiant"]);
    expect(hitOf(cleric).riders).toEqual([
      { step: { of: "item", id: "mace-of-disruption", use: 0, path: [0] } },
    ]);
  });
});

it("facts are plain JSON", () => {
  const rogue = armed({ levels: { rogue: 5 }, items: [held("rapier", "main_hand")] });
  for (const facts of [factsOf(rogue), factsOf(creatureOf({ make: { statBlock: "salamander" } }))])
    expect(JSON.parse(JSON.stringify(facts))).toStrictEqual(facts);
});
