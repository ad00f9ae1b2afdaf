export { type ScriptedRng, scripted } from "./scripted-rng.js";
