/** The analyses kept with a resume, and a new one of what is saved against a posting. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { analysisBody } from "#app/core/api-contract/document-bodies.ts";
import { withCorrections } from "#app/core/ats/corrections.ts";
import { scoreAgainst } from "#app/core/ats/score.ts";
import { toJobDescription } from "#app/core/resume/job-description.ts";
import { resumeTextOf } from "#app/core/templates/page/render-page.server.ts";
import { checkWriting } from "#app/core/writing-advice/check-writing.ts";
import { spend } from "#app/server/auth/budgets.server.ts";
import { requireAccess } from "#app/server/auth/callers.server.ts";
import { requireState } from "#app/server/db/access.server.ts";
import { keepAnalysis, listAnalyses } from "#app/server/db/analyses.server.ts";
import { methodNotAllowed, readJson } from "#app/server/http/answer.server.ts";
import { atsModel } from "#app/server/http/ats-model.server.ts";
import { postingRead } from "#app/server/http/read-posting.server.ts";

const METHODS = ["GET", "POST"];

export async function loader(args: LoaderFunctionArgs) {
  const { request, context, params } = args;
  if (request.method === "OPTIONS") return methodNotAllowed(...METHODS);
  // Postings are for the comment role upward, and so is what was found in them.
  const { resume } = await requireAccess(args, params.resumeId, "comment");
  return Response.json({ analyses: await listAnalyses(context, resume.id) });
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  if (request.method !== "POST") return methodNotAllowed(...METHODS);
  const { resume, caller } = await requireAccess(args, params.resumeId, "edit");
  const { id } = resume;
  const body = await readJson(request, analysisBody);
  await spend(context, "score", caller.budgetKey);
  const state = await requireState(context, id);
  const jobDescription = toJobDescription(body.jobDescription);
  const model = await atsModel(context);
  const posting = withCorrections(
    postingRead(jobDescription.text, model, jobDescription.title.trim()),
    jobDescription,
  );
  const report = scoreAgainst(posting, await resumeTextOf(state), new Date());
  report.metadata.parts.writing = checkWriting(state.content).figure;
  const analysis = await keepAnalysis(context, id, jobDescription, report, state.content);
  return Response.json({ analysis }, { status: 201 });
}
