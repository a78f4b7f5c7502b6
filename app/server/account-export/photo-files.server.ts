/** The stored photos of a resume for the account export, loaded one at a time. */

import type { NamedFile } from "#app/core/export/to-zip.ts";
import type { AppContext } from "#app/server/context.ts";
import { type ExportBudget, type ExportedResume, readOrOmit } from "./export-limits.ts";
import type { ResumeRecords } from "./resume-records.server.ts";

export async function* photoFiles(
  context: AppContext,
  exported: ExportedResume,
  records: ResumeRecords,
  budget: ExportBudget,
): AsyncGenerator<NamedFile, void, void> {
  const photos = await readOrOmit(budget, exported, "photos", () =>
    records.photos(exported.row.id),
  );
  for (const { id, r2Key } of photos ?? []) {
    const path = `photos/${id}.jpg`;
    const bytes = await readOrOmit(budget, exported, path, async () => {
      const object = await context.files.get(r2Key);
      return object && new Uint8Array(await object.arrayBuffer());
    });
    if (bytes) yield { name: `${exported.folder}/${path}`, bytes };
  }
}
