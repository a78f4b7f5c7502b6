/** The whole ATS report on a saved resume [spec 2]: latest analysis, history, export. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  useLoaderData,
  useRevalidator,
  useRouteError,
} from "@remix-run/react";
import { Download, RefreshCw } from "lucide-react";
import { useState } from "react";
import { callApi } from "#app/api/call-api.ts";
import { requireUser } from "#app/auth/guards.server.ts";
import { useBusy } from "#app/builder/use-busy.ts";
import type { PrintedFile } from "#app/builder/use-generate-pdf.ts";
import { requireRole, requireState } from "#app/db/access.server.ts";
import { type Analysis, listAnalyses } from "#app/db/analyses.server.ts";
import { saveFile } from "#app/downloads/save-file.ts";
import { AnalysisHistory } from "#app/report/analysis-history.tsx";
import { FullReport } from "#app/report/full-report.tsx";
import { ATS_FAILED, REPORT_EXPORT_FAILED } from "#app/report/messages.ts";
import { NoAnalysis } from "#app/report/no-analysis.tsx";
import { isoDay, reportFileName, reportHtml } from "#app/report/report-html.ts";
import { ScoreAnnouncer } from "#app/report/score-announcer.tsx";
import { isAtLeast } from "#app/room/roles.ts";
import { AppHeader } from "#app/ui/app-header.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { notify } from "#app/ui/toast.tsx";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { user } = await requireUser({ request, context });
  const resume = await requireRole(context, user.id, params.resumeId ?? "", "comment");
  const [{ jobDescription, templateId, updatedAt }, analyses] = await Promise.all([
    requireState(context, resume.id),
    listAnalyses(context, resume.id),
  ]);
  const asked = new URL(request.url).searchParams.get("analysis");
  const shown = analyses.find(({ id }) => id === asked) ?? analyses[0] ?? null;
  return {
    user: { fullName: user.fullName, profileImageUrl: user.profileImageUrl },
    resume: { id: resume.id, title: resume.title, templateId },
    mayAnalyze: isAtLeast(resume.role, "edit"),
    jobDescription: jobDescription && {
      title: jobDescription.title,
      company: jobDescription.company,
      description: jobDescription.description,
    },
    shown,
    isOutdated:
      shown !== null &&
      (updatedAt > Date.parse(shown.createdAt) ||
        (jobDescription !== null && jobDescription.text !== shown.jobDescription.text)),
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
  { title: data ? `ATS analysis of ${data.resume.title}` : "ATS analysis" },
];

export default function Analyze() {
  const { user, resume, mayAnalyze, jobDescription, shown, isOutdated, past } =
    useLoaderData<typeof loader>();
  const revalidator = useRevalidator();
  const [error, setError] = useState<string | null>(null);
  const [isAnalyzing, analyze] = useBusy(async () => {
    setError(null);
    try {
      await callApi(`/api/resumes/${resume.id}/analyses`, { body: { jobDescription } });
      revalidator.revalidate();
    } catch (failure) {
      console.warn("Analysis", failure);
      setError(ATS_FAILED);
    }
  });
  const builderHref = `/builder/${resume.templateId}?resume=${resume.id}`;
  const isNewest = shown !== null && shown.id === past[0]?.id;
  return (
    <>
      <AppHeader user={user} links={[{ to: "/dashboard", label: "Dashboard" }]} />
      <main className="mx-auto grid w-full max-w-5xl gap-6 px-4 py-8 sm:px-6">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="min-w-0">
            <h1 className="text-3xl">ATS Score Analysis</h1>
            <p className="break-words text-ink-soft">
              {resume.title}
              {shown ? ` compared with ${postingName(shown)}` : null}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={builderHref}>Open in the builder</ButtonLink>
            {shown && mayAnalyze && jobDescription ? (
              <Button disabled={isAnalyzing} onClick={analyze}>
                <RefreshCw aria-hidden size={16} />
                {isAnalyzing ? "Re-analyzing..." : "Re-analyze"}
              </Button>
            ) : null}
            {shown ? <ExportReport shown={shown} resumeTitle={resume.title} /> : null}
          </div>
        </div>
        <ScoreAnnouncer score={shown?.score ?? null} isAnalyzing={isAnalyzing} />
        {error ? (
          <Banner tone="bad" announce>
            {error}
          </Banner>
        ) : null}
        {isOutdated && isNewest ? (
          <Banner tone="info">
            The resume or its job description has changed since this analysis.
          </Banner>
        ) : null}
        {shown ? (
          <>
            <FullReport key={shown.id} report={shown.report} />
            {past.length > 1 ? <AnalysisHistory past={past} shownId={shown.id} /> : null}
          </>
        ) : (
          <NoAnalysis
            builderHref={builderHref}
            hasPosting={jobDescription !== null}
            isAnalyzing={isAnalyzing}
            onAnalyze={mayAnalyze ? analyze : null}
          />
        )}
      </main>
    </>
  );
}

function ExportReport({ shown, resumeTitle }: { shown: Analysis; resumeTitle: string }) {
  const [isExporting, exportReport] = useBusy(async () => {
    const { title: jobTitle, company } = shown.jobDescription;
    const fileName = reportFileName(new Date());
    const subject = { resumeTitle, jobTitle, company, date: isoDay(new Date(shown.createdAt)) };
    try {
      const { url } = await callApi<PrintedFile>("/api/generate-pdf", {
        body: { html: reportHtml(shown.report, subject), fileName },
      });
      saveFile(url, `${fileName}.pdf`);
    } catch (failure) {
      console.warn("Report", failure);
      notify.error(REPORT_EXPORT_FAILED);
    }
  });
  return (
    <Button disabled={isExporting} onClick={exportReport}>
      <Download aria-hidden size={16} />
      {isExporting ? "Exporting..." : "Export Report"}
    </Button>
  );
}

function postingName({ jobDescription: { title, company } }: Analysis): string {
  return company ? `${title}, ${company}` : title;
}

/** A resume that is not there, and one that is somebody else's, look the same. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || (error.status !== 404 && error.status !== 403)) {
    return <ErrorPage />;
  }
  return (
    <>
      <AppHeader />
      <main className="mx-auto grid max-w-xl gap-4 px-6 py-16 sm:py-24">
        <h1 className="text-4xl">There is no such resume</h1>
        <p className="text-lg text-ink-soft">
          It may have been deleted, or it belongs to somebody who has not shared it with you.
        </p>
        <div>
          <ButtonLink to="/dashboard" variant="primary">
            Go to your resumes
          </ButtonLink>
        </div>
      </main>
    </>
  );
}
