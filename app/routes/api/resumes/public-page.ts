/** Reads and switches a resume's public page. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type PublicPageState, publicPageBody } from "#app/core/api-contract/share-bodies.ts";
import { requireResumeAccess } from "#app/server/auth/callers.server.ts";
import type { AppContext } from "#app/server/context.ts";
import { requireState } from "#app/server/db/access.server.ts";
import {
  findPublicPage,
  type PublicPage,
  setPublicPage,
} from "#app/server/db/public-pages.server.ts";
import { methodNotAllowed, readJson } from "#app/server/http/json-api.server.ts";

const METHODS = ["GET", "PUT"];

export async function loader(args: LoaderFunctionArgs) {
  const { request, context, params } = args;
  if (request.method === "OPTIONS") return methodNotAllowed(...METHODS);
  const { resume } = await requireResumeAccess(args, params.resumeId, "owner");
  return publicPageResponse(context, await findPublicPage(context, resume.id));
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  if (request.method !== "PUT") return methodNotAllowed(...METHODS);
  const { resume } = await requireResumeAccess(args, params.resumeId, "owner");
  const settings = await readJson(request, publicPageBody);
  const { content } = await requireState(context, resume.id);
  const { fullName } = content.personalInfo;
  return publicPageResponse(context, await setPublicPage(context, resume.id, fullName, settings));
}

function publicPageResponse({ request }: AppContext, page: PublicPage | null): Response {
  const publicPage: PublicPageState = {
    isOn: page?.isOn ?? false,
    showsContact: page?.showsContact ?? false,
    allowDownload: page?.allowDownload ?? true,
    url: page && `${request.siteOrigin}/p/${page.slug}`,
  };
  return Response.json({ publicPage });
}
