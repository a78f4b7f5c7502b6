/** GET: downloads an annotated PDF (in API paths and messages a "copy"). DELETE: deletes it. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { contentDisposition } from "#app/core/export/file-name.ts";
import { requireAccount, requireResumeAccess } from "#app/server/auth/callers.server.ts";
import { deleteAnnotatedPdf, findAnnotatedPdf } from "#app/server/db/annotated-pdfs.server.ts";
import { fail, methodNotAllowed } from "#app/server/http/json-api.server.ts";

const METHODS = ["GET", "DELETE"];
const NOT_FOUND = "There is no such annotated copy";

export async function loader(args: LoaderFunctionArgs) {
  if (args.request.method === "OPTIONS") return methodNotAllowed(...METHODS);
  const { annotatedPdf } = await requireAnnotatedPdf(args);
  const file = await args.context.files.get(annotatedPdf.r2Key);
  if (!file) throw fail(404, NOT_FOUND);
  return new Response(file.body, {
    headers: {
      "content-type": "application/pdf",
      "content-length": String(file.size),
      "content-disposition": contentDisposition(`${annotatedPdf.name}.pdf`),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

export async function action(args: ActionFunctionArgs) {
  if (args.request.method !== "DELETE") return methodNotAllowed(...METHODS);
  const { annotatedPdf, mayDelete } = await requireAnnotatedPdf(args);
  if (!mayDelete) throw fail(403, "Only who made this copy and the owner can delete it");
  await deleteAnnotatedPdf(args.context, annotatedPdf);
  return Response.json({ copy: { id: annotatedPdf.id } });
}

async function requireAnnotatedPdf(args: LoaderFunctionArgs | ActionFunctionArgs) {
  const { context, params } = args;
  const { resume, caller } = await requireResumeAccess(args, params.resumeId, "comment");
  const user = requireAccount(caller);
  const annotatedPdf = await findAnnotatedPdf(context, resume.id, params.copyId ?? "");
  if (!annotatedPdf) throw fail(404, NOT_FOUND);
  const mayDelete = resume.role === "owner" || annotatedPdf.createdBy === user.id;
  return { annotatedPdf, mayDelete };
}
