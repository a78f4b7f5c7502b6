/**
 * The full ATS report on a saved resume [spec 2]: Match (its fit with a job description), Parse (what software reads
 * from its PDF), Writing (advice on wording), the history of scores, and an export of the report.
 */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useRevalidator } from "@remix-run/react";
import { Download, RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { callApi } from "#app/client/call-api.ts";
import { isAtLeast } from "#app/core/collab/protocol/roles.ts";
import { displayTitle } from "#app/core/resume/title.ts";
import { checkWriting } from "#app/core/writing-advice/check-writing.ts";
import type { Finding } from "#app/core/writing-advice/finding.ts";
import { findLineIndex } from "#app/core/writing-advice/resume-lines.ts";
import { useExportReport } from "#app/editor/match/use-export-report.ts";
import { AnalysisTabs } from "#app/features/score-report/analysis-tabs.tsx";
import { fetchResumePdf } from "#app/features/score-report/export/fetch-resume-pdf.ts";
import { isoDay } from "#app/features/score-report/export/report-name.ts";
import { HistoryTab } from "#app/features/score-report/history/history-tab.tsx";
import { toMatrixColumn } from "#app/features/score-report/history/job-posting-matrix.ts";
import { MatchTab } from "#app/features/score-report/match/match-tab.tsx";
import { screeningQuestionsOf } from "#app/features/score-report/match/screening-questions.ts";
import { useAnswerFocus } from "#app/features/score-report/match/use-answer-focus.ts";
import { useSaveAnswer } from "#app/features/score-report/match/use-save-answer.ts";
import { ATS_FAILED, engineNote } from "#app/features/score-report/messages.ts";
import { NoAnalysis } from "#app/features/score-report/no-analysis.tsx";
import { ParseTab } from "#app/features/score-report/pdf-check/parse-tab.tsx";
import { parseScore, usePdfCheck } from "#app/features/score-report/pdf-check/use-pdf-check.ts";
import { ScoreAnnouncer } from "#app/features/score-report/score-announcer.tsx";
import { ScoreBreakdown } from "#app/features/score-report/score-breakdown.tsx";
import { ScoreSummary } from "#app/features/score-report/score-summary.tsx";
import { WritingTab } from "#app/features/score-report/writing-tab.tsx";
import { requireUser } from "#app/server/auth/guards.server.ts";
import { requireRole, requireState } from "#app/server/db/access.server.ts";
import { type Analysis, listAnalyses } from "#app/server/db/analyses.server.ts";
import { listScorePoints } from "#app/server/db/score-points.server.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { useBusy } from "#app/ui/loading/use-busy.ts";
import { AppHeader } from "#app/ui/page/app-header.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { TEXTS } from "./texts.ts";

/** The table that compares job descriptions (postings) has as many columns as fit side by side on a wide screen. */
const MAX_MATRIX_COLUMNS = 8;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { user } = await requireUser({ request, context });
  const resume = await requireRole(context, user.id, params.resumeId ?? "", "comment");
  const [{ content, design, jobDescription, templateId, updatedAt }, analyses, points] =
    await Promise.all([
      requireState(context, resume.id),
      listAnalyses(context, resume.id),
      listScorePoints(context, resume.id),
    ]);
  const requestedId = new URL(request.url).searchParams.get("analysis");
  const shown = analyses.find(({ id }) => id === requestedId) ?? analyses[0] ?? null;
  const newestPerPosting = analyses.filter(
    ({ posting }, index) =>
      analyses.findIndex((analysis) => analysis.posting === posting) === index,
  );
  return {
    user: { fullName: user.fullName, profileImageUrl: user.profileImageUrl },
    resume: { id: resume.id, title: resume.title, templateId, content, updatedAt },
    mayAnalyze: isAtLeast(resume.role, "edit"),
    // With the user's corrections, so that the next analysis keeps them.
    jobDescription,
    shown,
    screeningQuestions: shown ? screeningQuestionsOf(shown.jobDescription.text, shown.report) : [],
    writing: checkWriting(content, design),
    hasWritingModel: context.writingModel !== null,
    isOutdated:
      shown !== null &&
      (updatedAt > Date.parse(shown.createdAt) ||
        (jobDescription !== null && jobDescription.text !== shown.jobDescription.text)),
    points: points.filter(({ posting }) => posting === shown?.posting),
    columns: newestPerPosting
      .slice(0, MAX_MATRIX_COLUMNS)
      .map((analysis) => toMatrixColumn(analysis, postingName(analysis))),
    past: analyses.map(({ id, score, jobDescription: { title, company }, createdAt }) => ({
      id,
      score,
      jobTitle: title,
      company,
      createdAt,
    })),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  {
    title: data
      ? TEXTS.analysisPageTitleOf({
          displayTitle: displayTitle(data.resume.title, data.resume.content.personalInfo.fullName),
        })
      : TEXTS.analysisPageTitle,
  },
];

export default function Analyze() {
  const data = useLoaderData<typeof loader>();
  const { user, resume, mayAnalyze, jobDescription, shown, isOutdated, past, writing } = data;
  const revalidator = useRevalidator();
  const [error, setError] = useState<string | null>(null);
  const [isAnalyzing, analyze] = useBusy(async () => {
    setError(null);
    try {
      await callApi(`/api/resumes/${resume.id}/analyses`, { body: { jobDescription } });
      revalidator.revalidate();
    } catch (failure) {
      console.warn("Analysis failed", failure);
      setError(ATS_FAILED);
    }
  });
  const { state: parse, checkOwnPdf } = useOwnPdf(resume);
  const report = parse.kind === "ready" ? parse.report : null;
  const note = shown && engineNote(shown.report.metadata.engine.version);
  const [isExporting, exportReport] = useExportReport(() => {
    if (!shown) return null;
    const { title: jobTitle, company } = shown.jobDescription;
    const date = isoDay(new Date(shown.createdAt));
    return {
      report: shown.report,
      subject: { resumeTitle: resume.title, jobTitle, company, date },
      more: { screeningQuestions: data.screeningQuestions, parse: report, writing },
    };
  });
  const isNewest = shown !== null && shown.id === past[0]?.id;
  const jobText = shown?.jobDescription.text ?? "";
  // Answers say whether a line of the resume shows a requirement; they are saved with the current job description.
  const mayAnswer = mayAnalyze && isNewest && jobDescription?.text === jobText;
  const answers = useSaveAnswer(resume.id, jobText, () => revalidator.revalidate());
  const answering = useAnswerFocus(mayAnswer ? answers.answer : undefined, shown?.report ?? null);
  const builderHref = `/builder/${resume.templateId}?resume=${resume.id}`;
  const fieldHref = (key: string) => `${builderHref}#field-${key}`;
  const rewriteHref = (finding: Finding) =>
    data.hasWritingModel && mayAnalyze ? rewriteLink(resume.content, finding, builderHref) : null;
  return (
    <>
      <AppHeader user={user} links={[{ to: "/dashboard", label: TEXTS.dashboard }]} />
      <main
        id="main"
        className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-8 sm:px-6"
      >
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="min-w-0">
            <h1 className="text-3xl">{TEXTS.analysisHeading}</h1>
            <p className="break-words text-ink-soft">
              {resume.title}
              {shown ? TEXTS.comparedWith({ postingName: postingName(shown) }) : null}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={builderHref}>{TEXTS.openInTheBuilder}</ButtonLink>
            {shown && mayAnalyze && jobDescription ? (
              <Button disabled={isAnalyzing} onClick={analyze}>
                <RefreshCw aria-hidden size={16} />
                {isAnalyzing ? TEXTS.reAnalyzing : TEXTS.reAnalyze}
              </Button>
            ) : null}
            {shown ? (
              <Button disabled={isExporting} onClick={exportReport}>
                <Download aria-hidden size={16} />
                {isExporting ? TEXTS.exporting : TEXTS.exportReport}
              </Button>
            ) : null}
          </div>
        </div>
        <ScoreAnnouncer
          score={shown?.score ?? null}
          isAnalyzing={isAnalyzing || answers.isAnswering}
        />
        {error ? (
          <Banner tone="bad" announce>
            {error}
          </Banner>
        ) : null}
        {isOutdated && isNewest ? <Banner tone="info">{TEXTS.analysisIsOutdated}</Banner> : null}
        {note ? <Banner tone="info">{note}</Banner> : null}
        {shown ? <ScoreSummary report={shown.report} /> : null}
        <ScoreBreakdown
          match={shown?.score ?? null}
          parse={parseScore(parse)}
          writing={{ value: writing.figure, placeholder: TEXTS.noTextYet }}
        />
        <div ref={answering.ref} tabIndex={-1} className="outline-none">
          <AnalysisTabs
            match={
              shown ? (
                <MatchTab
                  key={shown.id}
                  report={shown.report}
                  answer={answering.answer}
                  screeningQuestions={data.screeningQuestions}
                />
              ) : (
                <NoAnalysis
                  builderHref={builderHref}
                  hasJobDescription={jobDescription !== null}
                  isAnalyzing={isAnalyzing}
                  onAnalyze={mayAnalyze ? analyze : null}
                />
              )
            }
            parse={<ParseTab state={parse} fieldHref={fieldHref} onRetry={checkOwnPdf} />}
            writing={
              <WritingTab writing={writing} fieldHref={fieldHref} rewriteHref={rewriteHref} />
            }
            history={
              shown ? (
                <HistoryTab
                  jobName={postingName(shown)}
                  points={data.points}
                  columns={data.columns}
                  past={past}
                  shownId={shown.id}
                />
              ) : (
                <p className="text-ink-soft">{TEXTS.noScoreHistory}</p>
              )
            }
          />
        </div>
      </main>
    </>
  );
}

/** Checks the resume's own PDF when the page has loaded and again after the resume has changed. */
function useOwnPdf({ id, title, content, updatedAt }: LoadedResume) {
  const { state, check } = usePdfCheck();
  const checkOwnPdf = () =>
    check({ name: title, resume: content, bytes: (signal) => fetchResumePdf(id, signal) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: updatedAt changes whenever the content does
  useEffect(() => {
    checkOwnPdf();
  }, [id, updatedAt]);
  return { state, checkOwnPdf };
}
type LoadedResume = Awaited<ReturnType<typeof loader>>["resume"];

/** Link to the editor with the rewrite card open on the text that the advice is about. */
function rewriteLink(content: LoadedResume["content"], finding: Finding, builderHref: string) {
  const lineIndex = findLineIndex(content, finding);
  return lineIndex === null ? null : `${builderHref}#rewrite-${finding.key}~${lineIndex}`;
}

function postingName({ jobDescription: { title, company } }: Pick<Analysis, "jobDescription">) {
  return company ? `${title}, ${company}` : title;
}

export { ResumeNotFound as ErrorBoundary } from "#app/features/score-report/resume-not-found.tsx";
