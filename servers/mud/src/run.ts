import { runServer } from "@tabletop-mcp/mcp-kit";
import { mudServer } from "./server.js";

await runServer(mudServer);
