/** GET: lists a resume's active share links. POST: creates one. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { shareBody, toShareItem } from "#app/core/api-contract/share-bodies.ts";
import { requireResumeAccess } from "#app/server/auth/callers.server.ts";
import type { AppContext } from "#app/server/context.ts";
import {
  countShares,
  createShare,
  listShares,
  readShareToken,
} from "#app/server/db/shares.server.ts";
import { fail, methodNotAllowed, readJson } from "#app/server/http/json-api.server.ts";

const METHODS = ["GET", "POST"];
const MAX_SHARES = 50;

export async function loader(args: LoaderFunctionArgs) {
  const { request, context, params } = args;
  if (request.method === "OPTIONS") return methodNotAllowed(...METHODS);
  const { resume } = await requireResumeAccess(args, params.resumeId, "owner");
  const rows = await listShares(context, resume.id);
  const shares = rows.map(async (row) => {
    const token = await readShareToken(context, row);
    return { ...toShareItem(row), url: token && shareUrl(context, token) };
  });
  return Response.json({ shares: await Promise.all(shares) });
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  if (request.method !== "POST") return methodNotAllowed(...METHODS);
  const { resume, person } = await requireResumeAccess(args, params.resumeId, "owner");
  const body = await readJson(request, shareBody);
  const expiresAt = body.expiresAt ? new Date(body.expiresAt) : null;
  if (expiresAt && expiresAt.getTime() <= Date.now()) {
    return fail(400, "expiresAt is in the past", { field: "expiresAt" });
  }
  if ((await countShares(context, resume.id)) >= MAX_SHARES) {
    return fail(409, `A resume has at most ${MAX_SHARES} links. End one to make another.`);
  }
  const { row, token } = await createShare(context, {
    resumeId: resume.id,
    role: body.role,
    createdBy: person.userId,
    expiresAt,
    allowDownload: body.allowDownload,
  });
  const url = shareUrl(context, token);
  return Response.json({ share: { ...toShareItem(row), url } }, { status: 201 });
}

const shareUrl = ({ request }: Pick<AppContext, "request">, token: string) =>
  `${request.siteOrigin}/s/${token}`;
