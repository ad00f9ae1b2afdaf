import { byRow } from "../src/campaign/image.js";
import type {
  Campaign,
  Encounters,
  Fight,
  Logged,
  Repository,
  Stored,
} from "../src/campaign/model.js";

/** Everything that a campaign holds, by what the log calls it: "character:ID", … "campaign". */
export type Holdings = ReadonlyMap<string, object>;

/** What a campaign holds now. */
export async function holdingsOf(campaign: Campaign): Promise<Holdings> {
  const { characters, encounters, parties, locations, notes } = campaign;
  const everyone = (await characters.everyone()).map(({ id }) => id);
  const { total } = await notes.search({ offset: 0, limit: 0 });
  const { rows } = await notes.search({ offset: 0, limit: total });
  return new Map<string, object>([
    ["campaign", (await campaign.state()).value],
    ...called("character", valuesOf(await characters.load(everyone))),
    ...fights(await allFights(encounters)),
    ...called("party", await allOf(parties)),
    ...called("location", await allOf(locations)),
    ...called(
      "note",
      rows.map(({ note }) => note),
    ),
  ]);
}

async function allOf<T>({ names, load }: Repository<T>): Promise<readonly T[]> {
  return valuesOf(await load((await names()).map(({ id }) => id)));
}

async function allFights({ names, load }: Encounters): Promise<readonly Fight[]> {
  const stored = await Promise.all((await names()).map(({ id }) => load(id)));
  return stored.flatMap((one) => one?.value ?? []);
}

const valuesOf = <T>(all: readonly Stored<T>[]): readonly T[] => all.map(({ value }) => value);

const fights = (all: readonly Fight[]) =>
  all.map((one) => [`encounter:${one.encounter.id}`, one] as const);

const called = (kind: string, all: readonly { readonly id: string }[]) =>
  all.map((one) => [`${kind}:${one.id}`, one] as const);

/** What a campaign held where its log's events begin to be folded. */
export async function holdingsAtBaseline(campaign: Campaign): Promise<Holdings> {
  const { campaign: own, ...baseline } = await campaign.baseline();
  const { characters, encounters, parties, locations, notes } = baseline;
  return new Map<string, object>([
    ["campaign", own.value],
    ...called("character", valuesOf(characters)),
    ...fights(valuesOf(encounters)),
    ...called("party", valuesOf(parties)),
    ...called("location", valuesOf(locations)),
    ...called("note", valuesOf(notes)),
  ]);
}

/** The whole log after this entry. */
export async function historyOf(campaign: Campaign, after = 0): Promise<readonly Logged[]> {
  const page = await campaign.changesSince(after, 500);
  const last = page.at(-1);
  return last === undefined ? [] : [...page, ...(await historyOf(campaign, last.seq))];
}

/** What was held before a command, by its images. Throws where they do not fit what was held after it. */
export function beforeThis(held: Holdings, { seq, images }: Logged): Holdings {
  const earlier = new Map(held);
  for (const { aggregate, version, before } of images.toReversed()) {
    const after = earlier.get(aggregate);
    if ((after === undefined) !== (version === 0))
      throw new Error(`entry ${seq} of ${aggregate} does not lead to what there is`);
    if (before === undefined) earlier.delete(aggregate);
    else earlier.set(aggregate, undone(aggregate, after ?? {}, Object(before)));
  }
  return earlier;
}

/** Of a fight the image holds that of the encounter, of the combatants those who are different, and of the map its rows. */
function undone(aggregate: string, after: object, before: object): object {
  if (!aggregate.startsWith("encounter:")) return withImage(after, before);
  const { encounter = {}, combatants = {}, battlefield, ...rest } = fieldsOf(before);
  const now = fieldsOf(after);
  return {
    ...withImage(after, rest),
    encounter: withImage(now["encounter"], encounter),
    combatants: withImage(now["combatants"], combatants),
    ...(battlefield === undefined
      ? {}
      : { battlefield: inRows(withImage(byRow(now["battlefield"]), battlefield)) }),
  };
}

const fieldsOf = (of: object) => Object.fromEntries(Object.entries(of));

/** A map from its rows, each a field. */
function inRows(fields: object): object {
  const all = Object.entries(fields);
  const rows = all.filter(([name]) => name.startsWith("row ")).map(([, row]) => row);
  return { ...Object.fromEntries(all.filter(([name]) => !name.startsWith("row "))), rows };
}

/** Null is a field that was not there. */
const withImage = (after: object, before: object): object =>
  Object.fromEntries(Object.entries({ ...after, ...before }).filter(([, value]) => value !== null));
