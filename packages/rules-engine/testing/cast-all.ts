import type { ClassId, Step } from "@tabletop-mcp/srd-data";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { Cast } from "../src/creature/cast.js";
import type { Creature, Item } from "../src/creature/creature.js";
import type { EffectHeld } from "../src/creature/held.js";
import type { CastAction } from "../src/game/cast-action.js";
import type { GameState } from "../src/game/state.js";
import { plainField } from "../src/grid/battlefield.js";
import type { Position } from "../src/grid/point.js";
import { burstsOf } from "../src/rules/magic/points.js";
import { under } from "./arena.js";
import { caster } from "./caster.js";
import { creatureOf } from "./creature.js";
import { fightOf } from "./fight.js";
import { worn } from "./make.js";

/** A spell as somebody who has it casts it, with everything there that it could be for. */
export interface Casting {
  readonly state: GameState;
  readonly action: CastAction;
}

/** A caster of level 20 who has the spell, a hurt friend, a hurt foe, one who is dying, a corpse; on a map where the spell is cast in a fight. */
export function castingOf(spell: Spell): Casting {
  const first = spell.steps.find(isForSomebody);
  const self = caster("a", [classOf(spell), 20], [spell.id, ...heldBy(spell)], {
    items: [club, ...materialsOf(spell)],
  });
  const { unit } = spell.castingTime;
  const fight = fightOf(
    [
      { creature: self, side: "party", at: { x: 10, y: 10 } },
      { creature: friendFor(first), side: "party", at: { x: 10, y: 11 } },
      { creature: corpseFor(first), side: "party", at: { x: 9, y: 10 } },
      { creature: dying, side: "party", at: { x: 9, y: 11 } },
      { creature: foeFor(first), side: "enemy", at: { x: 11, y: 10 } },
    ],
    { clock: 0 },
  );
  const isFight = unit === "action" || unit === "bonus-action";
  return {
    state: isFight
      ? { ...fight, battlefield: plainField(40, 30) }
      : { clock: 0, creatures: fight.creatures },
    action: {
      type: "cast",
      id: "a",
      spell: spell.id,
      ...(first && { targets: targetsFor(first) }),
      ...(spell.range.kind === "self" && { direction: { x: 1, y: 0 } }),
      points: pointsFor(spell),
      ...(heldBy(spell).length > 0 && { choices: { spell: { spell: heldBy(spell)[0] ?? "" } } }),
    },
  };
}

/** A spell that waits holds another one. */
const heldBy = ({ id }: Spell): readonly string[] => (id === "contingency" ? ["false-life"] : []);

/** For what is laid on a weapon. */
const club = worn("Club", "main_hand", { base: "club" });

const classOf = ({ classes }: Spell): ClassId =>
  classes.find((one) => one !== "paladin" && one !== "ranger") ?? classes[0] ?? "wizard";

const goesSomewhere = ({ steps }: Spell): boolean => steps.some(({ move }) => move?.to === "any");

/** A wall that fails where it goes through somebody's space. */
const needsRoom = ({ steps }: Spell): boolean => steps.some(({ layer }) => layer !== undefined);

/** Where it bursts, and to the east of that where it bursts at several points. */
const pointsFor = (spell: Spell): readonly Position[] =>
  goesSomewhere(spell)
    ? [{ x: 13, y: 13 }]
    : Array.from({ length: burstsOf(spell) ?? 1 }, (_, at) => ({
        x: (needsRoom(spell) ? 12 : 11) + at,
        y: 10,
      }));

/** A step that is for somebody who is named. */
const isForSomebody = ({ targets, area, when = "use" }: Step): boolean =>
  targets !== undefined &&
  area === undefined &&
  [when].flat().includes("use") &&
  ["creature", "corpse", "creature-or-object", "spell"].includes(targets.what);

/** What has a price is there. */
const materialsOf = ({ components: { material } }: Spell): readonly Item[] =>
  material?.costGp === undefined
    ? []
    : [
        {
          id: "i1",
          name: material.what,
          quantity: 1,
          custom: { type: "gem", weight: 0, cost: material.costGp * 100 },
        },
      ];

function targetsFor(step: Step | undefined): readonly string[] {
  if (step?.targets === undefined) return [];
  const { what, willing, side } = step.targets;
  if (what === "corpse") return ["d"];
  if (step.stabilizes) return ["e"];
  const helps =
    willing || side === "allies" || step.healing !== undefined || step.ends !== undefined;
  return helps && step.save === undefined && step.attack === undefined ? ["b"] : ["g"];
}

type Kind = Partial<Creature["make"]>;

/** Whatever type and size a step is for. */
const kindFor = (step: Step | undefined): Kind => ({
  extraHp: 60,
  ...(step?.targets?.types && { type: step.targets.types[0] ?? "humanoid" }),
  ...(step?.targets?.sizeAtMost && { size: step.targets.sizeAtMost }),
});

/** For Remove Curse. */
const cursed: EffectHeld = {
  id: "e-curse",
  name: "Ill luck",
  kind: "curse",
  effects: [],
  lasting: { kind: "until", what: "removed" },
  ails: "curse",
};

const friendFor = (step: Step | undefined): Creature =>
  creatureOf({
    id: "b",
    name: "B",
    hp: { current: 20, temporary: 0 },
    conditions: [
      under("poisoned", "g"),
      under("blinded", "g"),
      { ...under("exhaustion"), level: 1 },
    ],
    effects: [cursed],
    make: kindFor(step),
  });

const foeFor = (step: Step | undefined): Creature =>
  creatureOf({
    id: "g",
    name: "G",
    characterType: "enemy",
    hp: { current: 18, temporary: 0 },
    casts: [ofFoe],
    make: kindFor(step),
  });

/** Something for Dispel Magic and Counterspell. */
const ofFoe: Cast = { id: "k1", spell: "Longstrider", level: 1, since: 0, targets: ["g"] };

const corpseFor = (step: Step | undefined): Creature =>
  creatureOf({
    id: "d",
    name: "D",
    hp: { current: 0, temporary: 0 },
    dead: true,
    make: kindFor(step),
  });

const dying = creatureOf({
  id: "e",
  name: "E",
  hp: { current: 0, temporary: 0 },
  deathSaves: { successes: 0, failures: 0, stable: false },
  make: { extraHp: 60 },
});
