import { expect, it } from "vitest";
import { creatureOf } from "../../../testing/creature.js";
import { fightOf } from "../../../testing/fight.js";
import { given, inState } from "../../../testing/given.js";
import type { Item } from "../../creature/creature.js";
import { sheetOf } from "../../sheet/sheet-of.js";
import { srdCompendium } from "../../tables/compendium.js";

const compendium = await srdCompendium();

const held = (base: string, slot: NonNullable<Item["slot"]>): Item => ({
  id: `i-${base}`,
  name: base,
  base,
  quantity: 1,
  slot,
});
const armed = creatureOf({
  hp: { current: 4, temporary: 0 },
  items: [held("dagger", "off_hand"), held("shortsword", "main_hand"), held("shield", "shield")],
});

it("who falls unconscious holds nothing any more but a shield, which is strapped on", async () => {
  const { creature } = await given(armed).when({ type: "damage", id: "a", parts: [{ amount: 5 }] });
  expect(creature("a").items.map(({ name, slot }) => [name, slot])).toEqual([
    ["dagger", undefined],
    ["shortsword", undefined],
    ["shield", "shield"],
  ]);
});

it("in a fight it lies where it fell", async () => {
  const { events } = await inState(fightOf([{ creature: armed }])).when({
    type: "gain_condition",
    id: "a",
    condition: "unconscious",
    lasting: { kind: "until", what: "removed" },
  });
  expect(events.flatMap((event) => (event.type === "item_changed" ? event.what : []))).toEqual([
    "dagger falls from its hand and lies in its space",
    "shortsword falls from its hand and lies in its space",
  ]);
});

it("who is stunned keeps hold", async () => {
  const { creature } = await given(armed).when({
    type: "gain_condition",
    id: "a",
    condition: "stunned",
    lasting: { kind: "until", what: "removed" },
  });
  expect(creature("a").items).toEqual(armed.items);
});

it("the dead are dead, and not unconscious until they are healed", async () => {
  // 4 and as much as the 10 of its maximum.
  const blow = { type: "damage", id: "a", parts: [{ amount: 5 }] } as const;
  const { state } = await given(armed).when(blow);
  const { creature } = await inState(state).when({ ...blow, parts: [{ amount: 10 }] });
  const { status, conditions } = sheetOf(creature("a"), compendium);
  expect(status).toBe("dead");
  expect(conditions.map(({ condition }) => condition)).toEqual(["prone"]);
});
