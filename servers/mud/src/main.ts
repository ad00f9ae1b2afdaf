#!/usr/bin/env node
import { start } from "@tabletop-mcp/mcp-kit/start";

await start(() => import("./run.js"));
