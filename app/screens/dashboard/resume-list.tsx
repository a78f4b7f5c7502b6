/** All of one's resumes; with many of them, search and order. */
import { FileText, SearchX, Users } from "lucide-react";
import { useRef, useState } from "react";
import { ShareDialog } from "#app/features/share/share-button.tsx";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { arrangeResumes, FEW, type Order } from "./arrange-resumes.ts";
import type { DashboardResume } from "./dashboard-data.ts";
import { ListTools } from "./list-tools.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { ResumeRow } from "./resume-row.tsx";
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
  /** The list of what others share. */
  isShared?: boolean;
}) {
  const [search, setSearch] = useState("");
  const [order, setOrder] = useState<Order>("edited");
  const [renaming, setRenaming] = useState<DashboardResume | null>(null);
  const [leaving, setLeaving] = useState<DashboardResume | null>(null);
  const [sharing, setSharing] = useState<DashboardResume | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const kept = resumes.filter((resume) => !actions.isGone(resume.id));
  const shown = arrangeResumes(kept, { search, order });

  function remove(resume: DashboardResume) {
    void actions.remove(resume);
    // Its row is going away, and the focus must not go with it.
    list.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={list} tabIndex={-1} className="grid gap-4 outline-none">
      {kept.length > FEW || search !== "" ? (
        <ListTools
          search={search}
          order={order}
          found={shown.length}
          of={kept.length}
          onSearch={setSearch}
          onOrder={setOrder}
        />
      ) : null}
      {kept.length === 0 ? isShared ? <NothingShared /> : <NoResumes /> : null}
      {kept.length > 0 && shown.length === 0 ? (
        <EmptyState
          icon={<SearchX size={28} />}
          title="Nothing found"
          action={<Button onClick={() => setSearch("")}>Show all resumes</Button>}
        >
          No title or template contains “{search.trim()}”.
        </EmptyState>
      ) : null}
      {shown.length > 0 ? (
        <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-raised">
          {shown.map((resume) => (
            <ResumeRow
              key={resume.id}
              resume={resume}
              now={now}
              actions={actions}
              onRename={() => setRenaming(resume)}
              onShare={() => setSharing(resume)}
              onLeave={() => setLeaving(resume)}
              onRemove={() => remove(resume)}
            />
          ))}
        </ul>
      ) : null}
      {sharing ? (
        <ShareDialog
          resumeId={sharing.id}
          title={sharing.title}
          onClose={() => setSharing(null)}
          onLost={() => setSharing(null)}
        />
      ) : null}
      {leaving ? (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setLeaving(null)}
          title={`Leave “${leaving.title}”?`}
          description="It goes from your list. To come back you need a link that still works."
          confirmLabel="Leave"
          danger
          busy={actions.isBusy(leaving.id)}
          onConfirm={() => void actions.leave(leaving).then(() => setLeaving(null))}
        />
      ) : null}
      {renaming ? (
        <RenameDialog
          title={renaming.title}
          onClose={() => setRenaming(null)}
          onRename={(title) => actions.rename(renaming, title)}
        />
      ) : null}
    </div>
  );
}

function NothingShared() {
  return (
    <EmptyState icon={<Users size={28} />} title="Nothing is shared with you yet">
      When somebody sends you a link to their resume, open it while you are logged in. It is listed
      here from then on.
    </EmptyState>
  );
}

function NoResumes() {
  return (
    <EmptyState
      icon={<FileText size={28} />}
      title="No resumes yet"
      action={
        <ButtonLink to="/templates" variant="primary">
          Choose a template
        </ButtonLink>
      }
    >
      Pick a template and start typing. Everything is saved as you go, and listed here.
    </EmptyState>
  );
}
