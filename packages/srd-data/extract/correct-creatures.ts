import type { Action, Creature } from "../src/creatures/types.js";
import type { Step } from "../src/node.js";
import { actionCorrections, corrected, creatureCorrections, notInSrd } from "./corrections.js";

/** Creatures as the SRD's own document prints them. */
export const correctCreatures = (creatures: readonly Creature[]): readonly Creature[] =>
  corrected(creatures, creatureCorrections).map((creature) => {
    const listed = (all: readonly Action[]): readonly Action[] =>
      all
        .filter(({ name }) => !isStranger(creature.id, name))
        .map((one) => actionOf(creature.id, one));
    const { legendary } = creature;
    return {
      ...creature,
      traits: creature.traits.filter(({ name }) => !isStranger(creature.id, name)),
      spellcasting: creature.spellcasting.filter(
        ({ kind }) => kind !== "shared" || !isStranger(creature.id, "Shared Spellcasting"),
      ),
      actions: listed(creature.actions),
      reactions: listed(creature.reactions),
      ...(legendary && { legendary: { ...legendary, actions: listed(legendary.actions) } }),
    };
  });

const isStranger = (id: string, name: string): boolean => notInSrd[id]?.includes(name) === true;

function actionOf(id: string, action: Action): Action {
  const found = actionCorrections.find((one) => one.id === id && one.actions.includes(action.name));
  if (found === undefined) return action;
  const { bonus, dc, recharge } = found.set;
  const steps = action.steps.map((step): Step => {
    const attack =
      bonus === undefined || step.attack === undefined ? {} : { attack: { ...step.attack, bonus } };
    const save = dc === undefined || step.save === undefined ? {} : { save: { ...step.save, dc } };
    return { ...step, ...attack, ...save };
  });
  return { ...action, ...(recharge !== undefined && { recharge }), steps };
}
