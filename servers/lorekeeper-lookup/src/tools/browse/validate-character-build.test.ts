import { expect, test } from "vitest";
import { call } from "../../browse/testing/fake.js";

test("a legal build is valid, and says what was not checked", async () => {
  const character_data = { class: "Fighter", level: 1, race: "Human", background: "Acolyte" };
  const { data, text } = await call("validate_character_build", { character_data });
  expect(data).toMatchObject({
    success: true,
    data: { valid: true },
    metadata: { source: "bundled", quality: { source: "Official", verified: true, confidence: 4 } },
  });
  expect(text).toMatch(/^Valid by SRD 5\.1 as far as given \(3 fields not given\): 0 errors, /);
  expect(text).toContain("- not checked, ability_scores:");
});

test("a build with something undecided is not called valid", async () => {
  const character_data = {
    race: "half-elf",
    class: "Paladin",
    level: 2,
    multiclass: [{ class: "Warlock", level: 3 }],
    ability_scores: { str: 12, cha: 11 },
  };
  const { data, text } = await call("validate_character_build", { character_data });
  expect(text).toMatch(
    /^No error found; not decided: multiclass prerequisites\. By SRD 5\.1: 0 errors, .* fields not given\.\n/,
  );
  expect(text).toContain("- not decided, class: Multiclassing with Paladin needs");
  expect(data).toMatchObject({
    data: {
      not_checked: expect.arrayContaining([
        expect.objectContaining({ field: "class", undecided: "multiclass prerequisites" }),
      ]),
    },
  });
});

test("all findings come at once, with the rule and what would be legal", async () => {
  const character_data = {
    class: "Wizard",
    race: "Elf",
    level: 1,
    armor: ["Plate"],
    spells: ["Cure Wounds"],
  };
  const { isError, data, text } = await call("validate_character_build", { character_data });
  expect(isError).toBe(false);
  expect(data).toMatchObject({
    data: {
      valid: false,
      findings: expect.arrayContaining([
        expect.objectContaining({ field: "armor", severity: "error", legal: ["no armor"] }),
      ]),
    },
  });
  expect(text).toContain("- error, armor:");
});

test("a build without a class is not valid", async () => {
  const { data } = await call("validate_character_build", { character_data: {} });
  expect(data).toMatchObject({ data: { valid: false } });
});

test("a report too long for a reply is cut, and says so", async () => {
  const spells = Array.from({ length: 400 }, (_, i) => `Nonsense ${"y".repeat(40)} ${i}`);
  const { data, text } = await call("validate_character_build", {
    character_data: { class: "Wizard", spells },
  });
  expect(JSON.stringify(data).length).toBeLessThan(50_000);
  expect(text.length).toBeLessThan(50_000);
  expect(text).toMatch(/The last \d+ findings are left out/);
});

test("what is no object is refused", async () => {
  expect((await call("validate_character_build", { character_data: "a wizard" })).isError).toBe(
    true,
  );
});
