/** Database records of a group of resumes. Each table is queried once for the whole group, on first use. */
import type { AppContext } from "#app/server/context.ts";
import { listAnalyzedResumeIds } from "#app/server/db/analyses.server.ts";
import { type AnnotatedPdf, listAnnotatedPdfs } from "#app/server/db/annotated-pdfs.server.ts";
import { listMembersOfResumes } from "#app/server/db/members.server.ts";
import { listPhotos, type PhotoRow } from "#app/server/db/photos.server.ts";
import { listPublicPages } from "#app/server/db/public-pages.server.ts";
import { listShares } from "#app/server/db/shares.server.ts";
import type { ExportedResume } from "./export-limits.ts";
import { loadOnce } from "./load-once.ts";

/** Records by resume. If a query fails, it fails for the whole group. */
export interface ResumeRecords {
  hasAnalyses(resumeId: string): Promise<boolean>;
  sharing(resumeId: string): Promise<object>;
  photos(resumeId: string): Promise<PhotoRow[]>;
  annotatedPdfs(resumeId: string): Promise<AnnotatedPdf[]>;
}

export function createResumeRecords(
  context: AppContext,
  group: readonly ExportedResume[],
): ResumeRecords {
  const ids = group.map(({ row }) => row.id);
  const analyzedIds = loadOnce(() => listAnalyzedResumeIds(context, ...ids));
  const photos = loadOnce(() => listPhotos(context, ...ids));
  const pdfs = loadOnce(() => listAnnotatedPdfs(context, ...ids));
  const sharing = loadOnce(() =>
    Promise.all([
      listShares(context, ...ids),
      listMembersOfResumes(context, ...ids),
      listPublicPages(context, ...ids),
    ]),
  );
  return {
    hasAnalyses: async (resumeId) => (await analyzedIds()).includes(resumeId),
    photos: async (resumeId) => rowsOf(resumeId, await photos()),
    annotatedPdfs: async (resumeId) => rowsOf(resumeId, await pdfs()),
    async sharing(resumeId) {
      const [links, members, pages] = await sharing();
      const [page] = rowsOf(resumeId, pages);
      return {
        // Listed field by field, so that the hash of the link's secret is left out.
        links: rowsOf(resumeId, links).map(
          ({ id, role, createdAt, expiresAt, members, guests }) => ({
            id,
            role,
            createdAt,
            expiresAt,
            members,
            guests,
          }),
        ),
        members: rowsOf(resumeId, members).map(({ fullName, role, joinedAt }) => ({
          fullName,
          role,
          joinedAt,
        })),
        publicPage: page
          ? { address: `/p/${page.slug}`, isOn: page.isOn, showsContact: page.showsContact }
          : null,
      };
    },
  };
}

const rowsOf = <T extends { resumeId: string }>(resumeId: string, rows: readonly T[]): T[] =>
  rows.filter((row) => row.resumeId === resumeId);
