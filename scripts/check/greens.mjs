// What was found in order, and with which keys: a check need not look at that again.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../run.mjs";

/** @typedef {import("./units.mjs").Unit} Unit */
/** @typedef {Record<string, readonly string[]>} Greens The keys each check of a unit was green with, the last first. */

/** Whoever deletes it has all checked again. */
const usual = path.join(root, "node_modules/.cache/tabletop-check/greens.json");

/** As many as branches that somebody works on at the same time. */
const remembered = 10;

/**
 * None where there is no such file, or something else in it.
 * @returns {Greens}
 */
export function readGreens(file = usual) {
  try {
    const entries = Object.entries(JSON.parse(readFileSync(file, "utf8")));
    return Object.fromEntries(entries.filter(([, keys]) => Array.isArray(keys)));
  } catch {
    return {};
  }
}

/**
 * Adds what was found in order now.
 * @param {Greens} found
 */
export function addGreens(found, file = usual) {
  const greens = { ...readGreens(file) };
  for (const [name, keys] of Object.entries(found))
    greens[name] = [...new Set([...keys, ...(greens[name] ?? [])])].slice(0, remembered);
  mkdirSync(path.dirname(file), { recursive: true });
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, JSON.stringify(greens, null, 2));
  renameSync(fresh, file);
}

const nameOf = (/** @type {string} */ check, /** @type {Unit} */ unit) => `${check} ${unit.name}`;

/**
 * The units that this check has not found in order as they stand, with what they depend on.
 * @param {string} check
 * @param {readonly Unit[]} units
 * @param {Greens} greens
 */
export const changed = (check, units, greens) =>
  units.filter((unit) => !greens[nameOf(check, unit)]?.includes(unit.key));

/**
 * What to add for units that this check has found in order. What was edited meanwhile is not what
 * was looked at.
 * @param {string} check
 * @param {readonly Unit[]} units
 * @param {readonly Unit[]} now The same, as they stand after the check.
 * @returns {Greens}
 */
export function greensFor(check, units, now) {
  const keys = new Map(now.map(({ name, key }) => [name, key]));
  const still = units.filter(({ name, key }) => keys.get(name) === key);
  return Object.fromEntries(still.map((unit) => [nameOf(check, unit), [unit.key]]));
}
