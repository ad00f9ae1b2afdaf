import { type Event, spokenName, subjectOf } from "@tabletop-mcp/rules-engine";

/** What has to be the same of what several gain or lose to be told together; nothing for what dice decided. */
function keyOf(event: Event): string | undefined {
  switch (event.type) {
    case "effect_lost":
      return `lost ${spokenName(event.name)} ${event.because}`;
    case "effect_gained":
      return event.rolled === undefined
        ? `gained ${spokenName(event.held.name)} ${JSON.stringify(event.held.lasting)}`
        : undefined;
    case "condition_lost":
      return event.others === undefined && event.condition !== "exhaustion"
        ? `lost ${event.condition} ${event.source} ${event.because}`
        : undefined;
    default:
      return undefined;
  }
}

/** Events as they are told: those in a row that bring or take the same are one, with all whom it concerns. */
export function inARow(
  events: readonly Event[],
): readonly { readonly event: Event; readonly also: readonly string[] }[] {
  const told: { event: Event; also: string[]; key: string | undefined }[] = [];
  for (const event of events) {
    const key = keyOf(event);
    const last = told.at(-1);
    if (key === undefined || last?.key !== key) {
      told.push({ event, also: [], key });
      continue;
    }
    const id = subjectOf(event) ?? "";
    if (id !== subjectOf(last.event) && !last.also.includes(id)) last.also.push(id);
  }
  return told;
}

/** Events without those that only say what others in the reply say with more: dice, names, numbers. */
export function withoutEchoes(events: readonly Event[]): readonly Event[] {
  const tales = new Set<string>();
  return events.filter((event, at) => {
    switch (event.type) {
      case "told": {
        const { source: name, text, targets } = event;
        const tale = `${name}: ${text}`;
        const isAgain = tales.has(tale) && targets.length > 0;
        tales.add(tale);
        return !(isAgain && targets.every((id) => hasEcho(events.slice(at), { id, name })));
      }
      case "zone_struck":
        return !hasEcho(events.slice(at), event) && !isOver(events.slice(at), event);
      case "zone_ended":
        return !events.some(
          (one) =>
            (one.type === "cast_ended" && one.spell === event.name) ||
            (one.type === "zone_broken" && one.burnt && event.name.startsWith(one.name)),
        );
      default:
        return true;
    }
  });
}

/** Whether it has ended before it could do anything. */
const isOver = (events: readonly Event[], { name }: Pick<Struck, "name">): boolean =>
  events.some((event) => event.type === "cast_ended" && event.spell === name);

interface Struck {
  readonly id: string;
  readonly name: string;
}

/** Whether dice or damage tell of what struck somebody. */
const hasEcho = (events: readonly Event[], { id, name }: Struck): boolean =>
  events.some(
    (event) =>
      (event.type === "rolled" && event.id === id && event.what.includes(`(${name})`)) ||
      (event.type === "damage_taken" && event.id === id && event.source === name),
  );
