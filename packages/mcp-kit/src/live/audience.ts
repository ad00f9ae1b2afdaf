import { laterAgain } from "./again.js";
import { createCalls } from "./calls.js";
import type { Looks } from "./looks.js";
import { type Concern, concerns, type Topic } from "./topics.js";

/** Is told what has changed. */
export type Tell = (topic: Topic) => void;

/** Something that is the same as long as what it stands for is; nothing where that cannot be told now. */
export type Mark = string | undefined;

/** Who follows what of one caller's world. */
export interface Audience {
  /** Tells whenever one of these has changed from now on, once however often the same is asked for; gives what ends it. */
  follow(topics: readonly Topic[], tell: Tell): () => void;
  /** Something may have changed, by a call of this caller's own or else: what is followed is looked at, and those are told for whom it has. */
  look(isOwn?: boolean, concern?: Concern): void;
  /** Does the work of a call of this caller's own: nobody is told of what it changes before it is done. */
  during<T>(work: () => Promise<T>): Promise<T>;
}

/** What an audience needs to know. */
export interface Stage {
  /** All looks of a process. */
  readonly looks: Looks;
  /** For one look around: gives the marks of that moment. They never reject. */
  marks(): (topic: Topic) => Promise<Mark>;
  /** Called as the first one follows, and again after each look; and when nobody does any more. */
  watch(isFollowed: boolean): void;
  /** Called with each that somebody was told of. */
  told?(topic: Topic): void;
}

interface Followed {
  mark: Promise<Mark>;
  /** How often each has asked for it. */
  readonly tells: Map<Tell, number>;
}

/**
 * Whoever changed something says only that it may have changed: each topic is compared with what it
 * was, so that nothing is told of what is as before, whoever caused it.
 */
export function createAudience({ marks, watch, looks, told }: Stage): Audience {
  const all = new Map<Topic, Followed>();
  const calls = createCalls();
  let due: Concern | undefined;
  const lookAround = async (): Promise<void> => {
    if (due === undefined) return;
    const concern = due;
    due = undefined;
    const { news, isWhole } = await changedIn(all, concern, marks());
    if (news.length > 0) void tellOnceAnswered(news);
    watch(all.size > 0);
    if (isWhole) again.well();
    else again.failed();
  };
  /** What is seen may be the work of a call that is not answered yet. */
  const tellOnceAnswered = async (news: readonly Topic[]): Promise<void> => {
    await calls.answered();
    for (const topic of news)
      for (const tell of all.get(topic)?.tells.keys() ?? []) {
        tell(topic);
        told?.(topic);
      }
  };
  const look: Audience["look"] = (isOwn = false, concern = "everything") => {
    if (![...all.keys()].some((topic) => concerns(concern, topic))) return;
    if (due !== "everything") due = concern;
    lookSoon[isOwn ? "own" : "others"](lookAround);
  };
  const again = laterAgain(look);
  const lookSoon = { own: onceAtATime(looks, true), others: onceAtATime(looks, false) };
  /** What it is, which is found out later where it cannot be now. */
  const seen = async (mark: Promise<Mark>): Promise<Mark> => {
    const now = await mark;
    if (now === undefined) again.failed();
    return now;
  };
  return {
    follow(topics, tell) {
      const isFirst = all.size === 0;
      const markOf = marks();
      for (const topic of topics) {
        const one = all.get(topic) ?? {
          // No call begins before it is known how everything was.
          mark: calls.after(seen(markOf(topic))),
          tells: new Map<Tell, number>(),
        };
        all.set(topic, one);
        one.tells.set(tell, (one.tells.get(tell) ?? 0) + 1);
      }
      if (isFirst && all.size > 0) watch(true);
      return onceOnly(() => {
        for (const topic of topics) leave(all, topic, tell);
        if (topics.length > 0 && all.size === 0) watch(false);
      });
    },
    look,
    during: calls.during,
  };
}

/** Adds a look that is not there yet. */
function onceAtATime(looks: Looks, isOwn: boolean): (look: () => Promise<void>) => void {
  let isThere = false;
  return (look) => {
    if (isThere) return;
    isThere = true;
    looks.add(() => {
      isThere = false;
      return look();
    }, isOwn);
  };
}

/** What is not as it was; from now on it is compared with what it is. And whether all of it could be seen. */
async function changedIn(
  all: ReadonlyMap<Topic, Followed>,
  concern: Concern,
  markOf: (topic: Topic) => Promise<Mark>,
): Promise<{ readonly news: readonly Topic[]; readonly isWhole: boolean }> {
  const news: Topic[] = [];
  let isWhole = true;
  for (const [topic, one] of all) {
    if (!concerns(concern, topic)) continue;
    const before = await one.mark;
    const now = await markOf(topic);
    isWhole &&= now !== undefined;
    if (now === undefined || now === before) continue;
    one.mark = Promise.resolve(now);
    if (before !== undefined) news.push(topic);
  }
  return { news, isWhole };
}

function leave(all: Map<Topic, Followed>, topic: Topic, tell: Tell): void {
  const tells = all.get(topic)?.tells;
  const left = (tells?.get(tell) ?? 0) - 1;
  if (left > 0) tells?.set(tell, left);
  else tells?.delete(tell);
  if (tells?.size === 0) all.delete(topic);
}

function onceOnly(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}
