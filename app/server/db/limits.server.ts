/** Checks limits and template ids before a resume is created or changed. */

import { findTemplate } from "#app/core/templates/catalogue.ts";
import type { Template } from "#app/core/templates/template.ts";
import type { AppContext } from "#app/server/context.ts";
import { fail } from "#app/server/http/json-api.server.ts";
import { countAllResumes, countResumes } from "./resumes.server.ts";

/** Limited, because every resume is a Durable Object. */
export const MAX_RESUMES = 1_000;
/** Resumes in the trash are still Durable Objects; without this limit, deleting would allow unlimited resumes. */
export const MAX_WITH_TRASH = 2_000;
const formatCount = (count: number) => count.toLocaleString("en");
const LIST_IS_FULL = `You have ${formatCount(MAX_RESUMES)} resumes. Delete one to make room.`;

/** Why the account can have no further resume, as a sentence; null if it can. */
export async function findFullReason(context: AppContext, userId: string): Promise<string | null> {
  if ((await countResumes(context, userId)) >= MAX_RESUMES) return LIST_IS_FULL;
  if ((await countAllResumes(context, userId)) < MAX_WITH_TRASH) return null;
  const all = formatCount(MAX_WITH_TRASH);
  return `You have ${all} resumes with those in the trash, which go after 30 days.`;
}

/** Throws 409 if the account has reached its number of resumes. */
export async function requireResumeSlot(context: AppContext, userId: string): Promise<void> {
  const reason = await findFullReason(context, userId);
  if (reason !== null) throw fail(409, reason);
}

/** A resume in the trash is already counted in the total, so only the list may be full. */
export async function requireSlotForRestoring(context: AppContext, userId: string): Promise<void> {
  if ((await countResumes(context, userId)) < MAX_RESUMES) return;
  throw fail(409, LIST_IS_FULL);
}

/** Throws 400 for an unknown template. */
export function requireTemplate(templateId: string): Template {
  const template = findTemplate(templateId);
  if (!template) throw fail(400, "There is no such template", { field: "templateId" });
  return template;
}
