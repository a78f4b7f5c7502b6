/** GET: everything that is kept of one's own, as a ZIP. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { contentDisposition } from "#app/core/export/file-name.ts";
import { CONTENT_TYPES } from "#app/core/export/formats.ts";
import { streamZip } from "#app/core/export/stream-zip.ts";
import { gatherTakeout } from "#app/server/account-export/gather-takeout.server.ts";
import { spend } from "#app/server/auth/budgets.server.ts";
import { requireApiUser } from "#app/server/auth/guards.server.ts";
import { methodNotAllowed } from "#app/server/http/answer.server.ts";

export const action = () => methodNotAllowed("GET");

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (request.method === "OPTIONS") return methodNotAllowed("GET");
  const { user } = await requireApiUser({ request, context });
  // First: what is refused here does not count for the hour.
  await spend(context, "takeoutAtOnce", user.id);
  await spend(context, "takeout", user.id);
  const now = new Date();
  const name = `covitae-${now.toISOString().slice(0, 10)}.zip`;
  return new Response(streamZip(gatherTakeout(context, user), now), {
    headers: {
      "content-type": CONTENT_TYPES.zip,
      "content-disposition": contentDisposition(name),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
