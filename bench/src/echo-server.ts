import { serveEcho } from "./echo.js";

// The floor of a server that only answers.
serveEcho();
