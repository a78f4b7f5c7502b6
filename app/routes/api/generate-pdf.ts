/** Prints a saved resume or given HTML, and responds with a URL that is valid for ten minutes [spec 7]. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { generatePdfBody } from "#app/core/api-contract/document-bodies.ts";
import { cleanFileName, exportFileName } from "#app/core/export/file-name.ts";
import { toPrintJob } from "#app/core/export/print-job.ts";
import {
  authorizeCaller,
  type Caller,
  fileOwnerId,
  requireCaller,
} from "#app/server/auth/callers.server.ts";
import type { AppContext, PrintJob } from "#app/server/context.ts";
import { exportedState, requireAtLeast, requireExport } from "#app/server/db/access.server.ts";
import { createDownload } from "#app/server/db/files.server.ts";
import { visiblePhotoDataUrl } from "#app/server/db/photos.server.ts";
import { methodNotAllowed, readJson } from "#app/server/http/json-api.server.ts";
import { assetReader, printOrFail } from "#app/server/print/print-or-fail.server.ts";

export const loader = () => methodNotAllowed("POST");

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  if (request.method !== "POST") return methodNotAllowed("POST");
  const caller = await requireCaller(args);
  const body = await readJson(request, generatePdfBody);
  const ownerId = fileOwnerId(caller);
  const { job, defaultName } =
    "html" in body ? clientJob(caller, body.html) : await resumeJob(context, caller, body.resumeId);
  const fileName = cleanFileName((body.fileName ?? "").replace(/\.pdf$/i, ""), defaultName);
  const contentType = "application/pdf";
  const download = { ownerId, fileName: `${fileName}.pdf`, contentType };
  const createDownloadToken = (r2Key: string) => createDownload(context.db, { ...download, r2Key });
  // Created while a new PDF prints; for a stored one, below. If printing fails, the token is not sent and expires.
  let downloadToken: Promise<string> | undefined;
  const print = await printOrFail(context, job, ownerId, caller.rateLimitKey, (r2Key) => {
    downloadToken = createDownloadToken(r2Key);
    downloadToken.catch(() => {});
  });
  const { r2Key, pages, bytes, sha256 } = print;
  const token = await (downloadToken ?? createDownloadToken(r2Key));
  return Response.json({ url: `/files/${token}`, fileName, pages, bytes, sha256 });
}

/** HTML prints are used for reports, so guests need the role that allows all exports (requireExport). */
function clientJob({ shareGrant }: Caller, html: string) {
  if (shareGrant) requireAtLeast(shareGrant.role, "comment");
  return { job: { html, source: "client" as const }, defaultName: "document" };
}

async function resumeJob(
  context: AppContext,
  caller: Caller,
  resumeId: string,
): Promise<{ job: PrintJob; defaultName: string }> {
  const { resume } = await authorizeCaller(context, caller, resumeId, "view");
  requireExport(resume, "pdf");
  const { content, templateId, design } = await exportedState(context, resume);
  return {
    job: toPrintJob({
      resumeId: resume.id,
      templateId,
      resume: content,
      design,
      readPhoto: () => visiblePhotoDataUrl(context, resume.id, content),
      readFile: assetReader(context),
    }),
    defaultName: exportFileName(content.personalInfo.fullName),
  };
}
