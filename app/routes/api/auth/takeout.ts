/** GET: exports the user's data as a ZIP. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { contentDisposition } from "#app/core/export/file-name.ts";
import { CONTENT_TYPES } from "#app/core/export/formats.ts";
import { streamZip } from "#app/core/export/stream-zip.ts";
import { exportAccount } from "#app/server/account-export/export-account.server.ts";
import { requireApiUser } from "#app/server/auth/guards.server.ts";
import { enforceRateLimit } from "#app/server/auth/rate-limits.server.ts";
import { methodNotAllowed } from "#app/server/http/json-api.server.ts";

export const action = () => methodNotAllowed("GET");

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (request.method === "OPTIONS") return methodNotAllowed("GET");
  const { user } = await requireApiUser({ request, context });
  // Checked first, so that a rejected call does not count toward the hourly limit.
  await enforceRateLimit(context, "takeoutAtOnce", user.id);
  await enforceRateLimit(context, "takeout", user.id);
  const now = new Date();
  const name = `covitae-${now.toISOString().slice(0, 10)}.zip`;
  return new Response(streamZip(exportAccount(context, user), now), {
    headers: {
      "content-type": CONTENT_TYPES.zip,
      "content-disposition": contentDisposition(name),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
