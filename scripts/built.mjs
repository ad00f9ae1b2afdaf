import { run, toolScript } from "./run.mjs";
import { setUp } from "./setup.mjs";
import { told } from "./told.mjs";

/**
 * Installs and builds what a fresh clone lacks, saying what takes its time. Whether it could.
 * @param {string} who the command that needs it
 */
export async function built(who) {
  if (!(await setUp())) return false;
  const flags = ["run", "build", "--output-logs=errors-only"];
  const what = `${who}: building the servers, at first half a minute or more`;
  const { code, output } = await told(what, () =>
    run(process.execPath, [toolScript("turbo"), ...flags], { quiet: true }),
  );
  if (code === 0) return true;
  console.error(output);
  console.error(`${who}: the build failed; its own words are above.`);
  return false;
}
