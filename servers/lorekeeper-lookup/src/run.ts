import { runServer } from "@tabletop-mcp/mcp-kit";
import { lorekeeperServer } from "./server.js";

await runServer(lorekeeperServer);
