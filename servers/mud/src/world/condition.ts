import type { Condition, QuestState } from "./model.js";

/** What a player sees when a text is chosen. */
export interface Facts {
  /** Nothing of a quest that this player was not offered yet. */
  readonly quest: (id: string) => QuestState | undefined;
  readonly holds: (item: string) => boolean;
  /** Alive and there. */
  readonly monster: (id: string) => boolean;
  readonly chestOpen: (id: string) => boolean;
  readonly lockOpen: (id: string) => boolean;
}

/** Whether all that a condition says is so. */
export function fits(when: Condition, facts: Facts): boolean {
  const { quest, holds, monster, chestOpen, lockOpen, not } = when;
  return (
    (quest === undefined || facts.quest(quest.id) === quest.is) &&
    (holds === undefined || facts.holds(holds)) &&
    (monster === undefined || facts.monster(monster)) &&
    (chestOpen === undefined || facts.chestOpen(chestOpen)) &&
    (lockOpen === undefined || facts.lockOpen(lockOpen)) &&
    (not === undefined || !fits(not, facts))
  );
}

/** The first of several by state that fits; the last one of a world that was checked always does. */
export const firstFitting = <Entry extends { readonly when?: Condition }>(
  entries: readonly Entry[],
  facts: Facts,
): Entry | undefined => entries.find(({ when }) => when === undefined || fits(when, facts));
