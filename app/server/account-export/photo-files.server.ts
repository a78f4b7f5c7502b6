/** The photos kept of a resume, one after the other. */

import type { NamedFile } from "#app/core/export/to-zip.ts";
import type { AppContext } from "#app/server/context.ts";
import { type Budget, type Kept, orNote } from "./budget.ts";
import type { Records } from "./records.server.ts";

export async function* photoFiles(
  context: AppContext,
  kept: Kept,
  records: Records,
  budget: Budget,
): AsyncGenerator<NamedFile, void, void> {
  const photos = await orNote(budget, kept, "photos", () => records.photos(kept.row.id));
  for (const { id, r2Key } of photos ?? []) {
    const path = `photos/${id}.jpg`;
    const bytes = await orNote(budget, kept, path, async () => {
      const object = await context.files.get(r2Key);
      return object && new Uint8Array(await object.arrayBuffer());
    });
    if (bytes) yield { name: `${kept.folder}/${path}`, bytes };
  }
}
