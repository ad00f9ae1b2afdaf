import { cryptoRng } from "@tabletop-mcp/dice-core";
import { type Creature, resolve, srdCompendium } from "@tabletop-mcp/rules-engine";
import type { Campaign, Note } from "@tabletop-mcp/storage";

/** Words that notes are made of; rarer ones stand later, as in real prose. */
const words =
  "the a of and to in party tavern road night guard captain letter gold door cellar priest king goblin map river bridge forest tower merchant blade oath storm debt map rumor dragon ruin guild thief temple raven amulet drowned crypt lantern wolf harbor smuggler witch crown prophecy".split(
    " ",
  );

/** The word of a rank that grows slowly: the first ones are in nearly every note. */
const wordAt = (seed: number): string =>
  words[Math.floor((seed % words.length) ** 2 / words.length)] ?? "the";

const noteAt = (index: number): Note => {
  const text = Array.from({ length: 60 }, (_, at) =>
    wordAt((index * 31 + at * 17 + index * at) % 997),
  );
  const rare = index % 500 === 0 ? " The amulet of the drowned king glows." : "";
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
      characters: some.map((after) => ({ after, events: [] })),
    });
  const all = Array.from({ length: notes }, (_, index) => noteAt(index));
  for (const some of chunks(all))
    await campaign.commit({
      commandId: "crowd",
      at: 0,
      notes: some.map((after) => ({ after, events: [] })),
    });
  const members = heroes.slice(0, 4).map(({ id }) => ({ characterId: id }));
  const party = { id: "party", name: "The Four", members, funds: {}, active: true };
  await campaign.commit({ commandId: "crowd", at: 0, parties: [{ after: party, events: [] }] });
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
