/**
 * Public pages of resumes, each with a slug, the last part of its URL; a page keeps its URL while it is switched off.
 */
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { PublicPageSettings } from "#app/core/api-contract/share-bodies.ts";
import type { AppContext } from "#app/server/context.ts";
import { newResumeId } from "./resume-id.ts";
import { resume } from "./tables/resume-tables.ts";
import { publicPage } from "./tables/share-tables.ts";

type Context = Pick<AppContext, "db">;
export type PublicPage = typeof publicPage.$inferSelect;

/** In characters. */
const MAX_SLUG_NAME_LENGTH = 40;
/** Hex digits after the name: a trillion possibilities. */
const SLUG_ID_LENGTH = 10;

export async function findPublicPage({ db }: Context, resumeId: string) {
  const row = await db.select().from(publicPage).where(eq(publicPage.resumeId, resumeId)).get();
  return row ?? null;
}

export const listPublicPages = ({ db }: Context, ...resumeIds: string[]) =>
  db.select().from(publicPage).where(inArray(publicPage.resumeId, resumeIds));

/** Null if the page does not exist, is switched off, or its resume is deleted. */
export async function findActivePublicPage(
  { db }: Context,
  slug: string,
): Promise<PublicPage | null> {
  const row = await db
    .select({ publicPage })
    .from(publicPage)
    .innerJoin(resume, eq(publicPage.resumeId, resume.id))
    .where(and(eq(publicPage.slug, slug), eq(publicPage.isOn, true), isNull(resume.deletedAt)))
    .get();
  return row?.publicPage ?? null;
}

/** Switches the page on or off. Its URL is created once, from the name at that time. */
export async function setPublicPage(
  { db }: Context,
  resumeId: string,
  fullName: string,
  { isOn, showsContact, allowDownload }: PublicPageSettings,
): Promise<PublicPage> {
  const values = {
    resumeId,
    slug: createSlug(fullName),
    isOn,
    showsContact: showsContact ?? false,
    allowDownload: allowDownload ?? true,
    createdAt: new Date(),
  };
  const [row] = await db
    .insert(publicPage)
    .values(values)
    .onConflictDoUpdate({
      target: publicPage.resumeId,
      // Drizzle leaves out what is undefined: absent settings stay.
      set: { isOn, showsContact, allowDownload },
    })
    .returning();
  if (!row) throw new Error("The public page was not stored");
  return row;
}

/** For example `ada-lovelace-3f9c1a7be2`: readable, but not guessable from the name. */
function createSlug(fullName: string): string {
  const plain = fullName.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const name = plain
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_SLUG_NAME_LENGTH)
    .replace(/^-|-$/g, "");
  return `${name || "resume"}-${newResumeId().slice(0, SLUG_ID_LENGTH)}`;
}
