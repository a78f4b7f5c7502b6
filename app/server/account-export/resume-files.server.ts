/** The files of one resume in the account export, except its versions and annotated PDFs. */

import type { RoomState } from "#app/core/collab/protocol/room-api.ts";
import type { NamedFile } from "#app/core/export/to-zip.ts";
import { writeDocument } from "#app/core/export/write-document.ts";
import type { AppContext } from "#app/server/context.ts";
import { listAnalyses } from "#app/server/db/analyses.server.ts";
import { toCompactJsonFile, toJsonFile } from "./archive-file.ts";
import { activityToJson, suggestionToJson, threadToJson } from "./comments-to-json.ts";
import { type ExportBudget, type ExportedResume, readOrOmit } from "./export-limits.ts";
import { loadOnce } from "./load-once.ts";
import { photoFiles } from "./photo-files.server.ts";
import type { ResumeRecords } from "./resume-records.server.ts";

/** Formats that need no browser; users download PDF and DOCX from the resume's menu. */
const FORMATS = ["json", "txt", "md"] as const;
const CONTENT_FILES = "covitae.json, resume.json, resume.txt and resume.md";

export async function* resumeFiles(
  context: AppContext,
  exported: ExportedResume,
  records: ResumeRecords,
  budget: ExportBudget,
): AsyncGenerator<NamedFile, void, void> {
  const { row, folder } = exported;
  const state = await readOrOmit(budget, exported, CONTENT_FILES, () =>
    context.room(row.id).read(),
  );
  if (state) yield* contentFiles(state, exported, budget);
  for (const [path, read] of dataFileReaders(context, exported, records, budget)) {
    const file = await readOrOmit(budget, exported, path, async () => {
      const value = await read();
      const write = path === "analyses.json" ? toCompactJsonFile : toJsonFile;
      return write(`${folder}/${path}`, value);
    });
    if (file) yield file;
  }
  yield* photoFiles(context, exported, records, budget);
}

async function* contentFiles(
  { content, ...settings }: RoomState,
  exported: ExportedResume,
  budget: ExportBudget,
): AsyncGenerator<NamedFile, void, void> {
  const { templateId, design } = settings;
  const { id, title, createdAt, updatedAt, deletedAt } = exported.row;
  yield toJsonFile(`${exported.folder}/covitae.json`, {
    id,
    title,
    createdAt,
    updatedAt,
    deletedAt,
    content,
    settings,
  });
  for (const format of FORMATS) {
    const path = `resume.${format}`;
    const write = () => writeDocument(format, { resume: content, templateId, design });
    const bytes = await readOrOmit(budget, exported, path, write);
    if (bytes) yield { name: `${exported.folder}/${path}`, bytes };
  }
}

/** The paths of the JSON files, and functions that read what they contain. */
function dataFileReaders(
  context: AppContext,
  { row, folder }: ExportedResume,
  records: ResumeRecords,
  budget: ExportBudget,
): [string, () => Promise<unknown>][] {
  const resumeId = row.id;
  const room = context.room(resumeId);
  const discussion = loadOnce(() => room.readDiscussion());
  return [
    [
      "analyses.json",
      async () => ((await records.hasAnalyses(resumeId)) ? listAnalyses(context, resumeId) : []),
    ],
    ["activity.json", async () => (await room.listAudit()).map(activityToJson)],
    [
      "comments.json",
      async () => {
        const { threads, unreadable } = await discussion();
        for (const { id } of unreadable) {
          budget.omittedPaths.push(`${folder}/comments.json: comment ${id}`);
        }
        return threads.map(threadToJson);
      },
    ],
    ["suggestions.json", async () => (await discussion()).suggestions.map(suggestionToJson)],
    ["sharing.json", () => records.sharing(resumeId)],
  ];
}
