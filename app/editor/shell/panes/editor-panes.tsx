/**
 * The editor's panes (form, page, match): side by side, match as a drawer, or all as tabs, depending on the width. The
 * match pane ("job") holds the job description and its score, and the panel of comments and people.
 */
import { memo, type RefObject, useImperativeHandle, useMemo, useRef, useState } from "react";
import type { AtsReport } from "#app/core/ats/report.ts";
import type { Pane, PanesHandle } from "#app/editor/command-palette/editor-actions.ts";
import { Discussion } from "#app/editor/comments/discussion.tsx";
import { AtsPanel } from "#app/editor/match/ats-panel.tsx";
import { JobPanel } from "#app/editor/match/job-panel.tsx";
import { useJobDraft } from "#app/editor/match/use-job-draft.ts";
import type { LastAnalysis } from "#app/editor/match/use-score.ts";
import type { PagePreview } from "#app/editor/page/page-preview.ts";
import type { PreviewHtml } from "#app/editor/page/preview-html.ts";
import { Collaboration } from "#app/editor/presence/collaboration.tsx";
import {
  COLLABORATION_OFF_NOTE,
  CollaborationToggle,
} from "#app/editor/presence/collaboration-toggle.tsx";
import { useFollowing } from "#app/editor/presence/use-following.ts";
import { usePresence } from "#app/editor/presence/use-presence.ts";
import { TEXTS } from "#app/editor/shell/texts.ts";
import { useEditorAccess } from "#app/editor/sync/editor-access.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import type { ConnectionState } from "#app/editor/sync/room-state.ts";
import { useTypingEnd } from "#app/editor/sync/use-typing-end.ts";
import { WritingTips } from "#app/editor/tip-marks/writing-tips.tsx";
import { classNames } from "#app/ui/controls/class-names.ts";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";
import { LoadingArea } from "#app/ui/page/page-loading.tsx";
import { EditorPane } from "./editor-pane.tsx";
import { FormPane } from "./form-pane.tsx";
import { MatchPane } from "./match-pane.tsx";
import { PaneRail } from "./pane-rail.tsx";
import { PaneTabs, paneId } from "./pane-tabs.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import { Splitter } from "./splitter.tsx";
import { useEditedField } from "./use-edited-field.ts";
import { useFieldFromHash } from "./use-field-from-hash.ts";
import { useOtherPanes } from "./use-other-panes.ts";
import { usePaneOpeners } from "./use-pane-openers.ts";
import { usePaneShortcuts } from "./use-pane-shortcuts.ts";
import { usePanes } from "./use-panes.ts";
import { usePickedField } from "./use-picked-field.ts";
import { useRevealOnUndo } from "./use-reveal-on-undo.ts";
import { useSidePanel } from "./use-side-panel.ts";

const PageCarets = lazyPart(() =>
  import("#app/editor/presence/page-carets.tsx").then((module) => module.PageCarets),
);

const REVIEW_NOTE = (
  <p className="border-b border-line bg-accent-wash px-3 py-1 text-center text-sm">
    {TEXTS.selectWordsToComment}
  </p>
);

const RAIL_LABELS: Record<Pane, string> = {
  edit: TEXTS.editor,
  preview: TEXTS.page,
  job: TEXTS.jobScore,
};

export const EditorPanes = memo(function EditorPanes({
  handle,
  title,
  lastAnalysis,
  isReady,
  connection,
  isCollaborating,
  onToggleCollaboration,
  tools,
  score,
  hasReport,
  onReport,
}: {
  /** Lets the header and the command palette open panes and panels. */
  handle: RefObject<PanesHandle>;
  /** The resume's title, for the exported report. */
  title: string;
  lastAnalysis: LastAnalysis | null;
  /** False until the document has loaded. */
  isReady: boolean;
  /** "device" if the resume is on this device alone: no other people, but comments of its own. */
  connection: ConnectionState["kind"];
  isCollaborating: boolean;
  onToggleCollaboration(): void;
  /** The header's element that holds the panels' buttons; null until it is mounted. */
  tools: HTMLElement | null;
  /** The score that is shown; null before the first. */
  score: number | null;
  /** True also for a report in a language that is not scored. */
  hasReport: boolean;
  /** Called with the report that is shown. */
  onReport(report: AtsReport | null): void;
}) {
  const { role } = useEditorAccess();
  const isReviewing = role === "comment";
  const panes = usePanes(isReviewing);
  const { layout, tabs, tab, bounds, columns, isShown, show, toggle, resize } = panes;
  const paneOpeners = usePaneOpeners(show);
  const { leftTab, setLeftTab, openLeftTab, showForm, showPage, focusJob } = paneOpeners;
  const form = useRef<HTMLDivElement>(null);
  const { editing, setEditing, markFieldEditedOnPage } = useEditedField(form);
  const previewHtml = useRef<PreviewHtml>(() => null);
  const [preview, setPreview] = useState<PagePreview | null>(null);
  useTypingEnd(preview?.pageDocument ?? null);
  const jobFields = useJobDraft(useOpenRoom());
  const pick = usePickedField(form, showForm);
  useFieldFromHash(isReady, pick, focusJob);
  const following = useFollowing(form, showForm);
  useRevealOnUndo(form, showForm);
  const { openTab, openPanelAt, setCommentsOpen, togglePane, showMatch, ...comments } =
    useSidePanel(panes);
  const otherPanes = useOtherPanes(panes, preview, showMatch);
  const [panelElement, setPanelElement] = useState<HTMLElement | null>(null);
  const [isAnalyzing, setAnalyzing] = useState(false);
  const [tabTools, setTabTools] = useState<HTMLElement | null>(null);
  usePaneShortcuts(togglePane);
  useImperativeHandle(handle, () => ({
    tabs,
    isCollaborating,
    hasReport,
    show,
    toggle: togglePane,
    openLeftTab,
    pick,
    showPostingLines: paneOpeners.showPostingLines,
    openPanel: openPanelAt,
    toggleCollaboration: onToggleCollaboration,
  }));
  // Memoized, so that the preview is not rendered again whenever another field gets the focus.
  const collaborationToggle = useMemo(
    () => <CollaborationToggle isOn={isCollaborating} onToggle={onToggleCollaboration} />,
    [isCollaborating, onToggleCollaboration],
  );
  const hasOthers = usePresence((view) => view.others.length > 0);

  if (!isReady) {
    return (
      <main id="main" className="grid flex-1">
        <LoadingArea text={TEXTS.loadingYourResume} className="grid place-items-center" />
      </main>
    );
  }
  const isDrawer = layout === "two";
  const isSideBySide = layout !== "one";
  // If only one pane fits, the page is also shown above the design and template tabs.
  const isPageAboveForm =
    !isSideBySide && tab === "edit" && (leftTab === "design" || leftTab === "template");
  // Whether the panel of comments and people has a place to be shown in.
  const isPanelShown = !isSideBySide || isShown("job");
  const propsOf = (pane: Pane) => ({ pane, isTab: !isSideBySide, isShown: isShown(pane) });
  const rail = (pane: Pane, side: "left" | "right") =>
    isSideBySide && !isShown(pane) ? (
      <PaneRail label={RAIL_LABELS[pane]} side={side} onOpen={() => toggle(pane)} />
    ) : null;
  // Beside the page, the panel is in the match pane; with tabs, a sheet over the page.
  const slots = {
    buttons: isSideBySide ? tools : tabTools,
    panel: isSideBySide ? panelElement : null,
  };
  return (
    <main
      id="main"
      className={classNames(
        "relative grid min-h-0 flex-1",
        isSideBySide
          ? "grid-rows-[minmax(0,1fr)]"
          : isPageAboveForm
            ? "grid-rows-[minmax(0,2fr)_minmax(0,3fr)_auto] [@media(max-height:30rem)]:grid-rows-[minmax(0,1fr)_auto]"
            : "grid-rows-[minmax(0,1fr)_auto]",
      )}
      style={{ gridTemplateColumns: columns }}
    >
      {rail("edit", "left")}
      <FormPane
        {...propsOf("edit")}
        tab={leftTab}
        onTabChange={setLeftTab}
        preview={preview}
        form={form}
        onFocusedField={setEditing}
      />
      {isSideBySide ? (
        <Splitter
          label={TEXTS.widthOfTheEditor}
          controls={paneId("edit")}
          bounds={bounds.edit}
          onResize={(px) => resize("edit", px)}
        />
      ) : null}
      {rail("preview", "left")}
      <EditorPane
        {...propsOf("preview")}
        {...(isPageAboveForm ? { isTab: false, isShown: true } : {})}
        className={classNames(
          "flex flex-col",
          // With the on-screen keyboard open there is no room for both.
          isPageAboveForm && "order-first border-b border-line [@media(max-height:30rem)]:hidden",
        )}
      >
        <PreviewPane
          editing={editing}
          onPick={pick}
          onEditedKeyChange={markFieldEditedOnPage}
          previewHtml={previewHtml}
          onPreview={setPreview}
          isToolbarBelow={!isSideBySide}
          toolbarEnd={connection === "device" ? null : collaborationToggle}
          note={isCollaborating ? (isReviewing ? REVIEW_NOTE : null) : COLLABORATION_OFF_NOTE}
        />
      </EditorPane>
      {layout === "three" ? (
        <Splitter
          label={TEXTS.widthOfJobScore}
          controls={paneId("job")}
          bounds={bounds.job}
          isReversed
          onResize={(px) => resize("job", px)}
        />
      ) : null}
      {isDrawer ? null : rail("job", "right")}
      <MatchPane
        {...propsOf("job")}
        isDrawer={isDrawer}
        isPanelOpen={openTab !== null}
        panelRef={setPanelElement}
        onClose={() => toggle("job")}
      >
        <JobPanel fields={jobFields} isScored={score !== null || isAnalyzing} />
        <AtsPanel
          fields={jobFields}
          title={title}
          lastAnalysis={lastAnalysis}
          previewHtml={previewHtml}
          isPostingByLine={paneOpeners.isPostingByLine}
          onPostingByLineChange={paneOpeners.setPostingByLine}
          otherPanes={otherPanes}
          onPick={pick}
          onReport={onReport}
          onAnalyzing={setAnalyzing}
        />
      </MatchPane>
      {tabs.length > 0 ? (
        <PaneTabs panes={tabs} shown={tab} onShow={show} toolsRef={setTabTools} />
      ) : null}
      <WritingTips form={form} preview={preview} showForm={showForm} showPage={showPage} />
      {hasOthers && preview ? <PageCarets preview={preview} /> : null}
      <Collaboration
        connection={connection}
        isCollaborating={isCollaborating}
        following={following}
        tab={isPanelShown ? openTab : null}
        onTabChange={openPanelAt}
        counts={comments.commentCounts}
        slots={slots}
        onCommentsSlot={comments.setCommentsSlot}
      />
      <Discussion
        form={form}
        preview={preview}
        showForm={showForm}
        showPage={showPage}
        isLive={connection === "live" || connection === "device"}
        isOpen={openTab === "comments" && isPanelShown}
        onOpen={setCommentsOpen}
        slot={comments.commentsSlot}
        onCounts={comments.setCommentCounts}
      />
    </main>
  );
});
