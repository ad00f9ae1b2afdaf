import { ToolFault } from "@tabletop-mcp/mcp-kit";
import { abilities, conditionIds, skills } from "@tabletop-mcp/srd-data";
import { noteStatuses, noteTypes, visibilities } from "@tabletop-mcp/storage";
import * as z from "zod";
import { nested } from "./nested.js";
import { said } from "./text.js";

/** A word of a list, in any case, with hyphens or spaces for underscores; `also` are other spellings, not listed. */
export const choice = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  also: Readonly<Record<string, Words[number]>> = {},
) =>
  z.preprocess((value) => {
    if (typeof value !== "string") return value;
    const word = value
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, "_");
    return Object.hasOwn(also, word) ? also[word] : word;
  }, z.enum(words));

const abilityWords = {
  strength: "str",
  dexterity: "dex",
  constitution: "con",
  intelligence: "int",
  wisdom: "wis",
  charisma: "cha",
} as const;

export const ability = choice(abilities, abilityWords);
export const skill = choice(skills);
export const condition = choice(conditionIds);

export const noteType = choice(noteTypes);
export const noteStatus = choice(noteStatuses);
export const visibility = choice(visibilities);
export const labels = nested(z.array(z.string()), z.array(said(120)).max(50)).optional();

/** A name or an id. */
export const who = said(120);
export const name = said(120);
/** What people write at length. */
export const words = z.string().max(4_000);
/** Names of the SRD, as headings or slugs. */
export const srdName = said(120);
export const srdNames = nested(z.array(z.string()), z.array(srdName).max(100));
export const level = z.int().min(1).max(20);
export const page = z.int().min(1).max(10_000).default(1);

/** How the six scores are made. */
export const abilityMethod = choice(["standard", "point_buy", "roll"], {
  standard_array: "standard",
  pointbuy: "point_buy",
  rolled: "roll",
});

/** A d20 that fell at the table. */
const shows = "a d20 shows 1 to 20, before anything is added";
const fallen = z.int(shows).min(1, shows).max(20, shows);
export const manualRoll = fallen.optional();
export const manualRolls = z.array(fallen).min(1).max(4).optional();

/** The dice of the table in order. */
export const diceOfTable = ({
  manualRoll: one,
  manualRolls: several,
}: {
  readonly manualRoll?: number | undefined;
  readonly manualRolls?: readonly number[] | undefined;
}): readonly number[] | undefined => {
  if (one !== undefined && several !== undefined)
    throw new ToolFault({
      code: "INVALID_ARGUMENT",
      message: "manualRoll and manualRolls are both given",
      hint: "manualRolls takes every die in order, manualRoll the only one",
    });
  return several ?? (one === undefined ? undefined : [one]);
};

/** The six abilities by any of their names, scores 1 to 30. */
const score = z.int().min(1).max(30).exactOptional();
export const scores = z.preprocess(
  (value) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([key, of]) => [shortAbility(key), of]))
      : value,
  z.strictObject(
    { str: score, dex: score, con: score, int: score, wis: score, cha: score },
    {
      error: (issue) =>
        issue.code === "unrecognized_keys"
          ? "abilities are str, dex, con, int, wis, cha"
          : undefined,
    },
  ),
);

function shortAbility(key: string): string {
  const word = key.trim().toLowerCase();
  return Object.entries(abilityWords).find(([long]) => long === word)?.[1] ?? word;
}

/** What every tool that names a character is also given it by. */
export const whoAliases = { characterName: "characterId" } as const;
