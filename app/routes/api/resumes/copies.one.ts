/** GET: downloads an annotated PDF. DELETE: deletes it. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { contentDisposition } from "#app/core/export/file-name.ts";
import { requireAccount, requireResumeAccess } from "#app/server/auth/callers.server.ts";
import { deleteAnnotatedPdf, findAnnotatedPdf } from "#app/server/db/annotated-pdfs.server.ts";
import { fail, methodNotAllowed } from "#app/server/http/json-api.server.ts";

const METHODS = ["GET", "DELETE"];
const NO_SUCH_COPY = "There is no such annotated copy";

export async function loader(args: LoaderFunctionArgs) {
  if (args.request.method === "OPTIONS") return methodNotAllowed(...METHODS);
  const { copy } = await requireAnnotatedPdf(args);
  const file = await args.context.files.get(copy.r2Key);
  if (!file) throw fail(404, NO_SUCH_COPY);
  return new Response(file.body, {
    headers: {
      "content-type": "application/pdf",
      "content-length": String(file.size),
      "content-disposition": contentDisposition(`${copy.name}.pdf`),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

export async function action(args: ActionFunctionArgs) {
  if (args.request.method !== "DELETE") return methodNotAllowed(...METHODS);
  const { copy, mayDelete } = await requireAnnotatedPdf(args);
  if (!mayDelete) throw fail(403, "Only who made this copy and the owner can delete it");
  await deleteAnnotatedPdf(args.context, copy);
  return Response.json({ copy: { id: copy.id } });
}

async function requireAnnotatedPdf(args: LoaderFunctionArgs | ActionFunctionArgs) {
  const { context, params } = args;
  const { resume, caller } = await requireResumeAccess(args, params.resumeId, "comment");
  const user = requireAccount(caller);
  const copy = await findAnnotatedPdf(context, resume.id, params.copyId ?? "");
  if (!copy) throw fail(404, NO_SUCH_COPY);
  return { copy, mayDelete: resume.role === "owner" || copy.createdBy === user.id };
}
