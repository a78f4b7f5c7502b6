/** Annotated copies of resumes' PDFs, until the archive has as much of them as it may, and a list that names them. */

import type { NamedFile } from "#app/core/export/to-zip.ts";
import type { AppContext } from "#app/server/context.ts";
import type { AnnotatedCopy } from "#app/server/db/annotated-copies.server.ts";
import { type Budget, type Kept, orNote } from "./budget.ts";
import { asJson, shortName } from "./files.ts";
import { inTurns } from "./in-turns.ts";
import type { Records } from "./records.server.ts";

interface Listed {
  kept: Kept;
  copy: AnnotatedCopy;
  path: string;
  isTaken: boolean;
}

/** The newest first, of each resume in turn. */
export async function* copyFiles(
  context: AppContext,
  resumes: readonly Kept[],
  records: Records,
  budget: Budget,
): AsyncGenerator<NamedFile, void, void> {
  const lists: (Listed[] | null)[] = [];
  for (const kept of resumes) lists.push(await listOf(kept, records, budget));
  for (const one of inTurns(lists.map((list) => list ?? []))) {
    const bytes = await read(context, one, budget);
    if (bytes) yield { name: `${one.kept.folder}/${one.path}`, bytes };
  }
  for (const [index, { folder }] of resumes.entries()) {
    const listed = lists[index];
    // What could not be read is not none.
    if (listed) yield asJson(`${folder}/copies.json`, listed.map(tell));
  }
}

async function listOf(kept: Kept, records: Records, budget: Budget): Promise<Listed[] | null> {
  const list = () => records.copies(kept.row.id);
  const copies = await orNote(budget, kept, "copies.json", list);
  if (!copies) return null;
  return copies.map((copy, index) => {
    const number = String(index + 1).padStart(2, "0");
    return { kept, copy, path: `copies/${number} ${shortName(copy.name)}.pdf`, isTaken: false };
  });
}

async function read(context: AppContext, one: Listed, budget: Budget) {
  const { kept, copy, path } = one;
  if (copy.bytes > budget.copyBytes) {
    budget.leftOut.push(`${kept.folder}/${path}`);
    return null;
  }
  const bytes = await orNote(budget, kept, path, async () => {
    const object = await context.files.get(copy.r2Key);
    return object && new Uint8Array(await object.arrayBuffer());
  });
  if (!bytes) return null;
  budget.copyBytes -= bytes.length;
  one.isTaken = true;
  return bytes;
}

const tell = ({ copy: { name, by, bytes, createdAt }, path, isTaken }: Listed) => ({
  ...{ name, by, bytes, createdAt },
  file: isTaken ? path : null,
});
