/**
 * A person's account and all that belongs to their resumes, in files that other programs read, one after the
 * other: the next is made when the one before is packed.
 */
import { desc, eq } from "drizzle-orm";
import type { SignedInUser } from "#app/core/account/signed-in-user.ts";
import type { NamedFile } from "#app/core/export/to-zip.ts";
import { listSessions } from "#app/server/auth/sessions.server.ts";
import type { AppContext } from "#app/server/context.ts";
import type { ResumeRow } from "#app/server/db/resume-row.ts";
import { listResumes } from "#app/server/db/resumes.server.ts";
import { resume } from "#app/server/db/tables/resume-tables.ts";
import { type Budget, type Kept, MOST } from "./budget.ts";
import { copyFiles } from "./copy-files.server.ts";
import { elsewhereFile } from "./elsewhere.server.ts";
import { asJson, asText, shortName } from "./files.ts";
import { filesOfResume } from "./files-of-resume.server.ts";
import { readMe } from "./read-me.ts";
import { recordsOf } from "./records.server.ts";
import { versionFiles } from "./version-files.server.ts";

/** Resumes that share the budget in turns, and are looked up together; D1 takes 100 values in a query. */
const SHARING = 50;

export async function* gatherTakeout(
  context: AppContext,
  user: SignedInUser,
  most = MOST,
): AsyncGenerator<NamedFile, void, void> {
  const own = await context.db
    .select()
    .from(resume)
    .where(eq(resume.ownerId, user.id))
    .orderBy(desc(resume.updatedAt), desc(resume.id));
  const reachable = await listResumes(context, user.id);
  const shared = reachable.filter(({ role }) => role !== "owner");
  yield asJson("account.json", {
    user,
    sessions: await listSessions(context, user.id),
    sharedWithMe: shared.map(({ id, title, role, ownerName }) => ({ id, title, role, ownerName })),
  });
  const budget: Budget = { ...most, leftOut: [] };
  yield await elsewhereFile(context, user.id, shared, budget);
  const inUse = own.filter(({ deletedAt }) => deletedAt === null);
  const trash = own.filter(({ deletedAt }) => deletedAt !== null);
  const all = [...inUse, ...trash].map((row, index) => ({ row, folder: folderOf(row, index) }));
  // What has bounds comes after all that has none.
  const groups = [
    ...groupsOf(all.slice(0, inUse.length)),
    ...groupsOf(all.slice(inUse.length)),
  ].map((group) => ({ group, records: recordsOf(context, group) }));
  for (const { group, records } of groups) {
    for (const kept of group) yield* filesOfResume(context, kept, records, budget);
  }
  for (const { group, records } of groups) {
    yield* versionFiles(context, group, budget);
    yield* copyFiles(context, group, records, budget);
  }
  // Last, since it tells what is missing.
  yield asText("README.txt", readMe(budget.leftOut));
}

const folderOf = ({ title, deletedAt }: ResumeRow, index: number) =>
  `${deletedAt ? "trash" : "resumes"}/${String(index + 1).padStart(3, "0")} ${shortName(title)}`;

const groupsOf = (resumes: readonly Kept[]) =>
  Array.from({ length: Math.ceil(resumes.length / SHARING) }, (_, index) =>
    resumes.slice(index * SHARING, (index + 1) * SHARING),
  );
