import { runTool } from "./tools.mjs";

const file = ".github/workflows/ci.yml";

/** actionlint finds nothing to mend in the workflow, whose jobs for other systems nobody here can run. */
export async function* workflow() {
  await runTool("actionlint", [file]);
  yield `${file}: nothing to mend`;
}
