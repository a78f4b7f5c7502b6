/** A resume as a file: PDF, DOCX, TXT, JSON Resume or Markdown. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import * as v from "valibot";
import { fail, methodNotAllowed } from "#app/api/answer.server.ts";
import { EXPORT_FORMATS, exportFormat } from "#app/api/document-bodies.ts";
import { requireApiUser } from "#app/auth/guards.server.ts";
import type { AppContext } from "#app/context.ts";
import { requireRole, requireState } from "#app/db/access.server.ts";
import { contentDisposition, exportFileName } from "#app/export/file-name.ts";
import { toOutline } from "#app/export/outline.ts";
import { toPrintJob } from "#app/export/print-job.ts";
import { sectionOrder } from "#app/export/section-order.ts";
import { toMarkdown } from "#app/export/to-markdown.ts";
import { toTxt } from "#app/export/to-txt.ts";
import { fileReader, printOrFail } from "#app/print/print-or-fail.server.ts";
import { toJsonResume } from "#app/resume/json-resume.ts";
import type { RoomState } from "#app/room/room-api.ts";

type Format = (typeof EXPORT_FORMATS)[number];

const CONTENT_TYPES: Record<Format, string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  txt: "text/plain; charset=utf-8",
  json: "application/json; charset=utf-8",
  md: "text/markdown; charset=utf-8",
};

export const action = () => methodNotAllowed("GET");

export async function loader(args: LoaderFunctionArgs) {
  const { request, context, params } = args;
  if (request.method === "OPTIONS") return methodNotAllowed("GET");
  const { user } = await requireApiUser(args);
  const { id } = await requireRole(context, user.id, params.resumeId ?? "", "comment");
  const asked = v.safeParse(exportFormat, new URL(request.url).searchParams.get("format"));
  if (!asked.success) throw fail(400, `format is one of ${EXPORT_FORMATS.join(", ")}`);
  const format = asked.output;
  const state = await requireState(context, id);
  const fileName = `${exportFileName(state.content.personalInfo.fullName)}.${format}`;
  return new Response(await write(format, state, context, user.id), {
    headers: {
      "content-type": CONTENT_TYPES[format],
      "content-disposition": contentDisposition(fileName),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

async function write(
  format: Format,
  { content, templateId }: RoomState,
  context: AppContext,
  userId: string,
): Promise<BodyInit> {
  const outline = () => toOutline(content, sectionOrder(templateId, content));
  switch (format) {
    case "pdf": {
      const readFile = fileReader(context);
      const job = await toPrintJob({ templateId, resume: content, readFile });
      const { r2Key } = await printOrFail(context, job, userId);
      const file = await context.files.get(r2Key);
      if (!file) throw new Error("The print just stored is gone");
      return file.body;
    }
    case "docx":
      // Large, and wanted seldom.
      return (await import("#app/export/to-docx.ts")).toDocx(outline());
    case "txt":
      return toTxt(outline());
    case "md":
      return toMarkdown(outline());
    case "json":
      return `${JSON.stringify(toJsonResume(content), null, 2)}\n`;
    default:
      throw new Error(format satisfies never);
  }
}
