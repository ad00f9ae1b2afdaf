import type { Reply } from "@tabletop-mcp/mcp-kit";
import type { Creature, Event, UpdateRequest } from "@tabletop-mcp/rules-engine";
import { clipped, narrate } from "../render/events.js";
import { shownEvents } from "../render/shown-events.js";
import type { Session } from "../table/session.js";

/** One field that is different now. */
interface Changed {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** Sets fields of a character; hit points by the rules of damage and healing. */
export async function updateCharacter(
  session: Session,
  { characterId, among }: { readonly characterId: string; readonly among: boolean },
  request: UpdateRequest,
): Promise<Reply> {
  const id = await session.who(characterId);
  const before = await session.creature(id);
  const events = await session.act({ type: "update", id, request });
  const after = await session.creature(id);
  const nameOf = await session.nameOf(events.map((event) => event.id));
  const summary = narrate(events, nameOf) || `Nothing of ${after.name} is different.`;
  const changed = [
    ...fieldsSet(events, id, among ? longestAmong : longest),
    ...pointsChanged(before, after),
  ];
  const data = { summary, id, name: after.name, changed, events: shownEvents(events) };
  return { data, text: summary };
}

/** Characters of a value in the reply; less where many characters are changed. */
const longest = 1_000;
const longestAmong = 80;

/** Fields that were set. */
const fieldsSet = (events: readonly Event[], id: string, most: number): readonly Changed[] =>
  events.flatMap((event) => {
    if (event.type !== "changed" || event.id !== id || event.field === "hp") return [];
    const { field, from, to } = event;
    return [{ field, from: clipped(from, most), to: clipped(to, most) }];
  });

/** Hit points, whatever has moved them. */
const pointsChanged = ({ hp: was }: Creature, { hp: is }: Creature): readonly Changed[] => [
  ...(was.current === is.current ? [] : [{ field: "hp", from: was.current, to: is.current }]),
  ...(was.temporary === is.temporary
    ? []
    : [{ field: "tempHp", from: was.temporary, to: is.temporary }]),
];
