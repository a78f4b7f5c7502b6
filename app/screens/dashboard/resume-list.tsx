/** The resume list; with many resumes it has search and sort controls. */
import { FileText, SearchX, Users } from "lucide-react";
import { useRef, useState } from "react";
import { ShareDialog } from "#app/features/share/share-button.tsx";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import type { DashboardResume } from "./dashboard-data.ts";
import { filterAndSortResumes, SEARCH_THRESHOLD, type SortOrder } from "./filter-resumes.ts";
import { LayoutSwitch } from "./layout-switch.tsx";
import { ListControls } from "./list-controls.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { ResumeRow } from "./resume-row.tsx";
import { TEXTS } from "./texts.ts";
import { useListLayout } from "./use-list-layout.ts";
import type { ResumeActions } from "./use-resume-actions.ts";

export function ResumeList({
  resumes,
  now,
  actions,
  isShared = false,
}: {
  resumes: readonly DashboardResume[];
  now: number;
  actions: ResumeActions;
  /** True for the list of resumes shared by others. */
  isShared?: boolean;
}) {
  const [search, setSearch] = useState("");
  const [order, setOrder] = useState<SortOrder>("edited");
  const [resumeToRename, setResumeToRename] = useState<DashboardResume | null>(null);
  const [resumeToLeave, setResumeToLeave] = useState<DashboardResume | null>(null);
  const [resumeToShare, setResumeToShare] = useState<DashboardResume | null>(null);
  const [layout, chooseLayout] = useListLayout();
  const list = useRef<HTMLDivElement>(null);
  const remaining = resumes.filter((resume) => !actions.isRemoved(resume.id));
  const matches = filterAndSortResumes(remaining, { search, order });

  function remove(resume: DashboardResume) {
    void actions.remove(resume);
    // The row is about to unmount, so move the focus to the list.
    list.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={list} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
      {remaining.length > SEARCH_THRESHOLD || search !== "" ? (
        <ListControls
          search={search}
          order={order}
          matchCount={matches.length}
          totalCount={remaining.length}
          onSearch={setSearch}
          onOrder={setOrder}
        />
      ) : null}
      {remaining.length === 0 ? isShared ? <NoSharedResumes /> : <NoResumes /> : null}
      {remaining.length > 0 && matches.length === 0 ? (
        <EmptyState
          icon={<SearchX size={28} />}
          title={TEXTS.noMatches}
          action={<Button onClick={() => setSearch("")}>{TEXTS.showAllResumes}</Button>}
        >
          {TEXTS.noTitleContains(search.trim())}
        </EmptyState>
      ) : null}
      {matches.length > 0 ? <LayoutSwitch value={layout} onChange={chooseLayout} /> : null}
      {matches.length > 0 ? (
        <ul
          className={
            layout === "grid"
              ? "grid grid-cols-[repeat(auto-fill,minmax(min(100%,10.5rem),1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] sm:gap-5"
              : "ruled overflow-clip rounded-card border border-line bg-raised"
          }
        >
          {matches.map((resume) => (
            <ResumeRow
              key={resume.id}
              isCard={layout === "grid"}
              resume={resume}
              now={now}
              actions={actions}
              onRename={() => setResumeToRename(resume)}
              onShare={() => setResumeToShare(resume)}
              onLeave={() => setResumeToLeave(resume)}
              onRemove={() => remove(resume)}
            />
          ))}
        </ul>
      ) : null}
      {resumeToShare ? (
        <ShareDialog
          resumeId={resumeToShare.id}
          title={resumeToShare.title}
          onClose={() => setResumeToShare(null)}
          onLoadError={() => setResumeToShare(null)}
        />
      ) : null}
      {resumeToLeave ? (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setResumeToLeave(null)}
          title={TEXTS.leaveTitle({ title: resumeToLeave.title })}
          description={TEXTS.itWillBeRemoved}
          confirmLabel={TEXTS.leave}
          danger
          busy={actions.isBusy(resumeToLeave.id)}
          onConfirm={() => void actions.leave(resumeToLeave).then(() => setResumeToLeave(null))}
        />
      ) : null}
      {resumeToRename ? (
        <RenameDialog
          title={resumeToRename.title}
          onClose={() => setResumeToRename(null)}
          onRename={(title) => actions.rename(resumeToRename, title)}
        />
      ) : null}
    </div>
  );
}

function NoSharedResumes() {
  return (
    <EmptyState icon={<Users size={28} />} title={TEXTS.nothingIsSharedWithYouYet}>
      {TEXTS.whenSomeoneSendsYou}
    </EmptyState>
  );
}

function NoResumes() {
  return (
    <EmptyState
      icon={<FileText size={28} />}
      title={TEXTS.noResumesYet}
      action={
        <ButtonLink to="/templates" variant="primary">
          {TEXTS.chooseATemplate}
        </ButtonLink>
      }
    >
      {TEXTS.pickATemplateAndStartTyping}
    </EmptyState>
  );
}
