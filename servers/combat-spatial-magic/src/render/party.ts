import type { Party } from "@tabletop-mcp/storage";
import type { CombatContext } from "../context.js";
import { placeOf } from "../table/places.js";
import { clipped } from "./clipped.js";
import { few } from "./few.js";
import { oneLine } from "./one-line.js";

/** A party as callers read it: names beside ids. */
export async function partyView(party: Party, { campaign }: Pick<CombatContext, "campaign">) {
  const creatures = await campaign.characters.load(party.members.map((one) => one.characterId));
  const nameOf = (id: string): string =>
    creatures.find(({ value }) => value.id === id)?.value.name ?? id;
  const place = await placeOf(party, { campaign });
  const { id, name, active, leader, formation, funds, members, locationName } = party;
  const location = place?.name ?? locationName;
  return {
    id,
    name,
    active,
    ...(leader === undefined ? {} : { leader: nameOf(leader) }),
    ...(formation === undefined ? {} : { formation }),
    ...(location === undefined ? {} : { location }),
    ...(place === undefined && location !== undefined ? { unmade: true } : {}),
    funds,
    members: members.map(({ characterId, role }) => ({
      characterId,
      name: nameOf(characterId),
      ...(role === undefined ? {} : { role }),
    })),
  };
}

export type PartyView = Awaited<ReturnType<typeof partyView>> & { readonly moreMembers?: number };

/** Members, and characters of a formation, in a list of parties. */
const mostListed = 5;
const longestListed = 200;

/** The same in a list: of a large party its first members, and how many more it has. */
export async function partyRow(
  party: Party,
  ctx: Pick<CombatContext, "campaign">,
): Promise<PartyView> {
  const { formation, members, ...view } = await partyView(party, ctx);
  const more = members.length - mostListed;
  return {
    ...view,
    ...(formation === undefined ? {} : { formation: String(clipped(formation, longestListed)) }),
    members: members.slice(0, mostListed),
    ...(more > 0 && { moreMembers: more }),
  };
}

/** "The Fellowship (active): Ada (scout), Bo; led by Ada; at the Prancing Pony; 50 gp". */
export function partyText({
  name,
  active,
  leader,
  location,
  unmade,
  formation,
  funds,
  members,
  moreMembers,
}: PartyView): string {
  const who = members.map((one) =>
    one.role === undefined ? one.name : `${one.name} (${one.role})`,
  );
  const coins = Object.entries(funds).flatMap(([coin, amount]) =>
    amount > 0 ? `${amount} ${coin}` : [],
  );
  const said = [
    `${name}${active ? " (active)" : ""}: ${few(who, who.length, moreMembers) || "nobody"}`,
    ...(leader === undefined ? [] : [`led by ${leader}`]),
    ...(location === undefined
      ? []
      : [`at ${location}${unmade === true ? " (not made yet)" : ""}`]),
    ...(formation === undefined ? [] : [`formation: ${formation}`]),
    ...(coins.length === 0 ? [] : [coins.join(", ")]),
  ];
  return oneLine(said.join("; "));
}
