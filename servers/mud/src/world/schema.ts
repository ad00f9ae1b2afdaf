import * as z from "zod";
import { fields } from "./fields.js";
import { type Condition, type QuestOffer, type QuestStep, questStates } from "./model.js";
import { scores, statBlock } from "./stat-block-schema.js";
import { id, minutes, name, passage, roomText, words } from "./words.js";

const ids = z.array(id).max(50);
const none = <Item extends z.ZodType>(item: Item, most: number) =>
  z.array(item).max(most).default([]);

const condition: z.ZodType<Condition> = fields({
  quest: fields({ id, is: z.enum(questStates) }).exactOptional(),
  holds: id.exactOptional(),
  monster: id.exactOptional(),
  chestOpen: id.exactOptional(),
  lockOpen: id.exactOptional(),
  not: z.lazy(() => condition).exactOptional(),
}).refine((said) => Object.keys(said).length > 0, "must say what holds: it has no field");

/** Whether the last one, and it alone, is always true. */
const endsInGeneral = (list: readonly { readonly when?: Condition }[]): boolean =>
  list.findIndex(({ when }) => when === undefined) === list.length - 1;
const general =
  'must end with one without "when", and have no other such: the first that fits is said';

/** A text, or several by state. */
const texts = (text: z.ZodType<string>) =>
  z.preprocess(
    (value) => (typeof value === "string" ? [{ text: value }] : value),
    z
      .array(fields({ when: condition.exactOptional(), text }))
      .min(1)
      .max(12)
      .refine(endsInGeneral, general),
  );

const exit = z.preprocess(
  (value) => (typeof value === "string" ? { to: value } : value),
  fields({ to: id, lock: id.exactOptional() }),
);

const room = fields({
  id,
  name,
  level: z.int().min(-99).max(99).default(0),
  description: texts(roomText),
  exits: fields({
    north: exit.exactOptional(),
    south: exit.exactOptional(),
    east: exit.exactOptional(),
    west: exit.exactOptional(),
    up: exit.exactOptional(),
    down: exit.exactOptional(),
  }),
  items: ids.default([]),
});

const lock = fields({
  id,
  name,
  keys: ids.min(1),
  text: passage,
  shutsAfterMinutes: minutes.default(10),
});

/** Dice like 2d4+2, or a number. */
const healing = z
  .string()
  .regex(/^([1-9]\d{0,2}|\d{1,2}d(4|6|8|10|12|20)(\+\d{1,3})?)$/, "must be dice like 2d4+2, or 5");

const item = fields({
  id,
  name,
  description: passage,
  srd: words(80).exactOptional(),
  use: fields({
    text: passage,
    heals: healing.exactOptional(),
    spent: z.literal(true).exactOptional(),
  }).exactOptional(),
  fixed: z.literal(true).exactOptional(),
});

const chest = fields({
  id,
  room: id,
  name,
  description: texts(passage),
  lock: id.exactOptional(),
  items: ids,
  returnsAfterMinutes: minutes,
});

const monster = fields({
  id,
  room: id,
  monster: words(80),
  name: name.exactOptional(),
  description: texts(passage),
  drops: ids.default([]),
  returnsAfterMinutes: minutes,
})
  // A stat block's name is no name of its own: "goblin".
  .transform(({ name: called, ...rest }) => ({
    ...rest,
    name: called ?? rest.monster.toLowerCase(),
  }));

const npc = fields({
  id,
  room: id,
  name,
  description: texts(passage),
  talk: none(fields({ when: condition.exactOptional(), says: passage }), 20).refine(
    endsInGeneral,
    general,
  ),
  trades: none(fields({ takes: ids.min(1), gives: ids.min(1) }), 20),
});

const offer = fields({
  room: id.exactOptional(),
  npc: id.exactOptional(),
  text: passage,
}).transform((said, context): QuestOffer => {
  const { room: where, npc: who, text } = said;
  if (where !== undefined && who === undefined) return { room: where, text };
  if (who !== undefined && where === undefined) return { npc: who, text };
  context.addIssue({ code: "custom", message: "must have one of room and npc", input: said });
  return z.NEVER;
});

const step = fields({
  have: id.exactOptional(),
  defeat: id.exactOptional(),
  visit: id.exactOptional(),
  give: id.exactOptional(),
  to: id.exactOptional(),
  text: passage,
}).transform((said, context): QuestStep => {
  const { have, defeat, visit, give, to, text } = said;
  const [one, ...more] = [
    have !== undefined && { have, text },
    defeat !== undefined && { defeat, text },
    visit !== undefined && { visit, text },
    give !== undefined && to !== undefined && { give, to, text },
  ].filter((found) => found !== false);
  const half = (give === undefined) !== (to === undefined);
  if (one !== undefined && more.length === 0 && !half) return one;
  const message = 'must have one of have, defeat, visit, or give with "to"';
  context.addIssue({ code: "custom", message, input: said });
  return z.NEVER;
});

const quest = fields({
  id,
  name,
  offer,
  steps: z.array(step).min(1).max(20),
  reward: fields({ items: ids.default([]), text: passage }),
});

const sheet = fields({
  race: words(80),
  subrace: words(80).exactOptional(),
  class: words(80),
  level: z.int().min(1).max(20),
  subclass: words(80).exactOptional(),
  background: words(80).exactOptional(),
  fightingStyle: words(80).exactOptional(),
  abilities: scores,
  equipment: ids.default([]),
});

/** The world file. What its ids name is looked up afterwards. */
export const worldFile = fields({
  name,
  description: passage,
  start: id,
  sheet,
  rooms: z.array(room).min(1).max(2_000),
  locks: none(lock, 2_000),
  items: none(item, 2_000),
  chests: none(chest, 2_000),
  statBlocks: none(statBlock, 500),
  monsters: none(monster, 2_000),
  npcs: none(npc, 2_000),
  quests: none(quest, 500),
});
