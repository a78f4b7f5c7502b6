/** One resume in the list: title, last edit, score and actions. */
import { Link } from "@remix-run/react";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import { TimeAgo } from "#app/ui/text/time-ago.tsx";
import type { DashboardResume } from "./dashboard-data.ts";
import { ResumeMenu } from "./resume-menu.tsx";
import { ResumeThumbnail } from "./resume-thumbnail.tsx";
import { RoleBadge } from "./role-badge.tsx";
import { ScoreBadge } from "./score-badge.tsx";
import { TEXTS } from "./texts.ts";
import type { ResumeActions } from "./use-resume-actions.ts";

export function ResumeRow({
  resume,
  now,
  actions,
  ...callbacks
}: {
  resume: DashboardResume;
  now: number;
  actions: ResumeActions;
  onRename(): void;
  onShare(): void;
  onLeave(): void;
  onRemove(): void;
}) {
  const editor = `/builder/${resume.templateId}?resume=${resume.id}`;
  const isBusy = actions.isBusy(resume.id);
  const titleId = `title-${resume.id}`;
  return (
    <li
      className="flex flex-wrap items-center gap-x-4 gap-y-3 px-3 py-3 sm:flex-nowrap sm:px-4"
      aria-busy={isBusy || undefined}
    >
      {/* The key reloads the thumbnail after an edit. */}
      <ResumeThumbnail key={resume.updatedAt} resume={resume} />
      <div className="grid min-w-0 flex-1 basis-48 gap-1">
        <h3 id={titleId} className="leading-snug font-semibold wrap-anywhere">
          <Link to={editor} prefetch="intent" className="hover:text-accent hover:underline">
            {resume.title}
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">
          {TEXTS.edited({ templateName: resume.templateName })}{" "}
          <TimeAgo at={resume.updatedAt} now={now} />
        </p>
        {resume.job ? <p className="text-sm wrap-anywhere">{jobText(resume.job)}</p> : null}
        <div className="flex flex-wrap items-center gap-2">
          <ScoreBadge score={resume.lastScore} />
          <RoleBadge role={resume.role} />
          {resume.ownerName ? (
            <span className="text-sm text-ink-soft">
              {TEXTS.by({ ownerName: resume.ownerName })}
            </span>
          ) : null}
          {isBusy ? <Spinner label={TEXTS.working} className="size-3.5" /> : null}
        </div>
      </div>
      <div className="flex items-center gap-2 max-sm:w-full">
        <ButtonLink to={editor} aria-describedby={titleId} className="max-sm:flex-1">
          {TEXTS.open}
        </ButtonLink>
        {/* Viewers may not see the job description's analysis. */}
        {resume.role === "view" ? null : (
          <ButtonLink
            to={`/analyze/${resume.id}`}
            variant="quiet"
            aria-describedby={titleId}
            className="max-sm:flex-1"
          >
            {TEXTS.analysis}
          </ButtonLink>
        )}
        <ResumeMenu resume={resume} actions={actions} {...callbacks} />
      </div>
    </li>
  );
}

const jobText = ({ title, company }: { title: string; company?: string | null }) =>
  company ? TEXTS.forJobAt({ title, company }) : TEXTS.forJob(title);
