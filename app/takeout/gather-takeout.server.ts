/**
 * A person's account and all that belongs to their resumes, in files that other programs read, one after the
 * other: the next is made when the one before is packed.
 */
import { eq } from "drizzle-orm";
import type { SignedInUser } from "#app/account/signed-in-user.ts";
import { listSessions } from "#app/auth/sessions.server.ts";
import type { AppContext } from "#app/context.ts";
import { resume } from "#app/db/resume-tables.ts";
import { listResumes, type ResumeRow } from "#app/db/resumes.server.ts";
import { cleanFileName } from "#app/export/file-name.ts";
import type { NamedFile } from "#app/export/to-zip.ts";
import { asJson, asText } from "./files.ts";
import { filesOfResume } from "./files-of-resume.server.ts";
import { readMe } from "./read-me.ts";

/** In all: each version is a call of its own, and packing copies takes time. */
const MOST = { versions: 300, versionBytes: 20_000_000, copyBytes: 100_000_000 };

/** What is left of that, and what there was no room for. */
export type Budget = typeof MOST & { leftOut: string[] };

export async function* gatherTakeout(
  context: AppContext,
  user: SignedInUser,
  most = MOST,
): AsyncGenerator<NamedFile, void, void> {
  const own = await context.db.select().from(resume).where(eq(resume.ownerId, user.id));
  yield asJson("account.json", {
    user,
    sessions: await listSessions(context, user.id),
    sharedWithMe: (await listResumes(context, user.id))
      .filter(({ role }) => role !== "owner")
      .map(({ id, title, role, ownerName }) => ({ id, title, role, ownerName })),
  });
  const budget: Budget = { ...most, leftOut: [] };
  for (const [index, row] of own.entries()) {
    yield* filesOfResume(context, row, folderOf(row, index), budget);
  }
  // Last, since it tells what had no room.
  yield asText("README.txt", readMe(budget.leftOut));
}

const folderOf = ({ title, deletedAt }: ResumeRow, index: number) =>
  `${deletedAt ? "trash" : "resumes"}/${String(index + 1).padStart(3, "0")} ${cleanFileName(title)}`;
