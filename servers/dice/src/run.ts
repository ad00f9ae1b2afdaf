import { runServer } from "@tabletop-mcp/mcp-kit";
import { diceServer } from "./server.js";

await runServer(diceServer);
