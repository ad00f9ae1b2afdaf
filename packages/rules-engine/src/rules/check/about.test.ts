import { expect, it } from "vitest";
import { srdCompendium } from "../../tables/compendium.js";
import { aboutOf } from "./about.js";

it.each([
  ["poison", { against: ["poison"] }],
  ["being poisoned", { against: ["poisoned", "poison"] }],
  ["Charm", { against: ["charmed"] }],
  ["fear, magic", { against: ["frightened", "magic"] }],
  ["spells", { against: ["spells", "magic"] }],
  ["Fireball", { against: ["spells", "magic"] }],
  ["sleep", { against: ["sleep"] }],
  ["concentration", { against: ["concentration"] }],
  ["what relies on sight", { relies: ["sight"] }],
  ["the scent of a wolf", { relies: ["smell"] }],
  ["Undead", { other: { type: "undead" } }],
  ["two zombies or other undead", { other: { type: "undead" } }],
  ["Goblin", { other: { type: "humanoid" } }],
  ["Fire Giant", { other: { type: "giant" } }],
  ["fire elemental", { other: { type: "elemental" } }],
  ["fire", { against: ["fire"] }],
  ["constructor", { other: { id: "constructor" } }],
  ["c-17", { other: { id: "c-17" } }],
] as const)("reads %s", async (text, about) => {
  expect(aboutOf(text, await srdCompendium())).toEqual(about);
});
