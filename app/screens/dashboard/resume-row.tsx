/** One resume in the list: title, last edit, score and actions. */
import { Link } from "@remix-run/react";
import { ResumePicture } from "#app/features/resume-picture.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { classNames } from "#app/ui/controls/class-names.ts";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import { TimeAgo } from "#app/ui/text/time-ago.tsx";
import type { DashboardResume } from "./dashboard-data.ts";
import { ResumeMenu } from "./resume-menu.tsx";
import { RoleBadge } from "./role-badge.tsx";
import { ScoreBadge } from "./score-badge.tsx";
import { TemplateThumbnail } from "./template-thumbnail.tsx";
import { TEXTS } from "./texts.ts";
import type { ResumeActions } from "./use-resume-actions.ts";

export function ResumeRow({
  resume,
  now,
  actions,
  isCard,
  ...callbacks
}: {
  resume: DashboardResume;
  now: number;
  actions: ResumeActions;
  /** Whether it is shown as a card in a grid, not as a row. */
  isCard: boolean;
  onRename(): void;
  onShare(): void;
  onLeave(): void;
  onRemove(): void;
}) {
  const editorPath = `/builder/${resume.templateId}?resume=${resume.id}`;
  const isBusy = actions.isBusy(resume.id);
  const titleId = `title-${resume.id}`;
  return (
    <li
      className={
        isCard
          ? "flex min-w-0 flex-col gap-3 rounded-card border border-line bg-raised p-3"
          : "flex flex-wrap items-center gap-x-4 gap-y-3 px-3 py-3 sm:flex-nowrap sm:px-4"
      }
      aria-busy={isBusy || undefined}
    >
      {/* The key reloads the thumbnail after an edit. */}
      <ResumePicture
        key={resume.updatedAt}
        resumeId={resume.id}
        title={TEXTS.firstPage}
        fallback={<TemplateThumbnail src={resume.thumbnail} />}
        className={classNames(
          "rounded-control border border-line",
          // Large enough to tell resumes apart by their headings.
          isCard ? "w-full" : "w-24 shrink-0 sm:w-32",
        )}
      />
      <div
        className={classNames(
          "grid min-w-0 flex-1 content-start gap-1",
          isCard ? "basis-auto" : "basis-40 sm:basis-48",
        )}
      >
        <h3 id={titleId} className="leading-snug font-semibold wrap-anywhere">
          <Link to={editorPath} prefetch="intent" className="hover:text-accent hover:underline">
            {resume.title}
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">
          {TEXTS.edited({ templateName: resume.templateName })}{" "}
          <TimeAgo at={resume.updatedAt} now={now} />
        </p>
        {resume.job ? <p className="text-sm wrap-anywhere">{jobText(resume.job)}</p> : null}
        <div className="flex flex-wrap items-center gap-2">
          <ScoreBadge score={resume.lastScore} role={resume.role} />
          <RoleBadge role={resume.role} />
          {resume.ownerName ? (
            <span className="text-sm text-ink-soft">
              {TEXTS.by({ ownerName: resume.ownerName })}
            </span>
          ) : null}
          {isBusy ? <Spinner label={TEXTS.working} className="size-3.5" /> : null}
        </div>
      </div>
      <div
        className={classNames("flex items-center gap-2", isCard ? "flex-wrap" : "max-sm:w-full")}
      >
        <ButtonLink
          to={editorPath}
          aria-describedby={titleId}
          className={isCard ? "flex-1" : "max-sm:flex-1"}
        >
          {TEXTS.open}
        </ButtonLink>
        {/* Viewers may not see the job description's analysis. */}
        {resume.role === "view" ? null : (
          <ButtonLink
            to={`/analyze/${resume.id}`}
            variant="quiet"
            aria-describedby={titleId}
            className={isCard ? "max-sm:flex-1 max-sm:px-1" : "max-sm:flex-1"}
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
