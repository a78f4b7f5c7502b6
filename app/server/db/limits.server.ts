/** What must hold before a resume is made or changed. */

import { findTemplate } from "#app/core/templates/catalogue.ts";
import type { Template } from "#app/core/templates/template.ts";
import type { AppContext } from "#app/server/context.ts";
import { fail } from "#app/server/http/json-api.server.ts";
import { countAllResumes, countResumes } from "./resumes.server.ts";

/** Every resume is a room of its own, so their number has an end. */
export const MAX_RESUMES = 1_000;
/** Those in the trash are rooms too, until they are erased: otherwise deleting would make room without end. */
export const MAX_WITH_TRASH = 2_000;
const formatCount = (count: number) => count.toLocaleString("en");

/** Throws 409 when the account holds as many resumes as it can. */
export async function requireResumeSlot(context: AppContext, userId: string): Promise<void> {
  await requireListedResumeSlot(context, userId);
  if ((await countAllResumes(context, userId)) < MAX_WITH_TRASH) return;
  const all = formatCount(MAX_WITH_TRASH);
  throw fail(409, `You have ${all} resumes with those in the trash, which go after 30 days.`);
}

/** For one that comes back from the trash, where it is counted already. */
export async function requireListedResumeSlot(context: AppContext, userId: string): Promise<void> {
  if ((await countResumes(context, userId)) < MAX_RESUMES) return;
  throw fail(409, `You have ${formatCount(MAX_RESUMES)} resumes. Delete one to make room.`);
}

/** Throws 400 for a template that there is not. */
export function requireTemplate(templateId: string): Template {
  const template = findTemplate(templateId);
  if (!template) throw fail(400, "There is no such template", { field: "templateId" });
  return template;
}
