import { runServer } from "@tabletop-mcp/mcp-kit";
import { combatServer } from "./server.js";

await runServer(combatServer);
