import type { Reply } from "@tabletop-mcp/mcp-kit";
import type { Compendium } from "@tabletop-mcp/rules-engine";
import type { Api, Attribution, RecordOf } from "@tabletop-mcp/srd-client";
import type { LoreContext } from "../context.js";
import { bundledOrigin, together } from "../origin.js";
import type { Called } from "../render/reply.js";
import { clipped } from "./columns.js";
import { subclassesOf } from "./content.js";
import { type Item, itemOf, listReply, type Window } from "./list.js";
import { theNamed } from "./named.js";
import { slugOf } from "./names.js";

export const featureTypes = [
  "all",
  "class",
  "subclass",
  "spellcasting",
  "ability_score_improvement",
  "option",
] as const;
type FeatureType = (typeof featureTypes)[number];

type BundledClass = Compendium["classes"]["all"][number];
type Feature = BundledClass["features"][number];
type ClassRecord = RecordOf<"class">;

/** The features of a class by level; throws NOT_FOUND for an unknown class. */
export async function classFeatures(
  { name, type }: { readonly name: string; readonly type: FeatureType },
  window: Window,
  ctx: LoreContext,
): Promise<Reply> {
  const { entries, origin } = await theNamed("class", name, ctx);
  const items = (await Promise.all(entries.map(featuresOf))).flat();
  const wanted = items.filter(({ row }) => type === "all" || row["feature_type"] === type);
  const bundled = wanted.some(({ source }) => source.api === "bundled");
  return listReply(
    {
      items: wanted,
      called: calledOf(type, entries[0]?.name ?? name),
      fields: ["levels", "feature_type", "subclass", "description", "document", "api"],
      origin: bundled ? together([origin, bundledOrigin]) : origin,
    },
    window,
    ctx,
  );
}

function calledOf(type: FeatureType, className: string): Called {
  const kind = type === "all" ? "" : `${type.replaceAll("_", " ")} `;
  return [`${kind}feature of the ${className}`, `${kind}features of the ${className}`];
}

/** The subclasses of a class; throws NOT_FOUND for an unknown class. */
export async function subclassList(name: string, window: Window, ctx: LoreContext): Promise<Reply> {
  const { entries, origin } = await theNamed("class", name, ctx);
  const items = await Promise.all(entries.map(subclassItems));
  const className = entries[0]?.name ?? name;
  return listReply(
    {
      items: items.flat(),
      called: [`subclass of the ${className}`, `subclasses of the ${className}`],
      fields: ["kind", "class", "chosen_at_level", "features", "document"],
      origin: { ...origin, sources: [...new Set([...origin.sources, ...factsOf(items.flat())])] },
    },
    window,
    ctx,
  );
}

/** Features and levels of a subclass are bundled facts, whatever its record is. */
const factsOf = (items: readonly Item[]): readonly Api[] =>
  items.some(({ row }) => "features" in row) ? ["bundled"] : [];

async function subclassItems(record: ClassRecord): Promise<readonly Item[]> {
  const facts = await bundledClass(record);
  return subclassesOf(record).map((entry) => {
    const { row, source } = itemOf(entry);
    const own = facts?.subclasses.find(({ id }) => id === entry.slug);
    const features = own?.features.map((one) => `${one.name} (${one.levels.join(", ")})`);
    return {
      row: { ...row, ...(own && { chosen_at_level: facts?.subclassLevel, features }) },
      source,
    };
  });
}

/** The bundled facts of a class, where it is SRD 5.1's; its features are prose in Open5e v1. */
async function bundledClass({ name, source }: ClassRecord): Promise<BundledClass | undefined> {
  if (source.document_key !== "srd-2014") return undefined;
  const { srdCompendium } = await import("@tabletop-mcp/rules-engine");
  return (await srdCompendium()).classes.find(name);
}

/** The record's own features where it has them as fields; what is prose there, from the bundled facts. */
async function featuresOf(record: ClassRecord): Promise<readonly Item[]> {
  const facts = await bundledClass(record);
  const bundled: Attribution = { ...record.source, api: "bundled" };
  const items = [
    ...(record.features === undefined
      ? (facts?.features ?? []).map((one) => itemFrom(ownOf(factOf(one)), bundled))
      : record.features.map((one) => itemFrom(ownOf(one), record.source))),
    ...optionsOf(facts).map((one) => itemFrom(one, bundled)),
    ...(facts === undefined
      ? record.subclasses.flatMap(proseOf).map((one) => itemFrom(one, record.source))
      : facts.subclasses.flatMap(subclassOf).map((one) => itemFrom(one, bundled))),
  ];
  return items.toSorted((a, b) => firstLevel(a) - firstLevel(b));
}

interface Told {
  readonly name: string;
  /** None where the source has them in its prose only. */
  readonly levels: readonly number[];
  readonly description: string;
}

interface Typed extends Told {
  readonly type: FeatureType;
  readonly subclass?: string;
}

const factOf = ({ name, levels, summary }: Feature): Told => ({
  name,
  levels,
  description: summary,
});

const ownOf = (feature: Told): Typed => ({ ...feature, type: typeOf(feature.name) });

/** What can be chosen in a class's features: fighting styles, invocations, metamagic. */
const optionsOf = (facts: BundledClass | undefined): readonly Typed[] =>
  (facts?.features ?? [])
    .flatMap(({ options = [] }) => options)
    .map((option) => ({ ...factOf(option), type: "option" }));

const subclassOf = ({
  name: subclass,
  features,
}: BundledClass["subclasses"][number]): readonly Typed[] =>
  features.map((feature) => ({ ...factOf(feature), type: "subclass", subclass }));

/** The features in a subclass's text: each has a heading. */
const proseOf = ({
  name: subclass,
  description,
}: ClassRecord["subclasses"][number]): readonly Typed[] =>
  description
    .split(/^#{2,6}\s+/mu)
    .slice(1)
    .map((chapter) => {
      const [heading = "", ...text] = chapter.split("\n");
      const told = { name: heading.trim(), levels: [], description: text.join("\n").trim() };
      return { ...told, type: "subclass", subclass };
    });

const firstLevel = ({ row }: Item): number =>
  Array.isArray(row["levels"]) ? Number(row["levels"][0] ?? 21) : 21;

const typeOf = (name: string): FeatureType =>
  /^(spellcasting|pact magic)\b/iu.test(name)
    ? "spellcasting"
    : /^ability score improvement/iu.test(name)
      ? "ability_score_improvement"
      : "class";

const longestDescription = 500;

function itemFrom({ name, levels, description, type, subclass }: Typed, source: Attribution): Item {
  return {
    row: {
      name,
      slug: slugOf(name),
      levels,
      feature_type: type,
      ...(subclass !== undefined && { subclass }),
      description: clipped(description, longestDescription),
      document: source.document_key,
      api: source.api,
    },
    source,
  };
}
