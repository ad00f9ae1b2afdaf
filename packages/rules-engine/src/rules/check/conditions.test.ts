import { expect, it } from "vitest";
import { refusing, rolling, suffering } from "../../../testing/checks.js";
import { creatureOf } from "../../../testing/index.js";
import type { CheckRequest } from "../../game/request.js";

const perception: CheckRequest = { kind: "skill", skill: "perception" };
const attack: CheckRequest = { kind: "attack" };
const dexteritySave: CheckRequest = { kind: "save", ability: "dex", dc: 12 };
const wisdomSave: CheckRequest = { kind: "save", ability: "wis", dc: 12 };

it("fails what relies on a sense that is gone, and says so where nobody told (Blinded, Deafened)", async () => {
  const blinded = creatureOf(suffering("blinded"));
  expect(await rolling(blinded, { ...perception, against: "sight", dc: 5 })).toMatchObject({
    success: false,
    dc: 5,
    d20: {
      rolls: [],
      natural: null,
      total: null,
      success: false,
      automatic: true,
      sources: ["fails: Blinded"],
    },
  });
  expect(await rolling(blinded, { ...perception, against: "hearing" }, 12)).toMatchObject({
    d20: { kept: 12, mode: "normal" },
    open: [],
  });
  expect(await rolling(blinded, perception, 12)).toMatchObject({ open: ["Blinded"] });
  // Where senses do not decide, nothing is said of them.
  for (const condition of ["blinded", "deafened"] as const) {
    const creature = creatureOf(suffering(condition));
    for (const request of [
      { kind: "skill", skill: "athletics" },
      { kind: "ability", ability: "wis", against: "a goblin" },
      { kind: "initiative" },
    ] as const) {
      expect(await rolling(creature, request, 12)).toMatchObject({ open: [] });
    }
  }
  const deafened = creatureOf(suffering("deafened"));
  expect(await rolling(deafened, { ...perception, against: "hearing" })).toMatchObject({
    success: false,
  });
});

it.each(["blinded", "frightened", "poisoned", "prone", "restrained"] as const)(
  "attacks with disadvantage: %s",
  async (condition) => {
    expect(await rolling(creatureOf(suffering(condition)), attack, 15, 6)).toMatchObject({
      d20: { rolls: [15, 6], kept: 6, mode: "disadvantage" },
    });
  },
);

it("attacks with advantage: invisible", async () => {
  expect(await rolling(creatureOf(suffering("invisible")), attack, 15, 6)).toMatchObject({
    d20: { kept: 15, sources: ["advantage: Invisible"] },
  });
});

it.each(["frightened", "poisoned"] as const)(
  "makes checks with disadvantage, initiative too: %s",
  async (condition) => {
    const creature = creatureOf(suffering(condition));
    expect(await rolling(creature, perception, 15, 6)).toMatchObject({ d20: { kept: 6 } });
    expect(await rolling(creature, { kind: "initiative" }, 15, 6)).toMatchObject({
      d20: { kept: 6 },
    });
    expect(await rolling(creature, wisdomSave, 15)).toMatchObject({ d20: { mode: "normal" } });
  },
);

it.each(["paralyzed", "petrified", "stunned", "unconscious"] as const)(
  "fails Strength and Dexterity saves, and attacks nobody: %s",
  async (condition) => {
    const creature = creatureOf(suffering(condition));
    expect(await rolling(creature, dexteritySave)).toMatchObject({
      success: false,
      d20: { automatic: true },
    });
    expect(await rolling(creature, { kind: "save", ability: "str" })).toMatchObject({
      success: false,
    });
    expect(await rolling(creature, wisdomSave, 12)).toMatchObject({ success: true });
    expect(await refusing(creature, attack)).toMatchObject({ code: "CANNOT_ACT" });
  },
);

it("does not attack: incapacitated", async () => {
  const creature = creatureOf(suffering("incapacitated"));
  expect(await refusing(creature, attack)).toMatchObject({
    code: "CANNOT_ACT",
    message: "Ada cannot attack: Incapacitated.",
  });
  expect(await rolling(creature, dexteritySave, 12)).toMatchObject({ success: true });
});

it("does not attack who charmed it: charmed", async () => {
  const creature = creatureOf(suffering("charmed", { from: "vampire" }));
  expect(await refusing(creature, { ...attack, against: "vampire" })).toMatchObject({
    code: "CHARMED",
  });
  expect(await rolling(creature, { ...attack, against: "guard" }, 12)).toMatchObject({
    d20: { kept: 12 },
  });
});

it("saves with Dexterity at a disadvantage: restrained", async () => {
  const creature = creatureOf(suffering("restrained"));
  expect(await rolling(creature, dexteritySave, 15, 6)).toMatchObject({
    success: false,
    margin: -6,
    d20: { sources: ["disadvantage: Restrained"] },
  });
  expect(await rolling(creature, wisdomSave, 12)).toMatchObject({ success: true });
});

it("suffers no rolls: grappled", async () => {
  const creature = creatureOf(suffering("grappled"));
  expect(await rolling(creature, attack, 12)).toMatchObject({ d20: { mode: "normal" } });
  expect(await rolling(creature, dexteritySave, 12)).toMatchObject({ success: true });
  expect(await rolling(creature, perception, 12)).toMatchObject({ d20: { mode: "normal" } });
});

it.each([
  [1, "disadvantage", "normal", "normal"],
  [2, "disadvantage", "normal", "normal"],
  [3, "disadvantage", "disadvantage", "disadvantage"],
  [5, "disadvantage", "disadvantage", "disadvantage"],
] as const)("weighs on rolls: exhaustion %i", async (level, checks, attacks, saves) => {
  const creature = creatureOf(suffering("exhaustion", { level }));
  const faces = (mode: string): readonly number[] => (mode === "normal" ? [12] : [12, 12]);
  for (const [request, mode] of [
    [perception, checks],
    [attack, attacks],
    [wisdomSave, saves],
  ] as const) {
    expect(await rolling(creature, request, ...faces(mode))).toMatchObject({ d20: { mode } });
  }
});

it.each([
  { kind: "skill", skill: "perception" },
  { kind: "ability", ability: "str" },
  { kind: "tool", tool: "thieves-tools" },
] as const)(
  "attempts no check of kind $kind while unconscious, but for passive ones",
  async (asked) => {
    const out = creatureOf({ ...suffering("unconscious"), hp: { current: 0, temporary: 0 } });
    expect(await refusing(out, asked)).toMatchObject({
      code: "CANNOT_ACT",
      message: "Ada is unconscious, and attempts no ability check.",
    });
    if (asked.kind === "skill")
      expect(await rolling(out, { ...asked, passive: true })).toMatchObject({ d20: { total: 10 } });
  },
);

it("saves, and has its place in the order, while unconscious", async () => {
  const out = creatureOf(suffering("unconscious"));
  expect(await rolling(out, wisdomSave, 12)).toMatchObject({ success: true });
  expect(await rolling(out, { kind: "initiative" }, 12)).toMatchObject({ d20: { kept: 12 } });
});

it("attempts checks while it is paralyzed, stunned or merely incapacitated", async () => {
  for (const condition of ["paralyzed", "stunned", "incapacitated"] as const)
    expect(
      await rolling(creatureOf(suffering(condition)), { kind: "ability", ability: "int" }, 12),
    ).toMatchObject({ d20: { total: 12 } });
});

it("takes the source of fear as seen, unless a scene says that it is not (Frightened)", async () => {
  const afraid = creatureOf(suffering("frightened", { from: "b" }));
  expect(await rolling(afraid, { kind: "ability", ability: "str" }, 12, 6)).toMatchObject({
    d20: { kept: 6, sources: ["disadvantage: Frightened"] },
  });
  expect(await rolling(afraid, wisdomSave, 12)).toMatchObject({ d20: { mode: "normal" } });
});
