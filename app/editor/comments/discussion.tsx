/**
 * Comments in the editor: counts and announces them, and loads their panel, marks and selection
 * tools when needed.
 */
import { memo, type RefObject, useCallback, useEffect, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { fieldText } from "#app/core/collab/comments/anchors.ts";
import { isFormattedField } from "#app/core/resume/plain-resume.ts";
import type { PagePreview } from "#app/editor/page/page-preview.ts";
import type { CommentCounts } from "#app/editor/presence/collaboration.tsx";
import { usePresence } from "#app/editor/presence/use-presence.ts";
import {
  type FieldSelection,
  readFieldSelection,
  useFieldSelection,
} from "#app/editor/selection/field-selection.ts";
import type { FormatTarget } from "#app/editor/selection/format-selection.ts";
import {
  type FormatShortcut,
  loadFormatting,
  useFormatShortcuts,
} from "#app/editor/selection/use-format-shortcuts.ts";
import { pageCursor } from "#app/editor/sync/collaboration/page-cursor.ts";
import { useEditorAccess, useMayEdit } from "#app/editor/sync/editor-access.ts";
import type { DraftTarget } from "#app/editor/sync/offline/comment-drafts.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { lazyPart, loadOrNotify } from "#app/ui/loading/lazy-part.tsx";
import { preload } from "#app/ui/loading/preload.ts";
import type { DiscussionActions } from "./discussion-actions.ts";
import { useSuggestionUndo } from "./suggestions/suggestion-undo.ts";
import { useDiscussion } from "./use-discussion.ts";
import { useDraftTargets } from "./use-drafts.ts";
import { useUnreadActivity } from "./use-unread-activity.ts";

const DiscussionPanel = lazyPart(() =>
  import("./discussion-panel.tsx").then((module) => module.DiscussionPanel),
);
const CommentMarks = lazyPart(() =>
  import("./comment-marks.tsx").then((module) => module.CommentMarks),
);
const PageCommentMarks = lazyPart(() =>
  import("./page-comment-marks.tsx").then((module) => module.PageCommentMarks),
);
const FieldSuggestions = lazyPart(() =>
  import("./suggestions/field-suggestions.tsx").then((module) => module.FieldSuggestions),
);
const SelectionTools = lazyPart(() =>
  import("./selection-tools.tsx").then((module) => module.SelectionTools),
);
const LinkDialog = lazyPart(() =>
  import("#app/editor/selection/link-dialog.tsx").then((module) => module.LinkDialog),
);
const loadDraftCode = preload(() => import("./draft-from-selection.ts"));

export const Discussion = memo(function Discussion({
  form,
  preview,
  showForm,
  showPage,
  isLive,
  isOpen,
  onOpen,
  slot,
  onCounts,
}: {
  form: RefObject<HTMLElement>;
  /** Null until the page is rendered. */
  preview: PagePreview | null;
  /** Brings the form into view where panes are tabs. */
  showForm(): void;
  /** Brings the page into view, where people with the comment role see the commented text. */
  showPage(): void;
  /** Whether comments and suggestions can be sent now. */
  isLive: boolean;
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
  /** The side panel's element for the comments; null while it is closed. */
  slot: HTMLElement | null;
  onCounts(counts: CommentCounts): void;
}) {
  const room = useOpenRoom();
  const page = preview?.pageDocument ?? null;
  const { role } = useEditorAccess();
  const { draftTarget, otherDrafts, beginDraft, endDraft, closeEmptyDraft } = useDraftTargets(
    room.resumeId,
  );
  const [activeThreadId, setActiveThreadId] = useState<number | null>(null);
  // `form.current` is set from the second render on.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const threads = useDiscussion((view) => view.threads);
  const unresolvedThreads = useMemo(
    () => threads.filter(({ resolved }) => resolved === null),
    [threads],
  );
  const suggestions = useDiscussion((view) => view.suggestions);
  const undecided = useMemo(
    () => suggestions.filter(({ state }) => state === "open"),
    [suggestions],
  );
  useSuggestionUndo();
  const currentUserId = usePresence((view) => view.you?.userId ?? null);
  const [selected, dismiss] = useFieldSelection(role, page);
  const pick = useCallback(
    (threadId: number) => {
      setActiveThreadId(threadId);
      onOpen(true);
    },
    [onOpen],
  );
  const { unread, announcement } = useUnreadActivity(currentUserId, isOpen, pick);
  // When the panel closes, no thread stays highlighted, and a comment form without text is closed.
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      setActiveThreadId(null);
      closeEmptyDraft();
    };
  }, [isOpen, closeEmptyDraft]);

  /** Begins a comment or suggestion about the selection, or else about the whole focused field. */
  const beginAbout = useCallback(
    async (kind: DraftTarget["kind"], about: FieldSelection | null) => {
      if (!about) return;
      const next = (await loadOrNotify(loadDraftCode))?.draftFromSelection(room, about, kind);
      if (!next) return;
      beginDraft(next);
      // Otherwise the selection tools would show again when the panel is closed.
      if (about.onPage && !pageCursor.read()) page?.getSelection()?.removeAllRanges();
      onOpen(true);
      dismiss();
    },
    [room, page, beginDraft, onOpen, dismiss],
  );
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !event.altKey || event.code !== "KeyM") return;
      event.preventDefault();
      void beginAbout("comment", readFieldSelection(page));
    };
    // Ignored while a text is edited on the page, whose keys are forwarded to the window
    // (key-handler.ts).
    const onPageKeyDown = (event: KeyboardEvent) => {
      if (pageCursor.read()) return;
      const isEnter = event.key === "Enter" && !event.shiftKey && !event.altKey;
      if (role === "comment" && isEnter) void beginAbout("comment", readFieldSelection(page));
      else onKeyDown(event);
    };
    addEventListener("keydown", onKeyDown);
    page?.addEventListener("keydown", onPageKeyDown);
    return () => {
      removeEventListener("keydown", onKeyDown);
      page?.removeEventListener("keydown", onPageKeyDown);
    };
  }, [beginAbout, page, role]);

  const mayFormat = useMayEdit();
  const [linkTarget, setLinkTarget] = useState<FormatTarget | null>(null);
  const format = useCallback(
    async (key: FormatShortcut, about: FieldSelection) => {
      const formatting = await loadFormatting();
      const target = formatting?.formatTarget(room, about);
      if (!formatting || !target) return;
      if (key === "k") setLinkTarget(target);
      else if (key === "b") formatting.toggleFormat(room, target, "bold");
      else if (key === "i") formatting.toggleFormat(room, target, "italic");
      else formatting.indent(room, target, key === "]" ? 1 : -1);
    },
    [room],
  );
  useFormatShortcuts(page, mayFormat, format);

  const actions: DiscussionActions = useMemo(
    () => ({
      openDraft: beginDraft,
      removeDraft: endDraft,
      show(anchor, threadId) {
        setActiveThreadId(threadId ?? null);
        if (role === "comment" && preview) {
          showPage();
          requestAnimationFrame(async () =>
            (await loadOrNotify(loadDraftCode))?.showWordsOnPage(room, preview, anchor),
          );
          return;
        }
        showForm();
        requestAnimationFrame(async () => {
          const loaded = await loadOrNotify(loadDraftCode);
          if (form.current) loaded?.showWords(room, form.current, anchor);
        });
      },
      close: () => onOpen(false),
    }),
    [room, role, preview, beginDraft, endDraft, showForm, showPage, form, onOpen],
  );

  // The owner edits texts directly.
  const maySuggest =
    role !== "owner" &&
    selected !== null &&
    room.presence.withDocument((doc) => fieldText(doc, selected.field) !== null);
  const count = unresolvedThreads.length + (role === "comment" ? 0 : undecided.length);
  useEffect(() => onCounts({ open: count, unread }), [onCounts, count, unread]);
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {isOpen && slot
        ? createPortal(
            <DiscussionPanel
              draftTarget={draftTarget}
              drafts={otherDrafts}
              activeThreadId={activeThreadId}
              isLive={isLive}
              actions={actions}
              onLoadError={actions.close}
            />,
            slot,
          )
        : null}
      {unresolvedThreads.length > 0 && isMounted && form.current
        ? createPortal(
            <CommentMarks
              threads={unresolvedThreads}
              activeThreadId={activeThreadId}
              onPick={pick}
            />,
            form.current,
          )
        : null}
      {unresolvedThreads.length > 0 && preview ? (
        <PageCommentMarks
          preview={preview}
          threads={unresolvedThreads}
          activeThreadId={activeThreadId}
          onPick={pick}
        />
      ) : null}
      {undecided.length > 0 ? <FieldSuggestions suggestions={undecided} isLive={isLive} /> : null}
      {selected ? (
        <SelectionTools
          selected={selected}
          onComment={() => void beginAbout("comment", readFieldSelection(page) ?? selected)}
          onSuggest={
            maySuggest
              ? () => void beginAbout("suggestion", readFieldSelection(page) ?? selected)
              : undefined
          }
          onLink={
            mayFormat && isFormattedField(selected.field)
              ? () => void format("k", readFieldSelection(page) ?? selected)
              : undefined
          }
          onDismiss={dismiss}
        />
      ) : null}
      {linkTarget ? <LinkDialog target={linkTarget} onClose={() => setLinkTarget(null)} /> : null}
    </>
  );
});
