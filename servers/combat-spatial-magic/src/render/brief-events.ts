import { type Event, subjectOf } from "@tabletop-mcp/rules-engine";

/** What happened by type, whom it concerns and rule, where dice and numbers have fields of their own; the same of several in a row once, and of one of them what stands under one heading. */
export function briefEvents(events: readonly Event[]): readonly object[] {
  const told: { type: string; ids: string[]; rule: string }[] = [];
  for (const event of events) {
    const { type, rule } = event;
    const id = subjectOf(event);
    const last = told.at(-1);
    const isLike = id !== undefined && last?.type === type;
    if (isLike && last.rule === rule) last.ids.push(id);
    else if (isLike && last.ids.join() === id && isSameHeading(last.rule, rule))
      last.rule += rule.slice(headingOf(rule).length);
    else told.push({ type, ids: id === undefined ? [] : [id], rule });
  }
  return told.map(({ type, ids, rule }) => {
    const [only] = ids;
    if (only === undefined) return { type, rule };
    return ids.length === 1 ? { type, id: only, rule } : { type, ids, rule };
  });
}

/** "Appendix PH-A: Conditions" of "Appendix PH-A: Conditions, Blinded". */
const headingOf = (rule: string): string => rule.split(",")[0] ?? rule;

const isSameHeading = (one: string, other: string): boolean =>
  one !== headingOf(one) && headingOf(one) === headingOf(other);

/** So many are told in their order. */
const mostInOrder = 8;

/** The same in order, and of long replies, whose words have the order, each kind once. */
export function shortEvents(events: readonly Event[]): readonly object[] {
  const brief = briefEvents(events);
  return brief.length > mostInOrder ? eventKinds(events) : brief;
}

/** More of them stand in fields of their own, and are counted. */
const mostIds = 3;

/** The same of what happens to many at once: of each kind whom it concerns, or how many. */
export function eventKinds(events: readonly Event[]): readonly object[] {
  const kinds = new Map<string, { type: string; rule: string; ids: Set<string> }>();
  for (const event of events) {
    const { type, rule } = event;
    const kind = kinds.get(`${type} ${rule}`) ?? { type, rule, ids: new Set<string>() };
    kinds.set(`${type} ${rule}`, kind);
    const id = subjectOf(event);
    if (id !== undefined) kind.ids.add(id);
  }
  return [...kinds.values()].map(({ type, rule, ids }) => {
    const [only] = ids;
    if (only === undefined) return { type, rule };
    if (ids.size === 1) return { type, id: only, rule };
    return ids.size > mostIds ? { type, count: ids.size, rule } : { type, ids: [...ids], rule };
  });
}
