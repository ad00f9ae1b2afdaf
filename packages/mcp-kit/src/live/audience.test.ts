import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { createAudience } from "./audience.js";
import { createLooks } from "./looks.js";
import { type Topic, uriOf } from "./topics.js";

/** An audience of texts by URI, what it has been told, and whether anything is watched. */
function opened() {
  const texts: Record<string, string | undefined> = { a: "one", b: "two" };
  const told: string[] = [];
  const watch = vi.fn<(isFollowed: boolean) => void>();
  const audience = createAudience({
    looks: createLooks(),
    marks: () => async (topic) => texts[uriOf(topic) ?? ""],
    watch,
  });
  const tell = (topic: Topic) => void told.push(uriOf(topic) ?? topic);
  const looked = async () => {
    audience.look();
    await sleep(40);
    return told.splice(0);
  };
  return { texts, audience, tell, watch, looked };
}

test("those are told whose resource has changed, and nobody else", async () => {
  const { texts, audience, tell, looked } = opened();
  audience.follow(["uri:a"], tell);
  audience.follow(["uri:b"], tell);
  expect(await looked()).toEqual([]);
  texts["b"] = "three";
  expect(await looked()).toEqual(["b"]);
  expect(await looked()).toEqual([]);
});

test("what concerns no list leaves lists alone, until something does", async () => {
  const told: Topic[] = [];
  let mark = "1";
  const asked: Topic[] = [];
  const audience = createAudience({
    looks: createLooks(),
    marks: () => async (topic) => {
      asked.push(topic);
      return mark;
    },
    watch: () => undefined,
  });
  audience.follow(["list:tools", "uri:a"], (topic) => void told.push(topic));
  await sleep(40);
  asked.length = 0;
  mark = "2";
  audience.look(false, "resources");
  await sleep(40);
  expect([asked, told]).toEqual([["uri:a"], ["uri:a"]]);
  audience.look(false, "everything");
  audience.look(false, "resources");
  await sleep(40);
  expect(told).toEqual(["uri:a", "list:tools"]);
});

test("who asks twice is told once, until both have ended", async () => {
  const { texts, audience, tell, looked } = opened();
  const ends = [audience.follow(["uri:a"], tell), audience.follow(["uri:a"], tell)];
  texts["a"] = "1";
  expect(await looked()).toEqual(["a"]);
  ends[0]?.();
  ends[0]?.();
  texts["a"] = "2";
  expect(await looked()).toEqual(["a"]);
  ends[1]?.();
  texts["a"] = "3";
  expect(await looked()).toEqual([]);
});

test("many looks at once are one, and what could not be read has not changed", async () => {
  const { texts, audience, tell, looked } = opened();
  audience.follow(["uri:a"], tell);
  for (const text of ["2", "3", "4"]) {
    texts["a"] = text;
    audience.look();
  }
  expect(await looked()).toEqual(["a"]);
  texts["a"] = undefined;
  expect(await looked()).toEqual([]);
  texts["a"] = "4";
  expect(await looked()).toEqual([]);
});

test("what changes while it cannot be read is told of once it can be, though nobody says so again", async () => {
  const { texts, audience, tell, looked } = opened();
  const told: string[] = [];
  audience.follow(["uri:a", "uri:b"], (topic) => {
    tell(topic);
    told.push(uriOf(topic) ?? topic);
  });
  texts["a"] = undefined;
  expect(await looked()).toEqual([]);
  texts["a"] = "2";
  await vi.waitFor(() => expect(told).toEqual(["a"]), { timeout: 2_000 });
});

test("what could not be read when somebody began to follow is known once it can be", async () => {
  const { texts, audience, tell, looked } = opened();
  texts["a"] = undefined;
  audience.follow(["uri:a"], tell);
  await sleep(40);
  texts["a"] = "1";
  await sleep(800);
  texts["a"] = "2";
  expect(await looked()).toEqual(["a"]);
});

test("it is watched only while somebody follows", async () => {
  const { audience, tell, watch } = opened();
  audience.look();
  expect(watch).not.toHaveBeenCalled();
  const end = audience.follow(["uri:a"], tell);
  expect(watch).toHaveBeenLastCalledWith(true);
  end();
  expect(watch).toHaveBeenLastCalledWith(false);
});
