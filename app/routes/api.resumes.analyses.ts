/** The analyses kept with a resume, and a new one of what is saved against a posting. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { methodNotAllowed, readJson } from "#app/api/answer.server.ts";
import { atsModel } from "#app/api/ats-model.server.ts";
import { analysisBody } from "#app/api/document-bodies.ts";
import { postingRead } from "#app/api/read-posting.server.ts";
import { scoreAgainst } from "#app/ats/score.ts";
import { spend } from "#app/auth/budgets.server.ts";
import { requireAccess } from "#app/auth/callers.server.ts";
import { requireState } from "#app/db/access.server.ts";
import { keepAnalysis, listAnalyses } from "#app/db/analyses.server.ts";
import { onVersion } from "#app/resume/design.ts";
import { toJobDescription } from "#app/resume/job-description.ts";
import { renderResume } from "#app/templates/render-page.server.ts";
import { htmlToText } from "#app/templates/resume-text.ts";
import { checkWriting } from "#app/writing/check-writing.ts";

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
  const { templateId, content, design } = await requireState(context, id);
  const jobDescription = toJobDescription(body.jobDescription);
  const drawn = { templateId, resume: content, design: onVersion(design?.version) };
  const resumeText = htmlToText(await renderResume(drawn));
  const model = await atsModel(context);
  const posting = postingRead(jobDescription.text, model, jobDescription.title.trim());
  const report = scoreAgainst(posting, resumeText, model);
  report.metadata.parts.writing = checkWriting(content).figure;
  const analysis = await keepAnalysis(context, id, jobDescription, report, content);
  return Response.json({ analysis }, { status: 201 });
}
