import type { FeatTaken } from "../../creature/creature.js";
import type { FeatRequest } from "../../game/request.js";
import type { Compendium } from "../../tables/compendium.js";
import { unknownName } from "../judge/names.js";
import { error, type Finding } from "../judge/report.js";
import { type Change, errorsOf, type Mode } from "./draft.js";

/** Feats of the SRD by name, and those of the campaign's own with their effects. */
export const withFeats =
  (wanted: readonly FeatRequest[] | undefined, mode: Mode): Change =>
  (make, compendium) => {
    if (wanted === undefined) return { make, errors: [] };
    const read = wanted.map((one) => readFeat(one, compendium));
    const feats = [
      ...(mode === "add" ? make.feats : []),
      ...read.flatMap(({ feat }) => feat ?? []),
    ];
    const twice = feats.filter(({ name }, i) => feats.findIndex((one) => one.name === name) !== i);
    return {
      make: { ...make, feats },
      errors: [...read.flatMap(({ errors }) => errors), ...twice.map(hadTwice)],
    };
  };

function readFeat(
  wanted: FeatRequest,
  { feats }: Compendium,
): { feat?: FeatTaken; errors: readonly Finding[] } {
  const { name, effects }: Exclude<FeatRequest, string> =
    typeof wanted === "string" ? { name: wanted } : wanted;
  const known = effects === undefined ? feats.find(name) : undefined;
  if (known !== undefined) return { feat: { name: known.name, id: known.id }, errors: [] };
  if (typeof wanted !== "string")
    return { feat: { name, ...(effects !== undefined && { effects }) }, errors: [] };
  const unknown = unknownName({
    field: "feats",
    name,
    table: feats,
    what: "a feat",
    rule: "Feats",
  });
  return { errors: errorsOf([unknown]) };
}

const hadTwice = ({ name }: FeatTaken): Finding =>
  error({ field: "feats", problem: `${name} is taken twice.`, rule: "Feats" });
