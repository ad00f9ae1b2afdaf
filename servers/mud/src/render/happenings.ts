import { quoted } from "../play/inert.js";
import type { Happening } from "../state/happening.js";
import type { Direction } from "../world/model.js";
import { capital, counted, listed, the } from "./words.js";

type Of<Type extends Happening["type"]> = Extract<Happening, { readonly type: Type }>;

interface Words {
  readonly who: string;
  /** The viewer is who did it. */
  readonly isMe: boolean;
  readonly me: string;
  /** "You take", "Bob takes". */
  does(verb: string, third?: string): string;
}

/** How a kind of happening is told: to who did it, and to others. */
type Told<Type extends Happening["type"]> = (of: Of<Type>, words: Words) => string;

const things = (names: readonly string[]): string => listed(counted(names));

const upOrDown = { up: "above", down: "below" } as const;
const from = (way: Direction): string =>
  way === "up" || way === "down" ? `from ${upOrDown[way]}` : `from the ${way}`;

const tales: { readonly [Type in Happening["type"]]: Told<Type> } = {
  joined: (_, { does }) => `${does("enter")} the dungeon.`,
  woke: (_, { isMe, who }) => (isMe ? "" : `${who} wakes up.`),
  left: ({ to }, { does }) => `${does("go", "leaves")} ${to}.`,
  arrived: ({ from: way }, { isMe, who }) =>
    isMe ? "" : `${who} arrives${way === undefined ? "" : ` ${from(way)}`}.`,
  took: ({ item }, { does }) => `${does("take")} ${the(item)}.`,
  dropped: ({ item }, { does }) => `${does("drop")} ${the(item)}.`,
  gave: ({ item, to }, { does, me }) =>
    `${does("give")} ${the(item)} to ${to === me ? "you" : to}.`,
  traded: ({ npc, gave, got }, { does, isMe }) => {
    const back = got.length === 0 ? "" : ` and ${isMe ? "get" : "gets"} ${things(got)}`;
    return `${does("give")} ${the(npc)} ${gave}${back}.`;
  },
  equipped: ({ item, stowed }, { does }) => {
    const away = stowed.length === 0 ? "" : ` (${listed(stowed)} put away)`;
    return `${does("equip")} ${the(item)}${away}.`;
  },
  used: ({ item, effect }, { does }) => `${does("use")} ${the(item)}: ${effect}`,
  opened: ({ chest, items }, { does }) => {
    const inside = items.length === 0 ? "It is empty." : `In it: ${things(items)}.`;
    return `${does("open")} ${the(chest)}. ${inside}`;
  },
  unlocked: ({ lock, keys }, { does }) =>
    `${does("unlock")} ${the(lock)} with ${listed(keys.map(the))}.`,
  locked: ({ lock }) => `${capital(the(lock))} falls shut and locks.`,
  closed: ({ chest }) => `${capital(the(chest))} is closed again.`,
  returned: ({ monster }) => `${capital(the(monster))} is back.`,
  said: ({ text }, { does }) => `${does("say")}: ${quoted(text)}`,
  told: ({ text, to }, { isMe, who }) =>
    isMe ? `You tell ${to}: ${quoted(text)}` : `${who} tells you: ${quoted(text)}`,
  emoted: ({ text }, { does }) => `${does("do", "does")}: ${quoted(text)}`,
  fought: ({ lines }, { isMe }) => (isMe ? "" : lines.join("\n")),
  defeated: ({ who, monster, drops }, { me }) => {
    const names = listed(who.map((name) => (name === me ? "you" : name)));
    const left = drops.length === 0 ? "" : ` It leaves ${things(drops)}.`;
    return `${capital(the(monster))} is defeated by ${names}.${left}`;
  },
  fled: ({ to }, { does }) => `${does("flee")} ${to}.`,
  fell: ({ by, dropped }, { does, isMe }) => {
    const lost =
      dropped.length === 0 ? "" : ` ${isMe ? "You leave" : "Left behind:"} ${things(dropped)}.`;
    const wakes = isMe ? " You wake at the entrance with full health." : "";
    return `${does("fall")}, struck down by ${the(by)}.${lost}${wakes}`;
  },
  rested: ({ regained, hp }, { does, isMe }) =>
    `${does("rest")}${isMe ? ` and regain ${regained} hit points: you have ${hp}` : ""}.`,
  accepted: ({ quest }, { does }) => `${does("accept")} the quest "${quest}".`,
  advanced: ({ quest, step }, { isMe }) => (isMe ? `${quest}: done: ${step}` : ""),
  completed: ({ quest, text, items }, { isMe, who }) => {
    if (!isMe) return `${who} completes the quest "${quest}"!`;
    const reward = items.length === 0 ? "" : ` You receive ${things(items)}.`;
    return `You complete the quest "${quest}"! ${text}${reward}`;
  },
};

/** What happened, as one line for this player; "" where it is none of the player's business. */
export function tale(happening: Happening, me: string): string {
  const doer = "who" in happening && typeof happening.who === "string" ? happening.who : "";
  const isMe = doer === me;
  const does: Words["does"] = (verb, third = `${verb}s`) =>
    isMe ? `You ${verb}` : `${doer} ${third}`;
  return teller(happening)({ who: doer, isMe, me, does });
}

const teller =
  <Type extends Happening["type"]>(happening: Of<Type> & { readonly type: Type }) =>
  (words: Words): string =>
    tales[happening.type](happening, words);
