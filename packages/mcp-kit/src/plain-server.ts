import {
  type JSONRPCRequest,
  type Result,
  Server,
  type ServerContext,
} from "@modelcontextprotocol/server";

type Handler = (request: JSONRPCRequest, ctx: ServerContext) => Promise<Result>;

/** The SDK's server, but what it says of malformed params is said in words, not as its checker's findings. */
export class PlainServer extends Server {
  protected override _wrapHandler(method: string, handler: Handler): Handler {
    const handle = super._wrapHandler(method, handler);
    return async (request, ctx) => {
      try {
        return await handle(request, ctx);
      } catch (thrown) {
        const { problemWith } = await import("./params.js");
        throw problemWith(method, request.params) ?? thrown;
      }
    };
  }
}
