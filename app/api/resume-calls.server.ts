/** Steps that the resume calls share between the question and the answer. */
import type { AppContext } from "#app/context.ts";
import { countResumes, type ResumeRow } from "#app/db/resumes.server.ts";
import { emptyResume } from "#app/resume/defaults.ts";
import type { Resume, ResumePatch } from "#app/resume/schema.ts";
import type { Person, Role, RoomState } from "#app/room/room-api.ts";
import { findTemplate } from "#app/templates/catalogue.ts";
import type { Template } from "#app/templates/template.ts";
import { fail } from "./answer.server.ts";
import { etagOf, toResumeAnswer } from "./resume-answers.ts";

/** Every resume is a room of its own, so their number has an end. */
export const MAX_RESUMES = 1_000;

export async function requireSpace(context: AppContext, userId: string): Promise<void> {
  if ((await countResumes(context, userId)) < MAX_RESUMES) return;
  throw fail(409, `You have ${MAX_RESUMES.toLocaleString("en")} resumes. Delete one to make room.`);
}

/** Throws 400 for a template that is unknown or has no layout yet. */
export function requireTemplate(templateId: string): Template {
  const template = findTemplate(templateId);
  if (!template) throw fail(400, "There is no such template", { field: "templateId" });
  if (template.available) return template;
  throw fail(400, `The template ${template.name} is coming soon`, { field: "templateId" });
}

export async function requireState(context: AppContext, resumeId: string): Promise<RoomState> {
  const state = await context.room(resumeId).read();
  if (!state) throw new Error(`Resume ${resumeId} has a row and no content`);
  return state;
}

/** A partial resume made whole. */
export function completeResume(patch: ResumePatch = {}): Resume {
  const empty = emptyResume();
  return { ...empty, ...patch, personalInfo: { ...empty.personalInfo, ...patch.personalInfo } };
}

export function asPerson(
  { user, sessionId }: { user: { id: string; fullName: string }; sessionId: string },
  role: Role,
): Person {
  return { userId: user.id, name: user.fullName, sessionId, role };
}

export function answerResume(row: ResumeRow, role: Role, state: RoomState, status = 200) {
  return Response.json(
    { resume: toResumeAnswer(row, role, state), rev: state.rev },
    { status, headers: { etag: etagOf(state.rev) } },
  );
}
