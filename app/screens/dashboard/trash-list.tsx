/** Deleted resumes, which can be restored for 30 days. */

import { Trash2, Undo2 } from "lucide-react";
import { useRef } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { Sentence } from "#app/ui/text/sentence.tsx";
import { TimeAgo } from "#app/ui/text/time-ago.tsx";
import type { TrashedResume } from "./dashboard-data.ts";
import { TemplateThumbnail } from "./template-thumbnail.tsx";
import { TEXTS } from "./texts.ts";
import type { ResumeActions } from "./use-resume-actions.ts";

const DAY_MS = 86_400_000;

function daysLeft(purgeAt: string, now: number): string {
  const days = Math.max(1, Math.ceil((Date.parse(purgeAt) - now) / DAY_MS));
  return days === 1 ? "1 day left" : `${days} days left`;
}

export function TrashList({
  trash,
  now,
  actions,
}: {
  trash: readonly TrashedResume[];
  now: number;
  actions: ResumeActions;
}) {
  const list = useRef<HTMLDivElement>(null);
  if (trash.length === 0) {
    return (
      <EmptyState icon={<Trash2 size={28} />} title={TEXTS.theTrashIsEmpty}>
        {TEXTS.resumesYouDeleteStayHere}
      </EmptyState>
    );
  }
  return (
    <div ref={list} tabIndex={-1} className="grid gap-4 outline-none">
      <p className="text-ink-soft">{TEXTS.deletedResumesAreKept}</p>
      <ul className="ruled overflow-clip rounded-card border border-line bg-raised">
        {trash.map((resume) => (
          <li
            key={resume.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-3 px-3 py-3 sm:flex-nowrap sm:px-4"
          >
            <div className="w-[72px] shrink-0">
              <TemplateThumbnail src={resume.thumbnail} />
            </div>
            <div className="grid min-w-0 flex-1 basis-48 gap-1">
              <h3 id={`title-${resume.id}`} className="leading-snug font-semibold wrap-anywhere">
                {resume.title}
              </h3>
              <p className="text-sm text-ink-soft">
                <Sentence
                  text={TEXTS.deletedAt}
                  template={resume.templateName}
                  moment={<TimeAgo at={resume.deletedAt} now={now} />}
                  left={daysLeft(resume.purgeAt, now)}
                />
              </p>
            </div>
            <Button
              aria-describedby={`title-${resume.id}`}
              busy={actions.isBusy(resume.id)}
              className="max-sm:w-full"
              onClick={() => {
                void actions.restore(resume);
                // The row is about to unmount, so move the focus to the list.
                list.current?.focus({ preventScroll: true });
              }}
            >
              <Undo2 aria-hidden size={16} /> {TEXTS.restore}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
