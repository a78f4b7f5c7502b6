/** GET: lists a resume's stored analyses. POST: scores the saved resume against a job description. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { analysisBody } from "#app/core/api-contract/document-bodies.ts";
import { withCorrections } from "#app/core/ats/corrections.ts";
import { toJobDescription, withSavedAnswers } from "#app/core/resume/job-description.ts";
import { renderResumeText } from "#app/core/templates/page/render-page.server.ts";
import { checkWriting } from "#app/core/writing-advice/check-writing.ts";
import { requireResumeAccess } from "#app/server/auth/callers.server.ts";
import { enforceRateLimit } from "#app/server/auth/rate-limits.server.ts";
import { requireState } from "#app/server/db/access.server.ts";
import { listAnalyses, saveAnalysis } from "#app/server/db/analyses.server.ts";
import { loadAtsModel } from "#app/server/http/ats-model.server.ts";
import { readPostingCached } from "#app/server/http/job-posting-cache.server.ts";
import { methodNotAllowed, readJson } from "#app/server/http/json-api.server.ts";
import { scoreInSteps } from "#app/server/http/score-in-steps.server.ts";

const METHODS = ["GET", "POST"];

export async function loader(args: LoaderFunctionArgs) {
  const { request, context, params } = args;
  if (request.method === "OPTIONS") return methodNotAllowed(...METHODS);
  // Viewers may not see job descriptions, which analyses contain.
  const { resume } = await requireResumeAccess(args, params.resumeId, "comment");
  return Response.json({ analyses: await listAnalyses(context, resume.id) });
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  if (request.method !== "POST") return methodNotAllowed(...METHODS);
  const { resume, caller } = await requireResumeAccess(args, params.resumeId, "edit");
  const { id } = resume;
  const body = await readJson(request, analysisBody);
  await enforceRateLimit(context, "score", caller.rateLimitKey);
  const state = await requireState(context, id);
  const { jobDescription: given } = body;
  // The answers say whether a line of the resume shows a requirement; the user gave them in an earlier analysis.
  const jobDescription = toJobDescription(
    withSavedAnswers(given, given.description, state.jobDescription),
  );
  const model = await loadAtsModel(context);
  const posting = withCorrections(
    readPostingCached(jobDescription.text, model, jobDescription.title.trim()),
    jobDescription,
  );
  const resumeText = await renderResumeText(state);
  const report = await scoreInSteps(context, caller.rateLimitKey, posting, resumeText);
  report.metadata.parts.writing = checkWriting(state.content, state.design).figure;
  const analysis = await saveAnalysis(context, id, jobDescription, report, state.content);
  return Response.json({ analysis }, { status: 201 });
}
