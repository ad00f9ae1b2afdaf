import { cryptoRng } from "@tabletop-mcp/dice-core";
import { type Creature, resolve, srdCompendium } from "@tabletop-mcp/rules-engine";
import type { Campaign, Note } from "@tabletop-mcp/storage";

const told =
  "the a of and to in party tavern road night guard captain letter gold door cellar priest king goblin map river bridge forest tower merchant blade oath storm debt rumor dragon ruin guild thief temple raven amulet drowned crypt lantern wolf harbor smuggler witch crown prophecy".split(
    " ",
  );
const syllables = "ka lo mir dun esh var ti om bra sel".split(" ");

/** Three thousand words, the first ones real: as many as a campaign's notes have. */
const words = Array.from({ length: 3_000 }, (_, rank) => {
  const invented = [...String(rank)].map((digit) => syllables[Number(digit)] ?? "").join("");
  return told[rank] ?? invented;
});

/** The same number from 0 to below 1 for the same seed, and another for the next. */
const spread = (seed: number): number => {
  const once = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return ((twice ^ (twice >>> 16)) >>> 0) / 2 ** 32;
};

/** Words as prose has them: few are everywhere, most are rare; the 300th is in about three notes of a hundred. */
const wordAt = (seed: number): string =>
  words[Math.floor(words.length * spread(seed) ** 3)] ?? "the";

const noteAt = (index: number): Note => {
  const text = Array.from({ length: 60 }, (_, at) => wordAt(index * 64 + at));
  // A page of notes on one thing, however many others there are.
  const rare = index < 30 ? " The amulet of the drowned king glows." : "";
  return {
    id: `note${index}`,
    type: index % 7 === 0 ? "plot_thread" : "session_log",
    status: "active",
    visibility: "player_visible",
    title: `Session ${index}`,
    content: `${text.join(" ")}.${rare}`,
    tags: [`tag${index % 50}`],
    entities: [`Hero ${index % 100}`],
    createdAt: index,
    updatedAt: index,
  };
};

/** Fills an empty campaign with heroes and notes. */
export async function crowd(
  campaign: Campaign,
  { characters, notes }: { readonly characters: number; readonly notes: number },
): Promise<void> {
  const hero = await makeHero();
  const heroes = Array.from(
    { length: characters },
    (_, index): Creature => ({
      ...hero,
      id: `hero${index}`,
      name: `Hero ${index}`,
    }),
  );
  for (const some of chunks(heroes))
    await campaign.commit({
      commandId: "crowd",
      at: 0,
      events: [],
      characters: some.map((after) => ({ after })),
    });
  const all = Array.from({ length: notes }, (_, index) => noteAt(index));
  for (const some of chunks(all))
    await campaign.commit({
      commandId: "crowd",
      at: 0,
      events: [],
      notes: some.map((after) => ({ after })),
    });
  const members = heroes.slice(0, 4).map(({ id }) => ({ characterId: id }));
  const party = { id: "party", name: "The Four", members, funds: {}, active: true };
  await campaign.commit({ commandId: "crowd", at: 0, events: [], parties: [{ after: party }] });
}

function* chunks<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += 1_000) yield all.slice(from, from + 1_000);
}

async function makeHero(): Promise<Creature> {
  const using = { rng: cryptoRng(), compendium: await srdCompendium() };
  const request = {
    name: "Hero",
    race: "Human",
    class: "Rogue",
    level: 3,
    subclass: "Thief",
    abilities: { str: 10, dex: 16, con: 12, int: 12, wis: 13, cha: 14 },
    equipment: ["Leather Armor", "Shortsword", "Dagger", "Thieves' Tools"],
  };
  const made = resolve({ clock: 0, creatures: {} }, { type: "create", id: "hero", request }, using);
  const creature = made.ok ? made.value.state.creatures["hero"] : undefined;
  if (creature === undefined) throw new Error(`the hero cannot be made: ${JSON.stringify(made)}`);
  return creature;
}
