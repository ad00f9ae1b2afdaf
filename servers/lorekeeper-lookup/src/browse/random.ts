import type { Reply } from "@tabletop-mcp/mcp-kit";
import type { Filters } from "@tabletop-mcp/srd-client";
import * as z from "zod";
import type { LoreContext } from "../context.js";
import { metadataOf, refusal, respond } from "../envelope.js";
import { fitting } from "../fitting.js";
import { originNote } from "../origin.js";
import {
  challenge,
  choice,
  creatureTypes,
  rarities,
  schools,
  sizes,
  spellLevel,
  words,
} from "../params.js";
import { suggest } from "../suggest.js";
import { ask } from "./ask.js";
import { type ContentType, type Entry, entriesOf, kindOf } from "./content.js";
import { entryText } from "./entry-text.js";
import { armorTypes, isOfCategory, isOfType, itemTypes, weaponCategories } from "./equipment.js";
import { fold, slugOf } from "./names.js";

/** What each type of content can be narrowed by. */
const filtersFor: { readonly [T in ContentType]?: z.ZodRawShape } = {
  spell: { level: spellLevel, school: choice(schools), class: words },
  creature: {
    cr: challenge,
    cr_min: challenge,
    cr_max: challenge,
    type: choice(creatureTypes),
    size: choice(sizes),
  },
  subclass: { class: words },
  feat: { category: words },
  weapon: { category: choice(weaponCategories) },
  armor: { category: choice(armorTypes) },
  gear: { category: words },
  magic_item: { rarity: choice(rarities), type: choice(itemTypes) },
  rule: { category: words },
};

/** What to draw from: a type of content and filters as they were given. */
export interface Draw {
  readonly type: ContentType;
  readonly filters: Readonly<Record<string, unknown>>;
}

/** One entry drawn from all that the filters leave, each as likely as any other. */
export async function drawContent(
  { type, filters: given }: Draw,
  ctx: LoreContext,
): Promise<Reply> {
  const filters = readFilters(type, given, ctx);
  const { asked, keep } = narrowing(type, filters);
  const { records, ...origin } = await ask(kindOf(type), asked, ctx);
  const pool = entriesOf(type, records).filter(keep);
  const result = pool.length === 0 ? undefined : pool[ctx.pick(pool.length)];
  const what = type.replace("_", " ");
  const summary = result
    ? `${result.name}, drawn from ${pool.length} of type ${what}.${originNote(origin)}`
    : `Nothing of type ${what} matches these filters.${originNote(origin)}`;
  const shown = fitting(result ? [result] : [], (some) => some.map(entryText).join(""));
  return respond(
    {
      summary,
      success: true,
      data: { result: shown[0] ?? null, drawn_from: pool.length },
      metadata: metadataOf(origin, shown, ctx),
    },
    [summary, ...shown.map(entryText)].join("\n\n"),
  );
}

type Given = Readonly<Record<string, string | number | undefined>>;

/** The filters, checked; throws INVALID_ARGUMENT for one that does not fit, naming those that do. */
function readFilters(type: ContentType, given: Draw["filters"], ctx: LoreContext): Given {
  const shape = filtersFor[type] ?? {};
  const known = Object.keys(shape);
  const stranger = Object.keys(given).find((name) => !known.includes(name));
  const hint =
    known.length === 0 ? `${type} takes no filters` : `Filters of ${type}: ${known.join(", ")}`;
  if (stranger !== undefined) {
    const message = `The filter ${JSON.stringify(stranger)} does not fit ${type}`;
    throw refusal(
      { code: "INVALID_ARGUMENT", message, hint, suggestions: suggest(stranger, known, 1) },
      ctx,
    );
  }
  const parsed = z.object(shape).partial().safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const message = `filters.${issue?.path.join(".")}: ${issue?.message}`;
    throw refusal({ code: "INVALID_ARGUMENT", message, hint }, ctx);
  }
  if (given["cr"] !== undefined && (given["cr_min"] ?? given["cr_max"]) !== undefined) {
    const message = "cr is one rating; cr_min and cr_max are a range";
    throw refusal({ code: "INVALID_ARGUMENT", message, hint: "Give either" }, ctx);
  }
  return parsed.data as Given;
}

interface Narrowing {
  /** What the source is asked for. */
  readonly asked: Filters;
  readonly keep: (entry: Entry) => boolean;
}

const all = (): boolean => true;

/** Which filters the sources know, and a test for the others. */
function narrowing(type: ContentType, filters: Given): Narrowing {
  const { class: ofClass, category, type: itemType, ...others } = filters;
  if (type === "spell")
    return {
      asked: { ...others, ...(ofClass !== undefined && { class_key: slugOf(String(ofClass)) }) },
      keep: all,
    };
  if (type === "subclass")
    return {
      asked: {},
      keep: (entry) =>
        ofClass === undefined ||
        (entry.kind === "subclass" && fold(entry.class) === fold(String(ofClass))),
    };
  if (type === "weapon") {
    const wanted = weaponCategories.find((known) => known === category);
    return { asked: {}, keep: isOfCategory(wanted) };
  }
  if (type === "magic_item")
    return { asked: others, keep: isOfType(itemType === undefined ? undefined : String(itemType)) };
  if (type === "rule") return { asked: withText("section", category), keep: all };
  return {
    asked: { ...others, ...withText("type", itemType), ...withText("category", category) },
    keep: all,
  };
}

const withText = (
  name: "section" | "type" | "category",
  value: string | number | undefined,
): Filters => (value === undefined ? {} : { [name]: String(value) });
