/** Comments in the editor: their number, and, loaded when needed, their panel, their marks and what begins them. */
import { memo, type RefObject, useCallback, useEffect, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { fieldText } from "#app/core/collab/comments/anchors.ts";
import { isFormattedField } from "#app/core/resume/plain-resume.ts";
import type { PagePreview } from "#app/editor/page/preview-page-handle.ts";
import type { CommentNews } from "#app/editor/presence/collaboration.tsx";
import { usePresence } from "#app/editor/presence/use-presence.ts";
import type { FormatTarget } from "#app/editor/selection/format-selection.ts";
import { readSelected, type Selected, useSelected } from "#app/editor/selection/selected-text.ts";
import {
  type FormatShortcut,
  useFormatShortcuts,
  withFormatting,
} from "#app/editor/selection/use-format-shortcuts.ts";
import { pageCursor } from "#app/editor/sync/collaboration/page-cursor.ts";
import { useEditorAccess, useMayEdit } from "#app/editor/sync/editor-access.ts";
import type { Asked } from "#app/editor/sync/offline/comment-drafts.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { lazyPart, loadOrNotify } from "#app/ui/loading/lazy-part.tsx";
import { preload } from "#app/ui/loading/preload.ts";
import type { DiscussionActions } from "./discussion-actions.ts";
import { useSuggestionSteps } from "./suggestions/suggestion-steps.ts";
import { useDiscussion } from "./use-discussion.ts";
import { useBegun } from "./use-drafts.ts";
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
const loadAskedAbout = preload(() => import("./draft-from-selection.ts"));

export const Discussion = memo(function Discussion({
  form,
  preview,
  showForm,
  showPage,
  isLive,
  isOpen,
  onOpen,
  slot,
  onNews,
}: {
  form: RefObject<HTMLElement>;
  /** Null until the page is drawn. */
  preview: PagePreview | null;
  /** Brings the form into view where panes are tabs. */
  showForm(): void;
  /** The same for the page, where a reviewer reads. */
  showPage(): void;
  isLive: boolean;
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
  /** Where the panel has room for them; null while it is closed. */
  slot: HTMLElement | null;
  onNews(news: CommentNews): void;
}) {
  const room = useOpenRoom();
  const page = preview?.frame ?? null;
  const { role } = useEditorAccess();
  const { asked, others, begin, end, leave } = useBegun(room.resumeId);
  const [active, setActive] = useState<number | null>(null);
  // The form is in the page from the second drawing on.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const threads = useDiscussion((view) => view.threads);
  const open = useMemo(() => threads.filter(({ resolved }) => resolved === null), [threads]);
  const suggestions = useDiscussion((view) => view.suggestions);
  const waiting = useMemo(() => suggestions.filter(({ state }) => state === "open"), [suggestions]);
  useSuggestionSteps();
  const you = usePresence((view) => view.you?.userId ?? null);
  const [selected, dismiss] = useSelected(role, page);
  const pick = useCallback(
    (threadId: number) => {
      setActive(threadId);
      onOpen(true);
    },
    [onOpen],
  );
  const { unread, announcement } = useUnreadActivity(you, isOpen, pick);
  // However the panel is closed: no words stay marked, and no comment begun in which nothing is written.
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      setActive(null);
      leave();
    };
  }, [isOpen, leave]);

  /** About what is selected, else about the whole field that has the focus. */
  const beginAbout = useCallback(
    async (kind: Asked["kind"], about: Selected | null) => {
      if (!about) return;
      const next = (await loadOrNotify(loadAskedAbout))?.draftFromSelection(room, about, kind);
      if (!next) return;
      begin(next);
      // Else the tools would be back once the panel is closed.
      if (about.onPage && !pageCursor.read()) page?.getSelection()?.removeAllRanges();
      onOpen(true);
      dismiss();
    },
    [room, page, begin, onOpen, dismiss],
  );
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !event.altKey || event.code !== "KeyM") return;
      event.preventDefault();
      void beginAbout("comment", readSelected(page));
    };
    // Keys of a text that is being written on the page are sent on to the window.
    const onPageKeyDown = (event: KeyboardEvent) => {
      if (pageCursor.read()) return;
      const isEnter = event.key === "Enter" && !event.shiftKey && !event.altKey;
      if (role === "comment" && isEnter) void beginAbout("comment", readSelected(page));
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
    async (key: FormatShortcut, about: Selected) => {
      const formatting = await withFormatting();
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
      begin,
      end,
      show(anchor, threadId) {
        setActive(threadId ?? null);
        if (role === "comment" && preview) {
          showPage();
          requestAnimationFrame(async () =>
            (await loadOrNotify(loadAskedAbout))?.showWordsOnPage(room, preview, anchor),
          );
          return;
        }
        showForm();
        requestAnimationFrame(async () => {
          const loaded = await loadOrNotify(loadAskedAbout);
          if (form.current) loaded?.showWords(room, form.current, anchor);
        });
      },
      close: () => onOpen(false),
    }),
    [room, role, preview, begin, end, showForm, showPage, form, onOpen],
  );

  // The owner's own way to change a text is to change it.
  const maySuggest =
    role !== "owner" &&
    selected !== null &&
    room.presence.withDocument((doc) => fieldText(doc, selected.field) !== null);
  const count = open.length + (role === "comment" ? 0 : waiting.length);
  useEffect(() => onNews({ open: count, unread }), [onNews, count, unread]);
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {isOpen && slot
        ? createPortal(
            <DiscussionPanel
              asked={asked}
              drafts={others}
              active={active}
              isLive={isLive}
              actions={actions}
              onLoadError={actions.close}
            />,
            slot,
          )
        : null}
      {open.length > 0 && isMounted && form.current
        ? createPortal(<CommentMarks threads={open} active={active} onPick={pick} />, form.current)
        : null}
      {open.length > 0 && preview ? (
        <PageCommentMarks preview={preview} threads={open} active={active} onPick={pick} />
      ) : null}
      {waiting.length > 0 ? <FieldSuggestions suggestions={waiting} isLive={isLive} /> : null}
      {selected ? (
        <SelectionTools
          selected={selected}
          onComment={() => void beginAbout("comment", readSelected(page) ?? selected)}
          onSuggest={
            maySuggest
              ? () => void beginAbout("suggestion", readSelected(page) ?? selected)
              : undefined
          }
          onLink={
            mayFormat && isFormattedField(selected.field)
              ? () => void format("k", readSelected(page) ?? selected)
              : undefined
          }
          onDismiss={dismiss}
        />
      ) : null}
      {linkTarget ? <LinkDialog target={linkTarget} onClose={() => setLinkTarget(null)} /> : null}
    </>
  );
});
