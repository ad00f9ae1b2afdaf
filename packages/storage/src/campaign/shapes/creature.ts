import type { Creature, StepNumbers } from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import { background } from "./background.js";
import { waits } from "./waits.js";
import { byWord, text, whole, word } from "./words.js";

type Make = Creature["make"];
type Held = Creature["conditions"][number];
type Effect = Creature["effects"][number]["effects"][number];
type Custom = NonNullable<Creature["items"][number]["custom"]>;
type Ability = keyof Make["abilities"];
type StatBlock = NonNullable<Make["own"]>;
type ClassId = Make["levels"][number]["class"];

/** Effects are read by the engine only, which knows every kind. */
export const effect = z.custom<Effect>(
  (value) =>
    typeof value === "object" &&
    value !== null &&
    "kind" in value &&
    typeof value.kind === "string",
  "an effect is expected",
);

/** So are stat blocks. */
const statBlock = z.custom<StatBlock>(
  (value) =>
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    typeof value.id === "string" &&
    "actions" in value &&
    Array.isArray(value.actions),
  "a stat block is expected",
);

const ability = word<Ability>();
const scores = z.object({
  str: whole,
  dex: whole,
  con: whole,
  int: whole,
  wis: whole,
  cha: whole,
});
const increase = z.partialRecord(ability, whole);

/** What it does is read by the engine only. */
const ownSpell = z.custom<NonNullable<Make["devised"]>[number]["spell"]>(
  (value) =>
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    "steps" in value &&
    Array.isArray(value.steps),
  "a spell is expected",
);
const devised = z.strictObject({ spell: ownSpell, mastered: z.literal(true).exactOptional() });

const make = z.strictObject({
  race: text.exactOptional(),
  subrace: text.exactOptional(),
  levels: z.array(z.strictObject({ class: word<ClassId>(), hp: whole })),
  subclasses: z.partialRecord(word<ClassId>(), text),
  statBlock: text.exactOptional(),
  own: statBlock.exactOptional(),
  form: z.literal(true).exactOptional(),
  background: z.union([text, background]).exactOptional(),
  feats: z.array(
    z.strictObject({
      name: text,
      id: text.exactOptional(),
      effects: z.array(effect).exactOptional(),
    }),
  ),
  abilities: scores,
  abilityMethod: word<NonNullable<Make["abilityMethod"]>>().exactOptional(),
  increases: z.array(increase),
  raceIncreases: z.array(ability),
  skills: z.array(word<Make["skills"][number]>()),
  expertise: z.array(text),
  tools: z.array(text),
  languages: z.array(text),
  spells: z.array(text),
  devised: z.array(devised).exactOptional(),
  options: byWord(z.array(text)),
  words: byWord(z.array(text)),
  extraHp: whole,
  grown: z.int().exactOptional(),
  size: word<NonNullable<Make["size"]>>().exactOptional(),
  type: word<NonNullable<Make["type"]>>().exactOptional(),
  alignment: text.exactOptional(),
});

/** When something that is held, or an area, ends. */
export const lasting = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("time"), until: whole }),
  z.strictObject({
    kind: z.literal("turn"),
    edge: z.enum(["start", "end"]),
    of: text,
    round: whole,
  }),
  z.strictObject({ kind: z.literal("cast"), id: text }),
  z.strictObject({ kind: z.literal("with"), id: text }),
  z.strictObject({ kind: z.literal("zone"), id: text }),
  z.strictObject({
    kind: z.literal("until"),
    what: word<Extract<Held["lasting"], { readonly kind: "until" }>["what"]>(),
  }),
]);

const path = z.array(z.union([whole, z.enum(["next", "otherwise"])]));

/** One step of the tables, or of a zone. */
export const step = z.union([
  z.strictObject({ of: z.literal("zone"), id: text, path }),
  z.strictObject({ of: z.literal("spell"), id: text, path }),
  z.strictObject({
    of: z.enum(["action", "bonus-action", "reaction", "legendary", "trait"]),
    id: text,
    name: text,
    path,
  }),
  z.strictObject({
    of: z.enum(["feature", "item"]),
    id: text,
    use: whole.exactOptional(),
    path,
  }),
]);

/** What steps are taken with. */
export const stepNumbers = z.strictObject({
  source: text,
  dc: whole.exactOptional(),
  attack: z.int().exactOptional(),
  ability: ability.exactOptional(),
  modifier: z.int().exactOptional(),
  level: whole.exactOptional(),
  spellLevel: whole.exactOptional(),
  castLevel: whole.exactOptional(),
  points: whole.exactOptional(),
  gathered: whole.exactOptional(),
  weapon: text.exactOptional(),
  item: text.exactOptional(),
  uses: z
    .array(
      z.strictObject({
        name: text,
        slot: whole.exactOptional(),
        option: text.exactOptional(),
        points: whole.exactOptional(),
      }),
    )
    .exactOptional(),
  cast: text.exactOptional(),
  magical: z.literal(true).exactOptional(),
  damageType: word<NonNullable<StepNumbers["damageType"]>>().exactOptional(),
  creature: text.exactOptional(),
  count: whole.exactOptional(),
  text: text.exactOptional(),
});

/** What steps bring about later through something that they laid. */
const brings = z.strictObject({
  id: text,
  by: stepNumbers,
  turns: z.array(step).exactOptional(),
  hits: z.array(step).exactOptional(),
  place: z.strictObject({ x: z.int(), y: z.int(), z: z.int().exactOptional() }).exactOptional(),
  hurt: z.array(step).exactOptional(),
  timed: z.strictObject({ at: z.array(step), every: whole, next: whole }).exactOptional(),
  after: step.exactOptional(),
});

/** What conditions and effects have in common. */
const heldFields = {
  id: text,
  from: text.exactOptional(),
  target: text.exactOptional(),
  lasting,
  rounds: whole.exactOptional(),
  endsOn: z.array(word<NonNullable<Held["endsOn"]>[number]>()).exactOptional(),
  save: z
    .strictObject({
      ability,
      dc: whole,
      at: z.enum(["turn-start", "turn-end", "damaged", "harmed"]),
      easier: z.literal(true).exactOptional(),
      against: text.exactOptional(),
    })
    .exactOptional(),
  range: whole.exactOptional(),
  ails: z.enum(["curse", "disease"]).exactOptional(),
  escape: z
    .strictObject({
      dc: whole.exactOptional(),
      by: z.array(word<NonNullable<Held["escape"]>["by"][number]>()),
      saves: z.literal(true).exactOptional(),
    })
    .exactOptional(),
  brings: brings.exactOptional(),
};

const condition = z.strictObject({
  ...heldFields,
  condition: word<Held["condition"]>(),
  source: text,
  level: whole.exactOptional(),
});

const effectHeld = z.strictObject({
  ...heldFields,
  name: text,
  kind: word<Creature["effects"][number]["kind"]>(),
  source: text.exactOptional(),
  effects: z.array(effect),
  item: text.exactOptional(),
  trigger: text.exactOptional(),
  stacks: z.literal(true).exactOptional(),
  eases: z.literal("long-rest").exactOptional(),
  during: text.exactOptional(),
});

const cast = z.strictObject({
  id: text,
  spell: text,
  level: whole.exactOptional(),
  dc: whole.exactOptional(),
  attack: z.int().exactOptional(),
  ability: ability.exactOptional(),
  concentration: z.literal(true).exactOptional(),
  since: whole,
  until: whole.exactOptional(),
  readied: z.literal(true).exactOptional(),
  waits: waits.exactOptional(),
  by: stepNumbers.exactOptional(),
  option: text.exactOptional(),
  targets: z.array(text).exactOptional(),
});

const custom = z.strictObject({
  type: text,
  weight: z.number().min(0).max(1_000_000_000),
  cost: z.number().min(0).max(1_000_000_000_000).exactOptional(),
  properties: z.array(text).exactOptional(),
  effects: z.array(effect).exactOptional(),
  armorClass: whole.exactOptional(),
  heals: whole.exactOptional(),
  damage: z
    .strictObject({ roll: text, type: word<NonNullable<Custom["damage"]>["type"]>() })
    .exactOptional(),
});

/** A stack of one thing, as it is kept. */
export const itemShape = z.strictObject({
  id: text,
  name: text,
  base: text.exactOptional(),
  magic: text.exactOptional(),
  custom: custom.exactOptional(),
  quantity: whole,
  slot: word<NonNullable<Creature["items"][number]["slot"]>>().exactOptional(),
  attuned: z.union([z.literal(true), z.literal("resting")]).exactOptional(),
  charges: whole.exactOptional(),
});

/** What of a character has neither a column nor rows of its own. */
export type Body = Omit<Creature, "id" | "name" | "characterType" | "encounter" | "items">;

const bodyFields = {
  make,
  hp: z.strictObject({ current: whole, temporary: whole }),
  own: z.strictObject({ make, hp: whole, items: z.array(itemShape), held: text }).exactOptional(),
  temporaryFrom: text.exactOptional(),
  deathSaves: z
    .strictObject({
      successes: whole,
      failures: whole,
      stable: z.boolean(),
      wakesAt: whole.exactOptional(),
    })
    .exactOptional(),
  dead: z.literal(true).exactOptional(),
  diedAt: whole.exactOptional(),
  spent: z.strictObject({
    hitDice: byWord(whole),
    slots: byWord(whole),
    pact: whole,
    uses: byWord(whole),
  }),
  conditions: z.array(condition),
  effects: z.array(effectHeld),
  casts: z.array(cast),
  prepared: z.array(text).exactOptional(),
  coins: z.strictObject({ cp: whole, sp: whole, ep: whole, gp: whole, pp: whole }),
  xp: whole,
  inspiration: z.boolean(),
  notes: text.exactOptional(),
  restedAt: whole.exactOptional(),
  ticked: whole.exactOptional(),
  lastId: whole,
};

/** A character's body, as it is kept. */
export const bodyShape = z.strictObject(bodyFields);

/** A whole character, as it is handed over from campaign to campaign. */
export const creatureShape = z.strictObject({
  id: text,
  name: text,
  characterType: word<Creature["characterType"]>(),
  encounter: text.exactOptional(),
  ...bodyFields,
  items: z.array(itemShape),
});
