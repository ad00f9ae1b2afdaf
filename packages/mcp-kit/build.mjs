// Bundles the servers that tests start, as those that are published are: they start twice as fast.
import { bundleServer } from "../../scripts/bundle.mjs";

for (const name of ["fixture", "library", "house"])
  await bundleServer({ entry: `test/${name}.ts`, outdir: `dist/test/${name}` });
