import type { Draft } from "../draft.js";
import type { Battlefield, Ground, Prop } from "./battlefield.js";

/** What makes one map of another: the rows that are different, and what lies there; a thing that comes, goes or moves. As small as what is new. */
export interface FieldChange {
  readonly ground?: readonly Ground[];
  /** By their number from the north. */
  readonly rows?: Readonly<Record<string, string>>;
  readonly placed?: Prop;
  /** Id of a thing. */
  readonly removed?: string;
}

/** What is different between the terrains of two maps of one size. */
export function terrainChange(before: Battlefield, after: Battlefield): FieldChange {
  const rows = after.rows.flatMap((row, y) =>
    row === before.rows[y] ? [] : [[String(y), row] as const],
  );
  return { ground: after.ground, rows: Object.fromEntries(rows) };
}

/** The map as a change leaves it. */
export function changedBy(
  field: Battlefield,
  { ground, rows, placed, removed }: FieldChange,
): Battlefield {
  const after: Draft<Battlefield> = Object.assign({}, field);
  if (ground !== undefined) after.ground = ground;
  if (rows !== undefined) after.rows = field.rows.map((row, y) => rows[String(y)] ?? row);
  if (placed !== undefined) after.props = withProp(field.props ?? [], placed);
  if (removed !== undefined) after.props = (after.props ?? []).filter(({ id }) => id !== removed);
  return after;
}

/** One that is there already stands elsewhere from now on. */
const withProp = (props: readonly Prop[], placed: Prop): readonly Prop[] =>
  props.some(({ id }) => id === placed.id)
    ? props.map((prop) => (prop.id === placed.id ? placed : prop))
    : [...props, placed];
