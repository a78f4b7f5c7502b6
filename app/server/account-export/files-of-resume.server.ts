/** Everything that is kept of one resume, but its versions and annotated copies. */

import type { RoomState } from "#app/core/collab/protocol/room-api.ts";
import type { NamedFile } from "#app/core/export/to-zip.ts";
import { writeDocument } from "#app/core/export/write-document.ts";
import type { AppContext } from "#app/server/context.ts";
import { listAnalyses } from "#app/server/db/analyses.server.ts";
import { type Budget, type Kept, orNote } from "./budget.ts";
import { asDenseJson, asJson } from "./files.ts";
import { once } from "./once.ts";
import { photoFiles } from "./photo-files.server.ts";
import type { Records } from "./records.server.ts";
import { tellActivity, tellSuggestion, tellThread } from "./tell-discussion.ts";

/** Without a browser to print with: PDF and DOCX are made from a resume's own menu. */
const FORMATS = ["json", "txt", "md"] as const;
const ALL_OF_IT = "covitae.json, resume.json, resume.txt and resume.md";

export async function* filesOfResume(
  context: AppContext,
  kept: Kept,
  records: Records,
  budget: Budget,
): AsyncGenerator<NamedFile, void, void> {
  const { row, folder } = kept;
  const state = await orNote(budget, kept, ALL_OF_IT, () => context.room(row.id).read());
  if (state) yield* contentOf(state, kept, budget);
  for (const [path, read] of partsOf(context, kept, records, budget)) {
    const file = await orNote(budget, kept, path, async () => {
      const value = await read();
      const write = path === "analyses.json" ? asDenseJson : asJson;
      return write(`${folder}/${path}`, value);
    });
    if (file) yield file;
  }
  yield* photoFiles(context, kept, records, budget);
}

async function* contentOf(
  { content, ...settings }: RoomState,
  kept: Kept,
  budget: Budget,
): AsyncGenerator<NamedFile, void, void> {
  const { templateId, design } = settings;
  const { id, title, createdAt, updatedAt, deletedAt } = kept.row;
  yield asJson(`${kept.folder}/covitae.json`, {
    ...{ id, title, createdAt, updatedAt, deletedAt },
    ...{ content, settings },
  });
  for (const format of FORMATS) {
    const path = `resume.${format}`;
    const write = () => writeDocument(format, { resume: content, templateId, design });
    const bytes = await orNote(budget, kept, path, write);
    if (bytes) yield { name: `${kept.folder}/${path}`, bytes };
  }
}

function partsOf(
  context: AppContext,
  { row, folder }: Kept,
  records: Records,
  budget: Budget,
): [string, () => Promise<unknown>][] {
  const resumeId = row.id;
  const room = context.room(resumeId);
  const discussion = once(() => room.readDiscussion());
  return [
    [
      "analyses.json",
      async () => ((await records.isAnalysed(resumeId)) ? listAnalyses(context, resumeId) : []),
    ],
    ["activity.json", async () => (await room.listAudit()).map(tellActivity)],
    [
      "comments.json",
      async () => {
        const { threads, unreadable } = await discussion();
        for (const { id } of unreadable) {
          budget.leftOut.push(`${folder}/comments.json: comment ${id}`);
        }
        return threads.map(tellThread);
      },
    ],
    ["suggestions.json", async () => (await discussion()).suggestions.map(tellSuggestion)],
    ["sharing.json", () => records.sharing(resumeId)],
  ];
}
