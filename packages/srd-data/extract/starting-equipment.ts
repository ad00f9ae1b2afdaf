import type { Stack, StartingEquipment } from "../src/classes/types.js";
import type { ClassId } from "../src/vocabulary.js";
import type { Raw } from "./records.js";

/** What a new character of a class owns: what is given, and the choices. */
export function equipmentOf(
  id: ClassId,
  { starting_equipment: given, starting_equipment_options: options }: Raw,
): StartingEquipment {
  return {
    given: given.map(({ equipment, quantity }: Raw) => ({
      item: equipment.index,
      count: quantity,
    })),
    choices: options.map(({ desc, from, choose }: Raw) =>
      from.option_set_type === "equipment_category"
        ? [[{ any: from.equipment_category.index, count: choose }]]
        : from.options.map((option: Raw) => stacksOf(option, { id, desc })),
    ),
  };
}

function stacksOf(option: Raw, about: { id: ClassId; desc: string }): readonly Stack[] {
  if (option.option_type === "multiple")
    return option.items.flatMap((item: Raw) => stacksOf(item, about));
  if (option.option_type === "counted_reference")
    return [{ item: option.of.index, count: option.count }];
  const { equipment_category: category } = option.choice.from;
  // The paladin's second choice is printed as a melee weapon; the API's category is any simple one.
  const melee = about.id === "paladin" && about.desc.includes("simple melee weapon");
  return [{ any: melee ? "simple-melee-weapons" : category.index, count: option.choice.choose }];
}
