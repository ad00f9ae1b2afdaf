import { type Event, type EventOf, spokenName, subjectOf } from "@tabletop-mcp/rules-engine";
import { isBlow, isSaveAgainst, reasonsIn } from "./cast-targets.js";
import { atOnce, narrate, type Telling } from "./events.js";
import { oneLine } from "./one-line.js";

/** From so many on they are told of in one line. */
const many = 3;

/** What happened with a casting in words; those whom it strikes alike, one after another in short. */
export function castText(events: readonly Event[], telling: Telling): string {
  const told = withSummoned(withoutPaid(events).filter(isTold));
  const at = told.findIndex(({ type }) => type === "joined");
  if (at >= 0)
    return [
      struckText(told.slice(0, at), telling),
      summonedText(events, telling),
      struckText(
        told.slice(at).filter(({ type }) => type !== "joined"),
        telling,
      ),
    ]
      .filter((line) => line !== "")
      .join(" ");
  return struckText(told, telling);
}

/** Without what goes without saying of those who were called: that they are made, and every roll-off among them. */
function withSummoned(events: readonly Event[]): readonly Event[] {
  const called = new Set(events.flatMap((event) => (event.type === "joined" ? event.id : [])));
  return events.filter(
    (event) =>
      !(event.type === "created" && called.has(event.id)) &&
      !(event.type === "rolled" && event.purpose === "initiative" && called.has(event.id)),
  );
}

/** "8 join the fight on 14 (d20 12): Wolf 1, Wolf 2 …". */
function summonedText(events: readonly Event[], { nameOf }: Telling): string {
  const joined = events.filter((event) => event.type === "joined");
  const roll = events.find(
    (event) => event.type === "rolled" && event.purpose === "initiative" && event.id !== undefined,
  );
  const total = roll?.type === "rolled" ? roll.d20.total : null;
  const die =
    roll?.type === "rolled" && total !== null ? ` on ${total} (d20 ${roll.d20.natural})` : "";
  const count = joined.length === 1 ? "1 joins" : `${joined.length} join`;
  const names = joined.map(({ id }) => nameOf(id)).toSorted(inOrder);
  return `${count} the fight${die}: ${names.join(", ")}.`;
}

const { compare: inOrder } = new Intl.Collator("en", { numeric: true });

/** Of several spells that take effect in one go each by itself, with its own save and dice. */
const struckText = (told: readonly Event[], telling: Telling): string =>
  castings(told)
    .map((own) => struckBy(own, telling))
    .filter((line) => line !== "")
    .join(" ");

/** What came before anything was cast, and each casting with what came of it. */
function castings(told: readonly Event[]): readonly (readonly Event[])[] {
  const starts = told.flatMap(({ type }, at) => (type === "spell_cast" ? [at] : []));
  return [0, ...starts].map((from, index) => told.slice(from, starts[index] ?? told.length));
}

function struckBy(told: readonly Event[], telling: Telling): string {
  const struck = new Set(
    told.flatMap((event) => (isSaveAgainst(event) || isBlow(event) ? event.id : [])),
  );
  if (struck.size < many) return narrate(told, telling);
  const isOfThem = (event: Event): boolean =>
    struck.has(subjectOf(event) ?? "") && (isSaveAgainst(event) || shortly.has(event.type));
  const first = told.findIndex(isOfThem);
  const before = told.slice(0, first);
  const after = told.slice(first).filter((event) => !isOfThem(event));
  const all = told.filter(isOfThem);
  return [
    narrate(before, telling),
    headOf(all),
    `${[...struck].map((id) => oneLine(shortOf(id, all, telling))).join("; ")}.`,
    narrate(after, telling),
  ]
    .filter((line) => line !== "")
    .join(" ");
}

/** Without the slots that castings take: a casting says itself what is left of them. */
export const withoutPaid = (events: readonly Event[]): readonly Event[] =>
  events.filter((event, at) => {
    const next = events.slice(at).find(({ type }) => type !== "use_spent" && type !== "item_lost");
    return !(
      event.type === "use_spent" &&
      isSlot(event.use) &&
      next?.type === "spell_cast" &&
      next.slot !== undefined
    );
  });

const isSlot = (use: string): boolean => /^(?:pact )?slot of level/u.test(use);

/** Who is asked, what it took of the turn and which spells somebody has made up, the reply says by itself. */
const isTold = (event: Event): boolean =>
  event.type !== "turn_spent" &&
  event.type !== "suspended" &&
  !(event.type === "changed" && event.field === "devised");

/** What stands in the fields of a reply to a casting, with its dice. */
const inFields: ReadonlySet<Event["type"]> = new Set([
  "told",
  "rolled",
  "cast_changed",
  "damage_taken",
  "healed",
  "temporary_hp",
  "condition_gained",
  "effect_gained",
  "zone_laid",
]);

/** What it has set alight is no part of the spell. */
const isFire = (event: Event): boolean =>
  event.type === "zone_laid" && event.zone.burns !== undefined;

/** The events of a casting that no field of the reply says. */
export const eventsBeside = (events: readonly Event[]): readonly Event[] =>
  withoutPaid(events).filter(
    (event) =>
      isTold(event) &&
      (!inFields.has(event.type) || isFire(event)) &&
      !(event.type === "cast_ended" && event.because === atOnce),
  );

/** Whether a spell is cast here, or takes effect. */
export const isOfCasting = (event: Event): boolean =>
  event.type === "spell_cast" ||
  (event.type === "cast_ended" && event.because === atOnce) ||
  (event.type === "cast_changed" && event.from.until === undefined);

const shortly: ReadonlySet<Event["type"]> = new Set([
  "damage_taken",
  "fell",
  "died",
  "condition_gained",
  "condition_changed",
  "effect_gained",
  "effect_changed",
]);

/** "Dexterity saving throw, DC 15; 8d6 [3, 4 …] = 28 fire:". */
function headOf(events: readonly Event[]): string {
  const save = events.find(isSaveAgainst);
  const dice = events
    .filter(isBlow)
    .flatMap(({ damage }) =>
      damage.flatMap(({ dice: how, rolls, rolled, type }) =>
        rolls.length === 0 ? [] : [`${how} [${rolls.join(", ")}] = ${rolled} ${type ?? ""}`.trim()],
      ),
    );
  const parts = [
    ...(save === undefined ? [] : [`${save.what.replace(/ \(.*$/u, "")}, DC ${save.dc}`]),
    ...new Set(dice),
  ];
  return parts.length === 0 ? "" : `${parts.join("; ")}:`;
}

/** "Goblin 1: 10 (d20 8) fails, takes 28, 0 HP, dead". */
function shortOf(id: string, events: readonly Event[], { nameOf }: Telling): string {
  const own = events.filter((event) => subjectOf(event) === id);
  const parts = own.flatMap((event) => partOf(event));
  return `${nameOf(id)}: ${parts.join(", ")}`;
}

function partOf(event: Event): readonly string[] {
  switch (event.type) {
    case "rolled":
      return [`${rollText(event)} ${event.success === true ? "saves" : "fails"}`];
    case "damage_taken": {
      const because = reasonsIn(event.damage.flatMap((one) => one.because));
      return [`takes ${event.dealt}`, ...new Set(because), `${event.hp} HP`];
    }
    case "fell":
      return ["falls"];
    case "died":
      return ["dead"];
    case "condition_gained":
    case "condition_changed":
      return [event.held.condition];
    case "effect_gained":
    case "effect_changed":
      return [spokenName(event.held.name)];
    default:
      return [];
  }
}

function rollText({ d20 }: EventOf<"rolled">): string {
  if (d20.total === null) return "automatically";
  const { rolls, total, mode } = d20;
  return `${total} (d20 ${rolls.join("/")}${mode === "normal" ? "" : ` ${mode}`})`;
}
