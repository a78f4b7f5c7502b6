/** The photos kept of a resume, one after the other. */
import type { AppContext } from "#app/context.ts";
import { listPhotos } from "#app/db/photos.server.ts";
import type { NamedFile } from "#app/export/to-zip.ts";
import { type Budget, type Kept, orNote } from "./budget.ts";

export async function* photoFiles(
  context: AppContext,
  kept: Kept,
  budget: Budget,
): AsyncGenerator<NamedFile, void, void> {
  const photos = await orNote(budget, kept, "photos", () => listPhotos(context, kept.row.id));
  for (const { id, r2Key } of photos ?? []) {
    const path = `photos/${id}.jpg`;
    const bytes = await orNote(budget, kept, path, async () => {
      const object = await context.files.get(r2Key);
      return object && new Uint8Array(await object.arrayBuffer());
    });
    if (bytes) yield { name: `${kept.folder}/${path}`, bytes };
  }
}
