/** Prints a saved resume, or HTML of one's own, and answers where the file is for ten minutes [spec 7]. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { methodNotAllowed, readJson } from "#app/api/answer.server.ts";
import { generatePdfBody } from "#app/api/document-bodies.ts";
import { requireApiUser } from "#app/auth/guards.server.ts";
import type { AppContext, PrintJob } from "#app/context.ts";
import { requireRole, requireState } from "#app/db/access.server.ts";
import { openDownload } from "#app/db/files.server.ts";
import { cleanFileName, exportFileName } from "#app/export/file-name.ts";
import { toPrintJob } from "#app/export/print-job.ts";
import { fileReader, printOrFail } from "#app/print/print-or-fail.server.ts";

export const loader = () => methodNotAllowed("POST");

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  if (request.method !== "POST") return methodNotAllowed("POST");
  const { user } = await requireApiUser(args);
  const body = await readJson(request, generatePdfBody);
  const { job, ownName } =
    "html" in body
      ? { job: { html: body.html, source: "client" as const }, ownName: "document" }
      : await resumeJob(context, user.id, body.resumeId);
  const { r2Key, pages, bytes, sha256 } = await printOrFail(context, job, user.id);
  const fileName = cleanFileName((body.fileName ?? "").replace(/\.pdf$/i, ""), ownName);
  const token = await openDownload(context.db, {
    ownerId: user.id,
    r2Key,
    fileName: `${fileName}.pdf`,
    contentType: "application/pdf",
  });
  return Response.json({ url: `/files/${token}`, fileName, pages, bytes, sha256 });
}

async function resumeJob(
  context: AppContext,
  userId: string,
  resumeId: string,
): Promise<{ job: PrintJob; ownName: string }> {
  const { id } = await requireRole(context, userId, resumeId, "comment");
  const { content, templateId, design } = await requireState(context, id);
  return {
    job: await toPrintJob({
      templateId,
      resume: content,
      design,
      readFile: fileReader(context),
    }),
    ownName: exportFileName(content.personalInfo.fullName),
  };
}
