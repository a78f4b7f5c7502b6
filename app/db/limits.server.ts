/** What must hold before a resume is made or changed. */
import { fail } from "#app/api/answer.server.ts";
import type { AppContext } from "#app/context.ts";
import { findTemplate } from "#app/templates/catalogue.ts";
import type { Template } from "#app/templates/template.ts";
import { countResumes } from "./resumes.server.ts";

/** Every resume is a room of its own, so their number has an end. */
const MAX_RESUMES = 1_000;

/** Throws 409 when the account holds as many resumes as it can. */
export async function requireSpace(context: AppContext, userId: string): Promise<void> {
  if ((await countResumes(context, userId)) < MAX_RESUMES) return;
  throw fail(409, `You have ${MAX_RESUMES.toLocaleString("en")} resumes. Delete one to make room.`);
}

/** Throws 400 for a template that there is not. */
export function requireTemplate(templateId: string): Template {
  const template = findTemplate(templateId);
  if (!template) throw fail(400, "There is no such template", { field: "templateId" });
  return template;
}
