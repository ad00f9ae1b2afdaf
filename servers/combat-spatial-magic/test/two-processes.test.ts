import { sized, tempFolder } from "@tabletop-mcp/mcp-kit/testing/program";
import { expect, test } from "vitest";
import { type Call, flags, openTable, run } from "./running.js";

const odo = { characterId: "Odo" };

/** Does the same write so often, one after the other; gives what was refused. */
async function repeated(call: Call, times: number, [tool, args]: Parameters<Call>) {
  const refused: string[] = [];
  for (let done = 0; done < times; done += 1) {
    const { isError, text } = await call(tool, args);
    if (isError) refused.push(text);
  }
  return refused;
}

test("two processes writing one character at the same time lose no update", async () => {
  const times = sized(150, { long: 500 });
  const args = flags(tempFolder());
  const [one, other] = await Promise.all([openTable(args), openTable(args)]);
  await one.call("create_character", { name: "Odo", hp: 2000 });
  await one.call("update_character", { ...odo, hp: 1000, raw: true });

  const refused = await Promise.all([
    repeated(one.call, times, ["update_character", { ...odo, hp: "-1" }]),
    repeated(other.call, times, ["manage_inventory", { ...odo, operation: "give", item: "Arrow" }]),
  ]);
  expect(refused).toEqual([[], []]);
  for (const { call } of [one, other]) {
    const { data } = await call("get_character", odo);
    expect(data).toMatchObject({
      character: {
        hp: { current: 1000 - times },
        inventory: [{ name: "Arrow", quantity: times }],
      },
    });
  }
});

test("three clients that each send 80 writes at once are told that each is done", async () => {
  const args = flags(tempFolder());
  const tables = await Promise.all([1, 2, 3].map(() => openTable(args)));
  await tables[0]?.call("create_character", { name: "Odo" });
  const coin = { ...odo, operation: "give", coins: { gp: 1 } };
  const replies = await Promise.all(
    tables.flatMap(({ call }) => Array.from({ length: 80 }, () => call("manage_inventory", coin))),
  );
  expect(replies.filter(({ isError }) => isError)).toEqual([]);
  const { data } = (await tables[2]?.call("get_character", odo)) ?? {};
  expect(data).toMatchObject({ character: { coins: { gp: 240 } } });
  expect(await run("check", args)).toMatchObject({ code: 0, out: "All is well.\n" });
});

test("a name that two processes take at once is one's only", async () => {
  const args = flags(tempFolder());
  const [one, other] = await Promise.all([openTable(args), openTable(args)]);
  const replies = await Promise.all(
    [one, other].map(({ call }) => call("create_character", { name: "Odo" })),
  );
  expect(replies.map(({ isError }) => isError).toSorted()).toEqual([false, true]);
  expect(replies.find(({ isError }) => isError)?.text).toContain("[NAME_TAKEN]");
});
