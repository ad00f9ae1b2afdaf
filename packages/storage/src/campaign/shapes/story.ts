import * as z from "zod";
import { type Location, noteStatuses, noteTypes, type Party, visibilities } from "../model.js";
import { byWord, text, time, whole } from "./words.js";

const exit = z.strictObject({
  direction: text,
  to: text.exactOptional(),
  toName: text.exactOptional(),
  description: text.exactOptional(),
  locked: z.boolean().exactOptional(),
  hidden: z.boolean().exactOptional(),
});

/** What of a location has no column. */
export type LocationBody = Omit<Location, "id" | "name" | "parentId">;

const locationFields = {
  kind: text.exactOptional(),
  description: text.exactOptional(),
  exits: z.array(exit),
  lighting: text.exactOptional(),
  npcs: z.array(text),
  items: z.array(text),
  tags: z.array(text),
};

/** A location's body, as it is kept. */
export const locationBodyShape = z.strictObject(locationFields);

/** A whole location. */
export const locationShape = z.strictObject({
  id: text,
  name: text,
  parentId: text.exactOptional(),
  ...locationFields,
});

/** What of a party has no column. */
export type PartyBody = Pick<Party, "leader" | "formation" | "funds" | "locationName">;

const partyFields = {
  leader: text.exactOptional(),
  formation: text.exactOptional(),
  funds: byWord(whole),
  locationName: text.exactOptional(),
};

/** A party's body, as it is kept. */
export const partyBodyShape = z.strictObject(partyFields);

/** A whole party. */
export const partyShape = z.strictObject({
  id: text,
  name: text,
  members: z.array(z.strictObject({ characterId: text, role: text.exactOptional() })),
  location: text.exactOptional(),
  active: z.boolean(),
  ...partyFields,
});

/** A note. */
export const noteShape = z.strictObject({
  id: text,
  type: z.enum(noteTypes),
  status: z.enum(noteStatuses),
  visibility: z.enum(visibilities),
  title: text,
  content: text,
  tags: z.array(text),
  entities: z.array(text),
  createdAt: time,
  updatedAt: time,
});

/** The campaign's own row. */
export const campaignShape = z.strictObject({ ruleset: text, clock: whole });
