import { expect, test } from "vitest";
import { fixture } from "../test/fixture-spec.js";
import { connect } from "../testing/index.js";

/** The fixture with tools that are loaded when they are asked for, and how often they were. */
function late(failures = 0) {
  let loads = 0;
  const catalog = async () => {
    loads += 1;
    if (loads <= failures) throw new Error("not today");
    return fixture.catalog;
  };
  return { spec: { ...fixture, catalog }, loads: () => loads };
}

test("tools that come late are loaded once, for lists and calls alike", async () => {
  const { spec, loads } = late();
  const { client, call, close } = await connect(spec);
  expect((await client.listTools()).tools).toHaveLength(fixture.catalog.length);
  expect((await call("greet", { who: "Ada" })).isError).toBeFalsy();
  expect(loads()).toBe(1);
  await close();
});

test("tools that cannot be loaded are an error of the list, not the end of the server", async () => {
  await expect(connect(late(1).spec)).rejects.toThrow("not today");
});
