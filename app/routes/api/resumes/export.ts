/** Exports a resume in one format, or in all of them in a ZIP. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import * as v from "valibot";
import { exportFormat } from "#app/core/api-contract/document-bodies.ts";
import type { RoomState } from "#app/core/collab/protocol/room-api.ts";
import { contentDisposition, exportFileName } from "#app/core/export/file-name.ts";
import {
  CONTENT_TYPES,
  DOCUMENT_FORMATS,
  type DocumentFormat,
  EXPORT_FORMATS,
  fileExtension,
} from "#app/core/export/formats.ts";
import { toPrintJob } from "#app/core/export/print-job.ts";
import { toZip } from "#app/core/export/to-zip.ts";
import { writeDocument } from "#app/core/export/write-document.ts";
import { type Caller, fileOwnerId, requireResumeAccess } from "#app/server/auth/callers.server.ts";
import type { AppContext } from "#app/server/context.ts";
import { exportedState, requireExport } from "#app/server/db/access.server.ts";
import { visiblePhotoDataUrl } from "#app/server/db/photos.server.ts";
import { fail, methodNotAllowed } from "#app/server/http/json-api.server.ts";
import { assetReader, printOrFail } from "#app/server/print/print-or-fail.server.ts";

export const action = () => methodNotAllowed("GET");

export async function loader(args: LoaderFunctionArgs) {
  const { request, context, params } = args;
  // Remix passes OPTIONS to the loader, too.
  if (request.method === "OPTIONS") return methodNotAllowed("GET");
  const { resume, caller } = await requireResumeAccess(args, params.resumeId, "view");
  const parsed = v.safeParse(exportFormat, new URL(request.url).searchParams.get("format"));
  if (!parsed.success) throw fail(400, `format is one of ${EXPORT_FORMATS.join(", ")}`);
  const format = parsed.output;
  requireExport(resume, format);
  const state = await exportedState(context, resume);
  const name = exportFileName(state.content.personalInfo.fullName);
  const photo = await visiblePhotoDataUrl(context, resume.id, state.content);
  const source = { ...state, resumeId: resume.id, photo };
  const body =
    format === "zip"
      ? await writeAll(name, source, context, caller)
      : await write(format, source, context, caller);
  return new Response(body, {
    headers: {
      "content-type": CONTENT_TYPES[format],
      "content-disposition": contentDisposition(`${name}.${fileExtension(format)}`),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

type Source = RoomState & { resumeId: string; photo: string | null };

async function writeAll(name: string, source: Source, context: AppContext, caller: Caller) {
  const files = DOCUMENT_FORMATS.map(async (format) => ({
    name: `${name}.${fileExtension(format)}`,
    bytes: await write(format, source, context, caller),
  }));
  return toZip(await Promise.all(files), new Date());
}

async function write(
  format: DocumentFormat,
  { resumeId, content: resume, templateId, design, photo }: Source,
  context: AppContext,
  caller: Caller,
): Promise<Uint8Array<ArrayBuffer>> {
  if (format !== "pdf") return writeDocument(format, { resume, templateId, design, photo });
  const readFile = assetReader(context);
  const readPhoto = async () => photo;
  const job = toPrintJob({ resumeId, templateId, resume, design, readPhoto, readFile });
  const owner = fileOwnerId(caller);
  const { r2Key, stored } = await printOrFail(context, job, owner, caller.rateLimitKey);
  await stored;
  const file = await context.files.get(r2Key);
  if (!file) throw new Error("The stored print is missing from R2");
  return new Uint8Array(await file.arrayBuffer());
}
