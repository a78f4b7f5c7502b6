/** The user's own comments and suggestions in resumes that others still share with them. */

import type { NamedFile } from "#app/core/export/to-zip.ts";
import type { AppContext } from "#app/server/context.ts";
import type { listResumes } from "#app/server/db/resumes.server.ts";
import { toJsonFile } from "./archive-file.ts";
import { contributionsToJson } from "./comments-to-json.ts";
import { type ExportBudget, readOrOmit } from "./export-limits.ts";

const FILE_NAME = "elsewhere.json";

export async function contributionsFile(
  context: AppContext,
  userId: string,
  sharedResumes: Awaited<ReturnType<typeof listResumes>>,
  budget: ExportBudget,
): Promise<NamedFile> {
  const entries: object[] = [];
  for (const row of sharedResumes) {
    const { id, title, ownerName } = row;
    // These resumes have no folder in the archive, so omitted parts are listed as "elsewhere.json: resume/<id>".
    const label = `${FILE_NAME}: resume`;
    const contributions = await readOrOmit(budget, { row, folder: label }, id, async () =>
      contributionsToJson(await context.room(id).readDiscussion(), userId),
    );
    if (!contributions) continue;
    const { unreadable, ...readable } = contributions;
    for (const commentId of unreadable) {
      budget.omittedPaths.push(`${label}/${id}: comment ${commentId}`);
    }
    if (readable.comments.length + readable.suggestions.length > 0) {
      entries.push({ resume: { id, title, ownerName }, ...readable });
    }
  }
  return toJsonFile(FILE_NAME, entries);
}
