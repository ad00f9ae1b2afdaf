import type { Battlefield } from "../../grid/battlefield.js";

/** The map but for one thing: nothing hides itself. */
export function withoutProp(field: Battlefield, id: string | undefined): Battlefield {
  const { props = [] } = field;
  return props.some((prop) => prop.id === id)
    ? Object.assign({}, field, { props: props.filter((prop) => prop.id !== id) })
    : field;
}
