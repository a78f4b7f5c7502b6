/** Versions for the account export: one file each, loaded one at a time, and a JSON list of them for each resume. */

import type { Version } from "#app/core/collab/protocol/room-api.ts";
import type { NamedFile } from "#app/core/export/to-zip.ts";
import type { AppContext } from "#app/server/context.ts";
import { toCompactJsonFile, toJsonFile } from "./archive-file.ts";
import { type ExportBudget, type ExportedResume, readOrOmit } from "./export-limits.ts";
import { interleave } from "./interleave.ts";

interface ListedVersion {
  resume: ExportedResume;
  version: Version;
  path: string;
  /** An unreadable version was already listed as omitted when reading it failed. */
  state: "pending" | "included" | "unreadable";
}

/** Newest first within a resume; the resumes take turns. */
export async function* versionFiles(
  context: AppContext,
  resumes: readonly ExportedResume[],
  budget: ExportBudget,
): AsyncGenerator<NamedFile, void, void> {
  const lists: (ListedVersion[] | null)[] = [];
  for (const resume of resumes) lists.push(await listVersions(context, resume, budget));
  for (const listed of interleave(lists.map((list) => list ?? []))) {
    if (budget.versions <= 0 || budget.versionBytes <= 0) break;
    const file = await readVersionFile(context, listed, budget);
    if (file) yield file;
  }
  for (const [index, { folder }] of resumes.entries()) {
    const list = lists[index];
    // An unreadable list is omitted: an empty file would claim that there are no versions.
    if (!list) continue;
    yield toJsonFile(`${folder}/versions.json`, list.map(toJson));
    const skipped = list.filter(({ state }) => state === "pending").length;
    if (skipped > 0) budget.omittedPaths.push(`${folder}/versions: the content of ${skipped}`);
  }
}

async function listVersions(
  context: AppContext,
  resume: ExportedResume,
  budget: ExportBudget,
): Promise<ListedVersion[] | null> {
  const list = () => context.room(resume.row.id).listVersions();
  const versions = await readOrOmit(budget, resume, "versions.json", list);
  if (!versions) return null;
  return versions.map((version, index) => {
    const path = `versions/${String(index + 1).padStart(3, "0")}.json`;
    return { resume, version, path, state: "pending" };
  });
}

/** Returns null if the version exceeds the remaining bytes or cannot be read. */
async function readVersionFile(
  context: AppContext,
  listed: ListedVersion,
  budget: ExportBudget,
): Promise<NamedFile | null> {
  const { resume, version, path } = listed;
  // Every attempt counts, because reading is what takes time.
  budget.versions--;
  const content = () => context.room(resume.row.id).readVersion(version.id);
  const state = await readOrOmit(budget, resume, path, content);
  if (!state) {
    listed.state = "unreadable";
    return null;
  }
  const file = toCompactJsonFile(`${resume.folder}/${path}`, state);
  if (file.bytes.length > budget.versionBytes) return null;
  budget.versionBytes -= file.bytes.length;
  listed.state = "included";
  return file;
}

const toJson = ({ version: { createdAt, ...version }, path, state }: ListedVersion) => ({
  ...version,
  createdAt: new Date(createdAt).toISOString(),
  file: state === "included" ? path : null,
});
