import { keyOf, type Location, type Named } from "@tabletop-mcp/storage";
import type { CombatContext } from "../context.js";
import { exitsOf } from "../table/places.js";
import { few } from "./few.js";
import { atLength, inLines } from "./one-line.js";

/** Who and what is at a location. */
export interface Present {
  readonly kind: "party" | "character" | "npc";
  readonly name: string;
  readonly id?: string;
}

/** A location as callers read it: names beside ids. */
export async function locationView(
  location: Location,
  { campaign }: Pick<CombatContext, "campaign">,
) {
  const exits = await exitsOf(location, { campaign });
  const ids = [
    ...exits.flatMap(({ to }) => to ?? []),
    ...(location.parentId === undefined ? [] : [location.parentId]),
  ];
  const others = await campaign.locations.load([...new Set(ids)]);
  const nameOf = (id: string | undefined): string | undefined =>
    others.find(({ value }) => value.id === id)?.value.name;
  const inside = await campaign.locations.inside(location.id);
  const { parentId, exits: _exits, ...rest } = location;
  const parent = nameOf(parentId);
  return {
    ...rest,
    ...(parent === undefined ? {} : { parent, parentId }),
    ...(inside.length === 0 ? {} : firstNames(inside)),
    exits: exits.map(({ toName, ...exit }) => {
      const leadsTo = nameOf(exit.to) ?? toName;
      return {
        ...exit,
        ...(leadsTo === undefined ? {} : { leadsTo }),
        ...(toName === undefined ? {} : { unmade: true }),
      };
    }),
  };
}

/** Places and people of one reply. */
export const mostNames = 50;

const firstNames = (inside: readonly Named[]) => ({
  inside: inside.slice(0, mostNames).map(({ name }) => name),
  ...(inside.length > mostNames && { moreInside: inside.length - mostNames }),
});

export type LocationView = Awaited<ReturnType<typeof locationView>>;

/** Who is there: parties, their members, and the people named. */
export async function presentAt(
  { id, npcs }: Location,
  { campaign }: Pick<CombatContext, "campaign">,
): Promise<readonly Present[]> {
  const parties = await campaign.parties.at(id);
  const ids = parties.flatMap(({ value }) => value.members.map(({ characterId }) => characterId));
  const members = await campaign.characters.load([...new Set(ids)]);
  const isMember = (name: string) => members.some(({ value }) => keyOf(value.name) === keyOf(name));
  return [
    ...parties.map(({ value }): Present => ({ kind: "party", name: value.name, id: value.id })),
    ...members.map(({ value }): Present => ({ kind: "character", name: value.name, id: value.id })),
    ...npcs.filter((name) => !isMember(name)).map((name): Present => ({ kind: "npc", name })),
  ];
}

/** A place in a few lines. */
export function locationText(view: LocationView, present: readonly Present[] = []): string {
  const { name, kind, description, parent, inside, exits, lighting, items, tags } = view;
  return inLines([
    `${name}${kind === undefined ? "" : ` (${kind})`}${parent === undefined ? "" : `, in ${parent}`}`,
    ...(description === undefined ? [] : atLength(description)),
    ...line("Light", lighting === undefined ? [] : [lighting]),
    ...line("Exits", exits.map(exitText)),
    ...line("Inside it", inside ?? [], view.moreInside),
    ...line(
      "Present",
      present.slice(0, mostNames).map((one) => one.name),
      Math.max(0, present.length - mostNames),
    ),
    ...line("Things", items),
    ...line("Tags", tags),
  ]);
}

const line = (label: string, of: readonly string[], more?: number): readonly string[] =>
  of.length === 0 ? [] : [`${label}: ${few(of, of.length, more)}`];

function exitText({
  direction,
  leadsTo,
  locked,
  hidden,
  description,
  ...exit
}: LocationView["exits"][number]): string {
  const notes = [
    ...(description === undefined ? [] : [description]),
    ...(locked === true ? ["locked"] : []),
    ...(hidden === true ? ["hidden"] : []),
    ...("unmade" in exit ? ["not made yet"] : []),
  ];
  return `${direction}${leadsTo === undefined ? "" : ` to ${leadsTo}`}${notes.length === 0 ? "" : ` (${notes.join(", ")})`}`;
}
