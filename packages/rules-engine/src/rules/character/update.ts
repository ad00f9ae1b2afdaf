import { err, ok } from "@tabletop-mcp/dice-core";
import { itemsFrom } from "../../build/make/items.js";
import { isSame, updatedMake } from "../../build/make/updated.js";
import type { Creature } from "../../creature/creature.js";
import type { ActionOf } from "../../game/action.js";
import type { Event, EventOf } from "../../game/event.js";
import type { FrameOf, UpdateStep } from "../../game/frame.js";
import { type Decision, happens, nothing, steps } from "../../game/next.js";
import type { UpdateRequest } from "../../game/request.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { maximumOf, withMaximum } from "../../sheet/hit-points.js";
import { nameless } from "./create.js";
import { hitPoints, ofDamage, temporary } from "./update/hp.js";

type Update = FrameOf<"update">;
type Step = (state: GameState, update: Update, using: Using) => Decision;

/** Any field set outright, if the result is legal; hit points by the rules of damage and healing. */
export function updateRule(_: GameState, { id, request }: ActionOf<"update">): Decision {
  const refused = judgeForm(request);
  if (refused !== undefined) return err(refused);
  return ok(
    steps({ kind: "update", id, request, steps: inOrder.filter((step) => asks[step](request)) }),
  );
}

/** What an update sets, in order: each part sees what the ones before have led to. */
const inOrder: readonly UpdateStep[] = [
  "fields",
  "make",
  "equipment",
  "maximum",
  "hit-points",
  "temporary",
];

/** Whether there is anything in a request for a part to do: parts without are not taken. */
const asks: Readonly<Record<UpdateStep, (request: UpdateRequest) => boolean>> = {
  fields: (request) => plain.some((field) => request[field] !== undefined),
  make: (request) => Object.keys(request).some((field) => !beside.has(field)),
  equipment: (request) => request.equipment !== undefined,
  maximum: (request) => request.maxHp !== undefined,
  "hit-points": (request) => request.hp !== undefined || ofDamage(request),
  temporary: (request) => request.tempHp !== undefined,
};

/** The next part of an update. */
export function updateStep(state: GameState, update: Update, using: Using): Decision {
  const { id, request } = update;
  const [step, ...left] = update.steps;
  if (step === undefined) return ok(nothing);
  const done = taken[step](state, update, using);
  if (!done.ok || left.length === 0) return done;
  const { events, run = [] } = done.value;
  return ok({ events, run: [...run, { kind: "update", id, request, steps: left }] });
}

const ofLevelUp = ["class", "level", "multiclass"];

function judgeForm(request: UpdateRequest): RuleViolation | undefined {
  const field = ofLevelUp.find((name) => Object.hasOwn(request, name));
  if (field !== undefined)
    return {
      code: "USE_LEVEL_UP",
      message: `${field} is not set: classes and levels are gained (Beyond 1st Level).`,
      hint: "Gain a level in it instead.",
    };
  if (request.name?.trim() === "") return nameless;
  return belowZero(request);
}

function belowZero({ xp = 0, maxHp = 1 }: UpdateRequest): RuleViolation | undefined {
  if (xp < 0) return { code: "EXPERIENCE", message: "Experience points are 0 or more." };
  if (maxHp < 1) return { code: "HIT_POINTS", message: "A maximum of hit points is 1 or more." };
  return undefined;
}

/** Name, notes and the like: what no rule judges. */
function plainFields(state: GameState, { id, request }: Update): Decision {
  const creature = creatureIn(state, id);
  const { name, characterType, notes, xp, inspiration } = request;
  const set: Readonly<Record<PlainField, Creature[PlainField]>> = {
    name: name?.trim(),
    characterType,
    notes,
    xp,
    inspiration,
  };
  const different = plain.filter(
    (field) => set[field] !== undefined && !isSame(set[field], creature[field]),
  );
  return ok(
    happens(
      ...different.map((field) => ({
        type: "changed" as const,
        id,
        rule: rules[field],
        field,
        from: creature[field] ?? null,
        to: set[field],
        set: { [field]: set[field] },
      })),
    ),
  );
}

const plain = ["name", "characterType", "notes", "xp", "inspiration"] as const;

type PlainField = (typeof plain)[number];

const rules: Readonly<Record<PlainField, string>> = {
  name: "House rule: set by the game master",
  characterType: "Dropping to 0 Hit Points",
  notes: "House rule: set by the game master",
  xp: "Experience Points",
  inspiration: "Inspiration",
};

/** Fields of a request that ask for nothing of a make. */
const beside: ReadonlySet<string> = new Set<keyof UpdateRequest>([
  ...plain,
  ...(["hp", "tempHp", "damageType", "critical", "raw", "maxHp", "equipment"] as const),
]);

/** What it is made of; hit points follow a maximum that changes with it (Constitution). */
function make(state: GameState, { id, request }: Update, using: Using): Decision {
  const creature = creatureIn(state, id);
  const made = updatedMake(creature, request, using);
  if (!made.ok) return made;
  const [last] = made.value.slice(-1);
  if (last === undefined) return ok(nothing);
  const after = made.value.reduce(applied, creature);
  const most = maximumOf(after, using.compendium);
  const gained = most - maximumOf(creature, using.compendium);
  const { current } = creature.hp;
  const followed = current === 0 ? 0 : Math.min(most, Math.max(1, current + gained));
  const follows = hpTo(creature, followed);
  // Neither more than the maximum before nor more than the one after: the lower comes first.
  return ok(happens(...(gained < 0 ? [...follows, ...made.value] : [...made.value, ...follows])));
}

/** The make that comes of several changes is the last one's: each builds on those before. */
const applied = (creature: Creature, { set }: EventOf<"changed">): Creature => ({
  ...creature,
  ...set,
});

const hpTo = ({ id, hp }: Creature, current: number): readonly Event[] =>
  current === hp.current
    ? []
    : [
        {
          type: "changed",
          id,
          rule: "Constitution",
          field: "hp",
          from: hp.current,
          to: current,
          set: { hp: { ...hp, current } },
        },
      ];

/** All that it carries: what it has already stays what it is, attuned and half used up. */
function equipment(state: GameState, { id, request }: Update, { compendium }: Using): Decision {
  if (request.equipment === undefined) return ok(nothing);
  const creature = creatureIn(state, id);
  const read = itemsFrom(request.equipment, creature.lastId, compendium);
  if (!read.ok) return read;
  const left = [...creature.items];
  const items = read.value.map((item) => {
    const at = left.findIndex(({ name }) => name === item.name);
    const [had] = at < 0 ? [] : left.splice(at, 1);
    if (had === undefined) return item;
    const { slot: _, ...kept } = had;
    return { ...kept, quantity: item.quantity, ...(item.slot && { slot: item.slot }) };
  });
  if (isSame(items, creature.items)) return ok(nothing);
  const names = (of: Creature["items"]): readonly string[] => of.map(({ name }) => name);
  return ok(
    happens({
      type: "changed",
      id,
      rule: "Equipment",
      field: "equipment",
      from: names(creature.items),
      to: names(items),
      set: { items, lastId: creature.lastId + read.value.length },
    }),
  );
}

/** A maximum said outright. */
function maximum(state: GameState, { id, request }: Update, { compendium }: Using): Decision {
  if (request.maxHp === undefined) return ok(nothing);
  const creature = creatureIn(state, id);
  const before = maximumOf(creature, compendium);
  if (request.maxHp === before) return ok(nothing);
  const { make: set } = withMaximum(creature, request.maxHp, compendium);
  return ok(
    happens({
      type: "changed",
      id,
      rule: "House rule: set by the game master",
      field: "maxHp",
      from: before,
      to: request.maxHp,
      set: { make: set },
    }),
  );
}

const taken: Readonly<Record<UpdateStep, Step>> = {
  fields: plainFields,
  make,
  equipment,
  maximum,
  "hit-points": hitPoints,
  temporary,
};
