/** Somebody as the words for a fight know it. */
export interface Party {
  /** As sentences say it: "Arin", "the goblin". */
  readonly name: string;
  /** Hit points at full health. */
  readonly hp: number;
  readonly player?: true;
}

/** Whom words are about, by id, and to whom they are said. */
export interface Telling {
  readonly who: Readonly<Record<string, Party>>;
  readonly viewer?: string | undefined;
}

const nameOf = ({ who }: Telling, id: string): string => who[id]?.name ?? id;

/** "you" to who it is. */
export const objectOf = (id: string, telling: Telling): string =>
  id === telling.viewer ? "you" : nameOf(telling, id);

/** "you take", "the goblin takes": of the verb both forms are given. */
export const does = (
  id: string,
  [you, others]: readonly [string, string],
  telling: Telling,
): string => `${objectOf(id, telling)} ${id === telling.viewer ? you : others}`;

/** "your", "the goblin's". */
export const ownerOf = (id: string, telling: Telling): string =>
  id === telling.viewer ? "your" : `${nameOf(telling, id)}'s`;

/** "you have 20 of 28 hit points left". */
export function leftOf(id: string, hp: number, telling: Telling): string {
  const most = telling.who[id]?.hp;
  return `${does(id, has, telling)} ${hp}${most === undefined ? "" : ` of ${most}`} hit points left`;
}

export const has = ["have", "has"] as const;
export const is = ["are", "is"] as const;

/** A sentence: its first letter is a capital, and a full stop ends it. */
export const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`;
