/** Everything that is kept of one resume. */
import type { AppContext } from "#app/context.ts";
import { listAnalyses } from "#app/db/analyses.server.ts";
import { listMembers } from "#app/db/members.server.ts";
import { readPhotos } from "#app/db/photos.server.ts";
import { findPublicPage } from "#app/db/public-pages.server.ts";
import type { ResumeRow } from "#app/db/resumes.server.ts";
import { listShares } from "#app/db/shares.server.ts";
import type { NamedFile } from "#app/export/to-zip.ts";
import { writeDocument } from "#app/export/write-document.ts";
import { copyFiles } from "./copy-files.server.ts";
import { asJson } from "./files.ts";
import type { Budget } from "./gather-takeout.server.ts";
import { tellSuggestion, tellThread } from "./tell-discussion.ts";

/** Without a browser to print with: PDF and DOCX are made from a resume's own menu. */
const FORMATS = ["json", "txt", "md"] as const;

export async function* filesOfResume(
  context: AppContext,
  row: ResumeRow,
  folder: string,
  budget: Budget,
): AsyncGenerator<NamedFile, void, void> {
  const room = context.room(row.id);
  const state = await room.read();
  if (!state) return;
  const { content, ...settings } = state;
  const { templateId, design } = state;
  const { id, title, createdAt, updatedAt, deletedAt } = row;
  yield asJson(`${folder}/covitae.json`, {
    ...{ id, title, createdAt, updatedAt, deletedAt },
    ...{ content, settings },
  });
  for (const format of FORMATS) {
    const bytes = await writeDocument(format, { resume: content, templateId, design });
    yield { name: `${folder}/resume.${format}`, bytes };
  }
  yield asJson(`${folder}/analyses.json`, await listAnalyses(context, id));
  yield asJson(`${folder}/versions.json`, await versionsOf(room, folder, budget));
  const { threads, suggestions } = await room.readDiscussion();
  yield asJson(`${folder}/comments.json`, threads.map(tellThread));
  yield asJson(`${folder}/suggestions.json`, suggestions.map(tellSuggestion));
  yield asJson(`${folder}/sharing.json`, await sharingOf(context, id));
  for (const photo of await readPhotos(context, id)) {
    yield { name: `${folder}/photos/${photo.id}.jpg`, bytes: photo.bytes };
  }
  yield* copyFiles(context, row, folder, budget);
}

/** The newest come first; those beyond the budget are named without their content. */
async function versionsOf(room: ReturnType<AppContext["room"]>, folder: string, budget: Budget) {
  const kept = [];
  let without = 0;
  for (const version of await room.listVersions()) {
    const hasRoom = budget.versions > 0 && budget.versionBytes > 0;
    const state = hasRoom ? await room.readVersion(version.id) : null;
    if (state) {
      budget.versions--;
      budget.versionBytes -= JSON.stringify(state).length;
    } else without++;
    kept.push({ ...version, state });
  }
  if (without > 0) budget.leftOut.push(`${folder}/versions.json: the content of ${without}`);
  return kept;
}

/** A link's secret is known to whoever holds it; here is only its hash, which stays here. */
async function sharingOf(context: AppContext, resumeId: string) {
  const [links, members, page] = await Promise.all([
    listShares(context, resumeId),
    listMembers(context, resumeId),
    findPublicPage(context, resumeId),
  ]);
  return {
    links: links.map(({ id, role, createdAt, expiresAt, members, guests }) => ({
      ...{ id, role, createdAt, expiresAt, members, guests },
    })),
    members: members.map(({ fullName, role, joinedAt }) => ({ fullName, role, joinedAt })),
    publicPage: page && {
      address: `/p/${page.slug}`,
      isOn: page.isOn,
      showsContact: page.showsContact,
    },
  };
}
