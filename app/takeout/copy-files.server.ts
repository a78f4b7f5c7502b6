/** Annotated copies of a resume's PDF, newest first, until the archive has as much of them as it may. */
import type { AppContext } from "#app/context.ts";
import { listCopies } from "#app/db/annotated-copies.server.ts";
import type { ResumeRow } from "#app/db/resumes.server.ts";
import { cleanFileName } from "#app/export/file-name.ts";
import type { NamedFile } from "#app/export/to-zip.ts";
import { asJson } from "./files.ts";
import type { Budget } from "./gather-takeout.server.ts";

export async function* copyFiles(
  context: AppContext,
  row: ResumeRow,
  folder: string,
  budget: Budget,
): AsyncGenerator<NamedFile, void, void> {
  const copies = await listCopies(context, row.id);
  const listed = [];
  for (const [index, copy] of copies.entries()) {
    const number = String(index + 1).padStart(2, "0");
    const path = `copies/${number} ${cleanFileName(copy.name)}.pdf`;
    const object = copy.bytes <= budget.copyBytes ? await context.files.get(copy.r2Key) : null;
    if (object) {
      budget.copyBytes -= object.size;
      yield { name: `${folder}/${path}`, bytes: new Uint8Array(await object.arrayBuffer()) };
    } else budget.leftOut.push(`${folder}/${path}`);
    const { name, by, bytes, createdAt } = copy;
    listed.push({ name, by, bytes, createdAt, file: object ? path : null });
  }
  yield asJson(`${folder}/copies.json`, listed);
}
