import type { Raw } from "../records.js";
import { readAttack } from "./attack.js";

const kinds = [
  "dragon",
  "golem",
  "swarm",
  "devil",
  "sphinx",
  "naga",
  "elemental",
  "snake",
  "giant",
  "hag",
  "mummy",
  "lich",
  "vampire",
];

/** A text with the creature's name left out, so that what many creatures have is read once. */
export function likeness(creature: Raw, { name, desc }: Raw): string {
  const attack = readAttack(desc.trim());
  // Of an attack only what stands behind the damage is read by hand.
  const text = attack === undefined ? desc : `${attack.aim ?? ""} ${attack.rest}`;
  let told = text.toLowerCase().trim().replaceAll(/\s+/g, " ");
  for (const word of namesOf(creature)) told = told.replaceAll(word, "~");
  return `${name}|${attack === undefined ? "" : "attack"}|${told}`;
}

function namesOf({ name }: Raw): readonly string[] {
  const whole = name.toLowerCase();
  const words: string[] = whole.replaceAll(/[^a-z' -]/g, "").split(" ");
  const tails = words.map((_, at) => words.slice(at).join(" "));
  const names = [whole, ...tails, words[0] ?? "", ...kinds].filter((word) => word.length > 2);
  return [...new Set(names)].toSorted((a, b) => b.length - a.length);
}
