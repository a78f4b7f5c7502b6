/** The server's entry point: renders a page to a stream of HTML, with the nonce of the content security policy. */
import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { NonceContext, RequestIdContext } from "#app/ui/page/server-context.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  const { nonce } = context;
  let responseStatus = status;
  const stream = await renderToReadableStream(
    <NonceContext.Provider value={nonce}>
      <RequestIdContext.Provider value={context.request.id}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </RequestIdContext.Provider>
    </NonceContext.Provider>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        if (request.signal.aborted) return;
        responseStatus = 500;
        console.error(context.request.id, error);
      },
    },
  );
  // Crawlers get the whole page at once, because they may not wait for the rest of a stream.
  if (isbot(request.headers.get("user-agent"))) await stream.allReady;
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(stream, { headers, status: responseStatus });
}

/** Loader and action errors reach the log once, here, with the request's id. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (!request.signal.aborted) console.error(context.request.id, error);
}
