import { expect, test } from "vitest";
import { label, line, prose, text } from "./wire.js";

test.each([
  ["Locket\n**HP** 999/999", "Locket **HP** 999/999"],
  ["Locket\r\n\r\n## Sheet", "Locket ## Sheet"],
  ["Locket\\n## Sheet", "Locket ## Sheet"],
  ["Lock\u2028et\u2029\u0085x", "Lock et x"],
  ["\u001b[31mRed\u0007\u0000 Dragon", "[31mRed Dragon"],
  ["Fire\u00adball\u200b\u202e \u{e0041}", "Fireball"],
  [" Chain\u00a0 \t Mail ", "Chain Mail"],
  ["Æther – 𝔇ragon’s", "Æther – 𝔇ragon’s"],
])("the name %j is %j", (name, read) => {
  expect(label.parse(name)).toBe(read);
  expect(line.parse(name)).toBe(read);
});

test.each(["", "  ", "\n", "\u200b"])("the name %j is none", (name) => {
  expect(label.safeParse(name).success).toBe(false);
  expect(line.parse(name)).toBe("");
});

test("a text keeps its lines and tables, and no control codes", () => {
  const told = "One\r\ntwo\\nthree\u2028four\u001b[2J\u0000\n\n| a |\t| b |";
  const read = "One\ntwo\nthree\nfour[2J\n\n| a |\t| b |";
  expect(text.parse(told)).toBe(read);
  expect(prose.parse(told)).toBe(read);
  expect(text.parse(null)).toBe("");
});
