/** A new resume from a file of another program: field `file` of a form. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { fail, methodNotAllowed } from "#app/api/answer.server.ts";
import { readFileField } from "#app/api/read-file-field.server.ts";
import { toResumeAnswer } from "#app/api/resume-answers.ts";
import { requireApiUser } from "#app/auth/guards.server.ts";
import { requireState } from "#app/db/access.server.ts";
import { requireSpace, requireTemplate } from "#app/db/limits.server.ts";
import { createResume } from "#app/db/resumes.server.ts";
import { cleanFileName } from "#app/export/file-name.ts";
import { importFile, MAX_FILE_BYTES } from "#app/import/import-file.ts";
import { newEntryId } from "#app/resume/entry-id.ts";
import { DEFAULT_TEMPLATE_ID, findTemplate } from "#app/templates/catalogue.ts";

/** pdf.js needs more room than a Worker has beside everything else. */
const PDF_ELSEWHERE =
  "A PDF is read in the browser: open /import there. This call takes Word, JSON and LinkedIn's archive.";

export const loader = () => methodNotAllowed("POST");

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  if (request.method !== "POST") return methodNotAllowed("POST");
  const { user } = await requireApiUser(args);
  const file = await readFileField(request, MAX_FILE_BYTES);
  const asked = new URL(request.url).searchParams.get("templateId");
  if (asked !== null) requireTemplate(asked);
  const imported = await importFile(new Uint8Array(await file.arrayBuffer()), {
    newId: () => newEntryId(Date.now(), Math.random()),
    readPdf: async () => ({ ok: false, message: PDF_ELSEWHERE }),
  });
  if (!imported.ok) throw fail(422, imported.message);
  const { templateId, design } = imported.look ?? {};
  const template = requireTemplate(asked ?? findTemplate(templateId)?.id ?? DEFAULT_TEMPLATE_ID);
  await requireSpace(context, user.id);
  const row = await createResume({
    context,
    ownerId: user.id,
    templateId: template.id,
    templateVersion: template.version,
    title: cleanFileName(file.name.replace(/\.\w{1,5}$/, ""), "Imported resume").slice(0, 200),
    content: imported.resume,
    design,
  });
  const resume = toResumeAnswer(row, "owner", await requireState(context, row.id));
  return Response.json({ resume, report: imported.report }, { status: 201 });
}
