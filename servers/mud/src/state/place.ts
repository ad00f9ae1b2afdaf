import type { Aggregate } from "@tabletop-mcp/storage";
import type { ItemKind } from "../world/model.js";
import type { Atlas } from "./atlas.js";
import { type Bodies, type Kind, shapes } from "./bodies.js";

/** An aggregate as it was read; of version 0 where the store has none yet. */
export interface Loaded<K extends Kind> {
  readonly id: string;
  readonly place: string;
  readonly version: number;
  readonly body: Bodies[K];
}

/** A thing, with what the file says of its kind. */
export interface ItemThere extends Loaded<"item"> {
  readonly kind: ItemKind;
  readonly name: string;
}

/** A player, by the name that others see. */
export interface PlayerThere extends Loaded<"player"> {
  readonly name: string;
}

/** What is in one place. Never changed: what changes is another one. */
export interface Place {
  readonly players: readonly PlayerThere[];
  readonly items: readonly ItemThere[];
  readonly monsters: ReadonlyMap<string, Loaded<"monster">>;
  readonly chests: ReadonlyMap<string, Loaded<"chest">>;
  readonly locks: ReadonlyMap<string, Loaded<"lock">>;
}

/** The place that these aggregates are in. */
export const placeOf = (rows: readonly Aggregate[], atlas: Atlas): Place => ({
  players: playersOf(rows).toSorted(byId),
  items: itemsOf(rows, atlas).toSorted(byId),
  monsters: keyed(loaded("monster", rows)),
  chests: keyed(loaded("chest", rows)),
  locks: keyed(loaded("lock", rows)),
});

type Identified = { readonly id: string };

const byId = (a: Identified, b: Identified): number => (a.id < b.id ? -1 : 1);

const keyed = <One extends Identified>(all: readonly One[]): ReadonlyMap<string, One> =>
  new Map(all.map((one) => [one.id, one]));

/** Players as they are called. */
export const playersOf = (rows: readonly Aggregate[]): readonly PlayerThere[] =>
  loaded("player", rows).map((player) => ({ ...player, name: player.body.name }));

/** Items whose kind the file does not have any more are not there. */
export const itemsOf = (rows: readonly Aggregate[], atlas: Atlas): readonly ItemThere[] =>
  loaded("item", rows).flatMap((item) => {
    const kind = atlas.items.get(item.body.of);
    return kind === undefined ? [] : [{ ...item, kind, name: kind.name }];
  });

/** Aggregates of one kind, their bodies checked. What this program cannot have written is a bug, and throws. */
export const loaded = <K extends Kind>(kind: K, rows: readonly Aggregate[]): readonly Loaded<K>[] =>
  rows.flatMap((row) =>
    row.kind === kind
      ? [{ id: row.id, place: row.place, version: row.version, body: bodyOf(kind, row) }]
      : [],
  );

/** Rows that were looked through: those of a room are looked at again and again. */
const sound = new WeakSet<Aggregate>();

function bodyOf<K extends Kind>(kind: K, row: Aggregate): Bodies[K] {
  const { body } = row;
  if (sound.has(row)) return body as Bodies[K];
  const read = shapes[kind].parse(body);
  sound.add(row);
  return read;
}
