/** Worker entry point: routes room sockets to their Durable Object and everything else to Remix. */
import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import * as build from "../build/server/index.js";
import { forbiddenPage, isCrossSiteWrite } from "./http/cross-site-writes.ts";
import { drainBody } from "./http/drain-body.ts";
import { internalErrorResponse, withJsonErrors, withSuccess } from "./http/json-errors.ts";
import { rejectUnsupportedRequest, withoutForwardedHost } from "./http/reject-unsupported.ts";
import { withSecurityHeaders } from "./http/security-headers.ts";
import { loadContext } from "./load-context.ts";
import { handleRoomUpgrade } from "./room/handle-room-upgrade.ts";
import { sweep } from "./scheduled.ts";

export { PdfPrinter } from "./print/pdf-printer.ts";
export { ResumeRoom } from "./room/resume-room.ts";

const handleRequest = createRequestHandler(build as unknown as ServerBuild, import.meta.env?.MODE);

export default {
  async fetch(received, env, ctx) {
    const request = withoutForwardedHost(received);
    const context = loadContext(request, env, ctx);
    try {
      if (new URL(request.url).pathname === "/api/room") {
        const response = await handleRoomUpgrade(request, env, context);
        return response.webSocket ? response : withSecurityHeaders(response, request, context);
      }
      const render = (page: Request) => handleRequest(page, context);
      const answered =
        rejectUnsupportedRequest(request) ??
        (isCrossSiteWrite(request)
          ? await forbiddenPage(request, render)
          : withJsonErrors(await render(request), request, context));
      const response = await withSuccess(answered, request);
      await drainBody(request);
      return withSecurityHeaders(response, request, context);
    } catch (error) {
      console.error(context.request.id, error);
      const response = await withSuccess(internalErrorResponse(context), request);
      return withSecurityHeaders(response, request, context);
    }
  },
  async scheduled(_controller, env, ctx) {
    ctx.waitUntil(sweep(env));
  },
} satisfies ExportedHandler<Env>;
