/**
 * Generates the files of an account export: the account and everything that belongs to its resumes. Each file is
 * generated only when the previous one has been packed, so the whole export is never in memory.
 */
import { desc, eq } from "drizzle-orm";
import type { SignedInUser } from "#app/core/account/signed-in-user.ts";
import type { NamedFile } from "#app/core/export/to-zip.ts";
import { listSessions } from "#app/server/auth/sessions.server.ts";
import type { AppContext } from "#app/server/context.ts";
import { readPictureOf } from "#app/server/db/profile-pictures.server.ts";
import type { ResumeRow } from "#app/server/db/resume-row.ts";
import { listResumes } from "#app/server/db/resumes.server.ts";
import { resume } from "#app/server/db/tables/resume-tables.ts";
import { annotatedPdfFiles } from "./annotated-pdf-files.server.ts";
import { toJsonFile, toShortFileName, toTextFile } from "./archive-file.ts";
import { archiveReadme } from "./archive-readme.ts";
import { contributionsFile } from "./contributions-file.server.ts";
import { EXPORT_LIMITS, type ExportBudget, type ExportedResume } from "./export-limits.ts";
import { resumeFiles } from "./resume-files.server.ts";
import { createResumeRecords } from "./resume-records.server.ts";
import { versionFiles } from "./version-files.server.ts";

/** Resumes per group: they take turns using the limits and are queried together. D1 binds at most 100 values. */
const RESUMES_PER_GROUP = 50;

/** The files in the order of the archive; the README comes last. */
export async function* exportAccount(
  context: AppContext,
  user: SignedInUser,
  limits = EXPORT_LIMITS,
): AsyncGenerator<NamedFile, void, void> {
  const ownedResumes = await context.db
    .select()
    .from(resume)
    .where(eq(resume.ownerId, user.id))
    .orderBy(desc(resume.updatedAt), desc(resume.id));
  const accessible = await listResumes(context, user.id);
  const shared = accessible.filter(({ role }) => role !== "owner");
  yield toJsonFile("account.json", {
    user,
    sessions: await listSessions(context, user.id),
    sharedWithMe: shared.map(({ id, title, role, ownerName }) => ({ id, title, role, ownerName })),
  });
  const budget: ExportBudget = { ...limits, omittedPaths: [] };
  yield* pictureFile(context, user, budget);
  yield await contributionsFile(context, user.id, shared, budget);
  const active = ownedResumes.filter(({ deletedAt }) => deletedAt === null);
  const trash = ownedResumes.filter(({ deletedAt }) => deletedAt !== null);
  const exportedResumes = [...active, ...trash].map((row, index) => ({
    row,
    folder: folderName(row, index),
  }));
  // Unlimited parts come first, so that the limited ones never push them out.
  const groups = [
    ...toGroups(exportedResumes.slice(0, active.length)),
    ...toGroups(exportedResumes.slice(active.length)),
  ].map((group) => ({ group, records: createResumeRecords(context, group) }));
  for (const { group, records } of groups) {
    for (const exported of group) yield* resumeFiles(context, exported, records, budget);
  }
  for (const { group, records } of groups) {
    yield* versionFiles(context, group, budget);
    yield* annotatedPdfFiles(context, group, records, budget);
  }
  // Last, because it lists what was omitted.
  yield toTextFile("README.txt", archiveReadme(budget.omittedPaths));
}

async function* pictureFile(
  context: AppContext,
  user: SignedInUser,
  { omittedPaths }: ExportBudget,
): AsyncGenerator<NamedFile, void, void> {
  if (user.profileImageUrl === null) return;
  const name = "picture.jpg";
  try {
    const file = await readPictureOf(context, user);
    if (file) return yield { name, bytes: new Uint8Array(await file.arrayBuffer()) };
    console.error("Account export: the profile photo is missing");
  } catch (error) {
    console.error("Account export: failed to read the profile photo", error);
  }
  omittedPaths.push(name);
}

const folderName = ({ title, deletedAt }: ResumeRow, index: number) =>
  `${deletedAt ? "trash" : "resumes"}/${String(index + 1).padStart(3, "0")} ${toShortFileName(title)}`;

const toGroups = (resumes: readonly ExportedResume[]) =>
  Array.from({ length: Math.ceil(resumes.length / RESUMES_PER_GROUP) }, (_, index) =>
    resumes.slice(index * RESUMES_PER_GROUP, (index + 1) * RESUMES_PER_GROUP),
  );
