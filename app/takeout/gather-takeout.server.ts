/**
 * A person's account and resumes with photos, versions and analyses, in files that other programs read; without
 * comments, suggestions, share links and annotated copies.
 */
import { eq } from "drizzle-orm";
import type { SignedInUser } from "#app/account/signed-in-user.ts";
import { listSessions } from "#app/auth/sessions.server.ts";
import type { AppContext } from "#app/context.ts";
import { listAnalyses } from "#app/db/analyses.server.ts";
import { readPhotos } from "#app/db/photos.server.ts";
import { listResumes, type ResumeRow } from "#app/db/resumes.server.ts";
import { resume } from "#app/db/schema.ts";
import { cleanFileName } from "#app/export/file-name.ts";
import { type NamedFile, toZip } from "#app/export/to-zip.ts";
import { writeDocument } from "#app/export/write-document.ts";

/** Without a browser to print with: PDF and DOCX are made from a resume's own menu. */
const FORMATS = ["json", "txt", "md"] as const;

export async function gatherTakeout(
  context: AppContext,
  user: SignedInUser,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const { db } = context;
  const own = await db.select().from(resume).where(eq(resume.ownerId, user.id));
  const reachable = await listResumes(context, user.id);
  const shared = reachable.filter(({ role }) => role !== "owner");
  const files = [
    asJson("account.json", {
      user,
      sessions: await listSessions(context, user.id),
      sharedWithMe: shared.map(({ id, title, role, ownerName }) => ({
        id,
        title,
        role,
        ownerName,
      })),
    }),
  ];
  // One room after the other: all of them at once would not fit the memory.
  const budget = { versions: MOST_VERSIONS, bytes: MOST_VERSION_BYTES };
  for (const [index, row] of own.entries()) {
    files.push(...(await filesOf(context, row, folderOf(row, index), budget)));
  }
  return toZip(files, now);
}

/** In all: each is a call of its own, and everything has to fit an isolate's memory before it is packed. */
const MOST_VERSIONS = 300;
const MOST_VERSION_BYTES = 20_000_000;
interface Budget {
  versions: number;
  bytes: number;
}

/** The newest come first; those beyond the budget are named without their content. */
async function versionsOf(room: ReturnType<AppContext["room"]>, budget: Budget) {
  const kept = [];
  for (const version of await room.listVersions()) {
    const isWhole = budget.versions > 0 && budget.bytes > 0;
    const state = isWhole ? await room.readVersion(version.id) : null;
    if (state) {
      budget.versions--;
      budget.bytes -= JSON.stringify(state).length;
    }
    kept.push({ ...version, state });
  }
  return kept;
}

const folderOf = ({ title, deletedAt }: ResumeRow, index: number) =>
  `${deletedAt ? "trash" : "resumes"}/${String(index + 1).padStart(3, "0")} ${cleanFileName(title)}`;

async function filesOf(
  context: AppContext,
  row: ResumeRow,
  folder: string,
  budget: Budget,
): Promise<NamedFile[]> {
  const room = context.room(row.id);
  const state = await room.read();
  if (!state) return [];
  const { content, ...settings } = state;
  const kept = await versionsOf(room, budget);
  const { templateId, design } = state;
  const documents = FORMATS.map(async (format) => ({
    name: `${folder}/resume.${format}`,
    bytes: await writeDocument(format, { resume: content, templateId, design }),
  }));
  const photos = await readPhotos(context, row.id);
  const { id, title, createdAt, updatedAt, deletedAt } = row;
  return [
    asJson(`${folder}/covitae.json`, {
      ...{ id, title, createdAt, updatedAt, deletedAt },
      ...{ content, settings },
    }),
    asJson(`${folder}/analyses.json`, await listAnalyses(context, id)),
    asJson(`${folder}/versions.json`, kept),
    ...(await Promise.all(documents)),
    ...photos.map(({ id, bytes }) => ({ name: `${folder}/photos/${id}.jpg`, bytes })),
  ];
}

function asJson(name: string, value: unknown): NamedFile {
  return { name, bytes: new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`) };
}
