import type { Campaign, Logged, Repository, Stored } from "../src/campaign/model.js";

/** Everything that a campaign holds, by what the log calls it: "character:ID", … "campaign". */
export type Holdings = ReadonlyMap<string, object>;

/** What a campaign holds now. */
export async function holdingsOf(campaign: Campaign): Promise<Holdings> {
  const { characters, parties, locations, notes } = campaign;
  const { total } = await notes.search({ offset: 0, limit: 0 });
  const { rows } = await notes.search({ offset: 0, limit: total });
  return new Map<string, object>([
    ["campaign", (await campaign.state()).value],
    ...called("character", await allOf(characters)),
    ...called("party", await allOf(parties)),
    ...called("location", await allOf(locations)),
    ...called(
      "note",
      rows.map(({ note }) => note),
    ),
  ]);
}

async function allOf<T>({ names, load }: Repository<T>): Promise<readonly T[]> {
  const stored = await load((await names()).map(({ id }) => id));
  return stored.map(({ value }) => value);
}

const called = (kind: string, all: readonly { readonly id: string }[]) =>
  all.map((one) => [`${kind}:${one.id}`, one] as const);

/** What a campaign held where its log's events begin to be folded. */
export async function holdingsAtBaseline(campaign: Campaign): Promise<Holdings> {
  const { campaign: own, characters, parties, locations, notes } = await campaign.baseline();
  const values = <T>(all: readonly Stored<T>[]) => all.map(({ value }) => value);
  return new Map<string, object>([
    ["campaign", own.value],
    ...called("character", values(characters)),
    ...called("party", values(parties)),
    ...called("location", values(locations)),
    ...called("note", values(notes)),
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
    else earlier.set(aggregate, withImage(after ?? {}, before));
  }
  return earlier;
}

/** Null is a field that was not there. */
const withImage = (after: object, before: unknown): object =>
  Object.fromEntries(
    Object.entries({ ...after, ...Object(before) }).filter(([, value]) => value !== null),
  );
