/**
 * Header, banners, dialogs and keyboard shortcuts of the editor, with the actions that they start:
 * save, print, export, and opening panes.
 */
import { memo, type RefObject, useCallback, useEffect, useState } from "react";
import type { AtsReport } from "#app/core/ats/report.ts";
import type { ExportFormat } from "#app/core/export/formats.ts";
import type { PanesHandle } from "#app/editor/command-palette/editor-actions.ts";
import { takePendingRequest } from "#app/editor/sync/device/pending-request.ts";
import { useEditorAccess } from "#app/editor/sync/editor-access.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import type { ConnectionState } from "#app/editor/sync/room-state.ts";
import { describeOmission, TITLE_FIELD_ID, TITLE_KEY } from "#app/editor/sync/unsaved-fields.ts";
import { useSaveVersion } from "#app/editor/versions/use-save-version.ts";
import { ShareDialog } from "#app/features/share/share-button.tsx";
import { afterPaint } from "#app/ui/loading/after-paint.ts";
import { lazyOverlay, lazyPart, loadOrNotify } from "#app/ui/loading/lazy-part.tsx";
import { preload } from "#app/ui/loading/preload.ts";
import { Banner } from "#app/ui/page/banner.tsx";
import { ConnectionBanner } from "./connection-banner.tsx";
import { EditorHeader } from "./header/editor-header.tsx";
import { ImportDoubtsBanner } from "./import-doubts-banner.tsx";
import { PdfFailureBanner } from "./pdf-failure-banner.tsx";
import { StashedEditsBanner } from "./stashed-edits-banner.tsx";
import { useGeneratePdf } from "./use-generate-pdf.ts";
import { useShortcuts } from "./use-shortcuts.ts";

const ShortcutsDialog = lazyOverlay(() =>
  import("./shortcuts-dialog.tsx").then((module) => module.ShortcutsDialog),
);
const FinishDialog = lazyOverlay(() =>
  import("#app/editor/finish/finish-dialog.tsx").then((module) => module.FinishDialog),
);
const CommandPalette = lazyPart(() =>
  import("#app/editor/command-palette/command-palette.tsx").then((module) => module.CommandPalette),
);
const loadExport = preload(() => import("#app/features/downloads/export-with-toast.ts"));

export const EditorTop = memo(function EditorTop({
  connectionError,
  roomError,
  panes,
  report,
  ...header
}: {
  /** The resume's title. */
  title: string;
  templateName: string;
  connection: ConnectionState["kind"];
  connectionError: string | null;
  /** The latest error of the room (the resume's live connection), as a message for the user. */
  roomError: string | null;
  panes: RefObject<PanesHandle>;
  editorCount: number;
  isCollaborating: boolean;
  /** The score report that is shown; null before the first. */
  report: AtsReport | null;
  /** Receives the header's element that holds the panels' buttons. */
  toolsRef(element: HTMLElement | null): void;
  saveText: string;
  isReady: boolean;
}) {
  const room = useOpenRoom();
  const { role, deviceActions } = useEditorAccess();
  const {
    isPrinting,
    print: generatePdf,
    error: printError,
    dismissError,
    finished,
    closeFinished,
  } = useGeneratePdf(room, report);
  const openVersions = useCallback(() => panes.current?.openLeftTab("versions"), [panes]);
  const pick = useCallback(
    (field: string) => {
      if (field === TITLE_KEY) document.getElementById(TITLE_FIELD_ID)?.focus();
      else panes.current?.pick(field);
    },
    [panes],
  );
  const [isSaving, saveVersion] = useSaveVersion(room, { role, openVersions, pick });
  const [isHelpOpen, setHelpOpen] = useState(false);
  /**
   * Key of the open palette, 0 if closed. A new one each time: it may open again while its last
   * command still runs.
   */
  const [paletteKey, setPaletteKey] = useState(0);
  const closePalette = () => setPaletteKey((current) => (current === paletteKey ? 0 : current));
  const save = useCallback(
    () => (deviceActions ? deviceActions.askToSignUp("save") : saveVersion()),
    [deviceActions, saveVersion],
  );
  const print = useCallback(
    () => (deviceActions ? deviceActions.askToSignUp("pdf") : generatePdf(false)),
    [deviceActions, generatePdf],
  );
  const exportAs = useCallback(
    async (format: ExportFormat, isUnprompted = false) => {
      if (deviceActions) return deviceActions.askToSignUp(format);
      const loaded = await loadOrNotify(loadExport);
      await loaded?.exportWithToast(room.resumeId, format, {
        beforeExport: () => room.connection.waitForSync(),
        describeOmission,
        isUnprompted,
      });
    },
    [room, deviceActions],
  );
  const openMatch = useCallback(() => panes.current?.toggle("job"), [panes]);
  const openTemplate = useCallback(() => panes.current?.openLeftTab("template"), [panes]);
  const openDesign = useCallback(() => panes.current?.openLeftTab("design"), [panes]);
  const openHelp = useCallback(() => setHelpOpen(true), []);
  const openPalette = useCallback(() => setPaletteKey((current) => current + 1), []);
  const [isSharing, setSharing] = useState(false);
  const isConnected = header.connection === "live" || header.connection === "polling";
  useEffect(() => {
    const requested =
      header.isReady && isConnected ? takePendingRequest(room.resumeId, "header") : null;
    if (requested === "save") saveVersion();
    else if (requested === "share") setSharing(true);
    else if (requested === "pdf") generatePdf(true);
    else if (requested) void exportAs(requested as ExportFormat, true);
  }, [room, header.isReady, isConnected, saveVersion, generatePdf, exportAs]);
  useShortcuts({ save, undo: room.history.undo, redo: room.history.redo, openHelp, openPalette });

  return (
    <>
      <EditorHeader
        {...header}
        score={report?.score ?? null}
        resumeId={room.resumeId}
        isSaving={isSaving}
        isPrinting={isPrinting}
        onSave={save}
        onPrint={print}
        onExport={exportAs}
        onHelp={openHelp}
        onMatch={openMatch}
        onVersions={openVersions}
        onTemplate={openTemplate}
        onDesign={openDesign}
        onPick={pick}
      />
      <ConnectionBanner
        connection={header.connection}
        error={connectionError}
        onRetry={room.connection.retry}
        hasOfflineCopy={room.connection.hasOfflineCopy()}
      />
      {header.isReady ? <StashedEditsBanner /> : null}
      {header.isReady ? <ImportDoubtsBanner resumeId={room.resumeId} onPick={pick} /> : null}
      {printError ? (
        <PdfFailureBanner failure={printError} isConnected={isConnected} onDismiss={dismissError} />
      ) : null}
      {roomError ? (
        <Banner
          tone="bad"
          announce
          onDismiss={room.connection.dismissError}
          className="rounded-none border-x-0"
        >
          {roomError}
        </Banner>
      ) : null}
      {paletteKey ? (
        <CommandPalette
          key={paletteKey}
          title={header.title}
          isLive={header.connection === "live"}
          actions={{ save, print, exportAs, help: openHelp }}
          panes={panes}
          onClose={closePalette}
          onLoadError={closePalette}
        />
      ) : null}
      {finished ? (
        <FinishDialog
          pdf={finished}
          title={header.title}
          analysis={report}
          onExport={exportAs}
          onPick={(field) => {
            closeFinished();
            // After the paint, by when the closing dialog has restored the focus.
            afterPaint(() => panes.current?.pick(field));
          }}
          onMatch={() => {
            closeFinished();
            panes.current?.show("job");
          }}
          onClose={closeFinished}
          onLoadError={closeFinished}
        />
      ) : null}
      {isSharing ? (
        <ShareDialog
          resumeId={room.resumeId}
          title={header.title}
          onClose={() => setSharing(false)}
          onLoadError={() => setSharing(false)}
        />
      ) : null}
      {isHelpOpen ? (
        <ShortcutsDialog open onOpenChange={setHelpOpen} onLoadError={() => setHelpOpen(false)} />
      ) : null}
    </>
  );
});
