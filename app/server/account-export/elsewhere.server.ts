/** What one said and suggested in resumes of others, as far as they are still shared: one's own words alone. */

import type { NamedFile } from "#app/core/export/to-zip.ts";
import type { AppContext } from "#app/server/context.ts";
import type { listResumes } from "#app/server/db/resumes.server.ts";
import { type Budget, orNote } from "./budget.ts";
import { asJson } from "./files.ts";
import { tellOwn } from "./tell-discussion.ts";

const NAME = "elsewhere.json";

export async function elsewhereFile(
  context: AppContext,
  userId: string,
  shared: Awaited<ReturnType<typeof listResumes>>,
  budget: Budget,
): Promise<NamedFile> {
  const said: object[] = [];
  for (const row of shared) {
    const { id, title, ownerName } = row;
    const kept = { row, folder: `${NAME}: resume` };
    const own = await orNote(budget, kept, id, async () =>
      tellOwn(await context.room(id).readDiscussion(), userId),
    );
    if (!own) continue;
    const { unreadable, ...readable } = own;
    for (const comment of unreadable) {
      budget.leftOut.push(`${kept.folder}/${id}: comment ${comment}`);
    }
    if (readable.comments.length + readable.suggestions.length > 0) {
      said.push({ resume: { id, title, ownerName }, ...readable });
    }
  }
  return asJson(NAME, said);
}
