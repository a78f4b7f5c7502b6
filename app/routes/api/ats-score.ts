/** Scores a resume's text against a job description [spec 7]; OPTIONS is the health check. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { atsScoreBody } from "#app/core/api-contract/document-bodies.ts";
import { withCorrections } from "#app/core/ats/corrections.ts";
import { isAtLeast } from "#app/core/collab/protocol/roles.ts";
import type { RoomState } from "#app/core/collab/protocol/room-api.ts";
import {
  type JobDescription,
  toJobDescription,
  withSavedAnswers,
} from "#app/core/resume/job-description.ts";
import { checkWriting } from "#app/core/writing-advice/check-writing.ts";
import { authorizeCaller, requireCaller } from "#app/server/auth/callers.server.ts";
import { enforceRateLimit } from "#app/server/auth/rate-limits.server.ts";
import { requireState } from "#app/server/db/access.server.ts";
import { saveAnalysis } from "#app/server/db/analyses.server.ts";
import { loadAtsModel } from "#app/server/http/ats-model.server.ts";
import { readPostingCached } from "#app/server/http/job-posting-cache.server.ts";
import { methodNotAllowed, readJson } from "#app/server/http/json-api.server.ts";
import { scoreInSteps } from "#app/server/http/score-in-steps.server.ts";

const METHODS = ["POST", "OPTIONS"];

export function loader({ request }: LoaderFunctionArgs) {
  return health(request) ?? methodNotAllowed(...METHODS);
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const healthResponse = health(request);
  if (healthResponse) return healthResponse;
  if (request.method !== "POST") return methodNotAllowed(...METHODS);
  const caller = await requireCaller(args);
  const body = await readJson(request, atsScoreBody);
  await enforceRateLimit(context, "score", caller.rateLimitKey);
  const resume = body.resumeId
    ? (await authorizeCaller(context, caller, body.resumeId, "view")).resume
    : null;
  // The state of the resume's room: its saved content and job description. Viewers may score too, but they may not see
  // the saved job description, nor its answers (what the user said about lines that may show a requirement).
  // A blank job description has no answers, and its analysis is not stored.
  const state =
    resume && isAtLeast(resume.role, "comment") && body.jobDescriptionText.trim() !== ""
      ? await requireState(context, resume.id)
      : null;
  const model = await loadAtsModel(context);
  const posting = withCorrections(
    readPostingCached(body.jobDescriptionText, model, body.jobTitle?.trim()),
    withSavedAnswers(body, body.jobDescriptionText, state?.jobDescription ?? null),
  );
  const report = await scoreInSteps(context, caller.rateLimitKey, posting, body.resumeText);
  // Only editors store the analysis with the resume.
  if (resume && state && isAtLeast(resume.role, "edit")) {
    report.metadata.parts.writing = checkWriting(state.content, state.design).figure;
    const job = jobDescriptionFor(state, body);
    await saveAnalysis(context, resume.id, job, report, state.content);
  }
  return Response.json(report);
}

function health(request: Request): Response | null {
  if (request.method !== "OPTIONS") return null;
  return new Response(null, { status: 204, headers: { allow: METHODS.join(", ") } });
}

/** The resume's saved job description if it is the one that was scored, because it has a title and company. */
function jobDescriptionFor(
  { jobDescription }: RoomState,
  { jobDescriptionText, jobTitle = "" }: { jobDescriptionText: string; jobTitle?: string },
): JobDescription {
  const title = jobTitle.trim();
  const isSameTitle = title === "" || title === jobDescription?.title.trim();
  if (jobDescription?.text === jobDescriptionText.trim() && isSameTitle) return jobDescription;
  return toJobDescription({
    title: title || "Job description",
    company: "",
    description: jobDescriptionText,
  });
}
