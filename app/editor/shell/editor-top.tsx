/** Header, banners and keys of the editor, with what they start: a version, a PDF, the list of keys. */
import { memo, type RefObject, useCallback, useState } from "react";
import type { ExportFormat } from "#app/core/export/formats.ts";
import type { PanesHandle } from "#app/editor/command-palette/editor-actions.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import type { Connection } from "#app/editor/sync/room-handle.ts";
import { useSaveVersion } from "#app/editor/versions/use-save-version.ts";
import { exportWithToast } from "#app/features/downloads/export-with-toast.ts";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { ConnectionBanner } from "./connection-banner.tsx";
import { EditorHeader } from "./editor-header.tsx";
import { UnsentBanner } from "./unsent-banner.tsx";
import { useGeneratePdf } from "./use-generate-pdf.ts";
import { useShortcuts } from "./use-shortcuts.ts";

const ShortcutsDialog = lazyPart(() =>
  import("./shortcuts-dialog.tsx").then((module) => module.ShortcutsDialog),
);
const CommandPalette = lazyPart(() =>
  import("#app/editor/command-palette/command-palette.tsx").then((module) => module.CommandPalette),
);

export const EditorTop = memo(function EditorTop({
  connectionError,
  refusal,
  panes,
  ...header
}: {
  /** Of the resume. */
  title: string;
  templateName: string;
  connection: Connection["kind"];
  connectionError: string | null;
  /** What the room last refused, in words for the person. */
  refusal: string | null;
  panes: RefObject<PanesHandle>;
  editorCount: number;
  saveText: string;
  isReady: boolean;
}) {
  const room = useOpenRoom();
  const [isSaving, save] = useSaveVersion(room);
  const { isPrinting, print, error: printError, forgetError } = useGeneratePdf(room);
  const [isHelpOpen, setHelpOpen] = useState(false);
  /** Counts openings: the key may be pressed again while what was chosen is on its way. */
  const [opening, setOpening] = useState(0);
  const closePalette = () => setOpening((now) => (now === opening ? 0 : now));
  const exportAs = useCallback(
    (format: ExportFormat) => void exportWithToast(room.resumeId, format, () => room.flushed()),
    [room],
  );
  const openHelp = useCallback(() => setHelpOpen(true), []);
  const palette = useCallback(() => setOpening((now) => now + 1), []);
  useShortcuts({ save, undo: room.undo, redo: room.redo, help: openHelp, palette });

  return (
    <>
      <EditorHeader
        {...header}
        resumeId={room.resumeId}
        isSaving={isSaving}
        isPrinting={isPrinting}
        onSave={save}
        onPrint={print}
        onExport={exportAs}
        onHelp={openHelp}
      />
      {header.connection === "offline" ? (
        <ConnectionBanner error={connectionError} onRetry={room.retry} />
      ) : null}
      {header.isReady ? <UnsentBanner /> : null}
      {printError ? (
        <Banner
          tone="bad"
          title="The last PDF failed"
          onDismiss={forgetError}
          className="rounded-none border-x-0"
        >
          <p>{printError}</p>
          {header.connection === "live"
            ? "Choose Generate PDF to try again."
            : "Choose Generate PDF again when the connection is back."}
        </Banner>
      ) : null}
      {refusal ? (
        <Banner
          tone="bad"
          announce
          onDismiss={room.forgetRefusal}
          className="rounded-none border-x-0"
        >
          {refusal}
        </Banner>
      ) : null}
      {opening ? (
        <CommandPalette
          key={opening}
          title={header.title}
          isLive={header.connection === "live"}
          actions={{ save, print, exportAs, help: openHelp }}
          panes={panes}
          onClose={closePalette}
          onLoadError={closePalette}
        />
      ) : null}
      {isHelpOpen ? (
        <ShortcutsDialog open onOpenChange={setHelpOpen} onLoadError={() => setHelpOpen(false)} />
      ) : null}
    </>
  );
});
