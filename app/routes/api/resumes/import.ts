/** Creates a resume from an uploaded file: the field `file` of a form. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { toResumeResponseBody } from "#app/core/api-contract/resume-response-bodies.ts";
import { cleanFileName } from "#app/core/export/file-name.ts";
import {
  importFile,
  MAX_FILE_BYTES,
  type PdfReadResult,
  TOO_LARGE,
} from "#app/core/import/import-file.ts";
import { photoBytes } from "#app/core/import/json/read-photo.ts";
import type { ImportedPhoto } from "#app/core/import/outcome.ts";
import { designForLanguages } from "#app/core/resume/default-paper.ts";
import { newEntryId } from "#app/core/resume/entry-id.ts";
import { findTemplate } from "#app/core/templates/catalogue.ts";
import { DEFAULT_TEMPLATE_ID } from "#app/core/templates/template-summaries.ts";
import { requireApiUser } from "#app/server/auth/guards.server.ts";
import { enforceRateLimit } from "#app/server/auth/rate-limits.server.ts";
import type { AppContext } from "#app/server/context.ts";
import { requireState } from "#app/server/db/access.server.ts";
import { requireResumeSlot, requireTemplate } from "#app/server/db/limits.server.ts";
import { createResume } from "#app/server/db/resumes.server.ts";
import { importModels } from "#app/server/http/import-models.server.ts";
import { fail, methodNotAllowed } from "#app/server/http/json-api.server.ts";
import { readFileField } from "#app/server/http/read-file-field.server.ts";
import { storePhoto } from "#app/server/print/store-photo.server.ts";

const TOO_SLOW = "This PDF takes too long to read. Export it again from the program that made it.";

export const loader = () => methodNotAllowed("POST");

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  if (request.method !== "POST") return methodNotAllowed("POST");
  const { user } = await requireApiUser(args);
  const file = await readFileField(request, MAX_FILE_BYTES, TOO_LARGE);
  const requestedTemplateId = new URL(request.url).searchParams.get("templateId");
  if (requestedTemplateId !== null) requireTemplate(requestedTemplateId);
  const imported = await importFile(new Uint8Array(await file.arrayBuffer()), {
    newId: () => newEntryId(Date.now(), Math.random()),
    loadModels: () => importModels(context),
    readPdf: (bytes) => readPdfOrFail(context, bytes, user.id),
  });
  if (!imported.ok) throw fail(imported.isUnsupported ? 415 : 422, imported.message);
  const { templateId, design } = imported.appearance ?? {};
  const template = requireTemplate(
    requestedTemplateId ?? findTemplate(templateId)?.id ?? DEFAULT_TEMPLATE_ID,
  );
  await requireResumeSlot(context, user.id);
  const row = await createResume({
    context,
    ownerId: user.id,
    templateId: template.id,
    templateVersion: template.version,
    title: cleanFileName(file.name.replace(/\.\w{1,5}$/, ""), "Imported resume").slice(0, 200),
    content: imported.resume,
    design: design ?? designForLanguages(request.headers.get("accept-language")),
  });
  const { report } = imported;
  if (imported.photo) {
    const reason = await storeImportedPhoto(context, row, user, imported.photo);
    if (reason) report.uncertain.push({ field: null, text: "The photo", reason });
  }
  const resume = toResumeResponseBody(row, "owner", await requireState(context, row.id));
  return Response.json({ resume, report }, { status: 201 });
}

const PHOTO_NOT_STORED = "It could not be stored right now. Add it in the editor.";
/** Statuses caused by the image itself: too large, damaged, or too slow to decode. */
const IMAGE_ERRORS = [413, 422, 504];

/** Stores an imported photo. Returns null or an error message; never throws, because the resume already exists. */
async function storeImportedPhoto(
  context: AppContext,
  row: { id: string; ownerId: string },
  user: { id: string; fullName: string },
  photo: ImportedPhoto,
): Promise<string | null> {
  try {
    await enforceRateLimit(context, "photos", user.id);
    const { id: fileId } = await storePhoto(context, row, photoBytes(photo));
    const by = {
      userId: user.id,
      name: user.fullName,
      sessionId: "import",
      role: "owner",
    } as const;
    const content = { photo: { fileId, visible: photo.visible } };
    return (await context.room(row.id).merge({ content }, by)).ok ? null : PHOTO_NOT_STORED;
  } catch (failure) {
    if (!(failure instanceof Response)) {
      console.error(`${context.request.id}: failed to store an imported photo`, failure);
    } else if (IMAGE_ERRORS.includes(failure.status)) {
      return (await failure.json<{ message: string }>()).message;
    }
    return PHOTO_NOT_STORED;
  }
}

/** Throws 429 and 503 (with Retry-After), or 502. */
async function readPdfOrFail(
  context: AppContext,
  bytes: Uint8Array,
  userId: string,
): Promise<PdfReadResult> {
  await enforceRateLimit(context, "readPdf", userId);
  const read = await context.readPdf(bytes);
  if (read.ok) return read;
  switch (read.reason) {
    case "refused":
      return { ok: false, message: read.message };
    case "timeout":
      return { ok: false, message: TOO_SLOW };
    case "busy": {
      const seconds = String(read.retryAfterSeconds);
      const message = `The PDF reader is busy. Please try again in ${seconds} seconds.`;
      throw fail(503, message, {}, { "retry-after": seconds });
    }
    case "failed":
      throw fail(502, "The PDF could not be read. Please try again, or open it at /import.");
    default:
      throw new Error(read satisfies never);
  }
}
