/** GET: lists a resume's annotated PDFs. POST: adds one, as the field `file` of a form. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  MAX_ANNOTATED_PDF_BYTES,
  toAnnotatedPdfItem,
} from "#app/core/api-contract/annotated-pdf-bodies.ts";
import { cleanFileName } from "#app/core/export/file-name.ts";
import { isCompletePdf } from "#app/core/export/is-complete-pdf.ts";
import { requireAccount, requireResumeAccess } from "#app/server/auth/callers.server.ts";
import { enforceRateLimit } from "#app/server/auth/rate-limits.server.ts";
import {
  addAnnotatedPdf,
  countAnnotatedPdfs,
  listAnnotatedPdfs,
} from "#app/server/db/annotated-pdfs.server.ts";
import { fail, methodNotAllowed } from "#app/server/http/json-api.server.ts";
import { readFileField } from "#app/server/http/read-file-field.server.ts";

const METHODS = ["GET", "POST"];
const MAX_ANNOTATED_PDFS = 50;

export async function loader(args: LoaderFunctionArgs) {
  if (args.request.method === "OPTIONS") return methodNotAllowed(...METHODS);
  const { resume, caller } = await requireResumeAccess(args, args.params.resumeId, "comment");
  const viewer = { userId: requireAccount(caller).id, isOwner: resume.role === "owner" };
  const pdfs = await listAnnotatedPdfs(args.context, resume.id);
  return Response.json({ copies: pdfs.map((pdf) => toAnnotatedPdfItem(pdf, viewer)) });
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  if (request.method !== "POST") return methodNotAllowed(...METHODS);
  const { resume, caller } = await requireResumeAccess(args, params.resumeId, "comment");
  const user = requireAccount(caller);
  await enforceRateLimit(context, "copies", user.id);
  const file = await readFileField(
    request,
    MAX_ANNOTATED_PDF_BYTES,
    "The file is larger than 5 MB",
  );
  const pdf = new Uint8Array(await file.arrayBuffer());
  if (!isCompletePdf(pdf)) throw fail(422, "The file is not a whole PDF", { field: "file" });
  if ((await countAnnotatedPdfs(context, resume.id)) >= MAX_ANNOTATED_PDFS) {
    throw fail(
      409,
      `A resume has at most ${MAX_ANNOTATED_PDFS} annotated copies. Delete one to make room.`,
    );
  }
  const name = cleanFileName(file.name.replace(/\.pdf$/i, ""), "annotated");
  const row = await addAnnotatedPdf(context, resume, { createdBy: user.id, name, pdf });
  const viewer = { userId: user.id, isOwner: resume.role === "owner" };
  return Response.json(
    { copy: toAnnotatedPdfItem({ ...row, by: user.fullName }, viewer) },
    { status: 201 },
  );
}
