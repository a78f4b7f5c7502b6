/**
 * GET: reads a resume. PUT: merges changes or syncs. DELETE: moves it to the trash. The content of a resume is in its
 * room, the Durable Object that all its editors write to; `rev` is the room's revision number, which ETags contain.
 */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import * as v from "valibot";
import { updateResumeBody } from "#app/core/api-contract/resume-bodies.ts";
import {
  etagOf,
  etagSuffixOf,
  resumeResponse,
  revOfIfMatch,
  revOfIfNoneMatch,
  toResumeResponseBody,
} from "#app/core/api-contract/resume-response-bodies.ts";
import type { Person } from "#app/core/collab/protocol/room-api.ts";
import { readSyncCall, syncCallSchema, toSyncAnswer } from "#app/core/collab/protocol/sync-call.ts";
import { toJobDescription } from "#app/core/resume/job-description.ts";
import { requireResumeAccess } from "#app/server/auth/callers.server.ts";
import type { AppContext } from "#app/server/context.ts";
import { failBusy, readStateAs, requireAtLeast } from "#app/server/db/access.server.ts";
import { requireTemplate } from "#app/server/db/limits.server.ts";
import {
  type ResumeWithRole,
  renameResume,
  updateRowFromRoom,
} from "#app/server/db/resumes.server.ts";
import { trashResume } from "#app/server/db/trash.server.ts";
import { fail, methodNotAllowed, readJson } from "#app/server/http/json-api.server.ts";

const METHODS = ["GET", "PUT", "DELETE"];

export async function loader(args: LoaderFunctionArgs) {
  const { request, context, params } = args;
  if (request.method === "OPTIONS") return methodNotAllowed(...METHODS);
  const { resume, person } = await requireResumeAccess(args, params.resumeId, "view");
  const etagSuffix = etagSuffixOf(resume, resume.role);
  const knownRev = revOfIfNoneMatch(request.headers.get("if-none-match"), etagSuffix);
  const state = await readStateAs(context, resume.id, person, knownRev);
  const response = state
    ? resumeResponse(resume, resume.role, state)
    : new Response(null, { status: 304 });
  const rev = state?.rev ?? knownRev;
  if (rev !== null) response.headers.set("etag", etagOf(rev, etagSuffix));
  return response;
}

export async function action(args: ActionFunctionArgs) {
  if (args.request.method === "PUT") return update(args);
  if (args.request.method === "DELETE") return remove(args);
  return methodNotAllowed(...METHODS);
}

async function update(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const { resume, person } = await requireResumeAccess(args, params.resumeId, "view");
  const { title, templateId, content, design, jobDescription, rev, sync } = await readJson(
    request,
    v.object({ ...updateResumeBody.entries, sync: v.optional(syncCallSchema) }),
  );
  if (sync) return syncDocument(context, resume, person, sync);
  const hasEdits = [templateId, content, design, jobDescription].some(
    (value) => value !== undefined,
  );
  if (title === undefined && !hasEdits) {
    return fail(400, "Send at least one of title, templateId, content, design and jobDescription");
  }
  if (hasEdits) requireAtLeast(resume.role, "edit");
  if (title !== undefined) requireAtLeast(resume.role, "owner");
  const template = templateId === undefined ? undefined : requireTemplate(templateId);

  const ifMatchRev = revOfIfMatch(request.headers.get("if-match"));
  const baseRev = rev ?? ifMatchRev ?? undefined;
  if (baseRev === "unknown") return conflict(await readStateAs(context, resume.id, person));
  if (rev !== undefined && typeof ifMatchRev === "number" && ifMatchRev !== rev) {
    return fail(400, "rev and If-Match name different states", { field: "rev" });
  }
  const outcome = await context.room(resume.id).merge(
    {
      content,
      templateId,
      design,
      templateVersion: template?.version,
      jobDescription: jobDescription ? toJobDescription(jobDescription) : jobDescription,
      baseRev,
    },
    person,
  );
  if (!outcome.ok) {
    if (outcome.reason === "unknown_rev") return conflict(outcome.state);
    return outcome.reason === "busy" ? failBusy(outcome.message) : fail(413, outcome.message);
  }
  if (title !== undefined) {
    await renameResume(context, resume.id, title);
    // The title is already stored; if this fails, open editors get it when they reconnect.
    const notification = context.room(resume.id).announceTitle(title);
    context.waitUntil(
      notification.catch((error) => console.error("Failed to broadcast the title", error)),
    );
  }
  if (hasEdits) await updateRowFromRoom(context, resume.id, outcome.state);
  return resumeResponse({ ...resume, title: title ?? resume.title }, resume.role, outcome.state);

  /** 409: the revision that the changes are based on is unknown, so they cannot be merged. */
  function conflict(state: Parameters<typeof toResumeResponseBody>[2]) {
    return fail(
      409,
      "This resume has changed in the meantime and the state you had is no longer known",
      { resume: toResumeResponseBody(resume, resume.role, state), rev: state.rev },
      { etag: etagOf(state.rev) },
    );
  }
}

/** Document sync by HTTP, for editors whose network blocks sockets; handled like socket frames. */
async function syncDocument(
  context: AppContext,
  resume: ResumeWithRole,
  by: Person,
  call: v.InferOutput<typeof syncCallSchema>,
) {
  // The shared document contains more than viewers may see.
  requireAtLeast(resume.role, "comment");
  const outcome = await context.room(resume.id).sync(readSyncCall(call), by);
  if (outcome.ok) {
    return outcome.isUnchanged
      ? new Response(null, { status: 204 })
      : Response.json({ sync: toSyncAnswer(outcome) });
  }
  if (outcome.reason === "busy") return failBusy(outcome.message);
  // A stale epoch: the copy of the caller is of an older document, so the editor must load it again.
  return fail(outcome.reason === "stale_epoch" ? 409 : 403, outcome.message);
}

async function remove(args: ActionFunctionArgs) {
  const { context, params } = args;
  const { resume, person } = await requireResumeAccess(args, params.resumeId, "owner");
  const state = await readStateAs(context, resume.id, person);
  await trashResume(context, resume.id);
  return resumeResponse(resume, resume.role, state);
}
