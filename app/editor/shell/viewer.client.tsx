/** The page for the view role: the live resume, and a score against the viewer's own job description. */
import { useMemo, useRef } from "react";
import type { Design } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { displayTitle } from "#app/core/resume/title.ts";
import { findTemplate } from "#app/core/templates/catalogue.ts";
import { AtsPanel } from "#app/editor/match/ats-panel.tsx";
import { JobPanel } from "#app/editor/match/job-panel.tsx";
import type { PreviewHtml } from "#app/editor/page/preview-html.ts";
import { CONNECTION } from "#app/editor/presence/connection-words.ts";
import { EditorAccessContext } from "#app/editor/sync/editor-access.ts";
import { RoomContext } from "#app/editor/sync/room-context.ts";
import type { ConnectionState } from "#app/editor/sync/room-state.ts";
import { useViewerRoom } from "#app/editor/sync/viewer-room.ts";
import { Badge } from "#app/ui/controls/badge.tsx";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";
import { HomeLink } from "#app/ui/page/home-link.tsx";
import { ThemeToggle } from "#app/ui/page/theme.tsx";
import { ConnectionBanner } from "./connection-banner.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import { useDocumentTitle } from "./use-document-title.ts";

const AccessEnded = lazyPart(() =>
  import("./access-ended.tsx").then((module) => module.AccessEnded),
);

const nothing = () => {};

export function Viewer({
  resume,
  content,
  design,
  isGuest,
}: {
  resume: { id: string; title: string; templateId: string };
  content: Resume;
  design: Design;
  isGuest: boolean;
}) {
  const { id: resumeId, templateId } = resume;
  const { room, state } = useViewerRoom({ resumeId, templateId, content, design });
  const { connection } = state;
  const access = useMemo(() => ({ role: "view", isGuest, writingModel: null }) as const, [isGuest]);
  const html = useRef<PreviewHtml>(() => null);
  const title = state.title ?? resume.title;
  useDocumentTitle(
    displayTitle(resume.title, content.personalInfo.fullName),
    displayTitle(title, room.document.read()?.resume.personalInfo.fullName),
  );
  const template = findTemplate(state.templateId ?? templateId);

  return (
    <EditorAccessContext.Provider value={access}>
      {connection.kind === "offline" && connection.isRefused ? (
        <AccessEnded reason={connection.error} />
      ) : (
        <RoomContext.Provider value={room}>
          <div className="flex min-h-dvh flex-col lg:h-dvh">
            <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-raised px-4 py-2">
              <HomeLink />
              <div className="min-w-0 flex-1">
                <h1 className="truncate text-lg leading-tight">{title}</h1>
                <p className="truncate text-sm text-ink-soft">
                  <span>View only</span> · {template?.name ?? "Default"}
                </p>
              </div>
              <LiveBadge connection={connection} />
              <ThemeToggle />
            </header>
            <ConnectionBanner
              connection={connection.kind}
              error={connection.kind === "offline" ? connection.error : null}
              onRetry={room.connection.retry}
              hasOfflineCopy={null}
            />
            <main className="grid min-h-0 flex-1 grid-cols-1 lg:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)]">
              <section
                aria-label="Resume"
                className="flex h-[80dvh] min-h-0 flex-col border-line lg:h-auto lg:border-r"
              >
                <PreviewPane editing={null} onPick={nothing} html={html} />
              </section>
              <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto p-4">
                <JobPanel />
                <AtsPanel title={title} lastAnalysis={null} html={html} />
              </div>
            </main>
          </div>
        </RoomContext.Provider>
      )}
    </EditorAccessContext.Provider>
  );
}

function LiveBadge({ connection }: { connection: ConnectionState }) {
  const { text, tone } = CONNECTION[connection.kind];
  return (
    <span role="status">
      <Badge tone={tone} dot>
        {text}
      </Badge>
    </span>
  );
}
