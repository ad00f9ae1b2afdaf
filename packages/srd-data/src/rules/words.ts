import type { Entry } from "../entry.js";
import type { Ability, Skill } from "../vocabulary.js";

export interface AbilityEntry extends Entry {
  readonly id: Ability;
  readonly skills: readonly Skill[];
}

export interface SkillEntry extends Entry {
  readonly id: Skill;
  readonly ability: Ability;
}

export interface LanguageEntry extends Entry {
  readonly kind: "standard" | "exotic" | "secret";
  /** The language whose letters it is written in. */
  readonly script?: string;
  readonly speakers: readonly string[];
}
