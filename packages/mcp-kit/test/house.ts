import { runServer } from "../src/index.js";
import { guardedHouse, newHouse, newKeys } from "./house-spec.js";

await runServer(guardedHouse(newHouse(), newKeys()));
