import { expect, test } from "vitest";
import { ranked } from "./rank.js";

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
