import { runServer } from "../src/index.js";
import { fixture } from "./fixture-spec.js";

await runServer(fixture);
