/** The development mailbox as a page or JSON; 404 except on localhost with MAIL=outbox. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { outboxPage } from "#app/core/account/outbox-page.ts";
import { listOutbox } from "#app/server/db/outbox.server.ts";
import { fail } from "#app/server/http/json-api.server.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { config } = context;
  if (config.mail !== "outbox" || !context.request.isLoopback) throw fail(404, "Not found");
  const messages = await listOutbox(context.db);
  if (request.headers.get("accept")?.includes("application/json")) {
    return Response.json({ messages });
  }
  return new Response(outboxPage(messages), {
    headers: { "content-type": "text/html; charset=utf-8" },
  });
}
