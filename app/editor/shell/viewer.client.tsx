/** The page for the view role: the live resume, and its PDF if the link allows downloading it. */
import { Download } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Design } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { displayTitle } from "#app/core/resume/title.ts";
import { findTemplateSummary } from "#app/core/templates/template-summaries.ts";
import type { PreviewHtml } from "#app/editor/page/preview-html.ts";
import { CONNECTION_LABELS } from "#app/editor/presence/connection-label.ts";
import { EditorAccessContext } from "#app/editor/sync/editor-access.ts";
import { RoomContext } from "#app/editor/sync/room-context.ts";
import type { ConnectionState } from "#app/editor/sync/room-state.ts";
import { takeViewOnlyNotice } from "#app/editor/sync/view-only-notice.ts";
import { useViewerRoom } from "#app/editor/sync/viewer-room.ts";
import { exportWithToast } from "#app/features/downloads/export-with-toast.ts";
import { Badge } from "#app/ui/controls/badge.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";
import { useBusy } from "#app/ui/loading/use-busy.ts";
import { Banner } from "#app/ui/page/banner.tsx";
import { HomeLink } from "#app/ui/page/home-link.tsx";
import { ThemeToggle } from "#app/ui/page/theme.tsx";
import { ConnectionBanner } from "./connection-banner.tsx";
import { LAZY_TEXTS } from "./lazy-texts.ts";
import { PreviewPane } from "./panes/preview-pane.tsx";
import { ReadingPage } from "./reading-page.tsx";
import { useDocumentTitle } from "./use-document-title.ts";
import { useMediaQuery } from "./use-media-query.ts";

const AccessEnded = lazyPart(() =>
  import("./access-ended.tsx").then((module) => module.AccessEnded),
);

/** Screens narrower than a sheet of paper, on which the whole page would be too small to read. */
const NARROW = "(max-width: 50rem)";
const noop = () => {};

export function Viewer({
  resume,
  content,
  design,
  isGuest,
  allowDownload,
}: {
  resume: { id: string; title: string; templateId: string };
  content: Resume;
  design: Design;
  isGuest: boolean;
  /** Whether viewers may download the PDF. */
  allowDownload: boolean;
}) {
  const { id: resumeId, templateId } = resume;
  const { room, state } = useViewerRoom({ resumeId, templateId, content, design });
  const { connection } = state;
  const [isLowered, setLowered] = useState(false);
  useEffect(() => {
    if (takeViewOnlyNotice(resumeId)) setLowered(true);
  }, [resumeId]);
  const access = useMemo(
    () => ({ role: "view", isGuest, writingModel: null, deviceActions: null }) as const,
    [isGuest],
  );
  // PreviewPane sets it for exports; there are none from this page.
  const previewHtml = useRef<PreviewHtml>(() => null);
  const title = state.title ?? resume.title;
  useDocumentTitle(
    displayTitle(resume.title, content.personalInfo.fullName),
    displayTitle(title, room.document.read()?.resume.personalInfo.fullName),
  );
  const isNarrow = useMediaQuery(NARROW);
  const [isExporting, download] = useBusy(() => exportWithToast(resumeId, "pdf"));
  const template = findTemplateSummary(state.templateId ?? templateId);

  return (
    <EditorAccessContext.Provider value={access}>
      {connection.kind === "offline" && connection.isRefused ? (
        <AccessEnded reason={connection.error} />
      ) : (
        <RoomContext.Provider value={room}>
          <div className="flex min-h-dvh flex-col min-[50.0625rem]:h-dvh">
            <header className="flex flex-wrap items-center gap-x-2 gap-y-2 border-b border-line bg-raised px-4 py-2 sm:gap-x-4">
              <span className="mr-auto sm:mr-0">
                <HomeLink />
              </span>
              {/* On phones the title has a line of its own. */}
              <div className="order-last min-w-0 basis-full sm:order-none sm:flex-1 sm:basis-0">
                <h1 className="truncate text-lg leading-tight">{title}</h1>
                <p className="truncate text-sm text-ink-soft">
                  <span>{LAZY_TEXTS.viewOnly}</span> · {template?.name ?? LAZY_TEXTS.default}
                </p>
              </div>
              <LiveBadge connection={connection} />
              {allowDownload ? (
                <Button size="small" busy={isExporting} onClick={download}>
                  <Download aria-hidden size={16} className="hidden sm:block" />
                  {LAZY_TEXTS.downloadPdf}
                </Button>
              ) : null}
              <ThemeToggle />
            </header>
            <ConnectionBanner
              connection={connection.kind}
              error={connection.kind === "offline" ? connection.error : null}
              onRetry={room.connection.retry}
              // Viewers have no edits to keep.
              hasOfflineCopy={null}
            />
            {isLowered ? (
              <Banner
                announce
                title={LAZY_TEXTS.nowViewOnly}
                onDismiss={() => setLowered(false)}
                className="rounded-none border-x-0"
              >
                {LAZY_TEXTS.nowViewOnlyDetails}
              </Banner>
            ) : null}
            <main id="main" className="flex min-h-0 flex-1 flex-col">
              {isNarrow ? (
                <ReadingPage />
              ) : (
                <section aria-label={LAZY_TEXTS.resume} className="flex min-h-0 flex-1 flex-col">
                  <PreviewPane editing={null} onPick={noop} previewHtml={previewHtml} />
                </section>
              )}
            </main>
          </div>
        </RoomContext.Provider>
      )}
    </EditorAccessContext.Provider>
  );
}

function LiveBadge({ connection }: { connection: ConnectionState }) {
  const { text, tone } = CONNECTION_LABELS[connection.kind];
  return (
    <span role="status">
      <Badge tone={tone} dot>
        {text}
      </Badge>
    </span>
  );
}
