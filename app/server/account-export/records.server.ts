/** What the database keeps of a group of resumes: each table is read once, when the first of them comes to it. */
import type { AppContext } from "#app/server/context.ts";
import { listAnalysed } from "#app/server/db/analyses.server.ts";
import { type AnnotatedCopy, listCopies } from "#app/server/db/annotated-copies.server.ts";
import { listMembersOfAll } from "#app/server/db/members.server.ts";
import { listPhotos, type PhotoRow } from "#app/server/db/photos.server.ts";
import { listPublicPages } from "#app/server/db/public-pages.server.ts";
import { listShares } from "#app/server/db/shares.server.ts";
import type { Kept } from "./budget.ts";
import { once } from "./once.ts";

/** Each of a resume; where its table cannot be read, for all of the group. */
export interface Records {
  isAnalysed(resumeId: string): Promise<boolean>;
  sharing(resumeId: string): Promise<object>;
  photos(resumeId: string): Promise<PhotoRow[]>;
  copies(resumeId: string): Promise<AnnotatedCopy[]>;
}

export function recordsOf(context: AppContext, group: readonly Kept[]): Records {
  const ids = group.map(({ row }) => row.id);
  const analysed = once(() => listAnalysed(context, ...ids));
  const photos = once(() => listPhotos(context, ...ids));
  const copies = once(() => listCopies(context, ...ids));
  const sharing = once(() =>
    Promise.all([
      listShares(context, ...ids),
      listMembersOfAll(context, ...ids),
      listPublicPages(context, ...ids),
    ]),
  );
  return {
    isAnalysed: async (resumeId) => (await analysed()).includes(resumeId),
    photos: async (resumeId) => of(resumeId, await photos()),
    copies: async (resumeId) => of(resumeId, await copies()),
    async sharing(resumeId) {
      const [links, members, pages] = await sharing();
      const [page] = of(resumeId, pages);
      return {
        // A link's secret is known to whoever holds it; here is only its hash, which stays here.
        links: of(resumeId, links).map(({ id, role, createdAt, expiresAt, members, guests }) => ({
          ...{ id, role, createdAt, expiresAt, members, guests },
        })),
        members: of(resumeId, members).map(({ fullName, role, joinedAt }) => ({
          ...{ fullName, role, joinedAt },
        })),
        publicPage: page
          ? { address: `/p/${page.slug}`, isOn: page.isOn, showsContact: page.showsContact }
          : null,
      };
    },
  };
}

const of = <T extends { resumeId: string }>(resumeId: string, rows: readonly T[]): T[] =>
  rows.filter((row) => row.resumeId === resumeId);
