import { describe, expect, test } from "vitest";
import { UpstreamError } from "./errors.js";
import { type FetchContext, fetchRows, urlOf } from "./fetch-route.js";
import { type Route, routes } from "./routes.js";

const origins = { open5e: new URL("http://open5e.test"), dnd5e: new URL("http://dnd5e.test") };

function routeOf(id: string): Route {
  const route = Object.values(routes)
    .flat()
    .find((one) => one.id === id);
  if (route === undefined) throw new Error(`No route ${id}`);
  return route;
}

/** Answers from a table by path and query, and notes what is asked. */
function answering(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const steps: string[] = [];
  const context: FetchContext = {
    origins,
    getJson: async ({ host, pathname, search }) => {
      asked.push(`${host}${pathname}${search}`);
      const answer = answers[pathname + search];
      if (answer === undefined)
        throw new UpstreamError("status", { host, detail: "404", status: 404 });
      return answer;
    },
    onRows: (rows, of) => steps.push(`${rows}/${of}`),
  };
  return { asked, steps, context };
}

const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => ({ key: String(from + at) }));

test("a URL has its parameters sorted and encoded", () => {
  const url = urlOf(origins.open5e, "/v2/spells/", { name__icontains: "a&b=c/../", level: "3" });
  expect(url.href).toBe("http://open5e.test/v2/spells/?level=3&name__icontains=a%26b%3Dc%2F..%2F");
});

describe("pages", () => {
  const spells = routeOf("v2/spells");
  const first = "/v2/spells/?limit=500";
  const second = "/v2/spells/?limit=500&page=2";

  test("are asked for by number until all rows are there, whatever next says", async () => {
    const { asked, steps, context } = answering({
      [first]: { count: 700, next: "http://evil.test/v2/spells/", results: rows(0, 500) },
      [second]: { count: 700, next: null, results: rows(500, 700) },
    });
    expect(await fetchRows(spells, {}, context)).toEqual(rows(0, 700));
    expect(asked).toEqual([`open5e.test${first}`, `open5e.test${second}`]);
    expect(steps).toEqual(["500/700", "700/700"]);
  });

  test("of nothing are one", async () => {
    const { asked, context } = answering({ [first]: { count: 0, results: [] } });
    expect(await fetchRows(spells, {}, context)).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  test.each([
    ["a page that fails", { [first]: { count: 700, results: rows(0, 500) } }, "404"],
    [
      "rows that stop before their count",
      { [first]: { count: 700, results: rows(0, 500) }, [second]: { count: 700, results: [] } },
      "500 rows of 700",
    ],
    ["no rows", { [first]: { count: 1 } }, "no results"],
    ["no count", { [first]: { results: [] } }, "no count"],
    ["a count below 0", { [first]: { count: -1, results: [] } }, "no count"],
    ["a list", { [first]: [] }, "no results"],
    ["null", { [first]: null }, "no results"],
    [
      "a page that comes again",
      {
        [first]: { count: 700, results: rows(0, 500) },
        [second]: { count: 700, results: rows(0, 200) },
      },
      "a row comes twice",
    ],
    ["one key twice", { [first]: { count: 2, results: [{ slug: "a" }, { slug: "a" }] } }, "twice"],
    [
      "more rows than there can be",
      { [first]: { count: 20_001, results: rows(0, 1) } },
      "20001 rows",
    ],
  ])("with %s are never a part given out as the whole", async (_, answers, detail) => {
    await expect(fetchRows(spells, {}, answering(answers).context)).rejects.toThrow(detail);
  });
});

describe("links", () => {
  const skills = routeOf("2014/skills");
  const list = "/api/2014/skills";

  test("are followed one by one, in their order, at our own path", async () => {
    const { asked, steps, context } = answering({
      [`${list}?name=a`]: {
        count: 2,
        results: [{ index: "arcana", url: "http://evil.test/" }, { index: "animal-handling" }],
      },
      [`${list}/arcana`]: { name: "Arcana" },
      [`${list}/animal-handling`]: { name: "Animal Handling" },
    });
    expect(await fetchRows(skills, { name: "a" }, context)).toEqual([
      { name: "Arcana" },
      { name: "Animal Handling" },
    ]);
    expect(asked.every((url) => url.startsWith("dnd5e.test/api/2014/skills"))).toBe(true);
    expect(steps).toEqual(["1/2", "2/2"]);
  });

  test.each(["../../v2/spells", "a/b", "a?b", "", 3, undefined, "%2e%2e"])(
    "whose index is %j are refused",
    async (index) => {
      const { asked, context } = answering({ [list]: { count: 1, results: [{ index }] } });
      await expect(fetchRows(skills, {}, context)).rejects.toThrow("a link without index");
      expect(asked).toHaveLength(1);
    },
  );

  test.each([
    ["that come twice", [{ index: "arcana" }, { index: "arcana" }], "twice"],
    ["of which there are too many", rows(0, 501).map(({ key }) => ({ index: key })), "501 links"],
  ])("%s are not followed", async (_, results, detail) => {
    const { asked, context } = answering({ [list]: { count: results.length, results } });
    await expect(fetchRows(skills, {}, context)).rejects.toThrow(detail);
    expect(asked).toHaveLength(1);
  });

  test("end soon after one has failed", async () => {
    const results = rows(0, 300).map(({ key }) => ({ index: key }));
    const { asked, context } = answering({ [list]: { count: 300, results } });
    await expect(fetchRows(skills, {}, context)).rejects.toThrow("404");
    expect(asked.length).toBeLessThanOrEqual(9);
  });
});

test("rules are their sections, each with the rule that lists it", async () => {
  const combat = { index: "combat", subsections: [{ index: "cover" }, { index: "movement" }] };
  const { context } = answering({
    "/api/2014/rules": { count: 2, results: [{ index: "combat" }, { index: "appendix" }] },
    "/api/2014/rules/combat": combat,
    "/api/2014/rules/appendix": { index: "appendix", subsections: [] },
    "/api/2014/rule-sections/cover": { name: "Cover" },
    "/api/2014/rule-sections/movement": { name: "Movement" },
  });
  expect(await fetchRows(routeOf("2014/rules"), {}, context)).toEqual([
    { rule: combat, section: { name: "Cover" } },
    { rule: combat, section: { name: "Movement" } },
  ]);
});

test("a section that two rules list is refused: it would be two rows of one key", async () => {
  const listing = { subsections: [{ index: "cover" }] };
  const { context } = answering({
    "/api/2014/rules": { count: 2, results: [{ index: "combat" }, { index: "again" }] },
    "/api/2014/rules/combat": listing,
    "/api/2014/rules/again": listing,
  });
  await expect(fetchRows(routeOf("2014/rules"), {}, context)).rejects.toThrow("twice");
});
