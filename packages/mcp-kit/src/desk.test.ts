import { expect, test } from "vitest";
import { fixture } from "../test/fixture-spec.js";
import { connect, toolsListJson } from "../testing/index.js";

/** The fixture with its list in a file and its tools loaded late; and what of them was loaded. */
function written() {
  const loaded: string[] = [];
  const spec = {
    ...fixture,
    catalog: async () => {
      loaded.push("catalog");
      return fixture.catalog;
    },
    listed: async () => {
      loaded.push("list");
      return toolsListJson(fixture.catalog);
    },
  };
  return { spec, loaded };
}

const names = (tools: readonly { readonly name: string }[]) => tools.map(({ name }) => name);

test("a list that is written down is served as it is, and no tool loaded for it", async () => {
  const { spec, loaded } = written();
  const { client, call, close } = await connect(spec);
  const { tools } = await client.listTools();
  expect(tools).toEqual(toolsListJson(fixture.catalog).tools);
  expect(loaded).toEqual(["list"]);
  expect(await call("greet", { who: "Ada" })).toMatchObject({
    structuredContent: { greeting: "Hello, Ada!" },
  });
  expect(loaded).toEqual(["list", "catalog"]);
  await close();
});

test.each([
  [{ readOnly: true }, ["greet"], ["list"]],
  [{ toolsets: "maths" }, ["add", "fail"], ["catalog"]],
  [{ toolsets: "manners", readOnly: true }, ["greet"], ["catalog"]],
])("%j leaves %j, and asks of %j", async (options, expected, asked) => {
  const { spec, loaded } = written();
  const { client, close } = await connect(spec, { options });
  expect(names((await client.listTools()).tools)).toEqual(expected);
  expect(loaded).toEqual(asked);
  await close();
});
