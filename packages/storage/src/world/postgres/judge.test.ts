import { expect, test } from "vitest";
import { WorldStaleError } from "../model.js";
import { judged, namedIn } from "./judge.js";

const lamp = { kind: "item", id: "lamp" };
const rope = { kind: "item", id: "rope" };
const to = (place: string) => ({ after: { place, body: { at: place } } });

test("commits of a group are judged one after the other, and only last states are written", () => {
  const group = [
    { at: 1, changes: [{ ...lamp, version: 3, ...to("ada") }] },
    // Read at the same time as the first one read it.
    {
      at: 2,
      changes: [
        { ...rope, version: 0, ...to("bob") },
        { ...lamp, version: 3 },
      ],
    },
    // Read what the first one has made of it.
    {
      at: 3,
      changes: [{ ...lamp, version: 4, ...to("yard") }],
      events: [{ place: "yard", body: 1 }],
    },
  ];
  const there = [{ ...lamp, place: "hall", version: 3 }];
  expect(namedIn(group)).toHaveLength(2);
  expect(judged(group, there, 41)).toEqual({
    outcomes: [42, new WorldStaleError(lamp), 43],
    rows: [{ ...lamp, place: "yard", version: 5, body: '{"at":"yard"}' }],
    gone: [],
    log: [
      {
        seq: 42,
        at: 1,
        touched: JSON.stringify([{ ...lamp, from: "hall", to: "ada" }]),
        events: "[]",
      },
      {
        seq: 43,
        at: 3,
        touched: JSON.stringify([{ ...lamp, from: "ada", to: "yard" }]),
        events: '[{"place":"yard","body":1}]',
      },
    ],
  });
});

test("what is gone and what came and went is deleted, and what was only looked at is left alone", () => {
  const group = [
    { at: 1, changes: [{ ...lamp, version: 1 }], unchanged: [{ ...rope, version: 0 }] },
    {
      at: 2,
      changes: [
        { ...rope, version: 0, ...to("hall") },
        { ...rope, version: 1 },
      ],
    },
    { at: 3, changes: [], unchanged: [{ ...lamp, version: 1 }] },
  ];
  const { outcomes, rows, gone, log } = judged(group, [{ ...lamp, place: "hall", version: 1 }], 0);
  expect(outcomes).toEqual([1, 2, new WorldStaleError(lamp)]);
  expect({ rows, gone }).toEqual({ rows: [], gone: [lamp, rope] });
  expect(log.map(({ seq }) => seq)).toEqual([1, 2]);
});
