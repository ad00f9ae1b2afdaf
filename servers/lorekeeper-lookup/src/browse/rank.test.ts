import { expect, test } from "vitest";
import { passage, ranked, subject } from "./rank.js";

const textOf = ({ text = "" }: { readonly text?: string }): string => text;
const order = (query: string, entries: readonly { name: string; text?: string }[]) =>
  ranked(query, { entries, textOf }).map(({ entry }) => entry.name);

test("exact name, prefix, word, part, text", () => {
  const entries = [
    { name: "Wall", text: "Made of light." },
    { name: "Delight" },
    { name: "Dancing Light" },
    { name: "Lightning Bolt" },
    { name: "Light" },
  ];
  expect(order("light", entries)).toEqual([
    "Light",
    "Lightning Bolt",
    "Dancing Light",
    "Delight",
    "Wall",
  ]);
});

test("typos are forgiven where no name is right, and come before texts", () => {
  const entries = [
    { name: "Lore", text: "A firebll." },
    { name: "Fireball" },
    { name: "Firewall" },
  ];
  expect(order("firebll", entries)).toEqual(["Fireball", "Firewall", "Lore"]);
  expect(order("fireball", entries)).toEqual(["Fireball"]);
});

test("words may come in any order", () => {
  expect(order("dragon red", [{ name: "Adult Red Dragon" }])).toEqual(["Adult Red Dragon"]);
  expect(order("dragn red", [{ name: "Adult Red Dragon" }])).toEqual(["Adult Red Dragon"]);
});

test("nothing is found for punctuation alone", () => {
  expect(order("?!", [{ name: "Fire Shield", text: "?!" }])).toEqual([]);
});

test("of several words each may be misspelt, but none may be another", () => {
  expect(order("falling damage", [{ name: "Damage and Healing" }])).toEqual([]);
  expect(order("damge and healng", [{ name: "Damage and Healing" }])).toHaveLength(1);
});

test("a question is about its telling words", () => {
  expect(subject("How does grappling work?")).toBe("grappling");
  expect(subject("what is the")).toBe("what is the");
  const entries = [{ name: "Wall of Fire" }, { name: "Wall Fire Breather" }];
  expect(order("wall of fire", entries)).toEqual(["Wall of Fire", "Wall Fire Breather"]);
});

test("of texts a heading comes first, then words side by side", () => {
  const entries = [
    { name: "A", text: "Falling. No damage." },
    { name: "B", text: "Falling damage is dealt." },
    { name: "C", text: "# Air\n\n## Falling damage\n\nDown." },
  ];
  expect(order("falling damage", entries)).toEqual(["C", "B", "A"]);
});

test("a passage begins with its sentence or its heading", () => {
  const text = "# Air\n\nUp it goes. At the end of a fall it hurts.\n\n## Water\n\nIt is wet.";
  expect(passage("end of a fall", text)).toBe("At the end of a fall it hurts. Water It is wet.");
  expect(passage("water", text)).toBe("Water It is wet.");
  expect(passage("stone", text)).toBe("");
});
