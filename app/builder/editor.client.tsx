/** The editor screen: the open room, the header, and the form, preview and job panes. Browser only. */
import { useNavigate, useParams } from "@remix-run/react";
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { findTemplate } from "#app/templates/catalogue.ts";
import { Banner } from "#app/ui/banner.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { LoadingArea } from "#app/ui/page-loading.tsx";
import { AtsPanel } from "./ats-panel.tsx";
import { CollaborationToggle, useCollaboration } from "./collaboration-toggle.tsx";
import { ConnectionBanner } from "./connection-banner.tsx";
import { EditorHeader } from "./editor-header.tsx";
import { EditorPane } from "./editor-pane.tsx";
import { editedKey, focusField } from "./focus-field.ts";
import { JobPanel } from "./job-panel.tsx";
import { PaneTabs } from "./pane-tabs.tsx";
import { type PreviewHtml, PreviewPane } from "./preview-pane.tsx";
import { ResumeForm } from "./resume-form.tsx";
import { type Room, RoomContext } from "./room-context.ts";
import { saveStateText } from "./save-state-text.ts";
import { useGeneratePdf } from "./use-generate-pdf.ts";
import { usePaneLayout } from "./use-pane-layout.ts";
import { useRoom } from "./use-room.ts";
import { useSaveVersion } from "./use-save-version.ts";
import { useShortcuts } from "./use-shortcuts.ts";

const ShortcutsDialog = lazy(() =>
  import("./shortcuts-dialog.tsx").then((module) => ({ default: module.ShortcutsDialog })),
);

export interface EditorProps {
  user: { id: string };
  resume: { id: string; title: string; templateId: string };
}

export function Editor({ user, resume }: EditorProps) {
  const handle = useRoom({ resumeId: resume.id, userId: user.id });
  // The handle is another one at every change; its methods stay while the room is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` stands for all of them
  const room: Room = useMemo(() => handle, [handle.read]);
  const templateId = handle.snapshot?.templateId ?? resume.templateId;
  useAddressOf(resume.id, handle.connection.kind === "live" ? templateId : null);

  const [isSaving, save] = useSaveVersion(room);
  const [isPrinting, print] = useGeneratePdf(room);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = useCallback(() => setHelpOpen(true), []);
  useShortcuts({ save, undo: room.undo, redo: room.redo, help: openHelp });

  const [isCollaborating, toggleCollaboration] = useCollaboration(resume.id);
  const panes = usePaneLayout();
  const [editing, setEditing] = useState<string | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const html = useRef<PreviewHtml>(() => null);
  const { show } = panes;
  const pick = useCallback(
    (key: string) => {
      show("edit");
      requestAnimationFrame(() => form.current && focusField(form.current, key));
    },
    [show],
  );

  const isTab = panes.tabs.length > 0;
  const paneProps = (pane: "edit" | "preview" | "job") => ({
    pane,
    isTab: panes.tabs.some((tab) => tab === pane),
    isShown: panes.isShown(pane),
  });
  return (
    <RoomContext.Provider value={room}>
      <div className="flex h-dvh flex-col">
        <EditorHeader
          resumeId={resume.id}
          templateName={findTemplate(templateId)?.name ?? "Default"}
          connection={handle.connection.kind}
          editorCount={isCollaborating ? handle.editorCount : 1}
          saveText={saveStateText(handle.saveState)}
          isReady={handle.snapshot !== null}
          isSaving={isSaving}
          isPrinting={isPrinting}
          onSave={save}
          onPrint={print}
          onHelp={openHelp}
        />
        <ConnectionBanner connection={handle.connection} onRetry={room.retry} />
        {handle.refusal ? (
          <Banner tone="bad" announce className="rounded-none border-x-0">
            {handle.refusal}
          </Banner>
        ) : null}
        <main
          className={classNames(
            "grid min-h-0 flex-1",
            panes.layout === "three" && "grid-cols-3",
            panes.layout === "two" && "grid-cols-[minmax(0,2fr)_minmax(0,1fr)]",
            isTab && "grid-rows-[auto_minmax(0,1fr)]",
          )}
        >
          {isTab ? (
            <div className={panes.layout === "two" ? "col-start-1" : undefined}>
              <PaneTabs panes={panes.tabs} shown={panes.shown} onShow={panes.show} />
            </div>
          ) : null}
          {handle.snapshot ? (
            <>
              <EditorPane {...paneProps("edit")} className="overflow-y-auto px-4">
                {/* biome-ignore lint/a11y/noStaticElementInteractions: only notes which field has the focus */}
                <div
                  ref={form}
                  onFocus={(event) => setEditing(editedKey(event.target))}
                  onBlur={() => setEditing(null)}
                >
                  <ResumeForm />
                </div>
              </EditorPane>
              <EditorPane
                {...paneProps("preview")}
                className="flex flex-col border-line xl:border-x"
              >
                <div className="flex min-h-12 items-center justify-between gap-3 border-b border-line px-3">
                  <h2 className="text-lg">Live Preview</h2>
                  <CollaborationToggle isOn={isCollaborating} onToggle={toggleCollaboration} />
                </div>
                <PreviewPane editing={editing} onPick={pick} html={html} />
              </EditorPane>
              <EditorPane
                {...paneProps("job")}
                className={classNames(
                  "grid content-start gap-4 overflow-y-auto p-4",
                  panes.layout === "two" &&
                    "col-start-2 row-span-2 row-start-1 border-l border-line",
                )}
              >
                <JobPanel />
                <AtsPanel title={resume.title} html={html} />
              </EditorPane>
            </>
          ) : (
            <LoadingArea
              text="Loading your resume..."
              className="col-span-full grid place-items-center"
            />
          )}
        </main>
      </div>
      {isHelpOpen ? (
        <Suspense>
          <ShortcutsDialog open onOpenChange={setHelpOpen} />
        </Suspense>
      ) : null}
    </RoomContext.Provider>
  );
}

/**
 * Another template chosen elsewhere moves this page to its address; the room stays open. Null while the
 * template is only known from the offline copy.
 */
function useAddressOf(resumeId: string, templateId: string | null): void {
  const navigate = useNavigate();
  const shown = useParams().templateId;
  useEffect(() => {
    if (templateId === null || templateId === shown) return;
    navigate(`/builder/${templateId}?resume=${resumeId}`, { replace: true });
  }, [navigate, templateId, shown, resumeId]);
}
