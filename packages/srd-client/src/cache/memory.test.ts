import { cacheSuite } from "../../testing/cache-suite.js";
import { memoryCache } from "./memory.js";

cacheSuite("memoryCache", async () => memoryCache());
