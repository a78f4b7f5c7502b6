/** What resumes were before: a file for each version, of which one is read at a time, and a list that names them. */

import type { Version } from "#app/core/collab/protocol/room-api.ts";
import type { NamedFile } from "#app/core/export/to-zip.ts";
import type { AppContext } from "#app/server/context.ts";
import { type Budget, type Kept, orNote } from "./budget.ts";
import { asDenseJson, asJson } from "./files.ts";
import { inTurns } from "./in-turns.ts";

interface Listed {
  kept: Kept;
  version: Version;
  path: string;
  /** "unreadable" is told when it is found. */
  state: "waiting" | "taken" | "unreadable";
}

/** The newest first, of each resume in turn. */
export async function* versionFiles(
  context: AppContext,
  resumes: readonly Kept[],
  budget: Budget,
): AsyncGenerator<NamedFile, void, void> {
  const lists: (Listed[] | null)[] = [];
  for (const kept of resumes) lists.push(await listOf(context, kept, budget));
  for (const one of inTurns(lists.map((list) => list ?? []))) {
    if (budget.versions <= 0 || budget.versionBytes <= 0) break;
    const file = await read(context, one, budget);
    if (file) yield file;
  }
  for (const [index, { folder }] of resumes.entries()) {
    const listed = lists[index];
    // What could not be read is not none.
    if (!listed) continue;
    yield asJson(`${folder}/versions.json`, listed.map(tell));
    const without = listed.filter(({ state }) => state === "waiting").length;
    if (without > 0) budget.leftOut.push(`${folder}/versions: the content of ${without}`);
  }
}

async function listOf(context: AppContext, kept: Kept, budget: Budget): Promise<Listed[] | null> {
  const list = () => context.room(kept.row.id).listVersions();
  const versions = await orNote(budget, kept, "versions.json", list);
  if (!versions) return null;
  return versions.map((version, index) => {
    const path = `versions/${String(index + 1).padStart(3, "0")}.json`;
    return { kept, version, path, state: "waiting" };
  });
}

/** Null for one that is larger than the room there is, or cannot be read. */
async function read(context: AppContext, one: Listed, budget: Budget): Promise<NamedFile | null> {
  const { kept, version, path } = one;
  // Whatever comes of it: it is the reading that takes time.
  budget.versions--;
  const content = () => context.room(kept.row.id).readVersion(version.id);
  const state = await orNote(budget, kept, path, content);
  if (!state) {
    one.state = "unreadable";
    return null;
  }
  const file = asDenseJson(`${kept.folder}/${path}`, state);
  if (file.bytes.length > budget.versionBytes) return null;
  budget.versionBytes -= file.bytes.length;
  one.state = "taken";
  return file;
}

const tell = ({ version: { createdAt, ...version }, path, state }: Listed) => ({
  ...version,
  createdAt: new Date(createdAt).toISOString(),
  file: state === "taken" ? path : null,
});
