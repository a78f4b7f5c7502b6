/** Form, preview and job panes: side by side if they fit, else behind tabs. */
import { memo, type RefObject, useCallback, useImperativeHandle, useRef, useState } from "react";
import type { PanesHandle } from "#app/editor/command-palette/editor-actions.ts";
import { Discussion } from "#app/editor/comments/discussion.tsx";
import { fieldKeyOf, focusField, markField } from "#app/editor/form/focus-field.ts";
import { ResumeForm } from "#app/editor/form/resume-form.tsx";
import { AtsPanel } from "#app/editor/match/ats-panel.tsx";
import { JobPanel } from "#app/editor/match/job-panel.tsx";
import type { LastAnalysis } from "#app/editor/match/use-score.ts";
import type { PreviewHtml } from "#app/editor/page/preview-html.ts";
import { Collaboration } from "#app/editor/presence/collaboration.tsx";
import { CollaborationToggle } from "#app/editor/presence/collaboration-toggle.tsx";
import { useFollowing } from "#app/editor/presence/use-following.ts";
import { usePresence } from "#app/editor/presence/use-presence.ts";
import type { ConnectionState } from "#app/editor/sync/room-state.ts";
import { classNames } from "#app/ui/controls/class-names.ts";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";
import { LoadingArea } from "#app/ui/page/page-loading.tsx";
import { EditorPane } from "./editor-pane.tsx";
import { PaneTabs } from "./pane-tabs.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import { useFieldFromHash } from "./use-field-from-hash.ts";
import { usePaneLayout } from "./use-pane-layout.ts";
import { useRevealOnUndo } from "./use-reveal-on-undo.ts";

const RemoteCarets = lazyPart(() =>
  import("#app/editor/presence/remote-carets.tsx").then((module) => module.RemoteCarets),
);

const GRIDS = {
  one: "grid-rows-[auto_minmax(0,1fr)]",
  two: "grid-cols-[minmax(0,2fr)_minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]",
  three: "grid-cols-3",
} as const;

export const EditorPanes = memo(function EditorPanes({
  handle,
  title,
  lastAnalysis,
  isReady,
  connection,
  isCollaborating,
  onToggleCollaboration,
}: {
  /** Lets the command palette open panes and panels. */
  handle: RefObject<PanesHandle>;
  /** The resume's title, for the exported report. */
  title: string;
  lastAnalysis: LastAnalysis | null;
  /** False until the document has loaded. */
  isReady: boolean;
  connection: ConnectionState["kind"];
  isCollaborating: boolean;
  onToggleCollaboration(): void;
}) {
  const { layout, tabs, shown, show, propsOf } = usePaneLayout();
  const [editing, setEditing] = useState<string | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const html = useRef<PreviewHtml>(() => null);
  const pick = useCallback(
    (key: string) => {
      show("edit");
      requestAnimationFrame(() => form.current && focusField(form.current, key));
    },
    [show],
  );
  useFieldFromHash(isReady, pick);
  /** The form follows what is written on the page. */
  const follow = useCallback((key: string | null) => {
    setEditing(key);
    if (form.current) markField(form.current, key);
  }, []);

  const showForm = useCallback(() => show("edit"), [show]);
  const following = useFollowing(form, showForm);
  useRevealOnUndo(form, showForm);
  const [panel, setPanel] = useState<"people" | "comments" | null>(null);
  const openPeople = useCallback((isOpen: boolean) => setPanel(isOpen ? "people" : null), []);
  const openComments = useCallback((isOpen: boolean) => setPanel(isOpen ? "comments" : null), []);
  useImperativeHandle(handle, () => ({
    tabs,
    isCollaborating,
    show,
    pick,
    openPeople,
    openComments,
    toggleCollaboration: onToggleCollaboration,
  }));
  const hasOthers = usePresence((view) => view.others.length > 0);

  if (!isReady) {
    return (
      <main className="grid flex-1">
        <LoadingArea text="Loading your resume..." className="grid place-items-center" />
      </main>
    );
  }
  return (
    <main className={classNames("grid min-h-0 flex-1", GRIDS[layout])}>
      {tabs.length > 0 ? <PaneTabs panes={tabs} shown={shown} onShow={show} /> : null}
      <EditorPane {...propsOf("edit")} className="overflow-y-auto px-4 pb-20">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only tracks the focused field */}
        <div
          ref={form}
          onFocus={(event) => setEditing(fieldKeyOf(event.target))}
          onBlur={() => setEditing(null)}
          // Clears a section's sticky heading.
          className="relative [&_[data-on-page]]:bg-accent-wash [&_[id^=field-]]:scroll-mt-14"
        >
          <ResumeForm />
          {hasOthers ? <RemoteCarets /> : null}
        </div>
      </EditorPane>
      <EditorPane {...propsOf("preview")} className="flex flex-col border-line xl:border-x">
        <div className="flex min-h-12 items-center justify-between gap-3 border-b border-line px-3">
          <h2 className="text-lg">Live Preview</h2>
          <CollaborationToggle isOn={isCollaborating} onToggle={onToggleCollaboration} />
        </div>
        <PreviewPane editing={editing} onPick={pick} onWrite={follow} html={html} />
      </EditorPane>
      <EditorPane
        {...propsOf("job")}
        className={classNames(
          // The padding lets the end scroll clear of the floating buttons.
          "grid content-start gap-4 overflow-y-auto p-4 pb-20",
          layout === "two" && "col-start-2 row-span-2 row-start-1 border-l border-line",
        )}
      >
        <JobPanel />
        <AtsPanel title={title} lastAnalysis={lastAnalysis} html={html} onPick={pick} />
      </EditorPane>
      <Collaboration
        connection={connection}
        isCollaborating={isCollaborating}
        following={following}
        isOpen={panel === "people"}
        onOpen={openPeople}
      />
      <Discussion
        form={form}
        showForm={showForm}
        isLive={connection === "live"}
        isOpen={panel === "comments"}
        onOpen={openComments}
      />
    </main>
  );
});
