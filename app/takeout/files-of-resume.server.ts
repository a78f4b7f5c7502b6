/** Everything that is kept of one resume, but its versions and annotated copies. */
import type { AppContext } from "#app/context.ts";
import { listAnalyses } from "#app/db/analyses.server.ts";
import { listMembers } from "#app/db/members.server.ts";
import { findPublicPage } from "#app/db/public-pages.server.ts";
import { listShares } from "#app/db/shares.server.ts";
import type { NamedFile } from "#app/export/to-zip.ts";
import { writeDocument } from "#app/export/write-document.ts";
import type { RoomState } from "#app/room/room-api.ts";
import { type Budget, type Kept, orNote } from "./budget.ts";
import { asDenseJson, asJson } from "./files.ts";
import { photoFiles } from "./photo-files.server.ts";
import { tellActivity, tellSuggestion, tellThread } from "./tell-discussion.ts";

/** Without a browser to print with: PDF and DOCX are made from a resume's own menu. */
const FORMATS = ["json", "txt", "md"] as const;
const ALL_OF_IT = "covitae.json, resume.json, resume.txt and resume.md";

export async function* filesOfResume(
  context: AppContext,
  kept: Kept,
  budget: Budget,
): AsyncGenerator<NamedFile, void, void> {
  const { row, folder } = kept;
  const state = await orNote(budget, kept, ALL_OF_IT, () => context.room(row.id).read());
  if (state) yield* contentOf(state, kept, budget);
  for (const [path, read] of partsOf(context, kept, budget)) {
    const file = await orNote(budget, kept, path, async () => {
      const value = await read();
      const write = path === "analyses.json" ? asDenseJson : asJson;
      return write(`${folder}/${path}`, value);
    });
    if (file) yield file;
  }
  yield* photoFiles(context, kept, budget);
}

async function* contentOf(
  { content, ...settings }: RoomState,
  kept: Kept,
  budget: Budget,
): AsyncGenerator<NamedFile, void, void> {
  const { templateId, design } = settings;
  const { id, title, createdAt, updatedAt, deletedAt } = kept.row;
  yield asJson(`${kept.folder}/covitae.json`, {
    ...{ id, title, createdAt, updatedAt, deletedAt },
    ...{ content, settings },
  });
  for (const format of FORMATS) {
    const path = `resume.${format}`;
    const write = () => writeDocument(format, { resume: content, templateId, design });
    const bytes = await orNote(budget, kept, path, write);
    if (bytes) yield { name: `${kept.folder}/${path}`, bytes };
  }
}

function partsOf(
  context: AppContext,
  { row, folder }: Kept,
  budget: Budget,
): [string, () => Promise<unknown>][] {
  const resumeId = row.id;
  const room = () => context.room(resumeId);
  return [
    ["analyses.json", () => listAnalyses(context, resumeId)],
    ["activity.json", async () => (await room().listAudit()).map(tellActivity)],
    [
      "comments.json",
      async () => {
        const { threads, unreadable } = await room().readDiscussion();
        for (const id of unreadable) budget.leftOut.push(`${folder}/comments.json: comment ${id}`);
        return threads.map(tellThread);
      },
    ],
    [
      "suggestions.json",
      async () => (await room().readDiscussion()).suggestions.map(tellSuggestion),
    ],
    ["sharing.json", () => sharingOf(context, resumeId)],
  ];
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
